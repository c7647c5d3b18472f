/**
 * Whether loaded data shows what a form has sent, for a submit that failed: a change may be stored although its answer was lost.
 * `before` is what was known when it was sent; only what differs from that counts. Where nothing was known (`null`), the same record may
 * have been there already: the doctor has what was asked for all the same.
 */
import { MINUTE_MS } from '../../constants';
import { timeOf } from '../../lib/zone';
import { minuteOfIso } from '../../lib/zone-moments';
import { isSameData } from '../../lib/same-data';
import type {
  Absence,
  AbsenceRequest,
  Announcement,
  AnnouncementRequest,
  AppointmentRequest,
  OfficeHours,
  OfficeHoursRequest,
  Payout,
  RecordId,
  TicketGroup,
} from '../../api/contract';
import type { TicketAddRequest } from '../../api/contract/queue.requests';

type Known<T> = readonly T[] | null;

/** A new record like it; with an `id`, that record as it was sent. */
export function areHoursStored(now: Known<OfficeHours>, before: Known<OfficeHours>, sent: OfficeHoursRequest): boolean {
  const isLike = (one: OfficeHours) => isSameData(hoursData(one), hoursData(sent));
  if (sent.id === undefined) return added(now, before).some(isLike);
  const isSent = (one: OfficeHours) => String(one.id) === String(sent.id) && isLike(one);
  return (now ?? []).some(isSent) && !(before ?? []).some(isSent);
}

/** A server may number the rows anew, and put them in another order. */
const hoursData = ({
  hours_name,
  hours_type,
  approximate_time_on_patient,
  time_schedules,
}: OfficeHoursRequest | OfficeHours) => [
  hours_name?.trim() || null,
  hours_type || null,
  approximate_time_on_patient,
  time_schedules.map((row) => [row.hours_day, clock(row.hours_time_from), clock(row.hours_time_to)].join(' ')).sort(),
];
const clock = (time: string | null): string => (time ?? '').padStart('HH:mm'.length, '0');

/** A new ticket of that time, by the clock of the practice's zone, for that person. */
export const isAppointmentStored = (
  now: Known<TicketGroup>,
  before: Known<TicketGroup>,
  sent: AppointmentRequest,
  zone: string,
): boolean =>
  addedTickets(now, before).some(({ date, ticket }) => {
    if (ticket.type !== sent.ticket_type || !isFor(ticket, sent)) return false;
    const { day, time } = sent.ticket_value;
    if (ticket.scheduled_at !== null) return minuteOfIso(zone, ticket.scheduled_at) === `${day}T${clock(time)}`;
    // Without its time, somebody else's ticket without a name would look the same.
    return isNamed(sent) && (date === null || date === day);
  });

/** A new ticket of that kind for that person. */
export const isTicketStored = (now: Known<TicketGroup>, before: Known<TicketGroup>, sent: TicketAddRequest): boolean =>
  addedTickets(now, before).some(
    ({ ticket }) => ticket.type === sent.ticket_type && isNamed(sent) && isFor(ticket, sent),
  );

/** A new one with the same ends. */
export const isAbsenceStored = (now: Known<Absence>, before: Known<Absence>, sent: AbsenceRequest): boolean =>
  added(now, before).some(
    (one) => isSameMoment(one.absence_from, sent.absence_from) && isSameMoment(one.absence_to, sent.absence_to),
  );

export const isAnnouncementStored = (
  now: Announcement | null,
  before: Announcement | null,
  sent: AnnouncementRequest,
): boolean => isAnnounced(now, sent) && !isAnnounced(before, sent);

const isAnnounced = (one: Announcement | null, sent: AnnouncementRequest): boolean =>
  one?.note?.trim() === sent.note.trim() && isSameMoment(one.expired_at, sent.expired_at);

/** The payout has its invoice, or another one than before. `wasWaiting`: it had none. */
export function isInvoiceStored(
  now: Known<Payout>,
  before: Known<Payout>,
  payoutId: RecordId,
  wasWaiting: boolean,
): boolean {
  const payoutIn = (payouts: Known<Payout>) => payouts?.find(({ id }) => id === payoutId);
  const [invoiced, known] = [payoutIn(now), payoutIn(before)];
  if (invoiced?.status !== 'invoiced') return false;
  return wasWaiting || (known !== undefined && known.invoice_url !== invoiced.invoice_url);
}

function added<T extends { id: RecordId }>(now: Known<T>, before: Known<T>): readonly T[] {
  const known = new Set((before ?? []).map(({ id }) => id));
  return (now ?? []).filter(({ id }) => !known.has(id));
}

function addedTickets(now: Known<TicketGroup>, before: Known<TicketGroup>) {
  const known = new Set((before ?? []).flatMap(({ tickets }) => tickets.map(({ id }) => id)));
  return (now ?? []).flatMap(({ date, tickets }) =>
    tickets.filter(({ id }) => !known.has(id)).map((ticket) => ({ date, ticket })),
  );
}

type Person = Pick<AppointmentRequest, 'user_id' | 'user_alternate'>;
type Named = TicketGroup['tickets'][number];

const isNamed = ({ user_id, user_alternate }: Person): boolean => user_id !== null || user_alternate !== null;

const isFor = ({ user, user_alternate }: Named, sent: Person): boolean =>
  sent.user_id === null
    ? user === null && (user_alternate ?? '').trim() === (sent.user_alternate ?? '').trim()
    : String(user?.id) === String(sent.user_id);

/** To the minute: a server may leave out the seconds. */
function isSameMoment(one: string | null, other: string | null): boolean {
  const [first, second] = [timeOf(one), timeOf(other)];
  return first !== null && second !== null && Math.floor(first / MINUTE_MS) === Math.floor(second / MINUTE_MS);
}
