import type { Context } from 'hono';
import { JPEG_EXTENSIONS } from '../../src/api/contract/files';
import type { StoredFile } from '../database/stored-file';

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
