/** A text as it is searched: small letters, without diacritics and without double spaces. */
export const searchable = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/\p{M}+/gu, '')
    .toLocaleLowerCase('sk')
    .replace(/\s+/g, ' ')
    .trim();

/** The digits of a number as people write them: „+421 900 000 101“ → „421900000101“. */
export const digits = (text: string): string => text.replace(/\D+/g, '');

/** What a record is found by: its words, and its numbers without their spaces, slashes and dashes. */
export interface SearchKey {
  words: string;
  numbers: readonly string[];
}

export const searchKey = (texts: readonly (string | null)[], numbers: readonly (string | null)[] = []): SearchKey => ({
  words: searchable([...texts, ...numbers].filter((text) => text !== null).join(' ')),
  numbers: numbers.flatMap((number) => (number === null ? [] : [digits(number)])),
});

/** Whether every word of the query is in the key; a query of digits alone may also be a part of one of its numbers. */
export function createMatcher(query: string): (key: SearchKey) => boolean {
  const words = searchable(query).split(' ').filter(Boolean);
  // „0900 123 456“ and „+421 900 123 456“ are one telephone: the national zero does not count.
  const number = /^[\d\s/+().-]+$/.test(query.trim()) ? digits(query).replace(/^0(?=\d{3})/, '') : '';
  return ({ words: text, numbers }) =>
    words.every((word) => text.includes(word)) || (number !== '' && numbers.some((one) => one.includes(number)));
}
