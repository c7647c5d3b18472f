import type { IncomingMessage } from 'node:http';
import type { Context, MiddlewareHandler } from 'hono';
import { cleanText } from '../../src/api/contract/fields';
import { excessOf, isJson, isUrlEncoded } from './body-limits';
import { problem } from './problems';
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
