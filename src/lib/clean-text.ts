/**
 * A text without characters that nobody sees or that turn the text around them: controls, marks of direction, fillers. Joiners and variants
 * stay where a script or a picture needs them. What then shows nothing is empty.
 */
export function cleanText(text: string): string {
  if (PLAIN.test(text)) return text;
  const seen = text
    .replace(LINE_END, '\n')
    .replace(/\u2800/g, ' ')
    .replace(HIDDEN, '');
  return /[^\s\p{M}]/u.test(seen) ? seen : '';
}

/** Almost every text of a Slovak practice. */
const PLAIN = /^[\t\n -~\xA0-\xAC\xAE-\u02FF]*$/;

const LINE_END = /\r\n?|[\u2028\u2029]/g;

/** Kept are line ends, tabs, pictures newer than the browser and their variants, and joiners between letters of other scripts or pictures. */
const HIDDEN =
  /(?!\n|\t|\p{ExtPict}|(?<=[\u0600-\u1CFF\u2190-\u2BFF\u3040-\u{1FBFF}])[\u200C\u200D](?=[\u0600-\u1CFF\u2190-\u2BFF\u3040-\u{1FBFF}])|(?<=\p{So}|\p{ExtPict})[\uFE0E\uFE0F]|\uFE0F(?=\u20E3))[\p{C}\p{DI}]/gu;

/** A text of ours that somebody goes on writing: with the spaces of a keyboard. */
export const plainSpaces = (text: string): string => text.replace(/\xA0/g, ' ');

/**
 * A foreign text for the middle of one of ours. Elements are isolated by their style; within a plain text, such as an accessible name, one
 * that is written from right to left would take numbers and punctuation of ours with it.
 */
export function isolated(text: string): string {
  const clean = cleanText(text);
  return RIGHT_TO_LEFT.test(clean) ? `\u2068${clean}\u2069` : clean;
}

const RIGHT_TO_LEFT = /[\u0590-\u08FF\uFB1D-\uFDFF\uFE70-\uFEFC\u{10800}-\u{10FFF}\u{1E800}-\u{1EFFF}]/u;
