import { searchable } from '../../lib/search';

/** Letters typed within this time of one another form one word, in milliseconds. */
const PAUSE_MS = 700;

/**
 * Finds the row that begins with the typed letters, ignoring diacritics. The search starts at the next row, or at the current one while a
 * word is being typed, and wraps around. Repeating a letter moves on to the next row that begins with it.
 */
export function createTypeAhead() {
  let typed = '';
  let last = -Infinity;
  /** Whether the key belongs to a typed word: a letter or a digit, or within a word also a space, an apostrophe, a dot or a hyphen. */
  const takes = (key: string, now: number): boolean =>
    /^[\p{L}\p{N}]$/u.test(key) || (/^[ '’.-]$/.test(key) && typed !== '' && now - last < PAUSE_MS);
  return {
    takes,
    /** The index of the matching row; `null` if there is none. */
    find(key: string, now: number, index: number, count: number, textOf: (index: number) => string): number | null {
      typed = now - last < PAUSE_MS ? typed + key : key;
      last = now;
      const letters = searchable(typed);
      const isRepeated = letters.length === typed.length && letters === letters.charAt(0).repeat(letters.length);
      const prefix = isRepeated ? letters.slice(0, 1) : letters;
      const begin = isRepeated ? index + 1 : index;
      for (let step = 0; step < count; step += 1) {
        const at = (begin + step) % count;
        if (searchable(textOf(at)).startsWith(prefix)) return at;
      }
      return null;
    },
  };
}
