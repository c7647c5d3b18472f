import type { Database } from '../database/connection';
import type { Clock } from '../lib/clock';

/** The response of a change, kept for repeated requests. */
export interface KeptResponse {
  /** SHA-256 of the request. */
  fingerprint: string;
  status: number;
  /** JSON. */
  body: string;
}

/** The responses to requests with an idempotency key, by doctor. */
export function createKeptResponses(database: Database, clock: Clock) {
  const oldest = () => new Date(clock.now().getTime() - KEPT_MS).toISOString();
  return {
    /** `undefined` when there is none, or it is too old. */
    keptResponseOf: (doctorId: number, key: string) =>
      database.first<KeptResponse>(
        'SELECT fingerprint, status, body FROM kept_answers WHERE doctor_id = ? AND key = ? AND created_at > ?',
        doctorId,
        key,
        oldest(),
      ),
    /** Stores a response, and deletes old ones of all doctors. */
    keepResponse(doctorId: number, key: string, { fingerprint, status, body }: KeptResponse) {
      database.run('DELETE FROM kept_answers WHERE created_at <= ?', oldest());
      database.run(
        'INSERT INTO kept_answers (doctor_id, key, fingerprint, status, body, created_at) VALUES (?, ?, ?, ?, ?, ?)',
        doctorId,
        key,
        fingerprint,
        status,
        body,
        clock.now().toISOString(),
      );
    },
  };
}

/** 24 hours. */
const KEPT_MS = 24 * 60 * 60 * 1000;
