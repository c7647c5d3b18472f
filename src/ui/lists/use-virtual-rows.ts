import { useCallback, useEffectEvent, useLayoutEffect, useRef, useState, type RefObject } from 'react';
import { flushSync } from 'react-dom';
import { OVERSCAN_ROWS } from '../../constants';
import { observeScrollOffset, type ScrollOffsetObserver } from './scroll-offset';

export interface VirtualListParts {
  /** Above the rows; may be sticky. */
  head: RefObject<HTMLElement | null>;
  list: RefObject<HTMLElement | null>;
  marker: RefObject<HTMLElement | null>;
}

/**
 * Computes which rows of a long list to render: the visible ones, some around them, and the one at `activeIndex`. Scrolling is left to
 * the page and to `scrollIntoView`, which handles every scrolling ancestor. All rows have the height of the marker, an invisible
 * element at the list's top.
 */
export function useVirtualRows({ head, list, marker }: VirtualListParts, count: number, activeIndex: number) {
  const scrollOffset = useRef<ScrollOffsetObserver | null>(null);
  // 0 until it is measured, and while the list is hidden.
  const [rowHeight, setRowHeight] = useState(0);
  const [coveredHeight, setCovered] = useState(0);
  const scrolled = useRef(0);
  const [firstVisible, setFirstInSight] = useState(0);
  const [windowHeight, setWindowHeight] = useState(window.innerHeight);

  /** Scrolls until this many pixels of the rows are above the viewport. */
  const scrollTo = useCallback(
    (pixels: number) => {
      if (!marker.current) return;
      marker.current.style.top = `${pixels}px`;
      marker.current.scrollIntoView({ block: 'start', behavior: 'instant' });
    },
    [marker],
  );

  const showRows = useEffectEvent((pixels: number) => {
    scrolled.current = pixels;
    setFirstInSight(rowHeight > 0 ? Math.floor(pixels / rowHeight) : 0);
  });

  const hasRows = count > 0;
  useLayoutEffect(() => {
    if (!list.current) return;
    const observer = observeScrollOffset(list.current, {
      onChange: (pixels) => showRows(pixels),
      onReshown: scrollTo,
    });
    scrollOffset.current = observer;
    const updateWindowHeight = () => setWindowHeight(window.innerHeight);
    window.addEventListener('resize', updateWindowHeight);
    return () => {
      observer.stop();
      window.removeEventListener('resize', updateWindowHeight);
    };
  }, [list, hasRows, scrollTo]);

  useLayoutEffect(() => {
    const top = head.current;
    if (!top) return;
    const measure = () => {
      const { top: offset, position } = getComputedStyle(top);
      setCovered((Number.parseFloat(offset) || 0) + (position === 'sticky' ? top.offsetHeight : 0));
      setRowHeight((before) => marker.current?.getBoundingClientRect().height || before);
    };
    measure();
    // In the same frame as the resize.
    const sizes = new ResizeObserver(() => flushSync(measure));
    [top, marker.current].forEach((element) => element && sizes.observe(element));
    return () => sizes.disconnect();
  }, [head, marker, hasRows]);

  const measured = useRef(0);
  useLayoutEffect(() => {
    const before = measured.current;
    measured.current = rowHeight;
    // Keeps the visible rows in place when the row height changes.
    if (before > 0 && scrolled.current > 0) scrollTo((scrolled.current / before) * rowHeight);
    showRows(scrolled.current);
    scrollOffset.current?.update();
  }, [rowHeight, scrollTo]);

  return {
    rowHeight,
    coveredHeight,
    indexes: rowHeight > 0 ? indexesAround(firstVisible, Math.ceil(windowHeight / rowHeight), count, activeIndex) : [],
    /** The number of rows that a page key moves by. */
    pageSize: () => Math.max(1, Math.floor((window.innerHeight - coveredHeight) / rowHeight) - 1),
    /** Scrolls a row into view: to the middle if it is not visible, otherwise no further than needed. */
    scrollToRow(row: Element) {
      const { top, bottom } = row.getBoundingClientRect();
      const isInSight = bottom > coveredHeight && top < window.innerHeight;
      row.scrollIntoView({ block: isInSight ? 'nearest' : 'center', behavior: 'instant' });
      scrollOffset.current?.update();
    },
    /** Scrolls to the first row, if it is above the viewport. */
    scrollToStart() {
      const top = list.current?.getBoundingClientRect().top ?? 0;
      if (top < coveredHeight) scrollTo(-coveredHeight);
      scrollOffset.current?.update();
    },
    /** Restores the scroll position of a list that was hidden. */
    update: () => scrollOffset.current?.update(),
  };
}

/** The indexes of the visible rows, of the overscan, and of the active row, ascending. */
function indexesAround(firstVisible: number, visibleRows: number, count: number, activeIndex: number): number[] {
  const first = Math.max(0, Math.min(firstVisible, count - 1) - OVERSCAN_ROWS);
  const end = Math.min(count, firstVisible + visibleRows + OVERSCAN_ROWS + 1);
  const indexes = Array.from({ length: Math.max(0, end - first) }, (_, offset) => first + offset);
  if (activeIndex >= count) return indexes;
  if (activeIndex < first) return [activeIndex, ...indexes];
  return activeIndex >= end ? [...indexes, activeIndex] : indexes;
}
