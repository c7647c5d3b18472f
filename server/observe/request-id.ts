import { randomBytes } from 'node:crypto';
import type { IncomingMessage } from 'node:http';

/** `K7F-29Q`: short enough to be read out on the telephone, and found in the log. */
export function newRequestId(): string {
  const letters = [...randomBytes(LENGTH)].map((byte) => ALPHABET[byte % ALPHABET.length]);
  return `${letters.slice(0, LENGTH / 2).join('')}-${letters.slice(LENGTH / 2).join('')}`;
}

/** The id that a proxy gave the request. Only to be asked for where the proxy is trusted: a client could put anything there. */
export function givenRequestId({ headers }: IncomingMessage): string | undefined {
  const given = headers['x-request-id'];
  return typeof given === 'string' && WELL_FORMED.test(given) ? given : undefined;
}

const LENGTH = 6;
/** 32 signs, so that every byte is fair; without those that look alike in print: 0 and O, 1 and I. */
const ALPHABET = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ';
/** Nothing that would need quoting in a log, in a shell or in HTML. */
const WELL_FORMED = /^[A-Za-z\d][\w-]{5,63}$/;
