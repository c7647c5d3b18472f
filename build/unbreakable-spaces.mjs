import { walk } from 'estree-walker';
import MagicString from 'magic-string';
import { changed } from './sources.mjs';

/** A line must not end with a one-letter word. */
const ONE_LETTER = /(?<=^|[\s(„–])([aikosuvz]) (?=\S)/giu;
/** Before an inserted value, in every text: „12 z 40“. */
const BEFORE_FILLED = /(?<=^|[\s(„–])([aikosuvz]) (?=#)/giu;
/** Spaces that keep a number with its unit, or an ordinal with the word behind it. */
const WITH_NUMBER = [
  [/(?<=[\d#]) (?=(?:€|%|min|h|mg|kB|MB)(?![\p{L}\d]))/gu, '\u00a0'],
  [/(?<=(?<!\p{L})č\.) (?=[\d#])/gu, '\u00a0'],
  [/(?<=\d\.) (?=\d|(?:janu|febru)ára|marca|apríla|mája|jú[nl]a|augusta|(?:septem|októ|novem|decem)bra)/gu, '\u00a0'],
  [/(?<=(?<!\p{L})s\.) r\. o\./gu, '\u00a0r.\u00a0o.'],
];

/**
 * Makes spaces of a Slovak text non-breaking where a line must not end. `#` stands for an inserted value. One-letter words are bound in
 * running text only: labels and headings are also names of controls, which tests and scripts search with plain spaces.
 * @param {string} text
 */
export function unbreakable(text) {
  let bound = text.replace(BEFORE_FILLED, '$1\u00a0');
  for (const [space, unbroken] of WITH_NUMBER) bound = bound.replace(space, unbroken);
  return isRunning(text) ? bound.replace(ONE_LETTER, '$1\u00a0') : bound;
}

/** Running text: a sentence, the introduction of a list, and any long text that is no question. */
const LONG = 40;
/** @param {string} text */
const isRunning = (text) => /[.…;](?=\s|$)|:$/.test(text) || (text.length >= LONG && !text.endsWith('?'));

/** The Slovak texts; a translation, in a folder named by its language, has rules of its own. */
const SLOVAK_TEXTS = /[\\/]src[\\/]texts[\\/](?![a-z]{2}(?:-[A-Z]{2})?[\\/]).+\.ts$/;

/** Makes spaces unbreakable in the texts of the panel. Runs after the compiler. */
export function unbreakableSpaces() {
  return {
    name: 'unbreakable-spaces',
    transform(code, id) {
      if (!SLOVAK_TEXTS.test(id)) return null;
      const text = new MagicString(code);
      walk(this.parse(code), {
        enter(node) {
          const parts = partsOf(node);
          const after = unbreakable(parts.map(({ start, end }) => code.slice(start, end)).join('#'));
          // Each space becomes one character, so that offsets stay the same.
          let offset = 0;
          for (const { start, end } of parts) {
            for (let at = start; at < end; at += 1, offset += 1) {
              if (code[at] === ' ' && after[offset] === '\u00a0') text.update(at, at + 1, '\u00a0');
            }
            offset += 1;
          }
        },
      });
      return text.hasChanged() ? changed(text) : null;
    },
  };
}

/** The pieces of a text in the code, without its quotes. */
function partsOf(node) {
  if (node.type === 'TemplateLiteral') return node.quasis;
  if (node.type !== 'Literal' || typeof node.value !== 'string') return [];
  return [{ start: node.start + 1, end: node.end - 1 }];
}
