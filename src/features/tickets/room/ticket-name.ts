import type { Ticket, TicketGroup } from '../contract';
import { commonTexts } from '../../../texts/common';
import { waitingRoomTexts } from '../../../texts/waiting-room';

/**
 * The ticket's main label: the attached user's full name; otherwise `user_alternate`; otherwise the number by which a person of unknown
 * name is called („Lístok 7“); otherwise `origin_title`.
 */
export const ticketName = (ticket: Ticket): string =>
  personOf(ticket) ??
  (ticketNumber(ticket) === null ? (ticket.origin_title ?? commonTexts.patientWithoutName) : ticket.ticket_title);

/** The number on the ticket of a person of unknown name; `null` otherwise. Appointments have none. */
export function ticketNumber(ticket: Ticket): string | null {
  if (personOf(ticket) !== null || ticket.scheduled_formated !== null) return null;
  return NUMBER.exec(ticket.ticket_title)?.[0] ?? null;
}

/**
 * Finds names shared by several tickets without an appointment, of one patient or of namesakes. Appointments differ by their times.
 * Counts only the names of rendered rows, and caches the counts: counting all names of a long list takes longer than rendering it.
 */
export function createSharedNames(groups: readonly TicketGroup[]) {
  const counts = new Map<string, number>();

  function count(names: ReadonlySet<string>): void {
    names.forEach((name) => counts.set(name, 0));
    for (const { tickets } of groups) {
      for (const ticket of tickets) {
        if (ticket.scheduled_formated !== null) continue;
        const name = ticketName(ticket);
        if (names.has(name)) counts.set(name, (counts.get(name) ?? 0) + 1);
      }
    }
  }

  return (drawn: readonly Ticket[]): ((name: string) => boolean) => {
    const unknown = new Set(drawn.map(ticketName).filter((name) => !counts.has(name)));
    if (unknown.size > 0) count(unknown);
    return (name) => (counts.get(name) ?? 0) > 1;
  };
}

/** Distinguishes tickets of the same name without an appointment: by number, or by when they were taken; `null` if neither is known. */
export function ticketAside(
  { ticket_title, created_at_formated, scheduled_formated }: Ticket,
  name: string,
): string | null {
  if (scheduled_formated !== null) return null;
  if (ticket_title !== name && NUMBER.test(ticket_title)) return ticket_title;
  return created_at_formated && waitingRoomTexts.takenAt(created_at_formated);
}

const NUMBER = /\d{1,4}$/;

const personOf = ({ user, user_alternate }: Ticket): string | null => user?.attributes.fullname ?? user_alternate;
