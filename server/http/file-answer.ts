import type { Context } from 'hono';
import type { StoredFile } from '../database/stored-file';

/** Answers an uploaded file with its stated type in a sandbox, so that no browser runs anything in it. */
export function answerFile(c: Context, { media_type, content }: StoredFile, fileName?: string): Response {
  c.header('Content-Type', media_type);
  c.header('Content-Security-Policy', `default-src 'none'; sandbox`);
  if (fileName !== undefined) c.header('Content-Disposition', `inline; filename*=UTF-8''${encoded(fileName)}`);
  return c.body(new Uint8Array(content));
}

/** RFC 8187: `encodeURIComponent` leaves some characters that a header's value may not hold. */
const encoded = (text: string) =>
  encodeURIComponent(text).replace(/['()*]/g, (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`);
