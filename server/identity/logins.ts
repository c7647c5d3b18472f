import type { Database } from '../database/connection';

/** The doctor’s own login, or that of a colleague in the doctor’s practice. */
export interface Login {
  doctorId: number;
  colleagueId: number | null;
}

/** The doctor’s id alone means the doctor’s own login. */
export type Whose = number | Login;

export const loginOf = (whose: Whose): Login =>
  typeof whose === 'number' ? { doctorId: whose, colleagueId: null } : whose;

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

/** A login as the log names it; nobody can log in by it. */
export const sessionLabel = (tokenHash: string) => tokenHash.slice(0, 12);
