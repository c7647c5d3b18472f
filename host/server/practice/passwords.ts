import { randomBytes, scrypt, timingSafeEqual, type BinaryLike, type ScryptOptions } from 'node:crypto';
import { promisify } from 'node:util';

export interface Passwords {
  /** `scrypt$N$r$p$salt$key`: the cost is stored with the hash, so that it can be raised later. */
  hash(password: string): Promise<string>;
  /** Without a stored hash it takes as long and returns false: the time does not reveal which e-mails exist. */
  isRight(password: string, storedHash: string | undefined): Promise<boolean>;
}

/** The cost of one guess. */
export interface PasswordCost {
  N: number;
  r: number;
  p: number;
}

export function createPasswords({ N, r, p }: PasswordCost = COST): Passwords {
  const written = (salt: string, key: string) => ['scrypt', N, r, p, salt, key].join('$');
  const nobody = written('A'.repeat(22), 'A'.repeat(43));
  return {
    async hash(password) {
      const salt = randomBytes(16);
      const key = await derive(password, salt, KEY_BYTES, { N, r, p });
      return written(salt.toString('base64url'), key.toString('base64url'));
    },
    async isRight(password, storedHash) {
      const [, storedN, storedR, storedP, salt = '', key = ''] = (storedHash ?? nobody).split('$');
      const expected = Buffer.from(key, 'base64url');
      const options = { N: Number(storedN), r: Number(storedR), p: Number(storedP) };
      const actual = await derive(password, Buffer.from(salt, 'base64url'), expected.length, options);
      return timingSafeEqual(actual, expected) && storedHash !== undefined;
    },
  };
}

const COST: PasswordCost = { N: 16_384, r: 8, p: 5 };
const KEY_BYTES = 32;

const derive = promisify<BinaryLike, BinaryLike, number, ScryptOptions, Buffer>(scrypt);
