import { hoursDays, type TimeSchedule } from '../../../src/features/office-hours/contract';
import { type Database, sql } from '../../database/connection';
import { addDays, weekdayOf } from '../../lib/calendar';
import type { Clock } from '../../lib/clock';
import type { OfficeHoursRecord } from '../office-hours/store';

/** A time span in milliseconds since the epoch. */
export interface Span {
  start: number;
  end: number;
}

/** A span that can be given to one patient. */
export interface Slot extends Span {
  /** `HH:mm` on the practice's clock; always means `start`. */
  time: string;
}

/**
 * The slots of these hours on a day (`YYYY-MM-DD`): consecutive from each opening, as many as fit. Past and taken slots, and slots in
 * an absence, are not free.
 */
export function slotsOn(date: string, hours: readonly OfficeHoursRecord[], busy: readonly Busy[], clock: Clock) {
  const slots = hours.flatMap((record) => {
    const length = record.approximate_time_on_patient * MINUTE_MS;
    return rowsOn(date, record).flatMap((row) => slotsBetween(date, row, length, clock));
  });
  const near = busyAround(busy, slots);
  const now = clock.now().getTime();
  return slots.map((slot) => {
    const { start, end, time } = slot;
    return { start, end, time, isFree: start > now && !near.some((each) => overlaps(each, slot)) };
  });
}

/** When these hours open and close on a day. */
export const openSpansOn = (date: string, hours: OfficeHoursRecord, clock: Clock): Span[] =>
  rowsOn(date, hours)
    .map(({ hours_time_from, hours_time_to }) => ({
      start: firstMoment(date, hours_time_from, clock),
      end: firstMoment(date, hours_time_to, clock),
    }))
    // Daylight saving may skip the whole span.
    .filter(({ start, end }) => start < end);

function rowsOn(date: string, { time_schedules }: OfficeHoursRecord) {
  const day = hoursDays[(weekdayOf(date) + 6) % 7];
  return time_schedules.filter(({ hours_day }) => hours_day === day);
}

const MINUTE_MS = 60_000;

/**
 * Counts elapsed time, so that slots neither overlap nor leave the hours when the clock changes between opening and closing. Of a repeated
 * hour only the first is offered: a time of day always means the first.
 */
function slotsBetween(date: string, { hours_time_from, hours_time_to }: TimeSchedule, length: number, clock: Clock) {
  const opens = firstMoment(date, hours_time_from, clock);
  const closes = firstMoment(date, hours_time_to, clock);
  const openMinute = minuteOf(hours_time_from);
  // On all days but two a year the clock does not change, and a time zone lookup for every slot would be slow.
  const isEven = closes - opens === (minuteOf(hours_time_to) - openMinute) * MINUTE_MS;
  const slots: Slot[] = [];
  for (let start = opens; start + length <= closes; start += length) {
    const time = isEven ? timeAt(openMinute + (start - opens) / MINUTE_MS) : clock.timeOf(new Date(start));
    if (isEven || clock.instantOf(date, time).getTime() === start) slots.push({ start, end: start + length, time });
  }
  return slots;
}

/** The moment at which the clock first shows this time or, if skipped, passes it. */
function firstMoment(date: string, time: string, clock: Clock) {
  let moment = clock.instantOf(date, time).getTime();
  if (clock.timeOf(new Date(moment)) === time) return moment;
  const shownAt = (at: number) => `${clock.dateOf(new Date(at))} ${clock.timeOf(new Date(at))}`;
  while (shownAt(moment - MINUTE_MS) > `${date} ${time}`) moment -= MINUTE_MS;
  return moment;
}

function minuteOf(time: string) {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return hours * 60 + minutes;
}

function timeAt(minute: number) {
  const two = (value: number) => String(value).padStart(2, '0');
  return `${two(Math.floor(minute / 60))}:${two(minute % 60)}`;
}

/** `end` is null when the duration is unknown: then as long as the compared slot. */
interface Busy {
  start: number;
  end: number | null;
}

export const overlaps = ({ start, end }: Busy, slot: Span) =>
  slot.start < (end ?? start + slot.end - slot.start) && slot.end > start;

interface AppointmentFilter {
  /** The first and the last day. */
  days: [first: string, last: string];
  /** The id of an appointment to ignore. */
  except?: number;
  /** Only appointments that took the time of this handled ticket: see {@link IsTimeTaken}. */
  handled?: HandledTerm;
}

/** The appointments of some days. Cancelled and missed ones free their time; served ones do not. */
function appointmentTimes(database: Database, doctorId: number, filter: AppointmentFilter): Busy[] {
  const {
    days: [first, last],
    except = 0,
    handled,
  } = filter;
  const appointments = database.all<{ scheduled_at: string; duration_minutes: number | null }>(
    ...sql`SELECT scheduled_at, duration_minutes FROM tickets
      WHERE doctor_id = ${doctorId} AND status IN ('waiting', 'served') AND date BETWEEN ${first} AND ${last}
        AND type <> 'queue' AND id <> ${except}
        AND (${!handled} OR may_overlap + ${handled?.may_overlap} = 0 OR created_at > ${handled?.handled_at}
          OR EXISTS (SELECT 1 FROM ticket_moves WHERE ticket_id = tickets.id AND moved_at > ${handled?.handled_at}))`,
  );
  return appointments.map(({ scheduled_at, duration_minutes }) => {
    const start = Date.parse(scheduled_at);
    return { start, end: duration_minutes === null ? null : start + duration_minutes * 60_000 };
  });
}

export function busyTimes(database: Database, doctorId: number, dates: readonly string[]): Busy[] {
  const [first = '', last = first] = [dates[0], dates.at(-1)];
  return [
    ...appointmentTimes(database, doctorId, { days: [addDays(first, -1), addDays(last, 1)] }),
    ...absenceTimes(database, doctorId, first),
  ];
}

/** Absences that end on this day (`YYYY-MM-DD`) or later. Ends are inclusive: a slot that begins at the end is not free. */
export function absenceTimes(database: Database, doctorId: number, date: string): Span[] {
  const absences = database.all<{ absence_from: string; absence_to: string }>(
    'SELECT absence_from, absence_to FROM absences WHERE doctor_id = ? AND absence_to >= ?',
    doctorId,
    addDays(date, -1),
  );
  return absences.map(({ absence_from, absence_to }) => ({
    start: Date.parse(absence_from),
    end: Date.parse(absence_to) + 1,
  }));
}

/** A handled appointment. */
interface HandledTerm {
  id: number;
  date: string;
  handled_at: string;
  /** 1 if it was put over others deliberately. */
  may_overlap: number;
}

/**
 * Whether another appointment has the time of a handled one. Of two that overlapped deliberately before, neither counts; but one that was
 * booked or moved there afterwards does.
 */
export type IsTimeTaken = (doctorId: number, slot: Span, ticket: HandledTerm) => boolean;

export const createIsTimeTaken =
  (database: Database): IsTimeTaken =>
  (doctorId, slot, handled) =>
    appointmentTimes(database, doctorId, { days: [handled.date, handled.date], except: handled.id, handled }).some(
      (busy) => overlaps(busy, slot),
    );

/** Busy times near the slots of one day, so that each slot is not compared with two months of busy times. */
function busyAround(busy: readonly Busy[], slots: readonly Slot[]) {
  const from = slots.reduce((earliest, { start }) => Math.min(earliest, start), Infinity);
  const to = slots.reduce((latest, { end }) => Math.max(latest, end), -Infinity);
  return busy.filter(({ start, end }) => start < to && (end ?? start + (to - from)) > from);
}
