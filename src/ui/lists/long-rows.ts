import { useEffectEvent, useLayoutEffect, useRef, useState, type RefObject } from 'react';
import { flushSync } from 'react-dom';
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
  /** The indexes of rows that are always drawn. */
  kept: readonly number[];
  /** The space between rows, in pixels. */
  gap: number;
  /** How many rows are drawn until this is here. */
  most: number;
  /** The currently drawn rows. */
  drawn: RowWindow;
  onDraw(next: RowWindow): void;
}

/**
 * The window of a long list of groups whose rows differ in height. All rows are drawn while the page is printed. A component that
 * renders nothing, because it loads late: a hook cannot.
 */
export function LongRows<T extends Listed>(props: LongRowsProps<T>): null {
  const { area, selector, groups, all, kept, gap, most, drawn, onDraw } = props;
  const count = all.length;
  const isPrinting = useIsPrinting();
  const [tops] = useState(() => createRowTops<T>(gap));
  // Counts the changes of what rows that are not drawn are taken to be.
  const [guess, setGuess] = useState(0);
  const width = useRef(0);
  const drawnIndexes = useRef<readonly number[]>([]);

  const { indexes, update } = useRowWindow({
    list: area,
    count,
    kept,
    overscan: OVERSCAN_HIGH_ROWS,
    initial: most,
    indexAt: tops.indexAt,
    hasFixedSize: false,
  });

  const draw = useEffectEvent(() => {
    tops.put(groups, all);
    drawnIndexes.current = indexes;
    onDraw(isPrinting ? firstRows(groups, count) : layOut(groups, indexes, tops));
  });
  useLayoutEffect(() => draw(), [groups, indexes, guess, isPrinting]);

  const measure = useEffectEvent(() => {
    const list = area.current;
    if (drawn.isWhole || !list || list.clientWidth === 0) return;
    if (width.current !== list.clientWidth) tops.forget();
    width.current = list.clientWidth;
    if (measureRows(list, selector, drawnIndexes.current, tops)) setGuess((before) => before + 1);
    update();
  });
  useLayoutEffect(() => measure(), [drawn]);

  useLayoutEffect(() => {
    const list = area.current;
    if (!list) return;
    const sizes = new ResizeObserver(() => list.clientWidth !== width.current && measure());
    sizes.observe(list);
    return () => sizes.disconnect();
  }, [area]);

  return null;
}

/** Whether what other rows are taken to be has changed with it. */
function measureRows<T extends Listed>(
  list: HTMLElement,
  selector: string,
  indexes: readonly number[],
  tops: RowTops<T>,
): boolean {
  const heights = new Map<number, number>();
  list.querySelectorAll<HTMLElement>(selector).forEach((row, position) => {
    const index = indexes[position];
    // A row that is a bar is lower than its place.
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
  const drawn: RowWindow['drawn'][number][] = [];
  let first = 0;
  let next = 0;
  let position = 0;
  groups.forEach(({ length }, group) => {
    const end = first + length;
    const rows: { index: number; space: number }[] = [];
    const start = first;
    first = end;
    // Before the group: what is not drawn of those above it.
    const before = next;
    let expected = start;
    for (; (indexes[position] ?? Infinity) < end; position += 1) {
      const index = indexes[position] ?? 0;
      const space = index > expected ? tops.topOf(index) - tops.topOf(expected) : 0;
      rows.push({ index: index - start, space });
      expected = index + 1;
    }
    if (rows.length === 0) return;
    drawn.push({ group, space: start > before ? tops.endBefore(start) - tops.endBefore(before) : 0, rows });
    next = expected;
  });
  return { isWhole: false, drawn, spaceAfter: next < first ? tops.topOf(first) - tops.endBefore(next) : 0 };
}

/** Whether the page is being printed. It is known before the browser takes the page as it is. */
function useIsPrinting(): boolean {
  const [isPrinting, setIsPrinting] = useState(false);
  useLayoutEffect(() => {
    const begin = () => flushSync(() => setIsPrinting(true));
    const end = () => setIsPrinting(false);
    window.addEventListener('beforeprint', begin);
    window.addEventListener('afterprint', end);
    return () => {
      window.removeEventListener('beforeprint', begin);
      window.removeEventListener('afterprint', end);
    };
  }, []);
  return isPrinting;
}
