import type { IncomingMessage } from 'node:http';
import type { Context, MiddlewareHandler } from 'hono';
import { cleanText } from '../../src/api/contract/fields';
import { problem } from './responses';
import type { ServerEnv } from './server-env';

/** The unvalidated fields of a request. */
export type Fields = Readonly<Record<string, unknown>>;

/** The maximum size of a body without a file. */
export const MAX_BODY_BYTES = 64 * 1024;

/** Reads the body before any handler; 413 when it is too large or exceeds `BODY_LIMITS`. */
export function readBodyUpTo(largestBytes: number): MiddlewareHandler<ServerEnv> {
  return async (c, next) => {
    const isTooLarge = Number(c.req.header('content-length') ?? 0) > largestBytes;
    const body = isTooLarge ? 'too large' : await collect(c.env.incoming, largestBytes);
    if (body === 'cut off') return problem(c, 400, 'The request body is incomplete.');
    if (body === 'too large') {
      // The rest of the body is not read, so the connection cannot be reused.
      c.header('Connection', 'close');
      return problem(c, 413, 'The request body is too large.');
    }
    const excess = excessOf(contentTypeOf(c), body);
    if (excess) return problem(c, 413, `The request body has ${excess}.`);
    c.set('body', body);
    return next();
  };
}

export const readBody = readBodyUpTo(MAX_BODY_BYTES);

export const contentTypeOf = (c: Context): string => c.req.header('content-type') ?? '';

/** JSON or a form, cleaned as {@link cleaned} says. */
export const fieldsOf = (c: Context<ServerEnv>): Fields => read(c, cleaned);

/** The fields without cleaning. */
export const exactFieldsOf = (c: Context<ServerEnv>): Fields => read(c, (_, value) => value);

export const queryOf = (c: Context<ServerEnv>): Fields => cleanedEntries(Object.entries(c.req.query()));

export const cleanedEntries = (entries: Iterable<readonly [string, unknown]>): Fields =>
  Object.fromEntries(Array.from(entries, ([name, value]) => [name, cleaned(name, value)]));

/** Like Laravel's TrimStrings and ConvertEmptyStringsToNull; also removes invisible characters. */
function cleaned(name: string, value: unknown): unknown {
  if (typeof value !== 'string') return value;
  const text = EXACT_FIELDS.includes(name) ? value : cleanText(value).trim();
  return text === '' ? null : text;
}

const EXACT_FIELDS = ['password', 'password_confirmation', 'current_password'];

/** An unreadable body is empty, as in Laravel. */
function read(c: Context<ServerEnv>, change: (name: string, value: unknown) => unknown): Fields {
  const type = contentTypeOf(c);
  const text = c.get('body').toString('utf8');
  if (isUrlEncoded(type)) {
    return Object.fromEntries([...new URLSearchParams(text)].map(([name, value]) => [name, change(name, value)]));
  }
  if (!isJson(type)) return {};
  try {
    const body: unknown = JSON.parse(text, change);
    return typeof body === 'object' && body !== null ? { ...body } : {};
  } catch {
    return {};
  }
}

/** Reads and discards the rest of a body, up to a limit. */
export async function discardRest(incoming: IncomingMessage, largestBytes: number): Promise<void> {
  if (!incoming.readableEnded) await collect(incoming, largestBytes, false);
}

async function collect(
  incoming: IncomingMessage,
  largestBytes: number,
  isKept = true,
): Promise<Buffer | 'too large' | 'cut off'> {
  const chunks: Buffer[] = [];
  let size = 0;
  try {
    // Destroying the stream would close the connection before the response is sent.
    for await (const chunk of incoming.iterator({ destroyOnReturn: false })) {
      if (!Buffer.isBuffer(chunk)) continue;
      size += chunk.length;
      if (size > largestBytes) return 'too large';
      if (isKept) chunks.push(chunk);
    }
  } catch {
    // The client has disconnected.
    return 'cut off';
  }
  return Buffer.concat(chunks);
}

/** Limits of a body's structure. A panel sends two parts, forty fields and three levels at most. */
export const BODY_LIMITS = {
  /** Limit of a form with files. */
  parts: 10,
  /** Limit of the headers of a part. */
  headBytes: 4 * 1024,
  /** Limit of JSON: all names and list items together. */
  fields: 1_000,
  /** Limit of a name, in characters. */
  nameLength: 200,
  /** Limit of JSON: depth of nested objects and lists. */
  depth: 10,
};

/**
 * The limit that a body exceeds, as text; undefined when none. Runs before any parser: the form parser needs 14 seconds for 140,000 parts
 * in 10 MB, which would block all other requests.
 */
function excessOf(contentType: string, body: Buffer): string | undefined {
  if (isMultipart(contentType)) return excessOfParts(contentType, body);
  if (isUrlEncoded(contentType)) {
    const fields = [...new URLSearchParams(body.toString('utf8'))];
    return fields.length > BODY_LIMITS.fields ? 'too many fields' : excessOfNames(fields.map(([name]) => name));
  }
  return isJson(contentType) ? excessOfJson(body) : undefined;
}

export const isMultipart = (contentType: string) => /^multipart\/form-data\b/i.test(contentType);
const isUrlEncoded = (contentType: string) => /^application\/x-www-form-urlencoded\b/i.test(contentType);
const isJson = (contentType: string) => /^application\/([\w.-]+\+)?json\b/i.test(contentType);

/** Undefined without a boundary, or for one with characters that the form parser refuses. */
export const boundaryOf = (contentType: string): string | undefined =>
  /;\s*boundary=(?<quote>"?)(?<boundary>[\w'-]{1,70})\k<quote>\s*(?:;|$)/i.exec(contentType)?.groups?.['boundary'];

function excessOfParts(contentType: string, body: Buffer): string | undefined {
  const boundary = boundaryOf(contentType);
  if (boundary === undefined) return undefined;
  const line = Buffer.from(`--${boundary}`);
  let parts = 0;
  for (let at = body.indexOf(line); at >= 0; at = body.indexOf(line, at + line.length)) {
    // The closing line, which no part follows.
    if (body.subarray(at + line.length, at + line.length + 2).equals(END)) continue;
    parts += 1;
    if (parts > BODY_LIMITS.parts) return 'too many parts';
    const head = body.subarray(at, at + line.length + BODY_LIMITS.headBytes);
    if (!head.includes(HEAD_END) && body.length > at + head.length) return 'a name that is too long';
  }
  return undefined;
}

const END = Buffer.from('--');
const HEAD_END = Buffer.from('\r\n\r\n');

function excessOfJson(body: Buffer): string | undefined {
  let fields = 0;
  let level = [parsed(body)];
  for (let depth = 0; level.length > 0; depth += 1) {
    const boxes = level.filter(isBox);
    if (boxes.length > 0 && depth >= BODY_LIMITS.depth) return 'too many levels';
    level = [];
    for (const box of boxes) {
      const names = Object.keys(box);
      fields += names.length;
      if (fields > BODY_LIMITS.fields) return 'too many fields';
      const excess = excessOfNames(names);
      if (excess) return excess;
      level.push(...Object.values(box));
    }
  }
  return undefined;
}

/** An object or an array. */
const isBox = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

const excessOfNames = (names: readonly string[]) =>
  names.some(({ length }) => length > BODY_LIMITS.nameLength) ? 'a name that is too long' : undefined;

/** An unreadable body is empty, as in Laravel. */
function parsed(body: Buffer): unknown {
  try {
    return JSON.parse(body.toString('utf8'));
  } catch {
    return null;
  }
}
