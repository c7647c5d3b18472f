import { useLayoutEffect, useState, type RefObject, useRef, type KeyboardEvent, type PointerEvent } from 'react';
import { RESIZE_DEBOUNCE_MS, PAGE_KEY_BARS } from '../../constants';

/** The width of an element in whole px; `null` until it is measured. Resizes are debounced by 200 ms (specification, section 9). */
export function useWidth(element: RefObject<HTMLElement | null>): number | null {
  const [width, setWidth] = useState<number | null>(null);
  useLayoutEffect(() => {
    const measured = element.current;
    if (!measured) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let last = Number.NaN;
    let rendered = 0;
    const apply = () => {
      rendered = measured.clientWidth;
      setWidth(rendered);
    };
    const observer = new ResizeObserver(() => {
      const now = measured.clientWidth;
      // Only the height has changed, through the chart's own rendering.
      if (now === last) return;
      last = now;
      clearTimeout(timer);
      // The first width is not debounced.
      if (rendered === 0) apply();
      else if (now !== rendered) timer = setTimeout(apply, RESIZE_DEBOUNCE_MS);
    });
    observer.observe(measured);
    return () => {
      observer.disconnect();
      clearTimeout(timer);
    };
  }, [element]);
  return width;
}

interface CursorPlot {
  /** The number of columns, and the width of each in px. */
  count: number;
  columnWidth: number;
}

/** The column under the pointer or the keyboard cursor; `null` when there is none. */
export function useCursor({ count, columnWidth }: CursorPlot) {
  const [pointed, setPointed] = useState<number | null>(null);
  const last = Math.max(count - 1, 0);
  const within = (index: number) => Math.min(Math.max(index, 0), last);
  const index = pointed === null ? null : within(pointed);

  const pointer = useRef('');

  function handlePointer({ currentTarget, clientX, clientY, type }: PointerEvent<HTMLElement>): void {
    const before = pointer.current;
    pointer.current = `${clientX} ${clientY}`;
    // Keeps the keyboard cursor: after a layout change the browser fires `pointermove` for a pointer that does not move.
    const isResting = type === 'pointermove' && pointer.current === before;
    if (isResting && currentTarget.matches(':focus-visible')) return;
    const { left } = currentTarget.getBoundingClientRect();
    setPointed(within(Math.floor((clientX - left) / columnWidth)));
  }

  function handleKey(event: KeyboardEvent<HTMLElement>): void {
    const next = indexAfter(event.key, index ?? last, last);
    if (next === undefined || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    setPointed(next === null ? null : within(next));
  }

  return {
    index,
    /** The column from which the arrow keys move. */
    keyIndex: index ?? last,
    handlers: {
      onPointerMove: handlePointer,
      onPointerDown: handlePointer,
      onPointerLeave: (event: PointerEvent<HTMLElement>) => {
        // Keeps the keyboard cursor: a layout change can fire `pointerleave` without a movement.
        if (!event.currentTarget.matches(':focus-visible')) setPointed(null);
      },
      onKeyDown: handleKey,
      onFocus: (event: { currentTarget: HTMLElement }) => {
        // A click has already set the index.
        if (event.currentTarget.matches(':focus-visible')) setPointed((now) => now ?? last);
      },
      onBlur: () => setPointed(null),
    },
  };
}

/** The index that a key leads to; `null` to clear the cursor, `undefined` for other keys. */
function indexAfter(key: string, index: number, last: number): number | null | undefined {
  if (key === 'ArrowLeft' || key === 'ArrowDown') return index - 1;
  if (key === 'ArrowRight' || key === 'ArrowUp') return index + 1;
  if (key === 'PageDown') return index - PAGE_KEY_BARS;
  if (key === 'PageUp') return index + PAGE_KEY_BARS;
  if (key === 'Home') return 0;
  if (key === 'End') return last;
  return key === 'Escape' ? null : undefined;
}
