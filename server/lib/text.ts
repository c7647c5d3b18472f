import { escapeToBuffer } from 'hono/utils/html';
import { cleanText } from '../../src/api/contract/fields';

/** Escapes text for HTML, between tags and in quoted attributes. */
export function escapeHtml(text: string): string {
  const buffer: [string] = [''];
  escapeToBuffer(text, buffer);
  return buffer[0];
}

/** Text on one line without invisible characters, which could make one name look like another. */
export const singleLine = (text: string): string => cleanText(text).normalize('NFC').replace(/\s+/g, ' ').trim();
