import { createHash, randomBytes } from 'node:crypto';
import type { Database } from '../../database/connection';
import { loginOf, type Login, type Whose } from '../../identity/logins';
import type { Clock } from '../../lib/clock';

export interface Session extends Login {
  tokenHash: string;
}

/** A session, as the list of sessions shows it. */
export interface SessionRecord {
  id: number;
  token_hash: string;
  /** `Firefox, Windows`; null when the browser did not say. */
  device: string | null;
  created_at: string;
  /** The last change that was made in it, at most a minute old. */
  used_at: string;
}

export interface Sessions {
  /** A new access token. The password, and the second factor, were checked before. */
  startSession(whose: Whose, device?: string | null): string;
  /** Null for a token that is unknown or has ended, and for one of a disabled doctor's practice. */
  sessionOf(token: string): Session | null;
  /** The same by the token's hash, for those who keep no token, such as the sockets. */
  isSession(tokenHash: string): boolean;
  /** Somebody used the session: it does not run idle for another while. */
  noteUse(session: Session): void;
  /** The one that was used last comes first. */
  sessionsOf(whose: Whose): SessionRecord[];
  logOut(session: Session): void;
  /** Ends one session of this login by its id; false when there is none. */
  endSession(whose: Whose, id: number): boolean;
  endSessionsOf(whose: Whose, exceptTokenHash?: string): void;
  /** The doctor's own, and those of all colleagues. */
  endSessionsOfPractice(doctorId: number): void;
}

/** How long a session lasts, in milliseconds. */
export interface SessionLimits {
  /** Without a change. */
  idleMs: number;
  /** Since the login. */
  longestMs: number;
}

export interface SessionOptions {
  database: Database;
  clock: Clock;
  limits?: SessionLimits | undefined;
  /** Called with each session that is over, after it is: its sockets must close. */
  onEnd?: ((tokenHash: string) => void) | undefined;
}

/** Access tokens. The database holds only their SHA-256, so a stolen file opens no session. */
export function createSessions({ database, clock, limits = USUAL_LIMITS, onEnd }: SessionOptions): Sessions {
  const before = (ms: number) => new Date(clock.now().getTime() - ms).toISOString();

  const find = (tokenHash: string) =>
    database.first<{ doctor_id: number; colleague_id: number | null }>(
      `SELECT doctor_id, colleague_id FROM sessions JOIN doctors ON doctors.id = doctor_id
         WHERE token_hash = ? AND used_at > ? AND sessions.created_at > ? AND doctors.status <> 'disabled'`,
      tokenHash,
      before(limits.idleMs),
      before(limits.longestMs),
    );

  const remove = (where: string, ...values: (string | number | null)[]) => {
    const ended = database.transaction(() => {
      const rows = database.all<{ token_hash: string }>(`SELECT token_hash FROM sessions WHERE ${where}`, ...values);
      if (rows.length > 0) database.run(`DELETE FROM sessions WHERE ${where}`, ...values);
      return rows;
    });
    for (const { token_hash } of ended) onEnd?.(token_hash);
    return ended.length;
  };

  const removeOld = () => remove(OLD, before(limits.idleMs), before(limits.longestMs));

  return {
    startSession(whose, device = null) {
      removeOld();
      const { doctorId, colleagueId } = loginOf(whose);
      const token = randomBytes(40).toString('base64url');
      const now = clock.now().toISOString();
      database.run(
        `INSERT INTO sessions (token_hash, doctor_id, colleague_id, device, created_at, used_at)
           VALUES (?, ?, ?, ?, ?, ?)`,
        hashOf(token),
        doctorId,
        colleagueId,
        device,
        now,
        now,
      );
      return token;
    },
    sessionOf(token) {
      const tokenHash = hashOf(token);
      const row = find(tokenHash);
      return row ? { doctorId: row.doctor_id, colleagueId: row.colleague_id, tokenHash } : null;
    },
    isSession: (tokenHash) => find(tokenHash) !== undefined,
    noteUse({ tokenHash }) {
      database.run(
        'UPDATE sessions SET used_at = ? WHERE token_hash = ? AND used_at < ?',
        clock.now().toISOString(),
        tokenHash,
        before(NOTED_EVERY_MS),
      );
    },
    sessionsOf(whose) {
      removeOld();
      return database.all<SessionRecord>(
        `SELECT id, token_hash, device, created_at, used_at FROM sessions WHERE ${OF_LOGIN}
           ORDER BY used_at DESC, id DESC`,
        ...valuesOf(whose),
      );
    },
    logOut: ({ tokenHash }) => void remove('token_hash = ?', tokenHash),
    endSession: (whose, id) => remove(`${OF_LOGIN} AND id = ?`, ...valuesOf(whose), id) > 0,
    endSessionsOf: (whose, exceptTokenHash = '') =>
      void remove(`${OF_LOGIN} AND token_hash <> ?`, ...valuesOf(whose), exceptTokenHash),
    endSessionsOfPractice: (doctorId) => void remove('doctor_id = ?', doctorId),
  };
}

/** SQLite's IS holds for null, too. */
const OF_LOGIN = 'doctor_id = ? AND colleague_id IS ?';
const valuesOf = (whose: Whose) => {
  const { doctorId, colleagueId } = loginOf(whose);
  return [doctorId, colleagueId] as const;
};

const OLD = 'used_at <= ? OR created_at <= ?';

const HOUR_MS = 60 * 60 * 1000;
/** 12 hours without a change, 30 days since the login. */
export const USUAL_LIMITS: SessionLimits = { idleMs: 12 * HOUR_MS, longestMs: 30 * 24 * HOUR_MS };
/** Writing at every call would cost more than the call. */
const NOTED_EVERY_MS = 60_000;

const hashOf = (token: string) => createHash('sha256').update(token).digest('hex');
