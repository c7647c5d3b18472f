import type { Minutes, PlacedTerm } from './model';

type Column = Pick<PlacedTerm, 'column' | 'columns'>;

/**
 * Places overlapping spans side by side. `spans` are sorted by their start. A column is reused by the first span that begins after the
 * column's last one ends; spans that overlap directly or through others (a cluster) have the same number of columns.
 */
export function columnsOf(spans: readonly Minutes[]): Column[] {
  const placed: Column[] = [];
  let cluster: Column[] = [];
  /** When each column of the cluster is free again. */
  let ends: number[] = [];

  for (const { from, to } of spans) {
    if (ends.every((end) => end <= from)) {
      cluster = [];
      ends = [];
    }
    const free = ends.findIndex((end) => end <= from);
    const column = free === -1 ? ends.length : free;
    ends[column] = to;
    const position = { column, columns: 0 };
    cluster.push(position);
    placed.push(position);
    for (const each of cluster) each.columns = ends.length;
  }
  return placed;
}
