import { useCallback, useEffectEvent, useLayoutEffect, useMemo, useRef, useState, type RefObject } from 'react';
import { flushSync } from 'react-dom';
import { WHOLE_LIST_ROWS } from '../../constants';
import { isRendered } from '../../lib/is-rendered';

interface RowWindowOptions {
  list: RefObject<HTMLElement | null>;
  count: number;
  /** The indexes of rows that are always rendered; memoized. */
  kept: readonly number[];
  /** How many rows are rendered on either side of the visible ones. */
  overscan: number;
  /** How many rows are rendered until the list is measured. */
  initial: number;
  /** The index of the row at an offset below the list's top, in pixels. */
  indexAt(pixels: number): number;
  /** The list is visible again after it was hidden; gets the last offset before. */
  onReshown?(pixels: number): void;
  /**
   * Resized when the heights of the rows change, and when the list is shown or hidden. Never the list: it is resized by what an observer
   * of an element inside renders, which the browser reports as a loop.
   */
  sized?: RefObject<HTMLElement | null>;
}

/**
 * Computes which rows of a long list to render: the visible ones, some around them, and the `kept` ones; while the page is printed, all.
 * The page scrolls, not the list. `indexAt` knows the rows' heights.
 */
export function useRowWindow(options: RowWindowOptions) {
  const { list, count, kept, overscan, initial, indexAt, onReshown, sized } = options;
  const observer = useRef<ScrollOffsetObserver | null>(null);
  const scrolled = useRef(0);
  const [range, setRange] = useState({ from: 0, to: initial });
  const isPrinting = useIsPrinting();

  const follow = useEffectEvent((pixels: number) => {
    scrolled.current = pixels;
    const first = indexAt(pixels);
    const last = indexAt(pixels + window.innerHeight);
    const isReady =
      range.from <= Math.max(0, first - SPARE) &&
      range.to > Math.min(count - 1, last + SPARE) &&
      range.to < last + MOST;
    if (!isReady) setRange({ from: Math.max(0, first - overscan), to: last + 1 + overscan });
  });
  const reshow = useEffectEvent((pixels: number) => onReshown?.(pixels));

  const hasRows = count > 0;
  useLayoutEffect(() => {
    if (!list.current) return;
    const listener = {
      onChange: (pixels: number) => follow(pixels),
      onReshown: (pixels: number) => reshow(pixels),
    };
    observer.current = observeScrollOffset(list.current, sized?.current, listener);
    return () => observer.current?.stop();
  }, [list, hasRows, sized]);

  return {
    indexes: useMemo(
      () =>
        isPrinting
          ? renderedIndexes(0, count, kept, count)
          : renderedIndexes(range.from, Math.min(range.to, count), kept, count),
      [isPrinting, range, count, kept],
    ),
    isPrinting,
    /** How many pixels of the list were above the viewport when it was last visible. */
    scrolled,
    /** Computes the rows again, synchronously: the page was scrolled, or the rows' heights have changed. */
    update: useCallback(() => observer.current?.update(), []),
  };
}

/** Whether the page is being printed. Flushed: the browser takes its snapshot when the listener returns. */
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

/** At least this many rows beyond the visible ones are rendered; with fewer, the window moves. */
const SPARE = 2;
/** At most this many rows below the visible ones stay rendered. */
const MOST = 2 * WHOLE_LIST_ROWS;

/** Ascending. */
function renderedIndexes(from: number, end: number, kept: readonly number[], count: number): number[] {
  const first = Math.min(from, end);
  const indexes = Array.from({ length: end - first }, (_, offset) => first + offset);
  const others = new Set(kept.filter((index) => (index < first || index >= end) && index < count));
  return [...others, ...indexes].sort((one, other) => one - other);
}

interface ScrollOffsetObserver {
  /** Measures and reports at once, instead of at the next scroll. */
  update(): void;
  stop(): void;
}

interface Listener {
  /** Gets how many pixels of the element are above the viewport. */
  onChange(pixels: number): void;
  /** The element is visible again after it was hidden; gets the last offset before. */
  onReshown(pixels: number): void;
}

/**
 * Observes how far an element has scrolled above the viewport, whichever ancestor scrolls. Nothing is reported while the element is
 * hidden.
 */
function observeScrollOffset(
  element: Element,
  sized: Element | null | undefined,
  { onChange, onReshown }: Listener,
): ScrollOffsetObserver {
  let last: number | null = null;
  let wasHidden = false;

  function measure(isReported: boolean): void {
    if (!isRendered(element)) {
      wasHidden = true;
      return;
    }
    if (wasHidden) {
      wasHidden = false;
      if (last !== null) onReshown(last);
    }
    const now = Math.max(0, -element.getBoundingClientRect().top);
    if (now === last && !isReported) return;
    last = now;
    onChange(now);
  }

  const update = () => measure(true);
  // Rows that become visible must be rendered in the same frame.
  const updateInFrame = () => flushSync(() => measure(false));
  // Always reported: a higher window shows more rows at the same offset.
  const updateHeight = () => flushSync(update);
  const roots = rootsAround(element);
  const size = new ResizeObserver(updateInFrame);
  if (sized) size.observe(sized);
  roots.forEach((root) => root.addEventListener('scroll', updateInFrame, { capture: true, passive: true }));
  window.addEventListener('resize', updateHeight);
  update();
  return {
    update,
    stop() {
      size.disconnect();
      roots.forEach((root) => root.removeEventListener('scroll', updateInFrame, { capture: true }));
      window.removeEventListener('resize', updateHeight);
    },
  };
}

/** The document and shadow roots around an element: scroll events do not leave their shadow root. */
function rootsAround(element: Element): Node[] {
  const root = element.getRootNode();
  return root instanceof ShadowRoot ? [root, ...rootsAround(root.host)] : [root];
}
