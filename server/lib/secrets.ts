import { createHash, randomBytes, randomInt } from 'node:crypto';

/** The stored form of a secret, in hex: a stolen file gives no access. Only for secrets too long to be guessed. */
export const hashOf = (secret: string): string => createHash('sha256').update(secret).digest('hex');

/** 256 random bits, for links and cookies. */
export const newToken = (): string => randomBytes(32).toString('base64url');

/** A code that is typed: no vowels, which could form words, and no lookalikes: 27 ^ `length` codes. */
export const newTypedCode = (length: number): string =>
  Array.from({ length }, () => LETTERS[randomInt(LETTERS.length)]).join('');

const LETTERS = '23456789BCDFGHJKMNPQRSTVWXZ';
