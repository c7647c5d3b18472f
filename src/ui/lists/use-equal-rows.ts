import { useCallback, useEffectEvent, useLayoutEffect, useMemo, useRef, useState, type RefObject } from 'react';
import { flushSync } from 'react-dom';
import { OVERSCAN_ROWS } from '../../constants';
import { useRowWindow } from './use-row-window';

export interface EqualRowsParts {
  /** Above the rows; may be sticky. */
  head: RefObject<HTMLElement | null>;
  list: RefObject<HTMLElement | null>;
  marker: RefObject<HTMLElement | null>;
}

/**
 * The window of a list whose rows all have the height of the marker, an invisible element at the list's top; the row at `activeIndex` is
 * always rendered. Scrolling uses `scrollIntoView`, which handles every scrolling ancestor. A change of `scrollResetKey` scrolls back to
 * the first row.
 */
export function useEqualRows(parts: EqualRowsParts, count: number, activeIndex: number, scrollResetKey: string) {
  const { list, marker } = parts;
  const { rowHeight, coveredHeight } = useHeights(parts, count > 0);

  /** Scrolls until this many pixels of the rows are above the viewport. */
  const scrollTo = useCallback(
    (pixels: number) => {
      if (!marker.current) return;
      marker.current.style.top = `${pixels}px`;
      marker.current.scrollIntoView({ block: 'start', behavior: 'instant' });
    },
    [marker],
  );

  const { indexes, scrolled, update } = useRowWindow({
    list,
    count,
    kept: useMemo(() => [activeIndex], [activeIndex]),
    overscan: OVERSCAN_ROWS,
    initial: 0,
    indexAt: (pixels) => (rowHeight > 0 ? Math.max(0, Math.min(count - 1, Math.floor(pixels / rowHeight))) : 0),
    onReshown: scrollTo,
    sized: marker,
  });

  const measured = useRef(0);
  useLayoutEffect(() => {
    const before = measured.current;
    measured.current = rowHeight;
    // Keeps the visible rows in place when the row height changes.
    if (before > 0 && before !== rowHeight && scrolled.current > 0) scrollTo((scrolled.current / before) * rowHeight);
    update();
  }, [rowHeight, count, scrolled, scrollTo, update]);

  const scrollToStart = useEffectEvent(() => {
    if ((list.current?.getBoundingClientRect().top ?? 0) < coveredHeight) scrollTo(-coveredHeight);
    update();
  });
  useLayoutEffect(() => scrollToStart(), [scrollResetKey]);

  return {
    rowHeight,
    coveredHeight,
    indexes: rowHeight > 0 ? indexes : NONE,
    /** The number of rows that a page key moves by. */
    pageSize: () => Math.max(1, Math.floor((window.innerHeight - coveredHeight) / rowHeight) - 1),
    /** Scrolls a row into view: to the middle if it is not visible, otherwise as little as needed. */
    scrollToRow(row: Element) {
      const { top, bottom } = row.getBoundingClientRect();
      const isVisible = bottom > coveredHeight && top < window.innerHeight;
      row.scrollIntoView({ block: isVisible ? 'nearest' : 'center', behavior: 'instant' });
      update();
    },
    /** Restores the scroll position of a list that was hidden. */
    update,
  };
}

const NONE: readonly number[] = [];

/** The height of a row, and how much of the viewport's top is covered: 0 until measured, and while the list is hidden. */
function useHeights({ head, marker }: EqualRowsParts, hasRows: boolean) {
  const [rowHeight, setRowHeight] = useState(0);
  const [coveredHeight, setCovered] = useState(0);
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
  return { rowHeight, coveredHeight };
}
