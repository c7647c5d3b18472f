import { createHash, randomBytes } from 'node:crypto';
import type { Clock } from './clock';
import type { Database } from './database';
import type { Passwords } from './passwords';

export interface Session {
  doctorId: number;
  tokenHash: string;
}

export interface Sessions {
  /** A new access token, or null when the credentials are wrong. */
  logIn(email: string, password: string): Promise<string | null>;
  /** A new access token without a password, for a doctor who has just registered. */
  startSession(doctorId: number): string;
  sessionOf(token: string): Session | null;
  logOut(session: Session): void;
}

/** Access tokens. The database holds only their SHA-256, so a stolen file opens no session. */
export function createSessions(database: Database, clock: Clock, passwords: Passwords): Sessions {
  const startSession = (doctorId: number) => {
    const token = randomBytes(40).toString('base64url');
    database.run(
      'INSERT INTO tokens (token_hash, doctor_id, created_at) VALUES (?, ?, ?)',
      hashOf(token),
      doctorId,
      clock.now().toISOString(),
    );
    return token;
  };

  return {
    async logIn(email, password) {
      const doctor = database.first<{ id: number; password_hash: string }>(
        'SELECT id, password_hash FROM doctors WHERE email = ?',
        normalisedEmail(email),
      );
      return (await passwords.isRight(password, doctor?.password_hash)) && doctor ? startSession(doctor.id) : null;
    },
    startSession,
    sessionOf(token) {
      const tokenHash = hashOf(token);
      const row = database.first<{ doctor_id: number }>('SELECT doctor_id FROM tokens WHERE token_hash = ?', tokenHash);
      return row ? { doctorId: row.doctor_id, tokenHash } : null;
    },
    logOut({ tokenHash }) {
      database.run('DELETE FROM tokens WHERE token_hash = ?', tokenHash);
    },
  };
}

/** E-mails are compared ignoring case and surrounding space. */
export const normalisedEmail = (email: string) => email.trim().toLowerCase();

const hashOf = (token: string) => createHash('sha256').update(token).digest('hex');
