import type { Context, MiddlewareHandler } from 'hono';
import { bufferToFormData } from 'hono/utils/buffer';
import { boundaryOf, isMultipart } from './body-limits';
import { problem } from './problems';
import {
  cleanedEntries,
  contentTypeOf,
  discardRest,
  fieldsOf,
  MAX_BODY_BYTES,
  readBody,
  readBodyUpTo,
  type Fields,
} from './request-body';
import type { ServerEnv } from './server-env';
import type { Throttle } from './throttle';

/** Reads the body of every call except those that take files, which use `readUpload`. */
export function readPlainBody(uploadPaths: readonly string[]): MiddlewareHandler<ServerEnv> {
  return async (c, next) => {
    if (!uploadPaths.includes(c.req.path)) return readBody(c, next);
    await next();
    // Reads a refused file to its end: proxies lose a response that arrives while they are sending.
    await discardRest(c.env.incoming, MAX_DISCARDED_BYTES);
    return undefined;
  };
}

const MAX_DISCARDED_BYTES = 64 * 1024 * 1024;

/**
 * Reads a body with one file of limited size, and counts it; a body without files is read as usual. Runs
 * after the session check, so that no file without a login is read.
 */
export function readUpload(largestFileBytes: number, uploads: Throttle): MiddlewareHandler<ServerEnv> {
  const readForm = readBodyUpTo(largestFileBytes + MAX_BODY_BYTES);
  return async (c, next) => {
    if (!isForm(c)) return readBody(c, next);
    return uploads.attempt(c, c.get('session').tokenHash) ?? readForm(c, next);
  };
}

/** The fields of a form with files; of any other body like `fieldsOf`. An unreadable body is empty. */
export async function formOf(c: Context<ServerEnv>): Promise<Fields> {
  if (!isForm(c)) return fieldsOf(c);
  try {
    // Uses the boundary by which the parts were counted.
    const type = `multipart/form-data; boundary=${boundaryOf(contentTypeOf(c)) ?? ''}`;
    const form = await bufferToFormData(new Uint8Array(c.get('body')).buffer, type);
    for (const value of form.values()) if (value instanceof File) contents.set(value, await bytesOf(value));
    return cleanedEntries(form.entries());
  } catch {
    // As in Laravel: required fields are then missing.
    return {};
  }
}

/** A file of a form: its content, and its name without folders and invisible characters. */
interface UploadedFile {
  name: string;
  content: Uint8Array;
}

/** `formOf` has already read the content, because the handler that stores the file must be synchronous. */
export function readFile(file: File): UploadedFile {
  return { name: plainName(file.name), content: contents.get(file) ?? new Uint8Array() };
}

const contents = new WeakMap<File, Uint8Array>();

const bytesOf = async (file: File) => new Uint8Array(await file.arrayBuffer());

export function fileTooLarge(c: Context): Response {
  return problem(c, 413, 'The file is too large.');
}

const isForm = (c: Context) => isMultipart(contentTypeOf(c));

const MAX_NAME_LENGTH = 200;

/** Keeps the end of a long name, which has the extension. */
function plainName(name: string) {
  const last = name.split(/[\\/]/).at(-1) ?? '';
  const visible = last.normalize('NFC').replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]+/gu, '');
  // Half of a surrogate pair could not be written into a header.
  return visible
    .trim()
    .slice(-MAX_NAME_LENGTH)
    .replace(/^[\uDC00-\uDFFF]/, '');
}
