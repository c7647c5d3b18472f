import { FIRST_GUESS_ROW_PX } from '../../constants';
import { commonEnds } from '../../lib/common-ends';

interface Listed {
  id: string | number;
}

export interface RowTops<T extends Listed> {
  /** The rows by groups, and all of them; a group after the first one has a head. What was measured of rows that stay is kept. */
  put(groups: readonly (readonly T[])[], all: readonly T[]): void;
  /** The heights of drawn rows by index. Says whether what other rows are taken to be has changed with them. */
  measure(heights: ReadonlyMap<number, number>): boolean;
  /** The height of the head of each group but the first, with the space around it. Says whether it has changed. */
  measureHead(height: number): boolean;
  /** The list has another width: what was measured is not true any more. */
  forget(): void;
  /** In pixels below the list's top; for the index behind the last row, the list's end. */
  topOf(index: number): number;
  /** The end of the previous row, with the gap: above the head of a group that begins at the index. */
  endBefore(index: number): number;
  /** The row at so many pixels below the list's top. */
  indexAt(pixels: number): number;
}

/**
 * Computes the positions of the rows of a long list. A drawn row has its measured height; any other is as high as the rows that were drawn
 * first in the first group, or in the others. `gap` is the space below each row. The cost depends on the number of drawn rows, not on the
 * list's length.
 */
export function createRowTops<T extends Listed>(gap: number): RowTops<T> {
  let rows: readonly T[] = [];
  /** The index of each group's first row. */
  let starts: readonly number[] = [];
  let heights = new Map<number, number>();
  /** Assumed row heights: of the first group, and of all others. */
  let guesses: [number?, number?] = [];
  let headHeight = 0;
  /** The measured rows in their order, and how much more than guessed all up to each of them take. */
  let sums: { index: number; more: number }[] | null = null;

  const guessOf = (group: number) => guesses[group === 0 ? 0 : 1] ?? guesses[0] ?? FIRST_GUESS_ROW_PX;
  const groupOf = (index: number) => groupAt(starts, index);

  function moreBefore(index: number): number {
    if (!sums) {
      let more = 0;
      sums = [...heights]
        .sort(([one], [other]) => one - other)
        .map(([at, height]) => {
          more += height - guessOf(groupOf(at));
          return { index: at, more };
        });
    }
    const all = sums;
    const before = lastBelow(all.length, (position) => (all[position]?.index ?? Infinity) < index);
    return all[before]?.more ?? 0;
  }

  function topOf(index: number): number {
    const group = groupOf(Math.min(index, rows.length - 1));
    const ofFirst = group === 0 ? index : (starts[1] ?? index);
    const height = ofFirst * (guessOf(0) + gap) + (index - ofFirst) * (guessOf(1) + gap);
    return height + group * headHeight + moreBefore(index);
  }

  return {
    put(groups, all) {
      if (rows === all) return;
      heights = heightsAfter(heights, rows, all);
      let next = 0;
      starts = groups.map(({ length }) => (next += length) - length);
      rows = all;
      sums = null;
    },
    measure(drawn) {
      let hasChanged = false;
      for (const isFirst of [true, false]) {
        const position = isFirst ? 0 : 1;
        if (guesses[position] !== undefined) continue;
        // The first row may be larger than all others.
        const some = [...drawn].filter(([index]) => index > 0 && (groupOf(index) === 0) === isFirst);
        if (some.length === 0) continue;
        guesses[position] = some.reduce((sum, [, height]) => sum + height, 0) / some.length;
        hasChanged = true;
      }
      for (const [index, height] of drawn) if (height > 0) heights.set(index, height);
      sums = null;
      return hasChanged;
    },
    measureHead(height) {
      if (headHeight === height) return false;
      headHeight = height;
      return true;
    },
    forget() {
      heights.clear();
      guesses = [];
      sums = null;
    },
    topOf,
    endBefore: (index) => topOf(index) - (index > 0 && starts.includes(index) ? headHeight : 0),
    indexAt: (pixels) =>
      Math.max(
        0,
        lastBelow(rows.length, (index) => topOf(index) <= pixels),
      ),
  };
}

/** The last group that begins at the index, or before it. */
const groupAt = (starts: readonly number[], index: number) =>
  Math.max(
    0,
    starts.findLastIndex((start) => start <= index),
  );

/** The last of so many positions at which `isBelow` holds, which does up to some position; -1 where it never does. */
function lastBelow(count: number, isBelow: (position: number) => boolean): number {
  let low = -1;
  let high = count - 1;
  while (low < high) {
    const middle = Math.ceil((low + high) / 2);
    if (isBelow(middle)) low = middle;
    else high = middle - 1;
  }
  return low;
}

/** The measured heights by index after the rows have changed: moved rows keep theirs. */
function heightsAfter<T extends Listed>(
  heights: ReadonlyMap<number, number>,
  rows: readonly T[],
  all: readonly T[],
): Map<number, number> {
  const { start, end } = commonEnds(rows, all);
  const moved = all.length - rows.length;
  const kept = new Map<number, number>();
  const changed = new Map<T['id'], number>();
  for (const [index, height] of heights) {
    const row = rows[index];
    if (index < start) kept.set(index, height);
    else if (index >= rows.length - end) kept.set(index + moved, height);
    else if (row) changed.set(row.id, height);
  }
  for (let index = start; changed.size > 0 && index < all.length - end; index += 1) {
    const height = changed.get(all[index]?.id ?? '');
    if (height !== undefined) kept.set(index, height);
  }
  return kept;
}
