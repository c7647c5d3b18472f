import { useEffectEvent, useLayoutEffect, useRef, useState, type RefObject } from 'react';
import { OVERSCAN_HIGH_ROWS } from '../../constants';
import { createRowTops, type RowTops } from './row-tops';
import { firstRows, type RowWindow } from './row-window';
import { useRowWindow } from './use-row-window';

interface Listed {
  id: string | number;
}

export interface LongRowsProps<T extends Listed = Listed> {
  area: RefObject<HTMLElement | null>;
  /** The selector of a row. */
  selector: string;
  /** Each group after the first one has an `h2` or `h3` as its head. */
  groups: readonly (readonly T[])[];
  /** The rows of all groups. */
  all: readonly T[];
  /** The indexes of rows that are always rendered. */
  kept: readonly number[];
  /** The space between rows, in pixels. */
  gap: number;
  /** How many rows are rendered until this component is loaded. */
  most: number;
  /** The currently rendered rows. */
  rendered: RowWindow;
  onRender(next: RowWindow): void;
}

/**
 * Computes the window of a long list of groups whose rows differ in height; while the page is printed, all rows. A component that renders
 * nothing, not a hook: a hook cannot load lazily.
 */
export function LongRows<T extends Listed>(props: LongRowsProps<T>): null {
  const { area, selector, groups, all, kept, gap, most, rendered, onRender } = props;
  const count = all.length;
  const [tops] = useState(() => createRowTops<T>(gap));
  // Incremented when the estimated height of rows that are not rendered changes.
  const [estimateVersion, setEstimateVersion] = useState(0);
  const width = useRef(0);
  const renderedIndexes = useRef<readonly number[]>([]);

  const { indexes, isPrinting, update } = useRowWindow({
    list: area,
    count,
    kept,
    overscan: OVERSCAN_HIGH_ROWS,
    initial: most,
    indexAt: tops.indexAt,
  });

  const render = useEffectEvent(() => {
    tops.put(groups, all);
    renderedIndexes.current = indexes;
    onRender(isPrinting ? firstRows(groups, count) : layOut(groups, indexes, tops));
  });
  useLayoutEffect(() => render(), [groups, indexes, estimateVersion, isPrinting]);

  const measure = useEffectEvent(() => {
    const list = area.current;
    if (rendered.isWhole || !list || list.clientWidth === 0) return;
    if (width.current !== list.clientWidth) tops.forget();
    width.current = list.clientWidth;
    if (measureRows(list, selector, renderedIndexes.current, tops)) setEstimateVersion((before) => before + 1);
    update();
  });
  useLayoutEffect(() => measure(), [rendered]);

  useLayoutEffect(() => {
    const list = area.current;
    if (!list) return;
    const sizes = new ResizeObserver(() => list.clientWidth !== width.current && measure());
    sizes.observe(list);
    return () => sizes.disconnect();
  }, [area]);

  return null;
}

/** Measures the rendered rows. Returns whether the estimates for other rows have changed. */
function measureRows<T extends Listed>(
  list: HTMLElement,
  selector: string,
  indexes: readonly number[],
  tops: RowTops<T>,
): boolean {
  const heights = new Map<number, number>();
  list.querySelectorAll<HTMLElement>(selector).forEach((row, position) => {
    const index = indexes[position];
    // A row in the form of a bar is lower than the space reserved for it.
    if (index !== undefined && row.dataset['bar'] === undefined) heights.set(index, row.offsetHeight);
  });
  let hasChanged = tops.measure(heights);
  const head = list.querySelector<HTMLElement>('h2, h3');
  const row = head?.parentElement?.querySelector<HTMLElement>(selector);
  if (head?.parentElement && row && row.style.marginTop === '') {
    const { parentElement: group } = head;
    const margin = group.style.marginTop === '' ? Number.parseFloat(getComputedStyle(group).marginTop) || 0 : null;
    if (margin !== null) hasChanged = tops.measureHead(row.offsetTop - group.offsetTop + margin) || hasChanged;
  }
  return hasChanged;
}

function layOut<T extends Listed>(
  groups: readonly (readonly T[])[],
  indexes: readonly number[],
  tops: RowTops<T>,
): RowWindow {
  const rendered: RowWindow['groups'][number][] = [];
  let first = 0;
  let next = 0;
  let position = 0;
  groups.forEach(({ length }, group) => {
    const end = first + length;
    const rows: { index: number; space: number }[] = [];
    const start = first;
    first = end;
    // The first row after the last rendered one of the groups above.
    const before = next;
    let expected = start;
    for (; (indexes[position] ?? Infinity) < end; position += 1) {
      const index = indexes[position] ?? 0;
      const space = index > expected ? tops.topOf(index) - tops.topOf(expected) : 0;
      rows.push({ index: index - start, space });
      expected = index + 1;
    }
    if (rows.length === 0) return;
    rendered.push({ group, space: start > before ? tops.endBefore(start) - tops.endBefore(before) : 0, rows });
    next = expected;
  });
  return { isWhole: false, groups: rendered, spaceAfter: next < first ? tops.topOf(first) - tops.endBefore(next) : 0 };
}
