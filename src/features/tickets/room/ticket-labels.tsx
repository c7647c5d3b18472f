import { CalendarClock, Star, Ticket as TicketIcon, type LucideIcon, Siren } from 'lucide-react';
import { ownValue } from '../../../lib/own-properties';
import { waitingRoomTexts } from '../../../texts/waiting-room';
import { Badge, type BadgeVariant } from '../../../ui/feedback/badge';
import type { Ticket } from '../contract';
import { queueTexts } from '../../../texts/queue';
import { Avatar, Sensitive } from '../../../ui/content/personal';
import { ticketName, ticketNumber } from './ticket-name';
import { hiddenClass } from '../../../ui/style/theme';
import { timeOf } from '../../../lib/zone';

/** A ticket's type; unknown types get a default label. */
export function KindLabel({ type }: { type: string }) {
  const { text, Icon, variant } = ownValue(kinds, type) ?? other;
  return (
    <Badge variant={variant} Icon={Icon}>
      {text}
    </Badge>
  );
}

/** The style class of a ticket's kind (specification: the type is used as a style class). */
export const kindClass = (type: string): string => type.replace(/[^\w-]+/g, '-');

interface Kind {
  text: string;
  Icon: LucideIcon;
  variant: BadgeVariant;
}

const texts = waitingRoomTexts.kinds;
const other: Kind = { text: waitingRoomTexts.otherKind, Icon: TicketIcon, variant: 'queue' };
const kinds: Readonly<Record<string, Kind>> = {
  queue: { text: texts.queue, Icon: TicketIcon, variant: 'queue' },
  schedule: { text: texts.schedule, Icon: CalendarClock, variant: 'schedule' },
  'schedule-premium': { text: texts['schedule-premium'], Icon: Star, variant: 'premium' },
};

/** Marks an urgent ticket by colour, icon and word. */
export const UrgentMark = ({ ticket }: { ticket: Ticket }) =>
  ticket.is_urgent && (
    <Badge variant="bad" Icon={Siren}>
      {queueTexts.urgent}
    </Badge>
  );

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

/** An appointment's time without the day: „8:20“ of „dnes o 8:20“; `null` if the text has no time, or several. */
export function shortTime({ scheduled_formated }: Pick<Ticket, 'scheduled_formated'>): string | null {
  const times = scheduled_formated?.match(/(?<![\d:])\d{1,2}:\d{2}(?![\d:])/g) ?? [];
  return times.length === 1 ? times[0].replace(/^0(?=\d)/, '') : null;
}

/** Shows the short time; screen readers, which may enter a row from anywhere, read the full text. */
export function TicketTime({ ticket, id, className }: { ticket: Ticket; id?: string; className?: string }) {
  return (
    <b id={id} className={className}>
      <span aria-hidden="true">{shortTime(ticket)}</span>
      <span className={hiddenClass}>{ticket.scheduled_formated}</span>
    </b>
  );
}

/** The start of the wait: the appointment's time, otherwise when the ticket was taken. */
export const momentOf = ({ scheduled_at, created_at }: Ticket): number | null =>
  timeOf(scheduled_at) ?? timeOf(created_at);
