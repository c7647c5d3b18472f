import type { Database } from '../database/connection';

/** The login of a doctor, or of a colleague in the doctor’s practice. */
export interface Login {
  doctorId: number;
  colleagueId: number | null;
}

/** A login, or a doctor’s id for the doctor’s own login. */
export type LoginRef = number | Login;

export const loginOf = (login: LoginRef): Login =>
  typeof login === 'number' ? { doctorId: login, colleagueId: null } : login;

/** E-mails are compared ignoring case and surrounding space. */
export const normalisedEmail = (email: string) => email.trim().toLowerCase();

/** Finds the login with this e-mail, which is unique among doctors and colleagues together. */
export function loginByEmail(database: Database, email: string): Login | undefined {
  const row = database.first<{ doctor_id: number; colleague_id: number | null }>(
    `SELECT id AS doctor_id, NULL AS colleague_id FROM doctors WHERE email = ?1
       UNION ALL SELECT doctor_id, id FROM colleagues WHERE email = ?1`,
    normalisedEmail(email),
  );
  return row && { doctorId: row.doctor_id, colleagueId: row.colleague_id };
}

/** A session’s label in the log, too short to be used as a token. */
export const sessionLabel = (tokenHash: string) => tokenHash.slice(0, 12);
