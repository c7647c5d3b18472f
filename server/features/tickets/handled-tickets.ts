import type { SentHandledTicket } from '../../../src/features/tickets/history.contract';
import { sql } from '../../database/connection';
import { addDays } from '../../lib/calendar';
import { handlerOf, type HandlerColumns } from '../../lib/records';
import type { AnnounceOptions, TicketDone } from '../../realtime/events';
import type { AppointmentParts } from '../appointments/store';
import type { IsTimeTaken } from '../appointments/time-slots';
import { TICKET_COLUMNS, TICKET_PEOPLE, ticketRecord, type TicketRecord, type TicketRow } from './waiting-list';

/** The state of a handled ticket: `rejected` means cancelled, `missed` that nobody came. */
type HandledStatus = 'served' | 'rejected' | 'missed';

/** The outcome of „next“ and „reject“. Another doctor's ticket is `unknown`, too. */
export type HandleOutcome = 'handled' | 'already-handled' | 'unknown';

/** `other-day`: only a ticket of today can be missed. */
type MissOutcome = HandleOutcome | 'other-day';

/** `waiting`: already returned. `over`: the ticket's day has passed. `taken`: another ticket has its time now. */
type ReturnOutcome = 'handled' | 'waiting' | 'over' | 'taken' | 'unknown';

/** The login that handles a ticket. */
export interface Handler extends AnnounceOptions {
  /** `sessionLabel` of the login; absent in commands and tests. */
  session?: string | undefined;
}

interface MissOptions extends Handler {
  /** Whether the patient was called and did not come: until then the ticket counts as served. */
  wasCalled?: boolean;
}

export interface HandledTicketRecord extends TicketRecord, SentHandledTicket {}

type Parts = Pick<AppointmentParts, 'announceChange' | 'calls' | 'clock' | 'database'> & { isTimeTaken: IsTimeTaken };

interface Row {
  status: HandledStatus | 'waiting';
  date: string;
  scheduled_at: string | null;
  duration_minutes: number | null;
  may_overlap: number;
  /** `null` while it is waiting. */
  handled_at: string | null;
}

/** Handles and returns tickets, each in its own transaction. */
export function createHandledTickets({ announceChange, calls, clock, database, isTimeTaken }: Parts) {
  const find = (doctorId: number, ticketId: number) => database.first<Row>(FIND, ticketId, doctorId);

  const settle = (doctorId: number, ticketId: number, status: HandledStatus, options: Handler) => {
    const now = clock.now();
    const { session, by } = options;
    // A missed ticket keeps the time of its call.
    const calledAt = status === 'served' ? now : null;
    database.run(
      ...sql`UPDATE tickets SET status = ${status}, handled_at = ${now}, handled_session = ${session},
        handled_colleague_id = ${by?.colleagueId}, called_at = coalesce(${calledAt}, called_at) WHERE id = ${ticketId}`,
    );
    if (status === 'served') calls.recordServed(doctorId, ticketId);
    announceChange(doctorId, 'update-waiting-tickets', options, { ticket: ticketId, done: DONE[status] });
    return 'handled' as const;
  };

  const handle =
    (status: 'served' | 'rejected') =>
    (doctorId: number, ticketId: number, options: Handler = {}) =>
      database.transaction((): HandleOutcome => {
        const ticket = find(doctorId, ticketId);
        if (ticket?.status !== 'waiting') return ticket ? 'already-handled' : 'unknown';
        return settle(doctorId, ticketId, status, options);
      });

  /** Whether another ticket was given this ticket's time meanwhile. Past times do not count. */
  const isTaken = (doctorId: number, ticketId: number, ticket: Row) => {
    const { status, date, scheduled_at, duration_minutes, may_overlap, handled_at } = ticket;
    if (status === 'served' || scheduled_at === null || handled_at === null) return false;
    const start = Date.parse(scheduled_at);
    if (start <= clock.now().getTime()) return false;
    const end = start + (duration_minutes ?? UNKNOWN_MINUTES) * 60_000;
    return isTimeTaken(doctorId, { start, end }, { id: ticketId, date, handled_at, may_overlap });
  };

  const iso = (moment: string) => clock.isoOf(new Date(moment));

  return {
    /** Also calls the patient on the television. */
    nextTicket: handle('served'),
    rejectTicket: handle('rejected'),
    missTicket: (doctorId: number, ticketId: number, { wasCalled = false, ...options }: MissOptions = {}) =>
      database.transaction((): MissOutcome => {
        const ticket = find(doctorId, ticketId);
        if (ticket?.status !== (wasCalled ? 'served' : 'waiting')) return ticket ? 'already-handled' : 'unknown';
        // Tickets of earlier days are not in the waiting room any more.
        if (ticket.date !== clock.today()) return 'other-day';
        return settle(doctorId, ticketId, 'missed', options);
      }),
    /** Returns a ticket to its old position: the waiting room is ordered by the ticket's own time, creation and number. */
    returnTicket: (doctorId: number, ticketId: number, options?: Handler) =>
      database.transaction((): ReturnOutcome => {
        const ticket = find(doctorId, ticketId);
        if (!ticket) return 'unknown';
        if (ticket.status === 'waiting') return 'waiting';
        if (ticket.date < clock.today()) return 'over';
        if (isTaken(doctorId, ticketId, ticket)) return 'taken';
        database.run(RETURN, ticketId);
        calls.forgetCall(ticketId);
        announceChange(doctorId, 'update-waiting-tickets', options);
        return 'handled';
      }),
    /** Tickets served, cancelled or missed today, the newest first. */
    handledToday(doctorId: number): HandledTicketRecord[] {
      const today = clock.today();
      const from = clock.instantOf(today, '00:00').toISOString();
      const to = clock.instantOf(addDays(today, 1), '00:00').toISOString();
      return database.all<HandledRow>(HANDLED, doctorId, from, to).map((row) => ({
        ...ticketRecord(row, clock),
        status: row.status,
        called_at: row.called_at === null ? null : iso(row.called_at),
        handled_at: iso(row.handled_at),
        handled_by: handlerOf(row),
      }));
    },
  };
}

/** Assumed duration of an appointment without one. */
const UNKNOWN_MINUTES = 1;

interface HandledRow extends TicketRow, HandlerColumns {
  status: HandledStatus;
  called_at: string | null;
  handled_at: string;
}

const DONE: Readonly<Record<HandledStatus, TicketDone>> = { served: 'served', rejected: 'cancelled', missed: 'missed' };

const FIND =
  'SELECT status, date, scheduled_at, duration_minutes, may_overlap, handled_at FROM tickets WHERE id = ? AND doctor_id = ?';

const RETURN = `UPDATE tickets SET status = 'waiting', handled_at = NULL, handled_session = NULL,
  handled_colleague_id = NULL, called_at = NULL WHERE id = ?`;

const HANDLED = `SELECT ${TICKET_COLUMNS}, tickets.status, called_at, handled_at, doctor_name,
    colleagues.name AS colleague_name, colleagues.title AS colleague_title
  FROM tickets ${TICKET_PEOPLE} JOIN doctors ON doctors.id = tickets.doctor_id
    LEFT JOIN colleagues ON colleagues.id = handled_colleague_id
  WHERE tickets.doctor_id = ? AND tickets.status <> 'waiting' AND handled_at >= ? AND handled_at < ?
  ORDER BY handled_at DESC, tickets.id DESC`;
