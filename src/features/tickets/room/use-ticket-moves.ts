import { useEffectEvent, useImperativeHandle, useLayoutEffect, useMemo, useRef, useState } from 'react';
import type { FocusEvent, KeyboardEvent, Ref, RefObject } from 'react';
import type { RecordId } from '../../../api/contract/fields';
import type { Ticket } from '../contract';
import type { RowIndexes } from '../../../ui/lists/use-row-focus-restore';
import type { RowWindow } from '../../../ui/lists/row-window';
import { handleRowKey, rowOf, useRovingRows } from '../../../ui/lists/use-roving-rows';
import { useActiveTicket } from './use-active-ticket';

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
