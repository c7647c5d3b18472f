import { useEffectEvent, useLayoutEffect, useMemo, useRef, useState, type RefObject } from 'react';
import { flushSync } from 'react-dom';
import { OVERSCAN_HIGH_ROWS, WHOLE_LIST_ROWS } from '../../constants';
import { createRowTops, type RowTops } from './row-tops';
import { firstRows, type RowWindow } from './row-window';
import { observeScrollOffset } from './scroll-offset';

interface Listed {
  id: string | number;
}

export interface LongRowsProps<T extends Listed = Listed> {
  area: RefObject<HTMLElement | null>;
  /** The selector of a row. */
  selector: string;
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
 * Says which rows to draw of a long list of groups whose rows differ in height: those in sight, some around them, and those that are
 * kept. The page scrolls, not the list. All are drawn while the page is printed. Renders nothing itself.
 */
export function LongRows<T extends Listed>(props: LongRowsProps<T>): null {
  const { area, selector, groups, all, kept, gap, most, drawn, onDraw } = props;
  const count = all.length;
  const isPrinting = useIsPrinting();
  const [tops] = useState(() => createRowTops<T>(gap));
  const [range, setRange] = useState({ from: 0, to: most });
  // Counts the changes of what rows that are not drawn are taken to be.
  const [guess, setGuess] = useState(0);
  const scrolled = useRef(0);
  const width = useRef(0);
  /** Indexes of the drawn rows. */
  const indexes = useRef<readonly number[]>([]);

  const follow = useEffectEvent((pixels: number) => {
    scrolled.current = pixels;
    const first = tops.indexAt(pixels);
    const last = tops.indexAt(pixels + window.innerHeight);
    const isReady =
      range.from <= Math.max(0, first - SPARE) &&
      range.to > Math.min(count - 1, last + SPARE) &&
      range.to < last + MOST;
    if (!isReady) setRange({ from: Math.max(0, first - OVERSCAN_HIGH_ROWS), to: last + 1 + OVERSCAN_HIGH_ROWS });
  });

  const wanted = useMemo(() => drawnIndexes(range.from, Math.min(range.to, count), kept), [range, count, kept]);
  const draw = useEffectEvent(() => {
    tops.put(groups, all);
    indexes.current = wanted;
    onDraw(isPrinting ? firstRows(groups, count) : layOut(groups, wanted, tops));
  });
  useLayoutEffect(() => draw(), [groups, wanted, guess, isPrinting]);

  const measure = useEffectEvent(() => {
    const list = area.current;
    if (drawn.isWhole || !list || list.clientWidth === 0) return;
    if (width.current !== list.clientWidth) tops.forget();
    width.current = list.clientWidth;
    if (measureRows(list, selector, indexes.current, tops)) setGuess((before) => before + 1);
    follow(scrolled.current);
  });
  useLayoutEffect(() => measure(), [drawn]);

  useLayoutEffect(() => {
    const list = area.current;
    if (!list) return;
    const observer = observeScrollOffset(list, { onChange: (pixels) => follow(pixels), hasFixedSize: false });
    const sizes = new ResizeObserver(() => list.clientWidth !== width.current && measure());
    sizes.observe(list);
    return () => {
      observer.stop();
      sizes.disconnect();
    };
  }, [area]);

  return null;
}

/** So many rows around those in sight are there before others are drawn. */
const SPARE = 2;
/** More rows than this below what is seen are not kept. */
const MOST = 2 * WHOLE_LIST_ROWS;

function drawnIndexes(from: number, end: number, kept: readonly number[]): number[] {
  const first = Math.min(from, end);
  const indexes = Array.from({ length: end - first }, (_, offset) => first + offset);
  const others = new Set(kept.filter((index) => index < first || index >= end));
  return [...others, ...indexes].sort((one, other) => one - other);
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
  const head = list.querySelector<HTMLElement>('[data-head]');
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
