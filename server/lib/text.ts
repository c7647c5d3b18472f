import { cleanText } from '../../src/api/contract/text';

/** Escapes text for HTML, between tags and in quoted attributes. */
export const escapeHtml = (text: string) => text.replace(/[&<>"']/g, (character) => ENTITIES[character] ?? character);

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** Text on one line without invisible characters, which could make one name look like another. */
export const singleLine = (text: string): string => cleanText(text).normalize('NFC').replace(/\s+/g, ' ').trim();
