import { defaultRangeExtractor, useVirtualizer, type Range, type Virtualizer } from '@tanstack/react-virtual';
import { useCallback, useLayoutEffect, useRef, useState, type RefObject } from 'react';
import { flushSync } from 'react-dom';
import { ROWS_READY } from '../../constants';
import { observeScrolledPast, type ScrolledPast } from './scrolled-past';

export interface VirtualListParts {
  /** Stands above the rows, perhaps sticky. */
  head: RefObject<HTMLElement | null>;
  list: RefObject<HTMLElement | null>;
  marker: RefObject<HTMLElement | null>;
}

/**
 * Which rows of a long list are on the page: those in sight, some around them, and the one at `activePlace`. The library
 * only computes which; the page scrolls by itself and by the browser's own `scrollIntoView`, which knows every scrolling
 * part that an element may stand in. All rows are as high as the marker, an invisible element at the list's top.
 */
export function useVirtualRows({ head, list, marker }: VirtualListParts, count: number, activeIndex: number) {
  const past = useRef<ScrolledPast | null>(null);
  // Not known before it is measured, and not while the list is hidden.
  const [rowHeight, setRowHeight] = useState(0);
  const [covered, setCovered] = useState(0);

  /** Scrolls until so many pixels of the rows are above the window. */
  const scrollTo = useCallback(
    (pixels: number) => {
      if (!marker.current) return;
      marker.current.style.top = `${pixels}px`;
      marker.current.scrollIntoView({ block: 'start', behavior: 'instant' });
    },
    [marker],
  );

  const virtualizer = useVirtualizer<HTMLElement, HTMLElement>({
    count: rowHeight > 0 ? count : 0,
    overscan: ROWS_READY,
    estimateSize: () => rowHeight,
    getScrollElement: () => list.current,
    scrollToFn: () => undefined,
    observeElementRect: observeWindow,
    observeElementOffset({ scrollElement }, tell) {
      if (!scrollElement) return;
      past.current = observeScrolledPast(scrollElement, {
        onChange: (pixels) => tell(pixels, false),
        onShownAgain: scrollTo,
      });
      return past.current.stop;
    },
    rangeExtractor: (range) => withIndex(defaultRangeExtractor(range), range, activeIndex),
  });

  const hasRows = count > 0;
  useLayoutEffect(() => {
    const top = head.current;
    if (!top) return;
    const measure = () => {
      const { top: offset, position } = getComputedStyle(top);
      setCovered((Number.parseFloat(offset) || 0) + (position === 'sticky' ? top.offsetHeight : 0));
      setRowHeight((before) => marker.current?.getBoundingClientRect().height || before);
    };
    measure();
    // In the frame in which it changed.
    const sizes = new ResizeObserver(() => flushSync(measure));
    [top, marker.current].forEach((element) => element && sizes.observe(element));
    return () => sizes.disconnect();
  }, [head, marker, hasRows]);

  const measured = useRef(0);
  useLayoutEffect(() => {
    const before = measured.current;
    measured.current = rowHeight;
    const scrolled = virtualizer.scrollOffset ?? 0;
    virtualizer.measure();
    // Rows that become higher or lower must not carry away what is seen.
    if (before > 0 && scrolled > 0) scrollTo((scrolled / before) * rowHeight);
    past.current?.look();
  }, [virtualizer, rowHeight, scrollTo]);

  return {
    ...{ rowHeight, covered },
    indexes: virtualizer.getVirtualItems().map(({ index }) => index),
    /** How many rows a page key moves by. */
    page: () => Math.max(1, Math.floor((window.innerHeight - covered) / rowHeight) - 1),
    /** Brings a row into sight: to the middle from afar, no further than needed from nearby. */
    reveal(row: Element) {
      const { top, bottom } = row.getBoundingClientRect();
      const isInSight = bottom > covered && top < window.innerHeight;
      row.scrollIntoView({ block: isInSight ? 'nearest' : 'center', behavior: 'instant' });
      past.current?.look();
    },
    /** Brings the first row into sight, if it has scrolled past. */
    toStart() {
      const top = list.current?.getBoundingClientRect().top ?? 0;
      if (top < covered) scrollTo(-covered);
      past.current?.look();
    },
    /** What was hidden and is not any more goes back to where it was. */
    settle: () => past.current?.look(),
  };
}

function observeWindow(
  _: Virtualizer<HTMLElement, HTMLElement>,
  tell: (size: { width: number; height: number }) => void,
) {
  const look = () => tell({ width: window.innerWidth, height: window.innerHeight });
  window.addEventListener('resize', look);
  look();
  return () => window.removeEventListener('resize', look);
}

function withIndex(indexes: number[], { startIndex, count }: Range, index: number): number[] {
  if (index >= count || indexes.includes(index)) return indexes;
  return index < startIndex ? [index, ...indexes] : [...indexes, index];
}
