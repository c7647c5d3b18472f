import { useEffectEvent, useImperativeHandle, useLayoutEffect, useMemo, useRef, useState, type Ref } from 'react';
import { useEqualRows, type EqualRowsParts } from './use-equal-rows';
import type { RowIndexes } from './use-row-focus-restore';

interface Listed {
  id: string | number;
}

interface ListboxRowsOptions<T extends Listed> {
  items: readonly T[];
  chosenId: T['id'] | null;
  scrollResetKey: string;
  ref?: Ref<RowIndexes>;
}

/**
 * The rows of a virtual listbox: the rendered window, the row in the tab order, and moving to another row. A newly chosen row is scrolled
 * into view, without the focus.
 */
export function useListboxRows<T extends Listed>(parts: EqualRowsParts, options: ListboxRowsOptions<T>) {
  const { items, chosenId, scrollResetKey, ref } = options;
  const [activeId, setActiveId] = useState<T['id'] | null>(null);
  const [move, setMove] = useState<{ index: number; takesFocus: boolean } | null>(null);
  const chosenIndex = useIndexOf(items, chosenId);
  const activeIndex = useIndexOf(items, activeId) ?? chosenIndex ?? 0;
  const rows = useEqualRows(parts, items.length, activeIndex, scrollResetKey);

  function moveTo(target: number, takesFocus: boolean): boolean {
    const index = Math.min(target, items.length - 1);
    const item = items[index];
    if (!item) return false;
    setActiveId(item.id);
    setMove({ index, takesFocus });
    return true;
  }

  const [seenChosenId, setSeenChosenId] = useState<T['id'] | null>(null);
  if (seenChosenId !== chosenId) {
    setSeenChosenId(chosenId);
    if (chosenIndex !== null) moveTo(chosenIndex, false);
  }

  useImperativeHandle(ref, () => ({
    indexOf: (element) => rowIndexOf(element) ?? chosenIndex,
    focusIndex: (index) => moveTo(index, true),
  }));

  const finished = useRef<typeof move>(null);
  const finishMove = useEffectEvent(() => {
    const row = move && parts.list.current?.querySelector<HTMLElement>(`[aria-posinset="${move.index + 1}"]`);
    if (!row || finished.current === move) return;
    finished.current = move;
    rows.update();
    if (move.takesFocus) row.focus({ preventScroll: true });
    rows.scrollToRow(row);
  });
  // A list that was hidden renders its rows only after measuring them.
  useLayoutEffect(() => finishMove(), [move, rows.rowHeight]);

  return {
    ...rows,
    activeIndex,
    chosenIndex,
    moveTo,
    setActive: (index: number) => setActiveId(items[index]?.id ?? null),
  };
}

/** The index of the item with the id; `null` when there is none. */
function useIndexOf(items: readonly Listed[], id: Listed['id'] | null): number | null {
  return useMemo(() => {
    const index = id === null ? -1 : items.findIndex((item) => item.id === id);
    return index < 0 ? null : index;
  }, [items, id]);
}

/** The index of the row around an element. */
export function rowIndexOf(target: EventTarget): number | null {
  const row = target instanceof Element ? target.closest('[role="option"]') : null;
  return row ? Number(row.ariaPosInSet) - 1 : null;
}
