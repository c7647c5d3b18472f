/**
 * Normalises a text for search: lower case, without diacritics. Quotes, apostrophes, dashes, dots, commas and blanks of all kinds are
 * one space, and dates have no leading zeros: „O’Brien“ → „o brien“, „29. 02. 1980“ → „29.2.1980“.
 */
export const searchable = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/[\p{M}\u00ad\u200b-\u200f\u2060\ufeff]+/gu, '')
    .toLowerCase()
    .replace(/[łđøßæœı]/g, (letter) => LETTER_REPLACEMENTS[letter] ?? letter)
    .replace(DASHES, '-')
    .replace(/\b(\d\d?)\.\s*(\d\d?)\.\s*(\d{4})\b/g, (_, ...date: string[]) => date.slice(0, 3).map(Number).join('.'))
    .replace(
      /(\d[.,-](?=\d))|[\s.,;·'"`«»\u02b9-\u02bd\u2018-\u201f\u2032-\u2036‹›-]+/g,
      (_, inNumber?: string) => inNumber ?? ' ',
    )
    .trim();

/** Hyphens, dashes, the minus. */
const DASHES = /[\u2010-\u2015\u2043\u2212\ufe58\ufe63]/g;

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

/** The searchable text. A word like „O’Brien“ is added a second time without its mark, so that „obrien“ finds it, too. */
export function searchableAll(texts: readonly (string | null | undefined)[]): string {
  const text = texts.filter(Boolean).join(' ');
  const joined = text.split(/\s+/).filter((word) => JOINED.test(word));
  return [text, ...joined.map((word) => word.replace(/[^\p{L}\p{M}\p{N}]/gu, ''))].map(searchable).join(' ');
}

/** Two non-digits with a mark between them, such as an apostrophe. */
const JOINED = /\D[^\w\u00c0-\u036f]\D/;

/** The digits of a formatted number: „+421 900 000 101“ → „421900000101“. */
export const digits = (text: string): string => text.replace(/\D+/g, '');

/** The keys of a record: its searchable text, the digits of its numbers, and a date as „29.2.1980“ and „1980.2.29“. */
export interface SearchKey {
  text: string;
  numbers: readonly string[];
  dates: readonly string[];
}

/** `date` is `YYYY-MM-DD`. */
export function searchKey(
  texts: readonly (string | null)[],
  numbers: readonly (string | null)[] = [],
  date: string | null = null,
): SearchKey {
  const [, year, month, day] = /^(\d{4})-(\d\d)-(\d\d)/.exec(date ?? '')?.map(Number) ?? [];
  return {
    text: searchableAll([...texts, ...numbers]),
    numbers: numbers.flatMap((number) => (number === null ? [] : [digits(number)])),
    dates: year === undefined ? [] : [`${day}.${month}.${year}`, `${year}.${month}.${day}`],
  };
}

/**
 * Matches when every word of the query is in the key. Numbers of the query also match a part of one of the key's numbers,
 * however either is formatted, and the key's date: all of it, its beginning (at least two numbers), or its year.
 */
export function createMatcher(query: string): (key: SearchKey) => boolean {
  const words = searchable(query).split(' ').filter(Boolean);
  const names = words.filter((word) => !NUMBER.test(word));
  const figures = words.filter((word) => NUMBER.test(word));
  const numbers = numberForms(figures.join(''));
  const date = figures.join('.').replace(/[-/]/g, '.').replace(/\b0+/g, '');
  const isDate = date.includes('.')
    ? (one: string) => one.startsWith(date)
    : (one: string) => date.length === 4 && one.startsWith(`${date}.`);
  return (key) =>
    words.every((word) => key.text.includes(word)) ||
    (names.every((word) => key.text.includes(word)) &&
      (numbers.some((number) => key.numbers.some((one) => one.includes(number))) || key.dates.some(isDate)));
}

const NUMBER = /^[\d/+().-]*\d[\d/+().-]*$/;

/** „0900 123 456“, „+421 900 123 456“ and „00421 900 123 456“ are the same number: also searches for their common part. */
function numberForms(number: string): string[] {
  const shared = number.replace(/^(?:\+|00(?=\d{6}))(?:421)?(?:\(0\))?(?=\d{3})|^421(?=\d{9}$)|^0(?=\d{3})/, '');
  return [...new Set([number, shared].map(digits))].filter(Boolean);
}
