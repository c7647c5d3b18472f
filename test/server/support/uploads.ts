import { request } from 'node:http';
import { Readable } from 'node:stream';
import { answerOf, field, type Answer } from './calls';

/** The first bytes of real files, which identify their types. */
export const PDF = Buffer.from('%PDF-1.7\n%âãÏÓ\n', 'latin1');
export const PNG = Buffer.from('\x89PNG\r\n\x1A\n\0\0\0\rIHDR', 'latin1');
export const JPEG = Buffer.from('\xFF\xD8\xFF\xE0\0\x10JFIF\0', 'latin1');
export const WEBP = Buffer.from('RIFF\x1A\0\0\0WEBPVP8L', 'latin1');
export const GIF = Buffer.from('GIF89a\x01\0\x01\0', 'latin1');
export const HTML = Buffer.from('<!doctype html><script>alert(1)</script>');
export const SVG = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>');

/** A file of this many bytes that begins with `head`. */
export function fileOf(name: string, head: Buffer, size = head.length): File {
  const content = new Uint8Array(size);
  content.set(head);
  return new File([content], name);
}

export async function upload(
  { url }: { url: string },
  path: string,
  token: string | undefined,
  fields: Readonly<Record<string, string | File>>,
  headers: Record<string, string> = {},
): Promise<Answer> {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  const response = await fetch(url + path, {
    method: 'POST',
    headers: { Accept: 'application/json', ...(token ? { Authorization: `Bearer ${token}` } : {}), ...headers },
    body: form,
  });
  return answerOf(response);
}

export const errorsOf = ({ body }: Answer) => field(body, 'errors');

/**
 * Sends the whole body even after an early response, as a proxy does. Rejects if the connection breaks before. Without its length, a body is
 * sent in chunks.
 */
export function statusAfterAll(
  url: string,
  body: Buffer,
  headers: Record<string, string>,
  { isMeasured = true } = {},
): Promise<number | undefined> {
  return new Promise((resolve, reject) => {
    const length = isMeasured ? { 'Content-Length': String(body.length) } : {};
    const sent = request(url, { method: 'POST', headers: { ...headers, ...length } });
    const isWritten = new Promise<void>((written) => sent.once('finish', written));
    sent.on('error', reject);
    sent.on('response', (answer) => {
      answer.resume();
      void isWritten.then(() => resolve(answer.statusCode));
    });
    Readable.from(parts(body)).pipe(sent);
  });
}

function* parts(body: Buffer) {
  for (let start = 0; start < body.length; start += 65_536) yield body.subarray(start, start + 65_536);
}
