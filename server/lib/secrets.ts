import { createHash, randomBytes, randomInt } from 'node:crypto';

/** SHA-256 in hex: the database knows tokens, codes and places by it, and a stolen file gives no access. */
export const hashOf = (secret: string): string => createHash('sha256').update(secret).digest('hex');

/** 256 random bits, for links and cookies. */
export const newToken = (): string => randomBytes(32).toString('base64url');

/** A code that is typed: no vowels, which could form words, and no lookalikes: 27 ^ `length` codes. */
export const newTypedCode = (length: number): string =>
  Array.from({ length }, () => LETTERS[randomInt(LETTERS.length)]).join('');

const LETTERS = '23456789BCDFGHJKMNPQRSTVWXZ';
