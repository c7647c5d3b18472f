import { appointmentTimes, overlaps } from './busy-times';
import type { Clock } from './clock';
import type { Database } from './database';

/** State of a ticket that no longer waits: `rejected` means cancelled, `missed` that nobody came. */
export type HandledStatus = 'served' | 'rejected' | 'missed';

/** Outcome of „next“ and „reject“. Another doctor's ticket is `unknown`, like one that never existed. */
export type HandleOutcome = 'handled' | 'already-handled' | 'unknown';

/** `other-day`: only who was expected today can have missed it. */
export type MissOutcome = HandleOutcome | 'other-day';

/** `waiting`: it is back already. `over`: its day has passed. `taken`: its time belongs to somebody else now. */
export type ReturnOutcome = 'handled' | 'waiting' | 'over' | 'taken' | 'unknown';

/** The login that handles a ticket. */
export interface Handler {
  /** `sessionLabel` of the login; nobody's in a command or a test. */
  session?: string | undefined;
}

export interface MissOptions extends Handler {
  /** Called already, and not come: it counts as served until then. */
  wasCalled?: boolean;
}

export interface HandledTickets {
  nextTicket(doctorId: number, ticketId: number, by?: Handler): HandleOutcome;
  rejectTicket(doctorId: number, ticketId: number, by?: Handler): HandleOutcome;
  missTicket(doctorId: number, ticketId: number, options?: MissOptions): MissOutcome;
  /** Puts a ticket back to where it stood: its number, its time and when it was taken are what orders the waiting room. */
  returnTicket(doctorId: number, ticketId: number): ReturnOutcome;
}

interface Row {
  status: HandledStatus | 'waiting';
  date: string;
  scheduled_at: string | null;
  duration_minutes: number | null;
}

/** How tickets leave the waiting room, and come back; each in a transaction of its own. */
export function createHandledTickets(database: Database, clock: Clock): HandledTickets {
  const find = (doctorId: number, ticketId: number) =>
    database.first<Row>(
      'SELECT status, date, scheduled_at, duration_minutes FROM tickets WHERE id = ? AND doctor_id = ?',
      ticketId,
      doctorId,
    );

  const settle = (ticketId: number, status: HandledStatus, session: string | undefined) => {
    const now = clock.now().toISOString();
    const calledAt = status === 'served' ? now : null;
    // A patient who was called but missed keeps the time of the call.
    database.run(
      'UPDATE tickets SET status = ?, handled_at = ?, handled_session = ?, called_at = coalesce(?, called_at) WHERE id = ?',
      status,
      now,
      session ?? null,
      calledAt,
      ticketId,
    );
  };

  const handle =
    (status: 'served' | 'rejected') =>
    (doctorId: number, ticketId: number, { session }: Handler = {}) =>
      database.transaction((): HandleOutcome => {
        const ticket = find(doctorId, ticketId);
        if (ticket?.status !== 'waiting') return ticket ? 'already-handled' : 'unknown';
        settle(ticketId, status, session);
        return 'handled';
      });

  /** Whether somebody else was given its time while it was free. One that has passed is nobody's any more. */
  const isTaken = (doctorId: number, ticketId: number, { status, date, scheduled_at, duration_minutes }: Row) => {
    if (status === 'served' || scheduled_at === null) return false;
    const start = Date.parse(scheduled_at);
    if (start <= clock.now().getTime()) return false;
    const slot = { start, end: start + (duration_minutes ?? UNKNOWN_MINUTES) * 60_000 };
    return appointmentTimes(database, doctorId, { first: date, last: date, except: ticketId }).some((busy) =>
      overlaps(busy, slot),
    );
  };

  return {
    nextTicket: handle('served'),
    rejectTicket: handle('rejected'),
    missTicket: (doctorId, ticketId, { session, wasCalled = false } = {}) =>
      database.transaction(() => {
        const ticket = find(doctorId, ticketId);
        if (ticket?.status !== (wasCalled ? 'served' : 'waiting')) return ticket ? 'already-handled' : 'unknown';
        // A queue ticket of an earlier day is not in the waiting room any more.
        if (ticket.date !== clock.today()) return 'other-day';
        settle(ticketId, 'missed', session);
        return 'handled';
      }),
    returnTicket: (doctorId, ticketId) =>
      database.transaction(() => {
        const ticket = find(doctorId, ticketId);
        if (!ticket) return 'unknown';
        if (ticket.status === 'waiting') return 'waiting';
        if (ticket.date < clock.today()) return 'over';
        if (isTaken(doctorId, ticketId, ticket)) return 'taken';
        database.run(
          `UPDATE tickets SET status = 'waiting', handled_at = NULL, handled_session = NULL, called_at = NULL WHERE id = ?`,
          ticketId,
        );
        return 'handled';
      }),
  };
}

/** Duration of an appointment that states none. */
const UNKNOWN_MINUTES = 1;
