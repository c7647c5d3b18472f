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

/**
 * Keys for comparing names as a patient reads them: two names that share a key look like the same person. Titles, case, accents, spaces,
 * word order, invisible characters and lookalike letters of other scripts make no difference. Empty when the name has no letter.
 */
export function nameKeys(name: string): readonly string[] {
  const words = wordsOf(name);
  // Also in the written order: removing a space may have joined words.
  return words.length === 0 ? [] : [words.join(''), words.toSorted().join('')];
}

export const isSameName = (one: string, other: string): boolean => {
  const keys = nameKeys(other);
  return nameKeys(one).some((key) => keys.includes(key));
};

function wordsOf(name: string): string[] {
  const plain = name
    .replace(BLANK, ' ')
    .normalize('NFKD')
    .replace(INVISIBLE, '')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/./gsu, (letter) => LOOKALIKES.get(letter) ?? letter);
  return plain.split(/[^\p{L}\p{N}]+/u).filter((word) => word !== '' && !TITLES.has(word));
}

/** Letters that look like a space. */
const BLANK = /[\u115F\u1160\u3164\uFFA0]/gu;

/** Invisible characters: soft hyphens, joiners, tags, direction marks. */
const INVISIBLE = /[\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}]/gu;

/** Without full stops: `Ph.D.` becomes two words. */
const TITLES = new Set(
  `mudr mvdr mddr phdr rndr pharmdr judr paeddr thdr dr doc prof dipl mgr bc ing art phd ph d dr et csc drsc mph mba mha msc bsc llm dis
   fesc facs univ primar prim`.split(/\s+/),
);

/** Lower-case letters of Cyrillic and Greek, and some of Latin, by the plain letter that they look like. */
const LOOKALIKES = new Map(
  `a:аαɑ b:ьвβ c:сϲ d:ԁđ e:еєε g:ɡ h:һнη i:іιıӏ j:јϳ k:кκ l:ł m:мμ n:пν o:оοσø p:рρ q:ԛ r:г s:ѕ t:тτ
   u:υ v:ѵ w:ԝω x:хχ y:уγ z:ζ`
    .split(/\s+/)
    .map((entry) => entry.split(':'))
    .flatMap(([plain = '', lookalikes = '']) => Array.from(lookalikes, (letter) => [letter, plain] as const)),
);
