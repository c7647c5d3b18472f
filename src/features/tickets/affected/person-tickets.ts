import type { AppointmentRequest } from '../../appointments/contract';
import type { TicketGroup } from '../contract';
import type { TicketAddRequest } from '../queue.contract';
import { minuteOfIso } from '../../../lib/zone-moments';
import type { RecordId } from '../../../api/contract/fields';
import type { Patient } from '../../patients/contract';
import { searchable } from '../../../lib/search';
import { peopleIn, type AffectedPerson } from './affected';

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

interface Wanted {
  /** `YYYY-MM-DD` */
  day: string;
  /** The practice's time zone. */
  zone: string;
  user_id: RecordId | null;
  name: string | null;
}

/** The tickets of the same person on that day, matched by record, or by name, because kiosk tickets carry only a name. */
export function samePerson(
  groups: readonly TicketGroup[] | null,
  patients: readonly Patient[] | null,
  { day, zone, user_id, name }: Wanted,
): AffectedPerson[] {
  const patient = patients?.find(({ id }) => id === user_id);
  const wanted = searchable(patient?.attributes.fullname ?? name ?? '');
  const ofDay = (groups ?? []).filter(({ date }) => date === day);
  return peopleIn({ groups: ofDay, patients, zone }).filter(({ ticket: { user, user_alternate } }) => {
    if (user && user_id !== null) return String(user.id) === String(user_id);
    const known = user?.attributes.fullname ?? user_alternate;
    return wanted !== '' && known !== null && searchable(known) === wanted;
  });
}
