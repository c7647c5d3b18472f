import type { EventMoveRequest } from '../../../src/features/calendar/contract';
import type { AppointmentType } from '../../../src/features/office-hours/contract';
import type { Database } from '../../database/connection';
import { sql } from '../../database/sql';
import type { Clock } from '../../lib/clock';
import type { AnnounceChange } from '../../realtime/events';
import type { Placement, Refusal } from '../appointments/placement';
import type { Span } from '../appointments/time-slots';
import type { Handler } from '../tickets/handled-tickets';

/** `over`: the term no longer waits, or is of an earlier day. `stale`: the term has changed since that version. */
type MoveTermOutcome = 'moved' | 'unknown' | 'over' | 'stale' | Refusal;

type TermMove = Required<Omit<EventMoveRequest, 'id' | 'version' | 'duration_minutes' | 'overlap'>> & {
  id: number;
  version: number;
  duration_minutes: number;
  overlap: boolean;
};

interface MovesOptions {
  database: Database;
  clock: Clock;
  placement: Placement;
  announceChange: AnnounceChange;
}

interface Term {
  id: number;
  type: AppointmentType;
  status: string;
  date: string;
  scheduled_at: string;
  duration_minutes: number | null;
  version: number;
}

export function createMoves({ database, clock, placement, announceChange }: MovesOptions) {
  /** Whether this move undoes the last one, which is allowed without checking the hours again. */
  const isUndo = ({ id, scheduled_at }: Term, { start, end }: Span) => {
    const last = database.first<LastMove>(
      ...sql`SELECT from_at, to_at, from_minutes, moved_at FROM ticket_moves
        WHERE ticket_id = ${id} ORDER BY id DESC LIMIT 1`,
    );
    return (
      last !== undefined &&
      last.to_at === scheduled_at &&
      clock.now().getTime() - Date.parse(last.moved_at) <= UNDO_MS &&
      Date.parse(last.from_at) === start &&
      (last.from_minutes ?? minutesOf({ start, end })) === minutesOf({ start, end })
    );
  };

  /** The new time, or a refusal. A shortened or undone term is only checked for conflicts. */
  const spanOf = (doctorId: number, term: Term, move: TermMove): Span | Refusal => {
    const start = clock.instantOf(move.day, move.time).getTime();
    const span = { start, end: start + move.duration_minutes * MINUTE_MS };
    const hasBegun = start === Date.parse(term.scheduled_at);
    const isShorter = hasBegun && term.duration_minutes !== null && move.duration_minutes <= term.duration_minutes;
    if (isShorter || isUndo(term, span)) return span;
    const place = { type: term.type, date: move.day, time: move.time, minutes: move.duration_minutes };
    return placement.spanOf(doctorId, place, { hasBegun });
  };

  const store = (term: Term, date: string, span: Span, mayOverlap: boolean, { session, by }: Handler) => {
    const to = new Date(span.start).toISOString();
    const minutes = minutesOf(span);
    database.run(
      ...sql`UPDATE tickets SET date = ${date}, scheduled_at = ${to}, duration_minutes = ${minutes},
        may_overlap = ${mayOverlap} WHERE id = ${term.id}`,
    );
    // A manual position in the waiting room, and a call, belonged to the former time.
    if (to !== term.scheduled_at) {
      database.run('UPDATE tickets SET place = NULL, is_urgent = 0 WHERE id = ?', term.id);
      database.run('DELETE FROM ticket_calls WHERE ticket_id = ?', term.id);
    }
    database.run(
      ...sql`INSERT INTO ticket_moves
        (ticket_id, from_at, to_at, from_minutes, to_minutes, moved_at, moved_session, moved_colleague_id)
        VALUES (${term.id}, ${term.scheduled_at}, ${to}, ${term.duration_minutes}, ${minutes}, ${clock.now()},
          ${session}, ${by?.colleagueId})`,
    );
  };

  return {
    /** Moves a waiting appointment, or changes its length. Checked and stored in one transaction. */
    moveTerm: (doctorId: number, move: TermMove, options: Handler = {}) =>
      database.transaction((): MoveTermOutcome => {
        const term = database.first<Term>(
          ...sql`SELECT id, type, status, date, scheduled_at, duration_minutes, version FROM tickets
            WHERE id = ${move.id} AND doctor_id = ${doctorId} AND type <> 'queue'`,
        );
        if (!term) return 'unknown';
        if (term.status !== 'waiting' || term.date < clock.today()) return 'over';
        if (term.version !== move.version) return 'stale';
        const span = spanOf(doctorId, term, move);
        if ('message' in span) return span;
        const former = { start: Date.parse(term.scheduled_at), minutes: term.duration_minutes };
        const isSameStart = former.start === span.start;
        if (isSameStart && former.minutes === minutesOf(span)) return 'moved';
        const conflicts = placement.conflictsIn(doctorId, span, term.id);
        // A shortened term cannot create a conflict.
        const isShorter = isSameStart && former.minutes !== null && minutesOf(span) < former.minutes;
        if (conflicts.length > 0 && !move.overlap && !isShorter) return placement.overlapRefusal(conflicts);
        store(term, move.day, span, conflicts.length > 0, options);
        announceChange(doctorId, 'update-waiting-tickets', options);
        return 'moved';
      }),
  };
}

const minutesOf = ({ start, end }: Span) => (end - start) / MINUTE_MS;

const MINUTE_MS = 60_000;

/** The panel offers „Späť“ for ten seconds; a slow connection may add some. */
const UNDO_MS = 60_000;

interface LastMove {
  from_at: string;
  to_at: string;
  from_minutes: number | null;
  moved_at: string;
}
