import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, brotliCompressSync, constants, gzip, gzipSync } from 'node:zlib';
import type { Context } from 'hono';
import { parseAccept } from 'hono/utils/accept';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import type { FormAnswer } from '../../src/api/contract/reading';
import type { FormValues } from '../../src/features/practice/contract';
import { varyWith } from '../guard/cross-origin';
import { incomingOf, observationOf, outgoingOf } from '../observe/observer';
import type { CallResponse } from './server-env';

/** Errors by field, as Laravel's validator returns them. */
export type FieldErrors = Readonly<Record<string, readonly string[]>>;

/** An error as Laravel sends it to a client that accepts JSON. */
export function problem(c: Context, status: ContentfulStatusCode, message: string): Response {
  return jsonResponse(c, { message }, status);
}

/** The session does not exist, or has ended. */
export const unauthenticated = (c: Context): Response => problem(c, 401, 'Unauthenticated.');

/** A 422 response with errors by field; `more` are further members of the body. */
export function invalid(c: Context, errors: FieldErrors, more: object = {}): Response {
  return jsonResponse(c, { message: 'Zadané údaje nie sú platné.', errors, ...more }, 422);
}

export type Model =
  | 'Ticket'
  | 'User'
  | 'Recept'
  | 'Patient'
  | 'PatientNote'
  | 'Invoice'
  | 'OfficeHours'
  | 'Absence'
  | 'SpecialAnnouncement'
  | 'Session'
  | 'KioskDevice'
  | 'Colleague';

/** The same message for another doctor's record and an unknown one. */
export function noRecord(c: Context, model: Model, id: number): Response {
  return problem(c, 404, `No query results for model [App\\Models\\${model}] ${id}`);
}

/** A JSON response, also stored as text in the context: reading a `Response` would be asynchronous. */
export function jsonResponse(c: Context, value: unknown, status: ContentfulStatusCode = 200): Response {
  return sendResponse(c, { status, body: JSON.stringify(value) });
}

/** The stored text has no request id: a kept response gets the id of the repeated request. */
export function sendResponse(c: Context, response: CallResponse): Response {
  c.set('response', response);
  const body = response.status >= 400 ? withRequestId(response.body, observationOf(incomingOf(c))?.id) : response.body;
  const headers = { 'Content-Type': 'application/json', Vary: varyWith(outgoingOf(c), 'Accept-Encoding') };
  const encoding = body.length < SMALL ? undefined : acceptedEncoding(c.req.header('accept-encoding'));
  // Also without an encoding: a discarded earlier response may have set the header.
  c.header('Content-Encoding', encoding);
  return c.body(encoding ? compressNow(body, encoding) : body, response.status, headers);
}

/** Error bodies are objects with a message, so the id is inserted before the last brace. */
function withRequestId(body: string, id: string | undefined) {
  return id === undefined ? body : `${body.slice(0, -1)},"request_id":${JSON.stringify(id)}}`;
}

/** Characters. Smaller bodies fit into one packet; a login's response, which contains the token, is far smaller. */
const SMALL = 1024;

/** The response of the form calls: the record as it was stored. */
export function formResponse<const Type extends keyof FormValues>(
  c: Context,
  form_type: Type,
  form_value: FormValues[Type],
): Response {
  return jsonResponse(c, { form_type, form_value } satisfies FormAnswer);
}

export type Encoding = 'br' | 'gzip';

/** The best encoding that an `Accept-Encoding` allows. `*` stands for all encodings that are not named. */
export function acceptedEncoding(accepted = ''): Encoding | undefined {
  const weights = new Map(parseAccept(accepted.toLowerCase()).map(({ type, q }) => [type, q]));
  return ENCODINGS.find((encoding) => (weights.get(encoding) ?? weights.get('*') ?? 0) > 0);
}

const ENCODINGS = ['br', 'gzip'] as const;

/**
 * Compresses a response synchronously: that takes a tenth of a millisecond, less than handing over to a thread. Large responses use a
 * lower quality, so that no other request waits.
 */
function compressNow(text: string, encoding: Encoding): Uint8Array<ArrayBuffer> {
  const bytes = Buffer.from(text);
  const level = bytes.length > LARGE_BYTES ? 1 : 4;
  return new Uint8Array(encoding === 'br' ? brotliCompressSync(bytes, ofQuality(level)) : gzipSync(bytes, { level }));
}

/** Compresses a file once: half a megabyte takes some tens of milliseconds; the best quality would take seconds. */
export const compress = async (bytes: Uint8Array, encoding: Encoding): Promise<Uint8Array<ArrayBuffer>> =>
  new Uint8Array(await (encoding === 'br' ? brotli(bytes, ofQuality(6)) : promisify(gzip)(bytes)));

const brotli = promisify<Uint8Array, ReturnType<typeof ofQuality>, Buffer>(brotliCompress);

const ofQuality = (quality: number) => ({ params: { [constants.BROTLI_PARAM_QUALITY]: quality } });

const LARGE_BYTES = 131_072;

/** The ETag of a body; each encoding of a body has its own. */
export const etagOf = (body: string | Uint8Array): string =>
  `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`;

/** Whether `If-None-Match` has the tag, perhaps marked as weak by a proxy that changes the compression. */
export const isKnown = (ifNoneMatch: string | undefined, etag: string): boolean =>
  ifNoneMatch?.split(',').some((each) => each.trim().replace(/^W\//, '') === etag) ?? false;
