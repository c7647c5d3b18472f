import { createHash, randomInt } from 'node:crypto';
import type { Database } from './database';

export interface RecoveryCodes {
  left(doctorId: number): number;
  /** New ones in place of the old. */
  renew(doctorId: number): string[];
  /** Whether it is one of them; it is void from now on. Without spaces and hyphens. */
  use(doctorId: number, code: string): boolean;
  remove(doctorId: number): void;
}

/** They have 118 bits: nobody finds one from its hash, so that a quick one does. */
export function createRecoveryCodes(database: Database): RecoveryCodes {
  const remove = (doctorId: number) => void database.run('DELETE FROM recovery_codes WHERE doctor_id = ?', doctorId);
  return {
    left: (doctorId) =>
      database.first<{ count: number }>('SELECT count(*) AS count FROM recovery_codes WHERE doctor_id = ?', doctorId)
        ?.count ?? 0,
    renew: (doctorId) =>
      database.transaction(() => {
        remove(doctorId);
        const codes = Array.from({ length: MANY }, newCode);
        for (const code of codes) {
          database.run(
            'INSERT INTO recovery_codes (doctor_id, code_hash) VALUES (?, ?)',
            doctorId,
            hashOf(code.replaceAll('-', '')),
          );
        }
        return codes;
      }),
    use: (doctorId, code) =>
      database.run('DELETE FROM recovery_codes WHERE doctor_id = ? AND code_hash = ?', doctorId, hashOf(code)).changes >
      0,
    remove,
  };
}

const MANY = 10;
const GROUPS = 4;
const GROUP_LENGTH = 6;
/** Without those that look alike on paper. */
const CHARACTERS = 'abcdefghjkmnpqrstuvwxyz23456789';

const newCode = () => Array.from({ length: GROUPS }, newGroup).join('-');
const newGroup = () =>
  Array.from({ length: GROUP_LENGTH }, () => CHARACTERS.charAt(randomInt(CHARACTERS.length))).join('');

const hashOf = (code: string) => createHash('sha256').update(code).digest('hex');
