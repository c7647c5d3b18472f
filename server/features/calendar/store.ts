import type * as v from 'valibot';
import type { CalendarRequest, eventMoveRequestSchema } from '../../../src/features/calendar/contract';
import { sql } from '../../database/connection';
import { addDays } from '../../lib/calendar';
import type { DaySlots } from '../appointments/day-slots';
import type { Placement, Refusal, TermLength } from '../appointments/placement';
import type { AppointmentParts } from '../appointments/store';
import type { Handler } from '../tickets/handled-tickets';
import type { Terms } from '../tickets/terms';

type CalendarParts = Pick<AppointmentParts, 'absences' | 'clock'> & { daySlots: DaySlots; terms: Terms };

export function createCalendar({ absences, clock, daySlots, terms }: CalendarParts) {
  const absencesIn = (doctorId: number, { from, to }: CalendarRequest) => {
    const begin = clock.instantOf(from, '00:00').getTime();
    const end = clock.instantOf(to, '23:59').getTime() + MINUTE_MS;
    return absences
      .absencesOf(doctorId)
      .filter(({ absence_from, absence_to }) => Date.parse(absence_from) < end && Date.parse(absence_to) >= begin);
  };

  return {
    /** A calendar as it is sent. Both days of the range are inclusive. */
    calendarOf(doctorId: number, range: CalendarRequest) {
      const days = daysOf(range);
      return {
        time_zone: clock.timeZone,
        terms: terms.termsOf(doctorId, range),
        slots: daySlots.slotsOf(doctorId, days),
        absences: absencesIn(doctorId, range),
        hours: daySlots.openHoursOf(doctorId, days),
        walk_ins: terms.walkInsOf(doctorId, range),
      };
    },
  };
}

function daysOf({ from, to }: CalendarRequest) {
  const length = (Date.parse(to) - Date.parse(from)) / DAY_MS + 1;
  return Array.from({ length }, (_, index) => addDays(from, index));
}

const MINUTE_MS = 60_000;
const DAY_MS = 86_400_000;

/** `over`: the term no longer waits, or is of an earlier day. `stale`: the term has changed since that version. */
type MoveTermOutcome = 'moved' | 'unknown' | 'over' | 'stale' | Refusal;

type TermMove = v.InferOutput<typeof eventMoveRequestSchema>;

type Parts = Pick<AppointmentParts, 'announceChange' | 'clock' | 'database'> & { placement: Placement };

interface Term extends TermLength {
  id: number;
  status: string;
  version: number;
}

export function createMoves({ announceChange, clock, database, placement }: Parts) {
  /** Whether this move undoes the last one, which is allowed without checking the hours again. */
  const isUndo = ({ id, scheduled_at }: Term, start: number, minutes: number) => {
    const last = database.first<LastMove>(
      ...sql`SELECT from_at, to_at, from_minutes, moved_at FROM ticket_moves
        WHERE ticket_id = ${id} ORDER BY id DESC LIMIT 1`,
    );
    return (
      last !== undefined &&
      last.to_at === scheduled_at &&
      clock.now().getTime() - Date.parse(last.moved_at) <= UNDO_MS &&
      Date.parse(last.from_at) === start &&
      (last.from_minutes ?? minutes) === minutes
    );
  };

  const store = (term: Term, move: TermMove, start: number, mayOverlap: boolean, { session, by }: Handler) => {
    const to = new Date(start).toISOString();
    const { day, duration_minutes: minutes } = move;
    database.run(
      ...sql`UPDATE tickets SET date = ${day}, scheduled_at = ${to}, duration_minutes = ${minutes},
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
        const { day: date, time, duration_minutes: minutes } = move;
        const start = clock.instantOf(date, time).getTime();
        const isSameStart = start === Date.parse(term.scheduled_at);
        if (isSameStart && minutes === term.duration_minutes) return 'moved';
        // A shortened term cannot create a conflict, and needs no check of the hours.
        const isShorter = isSameStart && term.duration_minutes !== null && minutes < term.duration_minutes;
        // On a day that has ended meanwhile, the waiting room would not show the term.
        const isBack = date >= clock.today() && isUndo(term, start, minutes);
        if (!isShorter && !isBack) {
          const span = placement.spanOf(doctorId, { type: term.type, date, time, minutes, isSameStart });
          if ('message' in span) return span;
        }
        const conflicts = placement.conflictsIn(doctorId, { start, end: start + minutes * MINUTE_MS }, term.id);
        if (conflicts.length > 0 && !move.overlap && !isShorter) return placement.overlapRefusal(conflicts);
        store(term, move, start, conflicts.length > 0, options);
        announceChange(doctorId, 'update-waiting-tickets', options);
        return 'moved';
      }),
  };
}

/** The panel offers „Späť“ for ten seconds; a slow connection may add some. */
const UNDO_MS = 60_000;

interface LastMove {
  from_at: string;
  to_at: string;
  from_minutes: number | null;
  moved_at: string;
}
