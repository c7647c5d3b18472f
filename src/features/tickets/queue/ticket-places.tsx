import { ArrowDown, ArrowUp, Siren, Undo2, type LucideIcon } from 'lucide-react';
import type { Ticket } from '../contract';
import type { TicketPlace } from '../queue.contract';
import { queueFormTexts } from '../../../texts/queue-forms';

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
