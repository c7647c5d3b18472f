import {
  useEffectEvent,
  useImperativeHandle,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
  useCallback,
  type FocusEvent,
  type KeyboardEvent,
  type Ref,
  type RefObject,
} from 'react';
import type { RecordId } from '../../../api/contract/fields';
import type { Ticket } from '../contract';
import type { RowIndexes } from '../../../ui/lists/use-row-focus-restore';
import type { RowWindow } from '../../../ui/lists/row-window';
import { handleRowKey, rowOf, useRovingRows } from '../../../ui/lists/use-roving-rows';

/**
 * Keeps one of the rendered `rows` in the tab order, and moves the focus among all tickets, by keys and through `ref`. A row that is not
 * rendered yet renders first.
 */
export function useTicketMoves(
  area: RefObject<HTMLElement | null>,
  all: readonly Ticket[],
  chosenId: RecordId | null,
  rows: RowWindow,
  ref: Ref<RowIndexes> | undefined,
) {
  const active = useActiveTicket(all, chosenId);
  const { index, chosenIndex } = active;
  useRovingRows(area, 'ticket', String(all[index]?.id));

  const [move, setMove] = useState<{ id: RecordId; isToStart: boolean } | null>(null);
  function moveTo(wanted: number, isByKey = false): boolean {
    const ticket = all[Math.min(wanted, all.length - 1)];
    // An open detail may cover the list.
    if (!ticket || area.current?.getClientRects().length === 0) return false;
    active.set(ticket.id);
    setMove({ id: ticket.id, isToStart: isByKey && ticket === all[0] });
    return true;
  }
  const finished = useRef<typeof move>(null);
  const finishMove = useEffectEvent(() => {
    if (!move || finished.current === move) return;
    const row = area.current?.querySelector(`[data-ticket="${CSS.escape(String(move.id))}"]`);
    if (!row) return;
    finished.current = move;
    // The first row may be sticky: it is visible even if the list is scrolled.
    if (move.isToStart && (area.current?.getBoundingClientRect().top ?? 0) < 0)
      area.current?.scrollIntoView({ block: 'start', behavior: 'instant' });
    row.querySelector<HTMLElement>('[data-open]')?.focus();
  });
  useLayoutEffect(() => finishMove(), [move, rows]);
  useImperativeHandle(ref, () => ({
    indexOf: (element) => ticketIndexIn(all, rowOf(element, 'ticket')) ?? (chosenId === null ? null : chosenIndex),
    focusIndex: moveTo,
  }));

  return {
    moveTo,
    /** The indexes of rows that must be rendered. */
    kept: useMemo(() => [0, index, chosenIndex], [index, chosenIndex]),
    onFocus({ target }: FocusEvent) {
      const ticket = all[ticketIndexIn(all, rowOf(target, 'ticket')) ?? -1];
      if (ticket) active.set(ticket.id);
    },
    onKeyDown: (event: KeyboardEvent) =>
      handleRowKey(event, { name: 'ticket', index, count: all.length, moveTo: (next) => moveTo(next, true) }),
  };
}

/** The index of the ticket that a row shows; `null` when it is not listed. */
export function ticketIndexIn(all: readonly Ticket[], row: HTMLElement | null): number | null {
  const id = row?.dataset['ticket'];
  const index = id === undefined ? -1 : all.findIndex((one) => String(one.id) === id);
  return index < 0 ? null : index;
}

/**
 * The ticket whose row is in the tab order: the last focused, otherwise the chosen, otherwise the first. When it leaves the list, the
 * ticket now at its index replaces it.
 */
function useActiveTicket(all: readonly Ticket[], chosenId: RecordId | null) {
  const [held, setHeld] = useState<{ id: RecordId; index: number } | null>(null);
  const heldIndex = useIndex(all, held?.id ?? null);
  const chosenIndex = useIndex(all, chosenId);
  const index = heldIndex ?? (held ? Math.min(held.index, all.length - 1) : chosenIndex) ?? 0;
  const id = all[index]?.id;
  if (held && id !== undefined && (held.id !== id || held.index !== index)) setHeld({ id, index });
  return {
    index,
    /** 0 if none is chosen. */
    chosenIndex: chosenIndex ?? 0,
    set: useCallback((next: RecordId) => {
      // The next render sets the index.
      setHeld((before) => (before?.id === next ? before : { id: next, index: 0 }));
    }, []),
  };
}

function useIndex(all: readonly Ticket[], id: RecordId | null): number | null {
  return useMemo(() => {
    const index = id === null ? -1 : all.findIndex((one) => one.id === id);
    return index < 0 ? null : index;
  }, [all, id]);
}
