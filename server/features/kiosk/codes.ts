import { createHash, randomInt } from 'node:crypto';
import type { SentKioskCode } from '../../../src/features/kiosk/contract';
import type { Database } from '../../database/connection';
import type { Clock } from '../../lib/clock';

/** The codes by which devices are paired: at most one open code for each doctor. */
export function createKioskCodes(database: Database, clock: Clock) {
  const nowText = () => clock.now().toISOString();

  return {
    create(doctorId: number, deviceName: string): SentKioskCode {
      const code = Array.from({ length: CODE_LENGTH }, () => CODE_LETTERS[randomInt(CODE_LETTERS.length)]).join('');
      const expires_at = new Date(clock.now().getTime() + CODE_LIFETIME_MS).toISOString();
      database.transaction(() => {
        database.run('DELETE FROM kiosk_codes WHERE expires_at <= ?', nowText());
        database.run(
          'INSERT OR REPLACE INTO kiosk_codes (doctor_id, code_hash, device_name, expires_at) VALUES (?, ?, ?, ?)',
          doctorId,
          hashOf(code),
          deviceName,
          expires_at,
        );
      });
      return { code, expires_at };
    },
    /** Redeems a code, which works once. */
    use(code: string): { doctor_id: number; device_name: string } | undefined {
      const hash = hashOf(normalisedCode(code));
      const row = database.first<{ doctor_id: number; device_name: string }>(
        'SELECT doctor_id, device_name FROM kiosk_codes WHERE code_hash = ? AND expires_at > ?',
        hash,
        nowText(),
      );
      if (row) database.run('DELETE FROM kiosk_codes WHERE code_hash = ?', hash);
      return row;
    },
    /** When the doctor's open code expires; `null` when there is none. */
    expiryOf: (doctorId: number): string | null =>
      database.first<{ expires_at: string }>(
        'SELECT expires_at FROM kiosk_codes WHERE doctor_id = ? AND expires_at > ?',
        doctorId,
        nowText(),
      )?.expires_at ?? null,
  };
}

/** The stored form of codes and device keys. */
export const hashOf = (text: string) => createHash('sha256').update(text).digest('hex');

/** Accepts codes typed in lower case and in groups. */
const normalisedCode = (code: string) =>
  code
    .normalize('NFKC')
    .replace(/[\s\p{Pd}]/gu, '')
    .toUpperCase();

/** No vowels, which could form words, and no lookalikes: 27 ^ 8 codes. */
const CODE_LETTERS = '23456789BCDFGHJKMNPQRSTVWXZ';
const CODE_LENGTH = 8;
const CODE_LIFETIME_MS = 10 * 60_000;
