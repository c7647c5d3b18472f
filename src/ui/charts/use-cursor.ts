import { useRef, useState, type KeyboardEvent, type PointerEvent } from 'react';
import { PAGE_KEY_BARS } from '../../constants';

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
