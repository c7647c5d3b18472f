import { FIRST_GUESS_ROW_PX } from '../../constants';
import { commonEnds } from '../../lib/same-data';

interface Listed {
  id: string | number;
}

export interface RowTops<T extends Listed> {
  /** Sets the rows, by groups and all together; each group but the first has a head. Measurements of rows that stay are kept. */
  put(groups: readonly (readonly T[])[], all: readonly T[]): void;
  /** Sets the measured heights of rendered rows, by index. Returns whether the estimates for other rows have changed. */
  measure(heights: ReadonlyMap<number, number>): boolean;
  /** Sets the height of the head of each group but the first, with the space around it. Returns whether it has changed. */
  measureHead(height: number): boolean;
  /** Discards all measurements: the list's width has changed. */
  forget(): void;
  /** The top of a row, in pixels below the list's top; for the index after the last row, the list's end. */
  topOf(index: number): number;
  /** The end of the previous row, with the gap: if the row begins a group, above the group's head. */
  endBefore(index: number): number;
  /** The index of the row at an offset below the list's top, in pixels. */
  indexAt(pixels: number): number;
}

/**
 * Computes the positions of the rows of a long list. A rendered row has its measured height; any other row has the average height of the
 * rows that were first rendered in the first group, or in the other groups. `gap` is the space below each row. The cost depends on the
 * number of measured rows, not on the list's length.
 */
export function createRowTops<T extends Listed>(gap: number): RowTops<T> {
  let rows: readonly T[] = [];
  /** The index of each group's first row. */
  let starts: readonly number[] = [];
  let heights = new Map<number, number>();
  /** Estimated row heights: in the first group, and in all others. */
  let estimates: [number?, number?] = [];
  let headHeight = 0;
  /** The measured rows in order, each with the total by which the heights up to it exceed the estimates. */
  let sums: { index: number; excess: number }[] | null = null;

  const estimateOf = (group: number) => estimates[group === 0 ? 0 : 1] ?? estimates[0] ?? FIRST_GUESS_ROW_PX;
  const groupOf = (index: number) => groupAt(starts, index);

  function excessBefore(index: number): number {
    if (!sums) {
      let excess = 0;
      sums = [...heights]
        .sort(([one], [other]) => one - other)
        .map(([at, height]) => {
          excess += height - estimateOf(groupOf(at));
          return { index: at, excess };
        });
    }
    const all = sums;
    const before = lastWhere(all.length, (position) => (all[position]?.index ?? Infinity) < index);
    return all[before]?.excess ?? 0;
  }

  function topOf(index: number): number {
    const group = groupOf(Math.min(index, rows.length - 1));
    const inFirst = group === 0 ? index : (starts[1] ?? index);
    const height = inFirst * (estimateOf(0) + gap) + (index - inFirst) * (estimateOf(1) + gap);
    return height + group * headHeight + excessBefore(index);
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
    measure(measured) {
      let hasChanged = false;
      for (const isFirst of [true, false]) {
        const position = isFirst ? 0 : 1;
        if (estimates[position] !== undefined) continue;
        // Row 0 is skipped: it may be larger than all others.
        const some = [...measured].filter(([index]) => index > 0 && (groupOf(index) === 0) === isFirst);
        if (some.length === 0) continue;
        estimates[position] = some.reduce((sum, [, height]) => sum + height, 0) / some.length;
        hasChanged = true;
      }
      for (const [index, height] of measured) if (height > 0) heights.set(index, height);
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
      estimates = [];
      sums = null;
    },
    topOf,
    endBefore: (index) => topOf(index) - (index > 0 && starts.includes(index) ? headHeight : 0),
    indexAt: (pixels) =>
      Math.max(
        0,
        lastWhere(rows.length, (index) => topOf(index) <= pixels),
      ),
  };
}

/** The last group that begins at or before the index. */
const groupAt = (starts: readonly number[], index: number) =>
  Math.max(
    0,
    starts.findLastIndex((start) => start <= index),
  );

/** The last of `count` positions at which a predicate holds that is true up to some position and false after it; -1 if it never holds. */
function lastWhere(count: number, isTrueAt: (position: number) => boolean): number {
  let low = -1;
  let high = count - 1;
  while (low < high) {
    const middle = Math.ceil((low + high) / 2);
    if (isTrueAt(middle)) low = middle;
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
