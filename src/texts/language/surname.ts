import { LANGUAGE } from './language';

// Shared: creating a collator for each comparison is slow.
const collator = new Intl.Collator(LANGUAGE);

/** How the language sorts names: „Cibuľa“, „Čierny“, „Hora“, „Chalupa“ (`ch` is a letter of its own), „Ivan“. */
const byAlphabet = (one: string, other: string): number => collator.compare(one, other);

export interface NameParts {
  surname: string;
  /** The key that sorts people of the same surname. */
  given: string;
}

/** Compares by surname, then by the other names. */
export const bySurname = (one: NameParts, other: NameParts): number =>
  byAlphabet(one.surname, other.surname) || byAlphabet(one.given, other.given);

/**
 * Splits a full name, without academic titles: „prof. JUDr. Zuzana Aaronová, CSc.“ → „Aaronová“, „Zuzana“. The first rule that applies
 * decides the surname: the surname from the server; the words before a comma; words in capitals beside others that are not; a word that
 * ends in „-ová“ with all that follow it; the last word, with a capitalised particle („De Niro“; „van der Berg“ is „Berg“).
 */
export function nameParts(fullname: string, known: string | null): NameParts {
  const [before = '', after = ''] = fullname
    .replace(/\.(?=\p{L}{3})/gu, '. ')
    .replace(/\s*[\p{Pd}−]\s*/gu, '-')
    .split(/,(.*)/s);
  const isAllCapitals = fullname === fullname.toLocaleUpperCase(LANGUAGE);
  const words = wordsOf(before);
  const all = [...words, ...wordsOf(after).filter((word) => isAllCapitals || !/\p{Lu}.*\p{Lu}/u.test(word))];
  const surname = known === null ? surnameOf(words, all) : plain(known).split(' ');
  const given = all.filter((word) => !surname.includes(word));
  return { surname: plain(surname.join(' ')) || fullname, given: given.join(' ') };
}

const wordsOf = (text: string) => text.split(/[\s,]+/).filter((word) => word !== '' && !TITLE.test(word));

function surnameOf(words: readonly string[], all: readonly string[]): readonly string[] {
  if (words.length > 0 && words.length < all.length) return words;
  const capitals = all.filter((word) => /\p{Lu}{2}/u.test(word) && !/\p{Ll}/u.test(word));
  if (capitals.length > 0 && capitals.length < all.length) return capitals;
  const female = all.findIndex((word) => /ová$/i.test(word.normalize()));
  if (female === 0) return all.slice(0, 1);
  const last = female > 0 ? female : all.length - 1;
  const particle = all.findIndex((word, index) => index > 0 && index < last && PARTICLE.test(word));
  return all.slice(particle > 0 ? particle : last);
}

const PARTICLE = /^(?:D[aeiou]|De[lr]|Della|D[eo]s|El|L[ae]|V[ao]n|Te[nr]|Saint|St)$/;

/** Words with a dot, and titles that may be written without one. */
const TITLE =
  /\.|^(?:\p{L}+Dr|[Bb]c|[Mm]gr|[Ii]ng|[Pp]rof|[Dd]oc|et|ml|jr|II+|[Pp]h[Dd]|PHD|ThD|ArtD|C[Ss][Cc]|Dr[Ss][Cc]|[BMD]S[Cc]|Di[Ss]|MPH|M[BHP]A|LLM|DBA)$/u;

/** A hyphen counts as a blank, an apostrophe as nothing. */
const plain = (text: string): string =>
  text
    .replace(/[\s\p{Pd}−]+/gu, ' ')
    .replace(/['’‘ʼ`´]/g, '')
    .trim();
