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

export const registrationModes = ['closed', 'invitation', 'open'] as const;
/** `open`: anybody may register, and waits for approval. `invitation`: only with a link. `closed`: neither. */
export type RegistrationMode = (typeof registrationModes)[number];

/** The parts of the panel that only the doctor may use: `admin.attributes.denied`. */
const DENIED = ['payments', 'payouts', 'practice-settings', 'profile', 'recept-decisions', 'second-factor'] as const;
type DeniedPart = (typeof DENIED)[number];

/**
 * The logins that may call a route. `open`: no login needed; `everybody`: colleagues, too. Some of the latter still restrict colleagues:
 * the dashboard leaves out the earnings, `settings-store` allows only personal settings.
 */
export type Right = 'open' | 'everybody' | DeniedPart;

/** Whether this login may call a route of this right. */
export const mayCall = ({ colleagueId }: Login, right: Right): boolean => colleagueId === null || right === 'everybody';

export const deniedTo = ({ colleagueId }: Login): DeniedPart[] => (colleagueId === null ? [] : [...DENIED]);

export const isDenied = (login: Login, part: DeniedPart): boolean => deniedTo(login).includes(part);
