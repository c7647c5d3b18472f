import type { AppointmentRequest } from '../../appointments/contract';
import type { TicketGroup } from '../contract';
import type { TicketAddRequest } from '../queue.contract';
import { minuteOfIso } from '../../../lib/zone-moments';

type Groups = readonly TicketGroup[] | null;

/** Whether there is a new ticket for that person at that time, in the practice's zone. */
export const isAppointmentStored = (now: Groups, before: Groups, sent: AppointmentRequest, zone: string): boolean =>
  addedTickets(now, before).some(({ date, ticket }) => {
    if (ticket.type !== sent.ticket_type || !isFor(ticket, sent)) return false;
    const { day, time } = sent.ticket_value;
    if (ticket.scheduled_at !== null)
      return minuteOfIso(zone, ticket.scheduled_at) === `${day}T${time.padStart('HH:mm'.length, '0')}`;
    // The ticket has no time: without a name, any other nameless ticket would match.
    return isNamed(sent) && (date === null || date === day);
  });

/** Whether there is a new ticket of that type for that person. */
export const isTicketStored = (now: Groups, before: Groups, sent: TicketAddRequest): boolean =>
  addedTickets(now, before).some(
    ({ ticket }) => ticket.type === sent.ticket_type && isNamed(sent) && isFor(ticket, sent),
  );

function addedTickets(now: Groups, before: Groups) {
  const known = new Set((before ?? []).flatMap(({ tickets }) => tickets.map(({ id }) => id)));
  return (now ?? []).flatMap(({ date, tickets }) =>
    tickets.filter(({ id }) => !known.has(id)).map((ticket) => ({ date, ticket })),
  );
}

type Person = Pick<AppointmentRequest, 'user_id' | 'user_alternate'>;

const isNamed = ({ user_id, user_alternate }: Person): boolean => user_id !== null || user_alternate !== null;

const isFor = ({ user, user_alternate }: TicketGroup['tickets'][number], sent: Person): boolean =>
  sent.user_id === null
    ? user === null && (user_alternate ?? '').trim() === (sent.user_alternate ?? '').trim()
    : String(user?.id) === String(sent.user_id);
