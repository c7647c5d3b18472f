import { ASSUMED_TERM_MINUTES } from '../../../src/constants';
import type { AppointmentType } from '../../../src/features/office-hours/contract';
import type { Database } from '../../database/connection';
import { addDays } from '../../lib/calendar';
import type { Clock } from '../../lib/clock';
import type { OfficeHoursRecord, OfficeHoursStore } from '../office-hours/store';
import { absenceTimes, openSpansOn, overlaps, type Span } from './time-slots';

/** Another term at the same time. */
export interface Conflict {
  id: number;
  /** ISO 8601 with the practice's offset. */
  starts_at: string;
  /** Null where the duration is unknown. */
  ends_at: string | null;
  /** The patient's name, or the title of the appointment. */
  title: string;
}

/** Why a term cannot be at a time, with the field to show it at. Only conflicts can be confirmed. */
export interface Refusal {
  field: 'day' | 'time';
  message: string;
  /** Further members of the response. */
  more: { conflicts?: readonly Conflict[] };
}

interface PlacementRequest {
  type: AppointmentType;
  /** `YYYY-MM-DD` and `HH:mm` on the practice's clock. */
  date: string;
  time: string;
  /** Null: as long as the office hours give each patient. */
  minutes: number | null;
  /** Whether the term has this start already: then it may be in the past. */
  isSameStart?: boolean;
}

export type Placement = ReturnType<typeof createPlacement>;

/** Checks times of terms that need not match a slot. Call inside the transaction that stores the term. */
export function createPlacement(database: Database, clock: Clock, officeHours: OfficeHoursStore) {
  /** The start in milliseconds, or why it is refused. */
  const startOf = ({ date, time, isSameStart }: PlacementRequest): number | Refusal => {
    const start = clock.instantOf(date, time);
    if (isSameStart) return start.getTime();
    if (date < clock.today()) return REFUSALS.pastDay;
    if (clock.timeOf(start) !== time || clock.dateOf(start) !== date) return REFUSALS.skipped;
    return start <= clock.now() ? REFUSALS.past : start.getTime();
  };

  /** A function that returns the minutes of a doctor's terms; without a duration as many as the hours at their time give each patient. */
  const lengthsOf = (doctorId: number) => {
    const hours = officeHours.officeHoursOf(doctorId);
    return ({ type, date, scheduled_at, duration_minutes }: TermLength) => {
      if (duration_minutes !== null) return duration_minutes;
      const ofType = hours.filter(({ hours_type }) => hours_type === type);
      const open = openOn(date, ofType, clock);
      if (open.length > 0) return minutesAt(open, Date.parse(scheduled_at));
      return ofType[0]?.approximate_time_on_patient ?? ASSUMED_TERM_MINUTES;
    };
  };

  return {
    /** The time of the term, or why it is refused. In a repeated hour (end of daylight saving) the first one. */
    spanOf(doctorId: number, place: PlacementRequest): Span | Refusal {
      const start = startOf(place);
      if (typeof start !== 'number') return start;
      const ofType = officeHours.officeHoursOf(doctorId).filter(({ hours_type }) => hours_type === place.type);
      const open = openOn(place.date, ofType, clock);
      if (open.length === 0) return REFUSALS.closedDay;
      const minutes = place.minutes ?? minutesAt(open, start);
      const span = { start, end: start + minutes * MINUTE_MS };
      if (!joined(open).some((hours) => hours.start <= start && span.end <= hours.end)) return REFUSALS.closed;
      return absenceTimes(database, doctorId, place.date).some((absence) => overlaps(absence, span))
        ? REFUSALS.absence
        : span;
    },
    /** Waiting and served terms that overlap this time, except one. */
    conflictsIn(doctorId: number, span: Span, except = 0): Conflict[] {
      const date = clock.dateOf(new Date(span.start));
      const near = database.all<TermRow>(TERMS, doctorId, addDays(date, -1), addDays(date, 1), except);
      if (near.length === 0) return [];
      const minutesOf = lengthsOf(doctorId);
      const iso = (moment: number) => clock.isoOf(new Date(moment));
      return near.flatMap((row) => {
        const start = Date.parse(row.scheduled_at);
        if (!overlaps({ start, end: start + minutesOf(row) * MINUTE_MS }, span)) return [];
        const ends_at = row.duration_minutes === null ? null : iso(start + row.duration_minutes * MINUTE_MS);
        const title = row.fullname ?? row.user_alternate ?? row.ticket_title;
        return [{ id: row.id, starts_at: iso(start), ends_at, title }];
      });
    },
    lengthsOf,
    overlapRefusal,
  };
}

interface OpenSpan extends Span {
  hours: OfficeHoursRecord;
}

const openOn = (date: string, hours: readonly OfficeHoursRecord[], clock: Clock): OpenSpan[] =>
  hours.flatMap((record) => openSpansOn(date, record, clock).map((span) => ({ ...span, hours: record })));

/** The fields of a term on which its length depends. */
export interface TermLength {
  type: AppointmentType;
  date: string;
  scheduled_at: string;
  duration_minutes: number | null;
}

interface TermRow extends TermLength {
  id: number;
  ticket_title: string;
  user_alternate: string | null;
  fullname: string | null;
}

/** Merges hours that touch or overlap. */
function joined(spans: readonly Span[]): Span[] {
  const whole: Span[] = [];
  for (const { start, end } of spans.toSorted((a, b) => a.start - b.start)) {
    const last = whole.at(-1);
    if (last && start <= last.end) last.end = Math.max(last.end, end);
    else whole.push({ start, end });
  }
  return whole;
}

/** Outside of all hours the length is that of the first ones; such a time is refused anyway. */
const minutesAt = (open: readonly OpenSpan[], start: number) =>
  (open.find((span) => span.start <= start && start < span.end) ?? open[0])?.hours.approximate_time_on_patient ??
  ASSUMED_TERM_MINUTES;

const MINUTE_MS = 60_000;

const refusal = (field: Refusal['field'], message: string): Refusal => ({ field, message, more: {} });

const REFUSALS = {
  pastDay: refusal('day', 'Tento deň už uplynul. Vyberte, prosím, iný.'),
  past: refusal('time', 'Tento čas už uplynul. Vyberte, prosím, iný.'),
  skipped: refusal('time', 'Tento čas v daný deň neexistuje, lebo sa hodiny posúvajú dopredu. Vyberte, prosím, iný.'),
  closedDay: refusal('day', 'V tento deň nemáte ordinačné hodiny pre tento druh termínu. Vyberte, prosím, iný.'),
  closed: refusal('time', 'Termín sa nezmestí do ordinačných hodín pre tento druh termínu. Vyberte, prosím, iný čas.'),
  absence: refusal('time', 'V tomto čase máte neprítomnosť. Vyberte, prosím, iný.'),
};

/** The refusal that a doctor may confirm. */
const overlapRefusal = (conflicts: readonly Conflict[]): Refusal => ({
  field: 'time',
  message: 'V tomto čase už je iný termín. Vyberte iný čas, alebo prekrytie potvrďte.',
  more: { conflicts },
});

const TERMS = `SELECT tickets.id, type, date, scheduled_at, duration_minutes, ticket_title, user_alternate, fullname
  FROM tickets LEFT JOIN users ON users.id = tickets.user_id
  WHERE doctor_id = ? AND status IN ('waiting', 'served') AND date BETWEEN ? AND ? AND type <> 'queue'
    AND tickets.id <> ?
  ORDER BY scheduled_at, tickets.id`;
