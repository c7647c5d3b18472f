/** A group of which rows are drawn. Spaces stand for what is not drawn before it, or before a row. */
interface DrawnGroup {
  group: number;
  space: number;
  /** The rows' indexes in the group. */
  rows: readonly { index: number; space: number }[];
}

/** The drawn part of a list of groups of rows. */
export interface RowWindow {
  isWhole: boolean;
  drawn: readonly DrawnGroup[];
  /** Below the last drawn row. */
  spaceAfter: number;
}

/** The first rows of a list. */
export function firstRows(groups: readonly (readonly unknown[])[], most: number): RowWindow {
  let left = most;
  const drawn = groups.flatMap(({ length }, group) => {
    const rows = Array.from({ length: Math.max(0, Math.min(length, left)) }, (_, index) => ({ index, space: 0 }));
    left -= length;
    return rows.length > 0 ? { group, space: 0, rows } : [];
  });
  return { isWhole: left >= 0, drawn, spaceAfter: 0 };
}
