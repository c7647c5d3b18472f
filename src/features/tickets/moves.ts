import { signal } from '@preact/signals-core';
import type { RecordId } from '../../api/contract/fields';
import type { Ticket } from './contract';
import { ticketMove, type TicketPlace } from './queue.contract';
import { queueFormTexts } from '../../texts/queue-forms';
import { definePart } from '../../state/parts';
import { reloaded } from '../../state/resources/outcome-watch';
import { createPendingActions } from '../../state/resources/pending-actions';
import { ticketsPart } from './part';
import { ArrowDown, ArrowUp, Siren, Undo2, type LucideIcon } from 'lucide-react';

/** The new place of a ticket; for `before` and `after`, `other` is the neighbour. */
interface Move {
  place: TicketPlace;
  other: RecordId | null;
}

/** A move as a string, which identifies a repeated request. */
type MoveName = `${TicketPlace} ${RecordId}`;
const nameOf = ({ place, other }: Move): MoveName => `${place} ${other ?? ''}`;

/** Moves tickets among those of today. Loaded with the control that moves them. */
export const movesPart = definePart((core) => {
  const { client, toasts } = core;
  const tickets = core.part(ticketsPart);
  const actions = createPendingActions<MoveName>('ticket move', core, tickets);
  const lastMoves = new Map<RecordId, Move>();
  /** The ticket moved last, whose new position is announced. */
  const moved = signal<{ id: RecordId } | null>(null);

  /** The tickets moved by the menu on their row, which then reports the result. */
  const inRows = new Set<RecordId>();

  async function move(id: RecordId, wanted: Move, isInRow = false): Promise<void> {
    lastMoves.set(id, wanted);
    if (isInRow) inRows.add(id);
    else inRows.delete(id);
    moved.value = null;
    const onDone = () => {
      moved.value = { id };
    };
    await actions.run(id, nameOf(wanted), {
      async send(key) {
        await client.call(ticketMove, { id, ...wanted }, { key });
        // The server decides the ticket's new position, which its old neighbours do not determine: wait for the reload.
        await reloaded(tickets);
      },
      onDone,
      isDone: () => isMoved(tickets.todays.value, id, wanted),
      onFoundDone: onDone,
      // The ticket or its neighbour has been called or cancelled meanwhile: the list reloads.
      onAlreadyHandled: () => toasts.danger(queueFormTexts.changed),
    });
  }

  return {
    pending: actions.all,
    moved,
    move,
    isInRow: (id: RecordId) => inRows.has(id),
    retry(id: RecordId): void {
      const last = lastMoves.get(id);
      if (last) void move(id, last, inRows.has(id));
    },
    clear() {
      actions.clear();
      lastMoves.clear();
      inRows.clear();
      moved.value = null;
    },
  };
});

/** Whether the list shows the ticket at the requested position. */
function isMoved(list: readonly Ticket[], id: RecordId, { place, other }: Move): boolean {
  const index = list.findIndex((ticket) => ticket.id === id);
  const ticket = list[index];
  if (!ticket) return false;
  if (place === 'own') return !ticket.is_moved && !ticket.is_urgent;
  if (place === 'first') return index === 0 && ticket.is_urgent;
  return list[index + (place === 'before' ? 1 : -1)]?.id === other;
}

const texts = queueFormTexts.order;

interface TicketPlaces {
  /** The position among today's tickets, from 0. */
  index: number;
  count: number;
  /** Positions that the ticket can be moved to. */
  choices: readonly {
    place: TicketPlace;
    label: { short: string; whole: string };
    Icon: LucideIcon;
    /** The ticket already has this position. */
    isOff: boolean;
    other: Ticket | undefined;
  }[];
}

/** The position of a ticket in today's `list`, and the positions it can be moved to; `null` if it is not of today. */
export function placesOf(ticket: Ticket, list: readonly Ticket[]): TicketPlaces | null {
  const index = list.findIndex((one) => one.id === ticket.id);
  const known = list[index];
  if (!known) return null;
  const [before, after] = [list[index - 1], list[index + 1]];
  return {
    index,
    count: list.length,
    choices: [
      { place: 'first', label: texts.first, Icon: Siren, isOff: index === 0 && known.is_urgent, other: undefined },
      { place: 'before', label: texts.up, Icon: ArrowUp, isOff: !before, other: before },
      { place: 'after', label: texts.down, Icon: ArrowDown, isOff: !after, other: after },
      { place: 'own', label: texts.own, Icon: Undo2, isOff: !known.is_moved && !known.is_urgent, other: undefined },
    ],
  };
}
