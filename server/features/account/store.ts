import type { Database } from '../../database/connection';
import type { Passwords, Urgency } from '../../identity/passwords';
import { loginOf, normalisedEmail, type Login, type LoginRef } from '../../identity/logins';
import type { Sessions } from './sessions';

/** A pending doctor can work, but is not shown at the kiosk; a disabled doctor cannot log in, nor can the colleagues. */
export type AccountStatus = 'pending' | 'active' | 'disabled';

/** The login to which a password belongs; `status` is the doctor's. */
interface AccountOf extends Login {
  status: AccountStatus;
}

interface AccountParts {
  database: Database;
  passwords: Passwords;
  sessions: Sessions;
  /** Runs in the transaction that stores a doctor's status. */
  onStatus: () => void;
}

export type Accounts = ReturnType<typeof createAccounts>;

export function createAccounts({ database, passwords, sessions, onStatus }: AccountParts) {
  return {
    /** Null when the credentials are wrong. An unknown e-mail takes equally long. */
    async checkPassword(email: string, password: string, urgency?: Urgency): Promise<AccountOf | null> {
      const found = database.first<AccountOf & { password_hash: string }>(BY_EMAIL, normalisedEmail(email));
      const isRight = await passwords.isRight(password, found?.password_hash, urgency);
      if (!isRight || !found) return null;
      const { doctorId, colleagueId, status } = found;
      return { doctorId, colleagueId, status };
    },
    isPasswordOf(login: LoginRef, password: string) {
      const { table, id } = rowOf(login);
      const found = database.first<{ password_hash: string | null }>(
        `SELECT password_hash FROM ${table} WHERE id = ?`,
        id,
      );
      return passwords.isRight(password, found?.password_hash ?? undefined);
    },
    /** Does not end sessions: call `endSessionsOf`. */
    async setPassword(login: LoginRef, password: string) {
      const hash = await passwords.hash(password, 'known');
      const { table, id } = rowOf(login);
      // A colleague who was removed meanwhile has no e-mail.
      database.run(`UPDATE ${table} SET password_hash = ? WHERE id = ? AND email IS NOT NULL`, hash, id);
    },
    /** Disabling ends the sessions of the doctor and the colleagues. */
    setDoctorStatus(doctorId: number, status: AccountStatus) {
      database.transaction(() => {
        database.run('UPDATE doctors SET status = ? WHERE id = ?', status, doctorId);
        if (status === 'disabled') sessions.endSessionsOfPractice(doctorId);
        onStatus();
      });
    },
  };
}

function rowOf(login: LoginRef) {
  const { doctorId, colleagueId } = loginOf(login);
  return colleagueId === null
    ? ({ table: 'doctors', id: doctorId } as const)
    : ({ table: 'colleagues', id: colleagueId } as const);
}

const BY_EMAIL = `SELECT id AS doctorId, NULL AS colleagueId, status, password_hash FROM doctors WHERE email = ?1
  UNION ALL SELECT doctors.id, colleagues.id, doctors.status, colleagues.password_hash
    FROM colleagues JOIN doctors ON doctors.id = doctor_id WHERE colleagues.email = ?1`;
