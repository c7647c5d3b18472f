import type { Ticket, TicketGroup } from '../../../src/features/tickets/contract';
import type { Database } from '../../database/connection';
import type { Clock } from '../../lib/clock';
import { userOf, type Sent, type UserColumns, type UserRecord } from '../../lib/records';
import { dayLabel, momentLabel } from '../../lib/calendar';
import { MOVED, ORDER, PLACE } from './ticket-order';
import type { TicketType } from './tickets';

type NullableOfTicket =
  | 'scheduled_formated'
  | 'scheduled_at'
  | 'user'
  | 'user_alternate'
  | 'exchange_list_formated'
  | 'origin_title'
  | 'event_note';

/** A ticket as it is sent. */
export interface TicketRecord extends Sent<Ticket, NullableOfTicket> {
  type: TicketType;
  user: UserRecord | null;
}

export interface TicketGroupRecord extends Sent<TicketGroup> {
  tickets: TicketRecord[];
}

export type WaitingList = ReturnType<typeof createWaitingList>;

/** The waiting tickets, in the order in which the doctor should call them. */
export function createWaitingList(database: Database, clock: Clock) {
  /** Today's group first, even when empty, then the coming days that have tickets. Past days are left out. */
  const ticketsOf = (doctorId: number) => {
    const today = clock.today();
    const groups = new Map([[today, group(today, today)]]);
    for (const row of database.all<TicketRow>(WAITING, doctorId, today)) {
      const day = groups.get(row.date) ?? group(row.date, today);
      day.tickets.push(ticketRecord(row, clock));
      groups.set(row.date, day);
    }
    return [...groups.values()];
  };

  return {
    ticketsOf,
    /** Finds a waiting ticket of today or a coming day; throws if there is none. */
    ticketOf(doctorId: number, ticketId: number) {
      const ticket = ticketsOf(doctorId)
        .flatMap(({ tickets }) => tickets)
        .find(({ id }) => id === ticketId);
      if (!ticket) throw new Error('There is no such waiting ticket.');
      return ticket;
    },
    /** The number of tickets before this one on its day. */
    waitingBefore(doctorId: number, ticketId: number) {
      const day = ticketsOf(doctorId).find(({ tickets }) => tickets.some(({ id }) => id === ticketId));
      return day ? day.tickets.findIndex(({ id }) => id === ticketId) : 0;
    },
    /** The number of tickets before a queue ticket taken now. */
    waitingBeforeNewcomer(doctorId: number) {
      const [now, today] = [clock.now().getTime(), clock.today()];
      return database
        .all<TicketRow>(WAITING, doctorId, today)
        .filter(({ date, stands_at }) => date === today && stands_at <= now).length;
    },
    /** Whether the doctor has any tickets from today on, including handled ones. */
    hasDaysAhead: (doctorId: number) =>
      database.first('SELECT id FROM tickets WHERE doctor_id = ? AND date >= ? LIMIT 1', doctorId, clock.today()) !==
      undefined,
  };
}

/** Columns of a ticket's record, and the joins that they need. */
export const TICKET_COLUMNS = `tickets.id, tickets.date, type, ticket_title, scheduled_at, user_alternate, exchange_number,
    exchange_doctor, origin_title, event_note, tickets.created_at, tickets.user_id, fullname, users.avatar,
    patients.user_id IS NOT NULL AS is_patient`;
export const TICKET_PEOPLE = `LEFT JOIN users ON users.id = tickets.user_id
  LEFT JOIN patients ON patients.user_id = tickets.user_id AND patients.doctor_id = tickets.doctor_id`;

/**
 * Tickets are sorted by a moment: an appointment by its time, a queue ticket by its creation (so a ticket taken on an
 * earlier day is first in the morning), a moved ticket by its `place`. At the same moment premium appointments come
 * first, then appointments, then queue tickets by number. The order depends only on the tickets, so it never changes by
 * the mere passing of time.
 */
const WAITING = `SELECT ${TICKET_COLUMNS}, is_urgent, ${MOVED} AS is_moved, ${PLACE} AS stands_at
  FROM tickets ${TICKET_PEOPLE}
  WHERE tickets.doctor_id = ? AND status = 'waiting' AND date >= ?
  ORDER BY date, ${ORDER}`;

export interface TicketRow
  extends
    UserColumns,
    Pick<
      TicketRecord,
      'id' | 'type' | 'ticket_title' | 'scheduled_at' | 'user_alternate' | 'origin_title' | 'event_note' | 'created_at'
    > {
  date: string;
  exchange_number: string | null;
  exchange_doctor: string | null;
  is_patient: number;
  is_urgent: number;
  is_moved: number;
  /** Milliseconds. */
  stands_at: number;
}

const group = (date: string, today: string): TicketGroupRecord => ({ day: dayLabel(date, today), date, tickets: [] });

export function ticketRecord(row: TicketRow, clock: Clock): TicketRecord {
  const scheduled = row.scheduled_at === null ? null : new Date(row.scheduled_at);
  const created = new Date(row.created_at);
  return {
    id: row.id,
    type: row.type,
    ticket_title: row.ticket_title,
    scheduled_formated: scheduled && momentLabel(scheduled, clock),
    scheduled_at: scheduled && clock.isoOf(scheduled),
    user: userOf(row),
    user_alternate: row.user_alternate,
    is_patient: row.is_patient === 1,
    exchange_list_formated: exchangeSlip(row),
    created_at_formated: momentLabel(created, clock),
    created_at: clock.isoOf(created),
    origin_title: row.origin_title,
    event_note: row.event_note,
    is_urgent: row.is_urgent === 1,
    is_moved: row.is_moved === 1,
  };
}

/** The name follows a dash, because after „od“ Slovak would decline it. */
function exchangeSlip({ exchange_number, exchange_doctor }: TicketRow) {
  if (exchange_number === null) return null;
  const slip = `Výmenný lístok č. ${exchange_number}`;
  return exchange_doctor === null ? slip : `${slip} – ${exchange_doctor}`;
}
