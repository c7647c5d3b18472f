import type { TicketPlace } from '../../../src/features/tickets/queue.contract';
import type { Database } from '../../database/connection';
import type { Clock } from '../../lib/clock';
import type { AnnounceChange, AnnounceOptions } from '../../realtime/events';

/** `changed`: the ticket or its neighbour no longer waits today; nothing was moved. */
type MoveOutcome = 'moved' | 'changed' | 'unknown';

interface Move {
  id: number;
  place: TicketPlace;
  /** The neighbour of `before` and `after`. */
  other: number | null;
}

/** The moment that positions an unmoved ticket (see the waiting list), in milliseconds. */
const OWN_PLACE = `round(unixepoch(coalesce(scheduled_at, tickets.created_at), 'subsec') * 1000)`;

/** The moment that positions a ticket: `place` once moved. */
export const PLACE = `coalesce(place, ${OWN_PLACE})`;

/** Whether somebody has moved the ticket; a ticket shifted to make room does not count. */
export const MOVED = `abs(${PLACE} - ${OWN_PLACE}) >= 1`;

/** At the same moment the premium appointment goes first, then the appointment, then the queue by its numbers. */
export const ORDER = `${PLACE},
    CASE type WHEN 'schedule-premium' THEN 0 WHEN 'schedule' THEN 1 ELSE 2 END, number, tickets.id`;

export function createTicketOrder(database: Database, clock: Clock, announceChange: AnnounceChange) {
  const move = (doctorId: number, { id, place, other }: Move): MoveOutcome => {
    const waiting = waitingOn(database, doctorId, clock.today());
    if (!waiting.some((ticket) => ticket.id === id)) {
      const own = database.first('SELECT id FROM tickets WHERE id = ? AND doctor_id = ?', id, doctorId);
      return own ? 'changed' : 'unknown';
    }
    if (place === 'own') {
      database.run('UPDATE tickets SET place = NULL, is_urgent = 0 WHERE id = ?', id);
      return 'moved';
    }
    if (place === 'first') {
      putFirst(database, clock, { doctorId, id, date: clock.today(), behind: 0 });
      return 'moved';
    }
    const others = waiting.filter((ticket) => ticket.id !== id);
    const neighbour = others.findIndex((ticket) => ticket.id === other);
    if (neighbour === -1) return 'changed';
    const index = place === 'before' ? neighbour : neighbour + 1;
    // A ticket already at this position stays: a repeat changes nothing.
    if (waiting[index]?.id !== id) put(database, id, others, index, place);
    return 'moved';
  };

  return {
    /** Moves a waiting ticket of today among the others. */
    moveTicket(doctorId: number, wanted: Move, options?: AnnounceOptions) {
      const outcome = database.transaction(() => move(doctorId, wanted));
      if (outcome === 'moved') announceChange(doctorId, 'update-waiting-tickets', options);
      return outcome;
    },
  };
}

/** Puts a new urgent ticket behind earlier urgent tickets of its day, and before all others. */
export function putUrgent(database: Database, clock: Clock, ticket: { doctorId: number; id: number; date: string }) {
  const others = waitingOn(database, ticket.doctorId, ticket.date).filter(({ id }) => id !== ticket.id);
  const urgent = others.findIndex(({ is_urgent }) => is_urgent === 0);
  putFirst(database, clock, { ...ticket, behind: urgent === -1 ? others.length : urgent });
}

interface Placed {
  id: number;
  place: number;
  is_urgent: number;
}

const waitingOn = (database: Database, doctorId: number, date: string) =>
  database.all<Placed>(
    `SELECT id, ${PLACE} AS place, is_urgent FROM tickets
       WHERE doctor_id = ? AND date = ? AND status = 'waiting' ORDER BY ${ORDER}`,
    doctorId,
    date,
  );

/** Positions a ticket before the day's first moment, so that tickets added or returned later are behind it. */
function putFirst(
  database: Database,
  clock: Clock,
  { doctorId, id, date, behind }: { doctorId: number; id: number; date: string; behind: number },
) {
  const others = waitingOn(database, doctorId, date).filter((ticket) => ticket.id !== id);
  database.run('UPDATE tickets SET is_urgent = 1 WHERE id = ?', id);
  if (behind > 0) return put(database, id, others, behind, 'after');
  const earliest = Math.min(clock.instantOf(date, '00:00').getTime(), others[0]?.place ?? Infinity);
  write(database, id, earliest - DISTANCE_MS);
}

/** Puts a ticket at an index among the others, close to the named neighbour, so that later tickets do not get between them. */
function put(database: Database, id: number, others: readonly Placed[], index: number, side: 'before' | 'after'): void {
  const previous = others[index - 1]?.place ?? -Infinity;
  const next = others[index]?.place ?? Infinity;
  const middle = (previous + next) / 2;
  const place =
    side === 'before'
      ? Math.max(next - DISTANCE_MS, Number.isFinite(previous) ? middle : -Infinity)
      : Math.min(previous + DISTANCE_MS, Number.isFinite(next) ? middle : Infinity);
  if (place > previous && place < next) return write(database, id, place);
  // No room, for example at the same moment: shifts the tickets behind it, by less than a millisecond each.
  let last = previous + STEP_MS;
  write(database, id, last);
  for (const ticket of others.slice(index)) {
    if (ticket.place > last) return;
    last += STEP_MS;
    write(database, ticket.id, last);
  }
}

const write = (database: Database, id: number, place: number) =>
  void database.run('UPDATE tickets SET place = ? WHERE id = ?', place, id);

/** Distance of a moved ticket from its neighbour. */
const DISTANCE_MS = 1000;
/** A fraction of a millisecond that a double can still represent for dates of this millennium. */
const STEP_MS = 1 / 64;
