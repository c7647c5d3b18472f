/** Normalises a text for search: lower case, without diacritics and repeated spaces. */
export const searchable = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/\p{M}+/gu, '')
    .toLowerCase()
    .replace(/[łđøßæœı]/g, (letter) => LETTER_REPLACEMENTS[letter] ?? letter)
    .replace(/\s+/g, ' ')
    .trim();

/** Letters that do not decompose into a base letter and a mark. */
const LETTER_REPLACEMENTS: Readonly<Record<string, string>> = {
  ł: 'l',
  đ: 'd',
  ø: 'o',
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ı: 'i',
};

/** The digits of a formatted number: „+421 900 000 101“ → „421900000101“. */
export const digits = (text: string): string => text.replace(/\D+/g, '');

/** What a record is found by: its searchable text, and the digits of its numbers. */
export interface SearchKey {
  text: string;
  numbers: readonly string[];
}

export const searchKey = (texts: readonly (string | null)[], numbers: readonly (string | null)[] = []): SearchKey => ({
  text: searchable([...texts, ...numbers].filter((text) => text !== null).join(' ')),
  numbers: numbers.flatMap((number) => (number === null ? [] : [digits(number)])),
});

/**
 * Matches when every word of the query is in the key. Numbers of the query also match a part of one of the key's numbers,
 * however either is formatted.
 */
export function createMatcher(query: string): (key: SearchKey) => boolean {
  const words = searchable(query).split(' ').filter(Boolean);
  const names = words.filter((word) => !NUMBER.test(word));
  const numbers = numberForms(words.filter((word) => NUMBER.test(word)).join(''));
  return (key) =>
    words.every((word) => key.text.includes(word)) ||
    (names.every((word) => key.text.includes(word)) &&
      numbers.some((number) => key.numbers.some((one) => one.includes(number))));
}

const NUMBER = /^[\d/+().-]*\d[\d/+().-]*$/;

/** „0900 123 456“, „+421 900 123 456“ and „00421 900 123 456“ are the same number: their common part is searched, too. */
function numberForms(number: string): string[] {
  const shared = number.replace(/^(?:\+|00(?=\d{6}))(?:421)?(?:\(0\))?(?=\d{3})|^421(?=\d{9}$)|^0(?=\d{3})/, '');
  return [...new Set([number, shared].map(digits))].filter(Boolean);
}
