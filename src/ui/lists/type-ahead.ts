import { searchable } from '../../lib/search';

/** Letters that follow one another within this time are one word, in milliseconds. */
const PAUSE_MS = 700;

/**
 * Finds the row that begins with the letters typed in a list, without regard to diacritics: from the next row on and around the end; while
 * a word is being typed, from the same row on. The same letter again goes on to the next row that begins with it.
 */
export function createTypeAhead() {
  let typed = '';
  let last = -Infinity;
  /** Whether the key is of a word: what is neither a letter nor a digit is so only within it, as a space or an apostrophe. */
  const takes = (key: string, now: number): boolean =>
    /^[\p{L}\p{N}]$/u.test(key) || (/^[ '’.-]$/.test(key) && typed !== '' && now - last < PAUSE_MS);
  return {
    takes,
    /** The index of the row; `null` where none begins so. */
    find(key: string, now: number, index: number, count: number, textOf: (index: number) => string): number | null {
      typed = now - last < PAUSE_MS ? typed + key : key;
      last = now;
      const letters = searchable(typed);
      const isRepeated = letters.length === typed.length && letters === letters.charAt(0).repeat(letters.length);
      const wanted = isRepeated ? letters.slice(0, 1) : letters;
      const begin = isRepeated ? index + 1 : index;
      for (let step = 0; step < count; step += 1) {
        const at = (begin + step) % count;
        if (searchable(textOf(at)).startsWith(wanted)) return at;
      }
      return null;
    },
  };
}
