import { createHash } from 'node:crypto';

/** Seeded by words, so that the demo of one day is always the same. */
export interface Random {
  /** From 0 up to 1. */
  next(): number;
  /** A whole number below `end`. */
  below(end: number): number;
  /** True with this probability (0 to 1). */
  chance(part: number): boolean;
  pick<Item>(items: readonly [Item, ...Item[]]): Item;
}

/** The generator „mulberry32“. */
export function createRandom(words: string): Random {
  let state = createHash('sha256').update(words).digest().readUInt32LE(0);
  const next = () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const below = (end: number) => Math.floor(next() * end);
  return {
    next,
    below,
    chance: (part) => next() < part,
    pick: (items) => items[below(items.length)] ?? items[0],
  };
}
