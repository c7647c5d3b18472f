/** A group with rendered rows. A space replaces the rows before the group, or before a row, that are not rendered, in pixels. */
interface RenderedGroup {
  group: number;
  space: number;
  /** The rows' indexes in the group. */
  rows: readonly { index: number; space: number }[];
}

/** The rendered part of a list of groups of rows. */
export interface RowWindow {
  isWhole: boolean;
  groups: readonly RenderedGroup[];
  /** The space below the last rendered row. */
  spaceAfter: number;
}

/** The first rows of a list. */
export function firstRows(groups: readonly (readonly unknown[])[], most: number): RowWindow {
  let left = most;
  const rendered = groups.flatMap(({ length }, group) => {
    const rows = Array.from({ length: Math.max(0, Math.min(length, left)) }, (_, index) => ({ index, space: 0 }));
    left -= length;
    return rows.length > 0 ? { group, space: 0, rows } : [];
  });
  return { isWhole: left >= 0, groups: rendered, spaceAfter: 0 };
}
