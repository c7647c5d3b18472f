import type { Database } from '../../database/connection';
import type { Urgency } from '../../identity/hashing';
import { loginOf, normalisedEmail, type Login, type Whose } from '../../identity/logins';
import type { Passwords } from '../../identity/passwords';
import type { Sessions } from './sessions';

/** A pending doctor works, but does not stand at the kiosk; a disabled one cannot log in, nor can the colleagues. */
export type AccountStatus = 'pending' | 'active' | 'disabled';

/** The login that a password opens; `status` is the doctor's. */
export interface AccountOf extends Login {
  status: AccountStatus;
}

export interface Accounts {
  /** Null when the credentials are wrong. It takes as long for an unknown e-mail. */
  checkPassword(email: string, password: string, urgency?: Urgency): Promise<AccountOf | null>;
  isPasswordOf(whose: Whose, password: string): Promise<boolean>;
  /** Sessions stay: end them by `endSessionsOf`. */
  setPassword(whose: Whose, password: string): Promise<void>;
  /** Disabling ends the sessions of the doctor and the colleagues. */
  setDoctorStatus(doctorId: number, status: AccountStatus): void;
}

export interface AccountParts {
  database: Database;
  passwords: Passwords;
  sessions: Sessions;
  /** Runs in the transaction that stores a doctor's status. */
  onStatus: () => void;
}

export function createAccounts({ database, passwords, sessions, onStatus }: AccountParts): Accounts {
  return {
    async checkPassword(email, password, urgency) {
      const found = database.first<AccountOf & { password_hash: string }>(BY_EMAIL, normalisedEmail(email));
      const isRight = await passwords.isRight(password, found?.password_hash, urgency);
      if (!isRight || !found) return null;
      const { doctorId, colleagueId, status } = found;
      return { doctorId, colleagueId, status };
    },
    isPasswordOf(whose, password) {
      const { table, id } = rowOf(whose);
      const found = database.first<{ password_hash: string | null }>(
        `SELECT password_hash FROM ${table} WHERE id = ?`,
        id,
      );
      return passwords.isRight(password, found?.password_hash ?? undefined);
    },
    async setPassword(whose, password) {
      const hash = await passwords.hash(password, 'known');
      const { table, id } = rowOf(whose);
      // A colleague who was removed meanwhile has no account any more.
      database.run(`UPDATE ${table} SET password_hash = ? WHERE id = ? AND email IS NOT NULL`, hash, id);
    },
    setDoctorStatus(doctorId, status) {
      database.transaction(() => {
        database.run('UPDATE doctors SET status = ? WHERE id = ?', status, doctorId);
        if (status === 'disabled') sessions.endSessionsOfPractice(doctorId);
        onStatus();
      });
    },
  };
}

function rowOf(whose: Whose) {
  const { doctorId, colleagueId } = loginOf(whose);
  return colleagueId === null
    ? ({ table: 'doctors', id: doctorId } as const)
    : ({ table: 'colleagues', id: colleagueId } as const);
}

const BY_EMAIL = `SELECT id AS doctorId, NULL AS colleagueId, status, password_hash FROM doctors WHERE email = ?1
  UNION ALL SELECT doctors.id, colleagues.id, doctors.status, colleagues.password_hash
    FROM colleagues JOIN doctors ON doctors.id = doctor_id WHERE colleagues.email = ?1`;
