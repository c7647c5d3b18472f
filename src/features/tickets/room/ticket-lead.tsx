import type { Ticket } from '../contract';
import { Avatar } from '../../../ui/content/avatar';
import { Sensitive } from '../../../ui/content/sensitive';
import { ticketName, ticketNumber } from './ticket-name';

/** The picture or the initials; the ticket's number if the name is unknown. */
export function TicketAvatar({ ticket, isLarge }: { ticket: Ticket; isLarge: boolean }) {
  const number = ticketNumber(ticket);
  return (
    <Avatar
      name={ticketName(ticket)}
      letters={number}
      isPublic={number !== null}
      source={ticket.user?.attributes.avatar ?? null}
      isLarge={isLarge}
    />
  );
}

/** The name, or the number of an unknown person, which is no personal data and never hidden. */
export function TicketLead({ ticket }: { ticket: Ticket }) {
  const name = ticketName(ticket);
  return ticketNumber(ticket) === null ? <Sensitive>{name}</Sensitive> : <span>{name}</span>;
}
