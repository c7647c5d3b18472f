import { cleanText } from '../../src/api/contract/text';

/** Text on one line, without what nobody sees: a name could look like another. */
export const singleLine = (text: string): string => cleanText(text).normalize('NFC').replace(/\s+/g, ' ').trim();
