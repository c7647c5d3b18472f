import type { Context, MiddlewareHandler } from 'hono';
import { bufferToFormData } from 'hono/utils/buffer';
import { JPEG_EXTENSIONS } from '../../src/api/contract/files';
import type { StoredFile } from '../database/connection';
import {
  boundaryOf,
  cleanedEntries,
  contentTypeOf,
  discardRest,
  type Fields,
  fieldsOf,
  isMultipart,
  MAX_BODY_BYTES,
  readBody,
  readBodyUpTo,
} from './request-body';
import { problem } from './responses';
import type { ServerEnv } from './server-env';
import type { Throttle } from './throttle';

/** A file type, detected by the first bytes, because a name or a header can be forged. */
interface FileType {
  media_type: string;
  /** File extensions, the usual one first. */
  extensions: readonly [string, ...string[]];
  isOf(content: Uint8Array): boolean;
}

/** The first matching type among the allowed ones, or undefined. */
export function fileTypeOf(content: Uint8Array, types: readonly FileType[]): FileType | undefined {
  return types.find(({ isOf }) => isOf(content));
}

/**
 * The file's name with an extension that matches its type: a JPG is often named `.png`. Undefined for a name with an extension of none of
 * the types.
 */
export function nameOfType({ extensions }: FileType, types: readonly FileType[], fileName: string): string | undefined {
  const [, stem = '', extension = ''] = /^(.*)\.([^.]*)$/s.exec(fileName) ?? [];
  const isNamedAs = (one: FileType) => one.extensions.includes(extension.toLowerCase());
  if (extensions.includes(extension.toLowerCase())) return fileName;
  return types.some(isNamedAs) ? `${stem}.${extensions[0]}` : undefined;
}

/** PDF readers skip anything before the header within this many bytes, such as a BOM or blank lines. */
const PDF_HEADER_BYTES = 1024;

/** An image may also contain the PDF header: test for images first. */
export const PDF: FileType = {
  media_type: 'application/pdf',
  extensions: ['pdf'],
  isOf: (content) => Buffer.from(content.subarray(0, PDF_HEADER_BYTES)).includes('%PDF-'),
};

export const JPEG: FileType = {
  media_type: 'image/jpeg',
  extensions: JPEG_EXTENSIONS,
  isOf: (content) => has(content, 0, '\xFF\xD8\xFF'),
};

export const PNG: FileType = {
  media_type: 'image/png',
  extensions: ['png'],
  isOf: (content) => has(content, 0, '\x89PNG\r\n\x1A\n'),
};

export const WEBP: FileType = {
  media_type: 'image/webp',
  extensions: ['webp'],
  isOf: (content) => has(content, 0, 'RIFF') && has(content, 8, 'WEBP'),
};

/** Whether the content has these bytes, one per character, at the offset. */
function has(content: Uint8Array, at: number, characters: string) {
  return Buffer.from(content.subarray(at, at + characters.length)).toString('latin1') === characters;
}

/** Sends an uploaded file with its detected type, sandboxed so that no browser runs scripts in it. */
export function fileResponse(c: Context, { media_type, content }: StoredFile, fileName?: string): Response {
  c.header('Content-Type', media_type);
  c.header('Content-Security-Policy', `default-src 'none'; sandbox`);
  if (fileName !== undefined) c.header('Content-Disposition', `inline; filename*=UTF-8''${encoded(fileName)}`);
  return c.body(new Uint8Array(content));
}

/** RFC 8187: `encodeURIComponent` leaves some characters that a header's value must not contain. */
const encoded = (text: string) =>
  encodeURIComponent(text).replace(/['()*]/g, (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`);

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
