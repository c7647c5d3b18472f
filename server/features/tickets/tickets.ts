import { type Database, sql } from '../../database/connection';
import { RequestIdTaken } from '../../lib/errors';
import type { Clock } from '../../lib/clock';
import type { AnnounceChange, AnnounceOptions } from '../../realtime/events';
import { putUrgent } from './ticket-order';

export type TicketType = 'queue' | 'schedule' | 'schedule-premium';

export interface NewTicket {
  /** `YYYY-MM-DD` on the practice's calendar; today when absent. */
  date?: string;
  type: TicketType;
  /** `HH:mm` on the practice's clock: an appointment has one, a queue ticket has none. */
  time?: string;
  /** The duration of an appointment, if known. */
  duration_minutes?: number;
  /** Whether the appointment overlaps others deliberately. */
  may_overlap?: boolean;
  ticket_title?: string;
  user_id?: number | null;
  user_alternate?: string | null;
  exchange_number?: string;
  exchange_doctor?: string;
  origin_title?: string;
  event_note?: string | null;
  /** Positioned before all other tickets of its day. */
  is_urgent?: boolean;
  /** Adding twice with the same request id makes one ticket. */
  request_id?: string;
  /** When the ticket was taken; now when absent. */
  created_at?: Date;
}

interface AddedTicket {
  id: number;
  /** A queue ticket's number; appointments have none. */
  number: number | null;
  /** False for a repeated request id. */
  isNew: boolean;
}

export type Tickets = ReturnType<typeof createTickets>;

/** Adds tickets, each in its own transaction. */
export function createTickets(database: Database, clock: Clock, announceChange: AnnounceChange) {
  const repeated = (doctorId: number, { request_id, type }: NewTicket): AddedTicket | undefined => {
    if (request_id === undefined) return undefined;
    const row = database.first<{ id: number; number: number | null; doctor_id: number }>(
      'SELECT id, number, doctor_id FROM tickets WHERE request_id = ?',
      request_id,
    );
    const isSameKind = (row?.number === null) === (type !== 'queue');
    if (row && (row.doctor_id !== doctorId || !isSameKind)) {
      throw new RequestIdTaken('The request id belongs to another ticket.');
    }
    return row && { id: row.id, number: row.number, isNew: false };
  };

  const insert = (doctorId: number, ticket: NewTicket): AddedTicket => {
    const { date = clock.today(), type, time, created_at = clock.now(), may_overlap = false } = ticket;
    const number = type === 'queue' ? nextNumber(database, doctorId, date) : null;
    const scheduledAt = time === undefined ? null : clock.instantOf(date, time);
    const { id } = database.run(
      ...sql`INSERT INTO tickets (doctor_id, user_id, date, type, number, ticket_title, scheduled_at, user_alternate,
          exchange_number, exchange_doctor, origin_title, event_note, request_id, created_at, duration_minutes,
          may_overlap)
        VALUES (${doctorId}, ${ticket.user_id}, ${date}, ${type}, ${number},
          ${ticket.ticket_title ?? titleOf(type, number)}, ${scheduledAt}, ${ticket.user_alternate},
          ${ticket.exchange_number}, ${ticket.exchange_doctor}, ${ticket.origin_title}, ${ticket.event_note},
          ${ticket.request_id}, ${created_at}, ${ticket.duration_minutes}, ${may_overlap})`,
    );
    if (ticket.is_urgent) putUrgent(database, clock, { doctorId, id, date });
    return { id, number, isNew: true };
  };

  return {
    /** Throws RequestIdTaken when the request id belongs to a ticket of another doctor, or of another kind. */
    addTicket: (doctorId: number, ticket: NewTicket, options?: AnnounceOptions) =>
      database.transaction(() => {
        const known = repeated(doctorId, ticket);
        if (known) return known;
        const added = insert(doctorId, ticket);
        announceChange(doctorId, 'update-waiting-tickets', options);
        return added;
      }),
  };
}

/** Includes handled tickets: a number is given once a day. */
function nextNumber(database: Database, doctorId: number, date: string) {
  const row = database.first<{ last: number | null }>(
    'SELECT max(number) AS last FROM tickets WHERE doctor_id = ? AND date = ?',
    doctorId,
    date,
  );
  return (row?.last ?? 0) + 1;
}

function titleOf(type: TicketType, number: number | null) {
  if (type === 'queue') return `Lístok ${number}`;
  return type === 'schedule' ? 'Termín' : 'Prednostný termín';
}
