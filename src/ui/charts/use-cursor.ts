import { useState, type KeyboardEvent, type PointerEvent } from 'react';
import { PAGE_KEY_BARS } from '../../constants';

interface CursorPlot {
  /** How many there are, and how wide each is, in px. */
  count: number;
  columnWidth: number;
}

/** What is pointed at in a row of columns, by the pointer or by the keys; `null` when nothing is. */
export function useCursor({ count, columnWidth }: CursorPlot) {
  const [chosen, setChosen] = useState<number | null>(null);
  const last = Math.max(count - 1, 0);
  const within = (index: number) => Math.min(Math.max(index, 0), last);
  const index = chosen === null ? null : within(chosen);

  function handlePointer(event: PointerEvent<HTMLElement>): void {
    const { left } = event.currentTarget.getBoundingClientRect();
    setChosen(within(Math.floor((event.clientX - left) / columnWidth)));
  }

  function handleKey(event: KeyboardEvent<HTMLElement>): void {
    const next = indexAfter(event.key, index ?? last, last);
    if (next === undefined || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    setChosen(next === null ? null : within(next));
  }

  return {
    index,
    /** Where the keys begin. */
    atKeys: index ?? last,
    handlers: {
      onPointerMove: handlePointer,
      onPointerDown: handlePointer,
      onPointerLeave: (event: PointerEvent<HTMLElement>) => {
        // Whoever goes by the keys keeps the place: what is under a pointer that lies still can change by itself.
        if (!event.currentTarget.matches(':focus-visible')) setChosen(null);
      },
      onKeyDown: handleKey,
      onFocus: (event: { currentTarget: HTMLElement }) => {
        // A press has chosen its own.
        if (event.currentTarget.matches(':focus-visible')) setChosen((now) => now ?? last);
      },
      onBlur: () => setChosen(null),
    },
  };
}

/** The place that a key leads to; `null` leads away from all of them, and `undefined` is no key of ours. */
function indexAfter(key: string, index: number, last: number): number | null | undefined {
  if (key === 'ArrowLeft' || key === 'ArrowDown') return index - 1;
  if (key === 'ArrowRight' || key === 'ArrowUp') return index + 1;
  if (key === 'PageDown') return index - PAGE_KEY_BARS;
  if (key === 'PageUp') return index + PAGE_KEY_BARS;
  if (key === 'Home') return 0;
  if (key === 'End') return last;
  return key === 'Escape' ? null : undefined;
}
