import { randomBytes, timingSafeEqual } from 'node:crypto';
import { normalisedPassword } from '../../src/api/contract/request-fields';
import { createHashing, type Hashing, type Urgency } from './hashing';

/**
 * Passwords are hashed in NFKC, because keyboards type „á“ as one character or as two. Both methods reject with HashingBusy when the queue
 * is full.
 */
export type Passwords = ReturnType<typeof createPasswords>;

/** The cost of one guess. */
export interface PasswordCost {
  N: number;
  r: number;
  p: number;
}

export function createPasswords({ N, r, p }: PasswordCost = COST, hashing: Hashing = ofThisProcess) {
  const written = (salt: string, key: string) => ['scrypt', N, r, p, salt, key].join('$');
  const nobody = written('A'.repeat(22), 'A'.repeat(43));
  return {
    /** `scrypt$N$r$p$salt$key`: the cost is stored with the hash, so that it can be raised later. */
    async hash(password: string, urgency: Urgency = 'stranger'): Promise<string> {
      const salt = randomBytes(16);
      const job = { password: normalisedPassword(password), salt, length: KEY_BYTES, options: { N, r, p } };
      const key = await hashing.derive(job, urgency);
      return written(salt.toString('base64url'), key.toString('base64url'));
    },
    /** Without a stored hash takes equally long and returns false: the time does not reveal which e-mails exist. */
    async isRight(password: string, storedHash: string | undefined, urgency?: Urgency): Promise<boolean> {
      const [, storedN, storedR, storedP, salt = '', key = ''] = (storedHash ?? nobody).split('$');
      const expected = Buffer.from(key, 'base64url');
      const options = { N: Number(storedN), r: Number(storedR), p: Number(storedP) };
      // Older hashes are of the password without normalization.
      for (const written of new Set([normalisedPassword(password), password])) {
        const job = { password: written, salt: Buffer.from(salt, 'base64url'), length: expected.length, options };
        if (timingSafeEqual(await hashing.derive(job, urgency), expected)) return storedHash !== undefined;
      }
      return false;
    },
  };
}

const COST: PasswordCost = { N: 16_384, r: 8, p: 5 };
const KEY_BYTES = 32;

/** Shared by all practices of the process, which limits the threads. */
const ofThisProcess = createHashing();
