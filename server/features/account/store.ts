import { randomBytes } from 'node:crypto';
import { sql, type Database, type Value } from '../../database/connection';
import { loginOf, normalisedEmail, type Login, type LoginRef } from '../../identity/logins';
import type { Passwords, Urgency } from '../../identity/passwords';
import type { Clock } from '../../lib/clock';
import { hashOf } from '../../lib/secrets';

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
  const passwordHashOf = (login: LoginRef) => {
    const { table, id } = rowOf(login);
    const query = `SELECT password_hash FROM ${table} WHERE id = ?`;
    return database.first<{ password_hash: string | null }>(query, id)?.password_hash ?? undefined;
  };
  return {
    /** Null when the credentials are wrong, or changed while they were checked. An unknown e-mail takes equally long. */
    async checkPassword(email: string, password: string, urgency?: Urgency): Promise<AccountOf | null> {
      const read = () => database.first<AccountOf & { password_hash: string }>(BY_EMAIL, normalisedEmail(email));
      const found = read();
      const isRight = await passwords.isRight(password, found?.password_hash, urgency);
      if (!isRight || !found) return null;
      // Hashing takes long: meanwhile a colleague may be removed, a password changed, or a doctor disabled.
      const current = read();
      if (!current || !isSameLogin(current, found) || current.password_hash !== found.password_hash) return null;
      const { doctorId, colleagueId, status } = current;
      return { doctorId, colleagueId, status };
    },
    /** Undefined without a password; each change of it makes another hash. */
    passwordHashOf,
    isPasswordOf: (login: LoginRef, password: string) => passwords.isRight(password, passwordHashOf(login)),
    /** `alongside` runs in the transaction that stores the password. False, and nothing is stored, if `isAllowed` is false after the hashing. */
    async setPassword(login: LoginRef, password: string, alongside: () => void, isAllowed = () => true) {
      const hash = await passwords.hash(password, 'known');
      const { table, id } = rowOf(login);
      return database.transaction(() => {
        if (!isAllowed()) return false;
        database.run(`UPDATE ${table} SET password_hash = ? WHERE id = ?`, hash, id);
        alongside();
        return true;
      });
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

const isSameLogin = (one: Login, other: Login) =>
  one.doctorId === other.doctorId && one.colleagueId === other.colleagueId;

function rowOf(login: LoginRef) {
  const { doctorId, colleagueId } = loginOf(login);
  return colleagueId === null
    ? ({ table: 'doctors', id: doctorId } as const)
    : ({ table: 'colleagues', id: colleagueId } as const);
}

const BY_EMAIL = `SELECT id AS doctorId, NULL AS colleagueId, status, password_hash FROM doctors WHERE email = ?1
  UNION ALL SELECT doctors.id, colleagues.id, doctors.status, colleagues.password_hash
    FROM colleagues JOIN doctors ON doctors.id = doctor_id WHERE colleagues.email = ?1`;

export interface Session extends Login {
  tokenHash: string;
}

/** A session, as the list of sessions shows it. */
interface SessionRecord {
  id: number;
  token_hash: string;
  /** `Firefox, Windows`; null when unknown. */
  device: string | null;
  created_at: string;
  /** The last change made in the session, exact to a minute. */
  used_at: string;
}

/** How long a session lasts. */
export interface SessionLimits {
  /** Since the last change. */
  idleMs: number;
  /** Since the login. */
  longestMs: number;
}

interface SessionOptions {
  database: Database;
  clock: Clock;
  limits?: SessionLimits | undefined;
  /** Called after a session has ended, so that its sockets are closed. */
  onEnd?: ((tokenHash: string) => void) | undefined;
}

export type Sessions = ReturnType<typeof createSessions>;

/** Access tokens. The database holds only their SHA-256, so a stolen file opens no session. */
export function createSessions({ database, clock, limits = DEFAULT_LIMITS, onEnd }: SessionOptions) {
  const before = (ms: number) => new Date(clock.now().getTime() - ms);

  const find = (tokenHash: string) =>
    database.first<{ doctor_id: number; colleague_id: number | null }>(
      ...sql`SELECT doctor_id, colleague_id FROM sessions JOIN doctors ON doctors.id = doctor_id
        WHERE token_hash = ${tokenHash} AND used_at > ${before(limits.idleMs)}
          AND sessions.created_at > ${before(limits.longestMs)} AND doctors.status <> 'disabled'
          AND NOT EXISTS (SELECT 1 FROM colleagues WHERE id = colleague_id AND removed_at IS NOT NULL)`,
    );

  const remove = (where: string, ...values: Value[]) => {
    const ended = database.transaction(() => {
      const rows = database.all<{ token_hash: string }>(`SELECT token_hash FROM sessions WHERE ${where}`, ...values);
      if (rows.length > 0) database.run(`DELETE FROM sessions WHERE ${where}`, ...values);
      return rows;
    });
    for (const { token_hash } of ended) onEnd?.(token_hash);
    return ended.length;
  };

  const removeOld = () =>
    remove(...sql`used_at <= ${before(limits.idleMs)} OR created_at <= ${before(limits.longestMs)}`);

  return {
    /** Creates an access token. The caller has checked the password and the second factor. */
    startSession(login: LoginRef, device: string | null = null) {
      removeOld();
      const { doctorId, colleagueId } = loginOf(login);
      const token = randomBytes(40).toString('base64url');
      const now = clock.now();
      database.run(
        ...sql`INSERT INTO sessions (token_hash, doctor_id, colleague_id, device, created_at, used_at)
          VALUES (${hashOf(token)}, ${doctorId}, ${colleagueId}, ${device}, ${now}, ${now})`,
      );
      return token;
    },
    /** Null for an unknown token, an ended session, a removed colleague, or a disabled doctor's practice. */
    sessionOf(token: string): Session | null {
      const tokenHash = hashOf(token);
      const row = find(tokenHash);
      return row ? { doctorId: row.doctor_id, colleagueId: row.colleague_id, tokenHash } : null;
    },
    /** Like `sessionOf`, by the token's hash, for callers that store no token, such as the sockets. */
    isSession: (tokenHash: string) => find(tokenHash) !== undefined,
    /** Records that somebody used the session, which restarts its idle time. */
    recordUse({ tokenHash }: Session) {
      database.run(
        ...sql`UPDATE sessions SET used_at = ${clock.now()}
          WHERE token_hash = ${tokenHash} AND used_at < ${before(USE_INTERVAL_MS)}`,
      );
    },
    /** The last used session first. */
    sessionsOf(login: LoginRef) {
      removeOld();
      return database.all<SessionRecord>(
        `SELECT id, token_hash, device, created_at, used_at FROM sessions WHERE ${OF_LOGIN}
           ORDER BY used_at DESC, id DESC`,
        ...valuesOf(login),
      );
    },
    logOut: ({ tokenHash }: Session) => void remove('token_hash = ?', tokenHash),
    /** Ends one session of this login by its id; false when there is none. */
    endSession: (login: LoginRef, id: number) => remove(`${OF_LOGIN} AND id = ?`, ...valuesOf(login), id) > 0,
    endSessionsOf: (login: LoginRef, exceptTokenHash = '') =>
      void remove(`${OF_LOGIN} AND token_hash <> ?`, ...valuesOf(login), exceptTokenHash),
    /** Ends the sessions of the doctor and of all colleagues. */
    endSessionsOfPractice: (doctorId: number) => void remove('doctor_id = ?', doctorId),
  };
}

/** SQLite's IS also compares null. */
const OF_LOGIN = 'doctor_id = ? AND colleague_id IS ?';
const valuesOf = (login: LoginRef) => {
  const { doctorId, colleagueId } = loginOf(login);
  return [doctorId, colleagueId] as const;
};

const HOUR_MS = 60 * 60 * 1000;
/** 12 hours without a change, 30 days since the login. */
export const DEFAULT_LIMITS: SessionLimits = { idleMs: 12 * HOUR_MS, longestMs: 30 * 24 * HOUR_MS };
/** Minimum time between writes of `used_at`: writing at every call would cost more than the call. */
const USE_INTERVAL_MS = 60_000;
