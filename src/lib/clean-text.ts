/**
 * Removes invisible characters and those that change the direction of the text: controls, direction marks, fillers. Joiners and variation
 * selectors stay where a script or an emoji needs them. A text without a visible character becomes empty.
 */
export function cleanText(text: string): string {
  if (PLAIN.test(text)) return text;
  const visible = text
    .replace(LINE_END, '\n')
    .replace(/\u2800/g, ' ')
    .replace(HIDDEN, '');
  return /[^\s\p{M}]/u.test(visible) ? visible : '';
}

/** The fast path: almost every text of a Slovak practice. */
const PLAIN = /^[\t\n -~\xA0-\xAC\xAE-\u02FF]*$/;

const LINE_END = /\r\n?|[\u2028\u2029]/g;

/** Keeps line ends, tabs, emoji newer than the browser and their variants, joiners between emoji or letters of other scripts. */
const HIDDEN =
  /(?!\n|\t|\p{ExtPict}|(?<=[\u0600-\u1CFF\u2190-\u2BFF\u3040-\u{1FBFF}])[\u200C\u200D](?=[\u0600-\u1CFF\u2190-\u2BFF\u3040-\u{1FBFF}])|(?<=\p{So}|\p{ExtPict})[\uFE0E\uFE0F]|\uFE0F(?=\u20E3))[\p{C}\p{DI}]/gu;

/** Replaces unbreakable spaces: for a text of the panel that the user edits. */
export const plainSpaces = (text: string): string => text.replace(/\xA0/g, ' ');

/**
 * Isolates the direction of a text that is inserted into a plain one, such as an accessible name: a right-to-left text would reorder the
 * numbers and punctuation around it. Elements are isolated by CSS.
 */
export function isolated(text: string): string {
  const clean = cleanText(text);
  return RIGHT_TO_LEFT.test(clean) ? `\u2068${clean}\u2069` : clean;
}

const RIGHT_TO_LEFT = /[\u0590-\u08FF\uFB1D-\uFDFF\uFE70-\uFEFC\u{10800}-\u{10FFF}\u{1E800}-\u{1EFFF}]/u;
