import type { Database } from '../database/connection';
import type { Clock } from '../lib/clock';

/** The answer of a change, kept for a repeat of its request. */
export interface KeptAnswer {
  /** SHA-256 of the request. */
  fingerprint: string;
  status: number;
  /** JSON. */
  body: string;
}

/** The answers to requests with an idempotency key, each doctor's apart. */
export interface KeptAnswers {
  /** `undefined` when there is none, or only one that is too old. */
  keptAnswerOf(doctorId: number, key: string): KeptAnswer | undefined;
  /** Deletes the old ones of all doctors. */
  keepAnswer(doctorId: number, key: string, answer: KeptAnswer): void;
}

export function createKeptAnswers(database: Database, clock: Clock): KeptAnswers {
  const oldest = () => new Date(clock.now().getTime() - KEPT_MS).toISOString();
  return {
    keptAnswerOf: (doctorId, key) =>
      database.first<KeptAnswer>(
        'SELECT fingerprint, status, body FROM kept_answers WHERE doctor_id = ? AND key = ? AND created_at > ?',
        doctorId,
        key,
        oldest(),
      ),
    keepAnswer(doctorId, key, { fingerprint, status, body }) {
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
