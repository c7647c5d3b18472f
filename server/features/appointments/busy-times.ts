import { addDays } from '../../lib/calendar';
import type { Database } from '../../database/connection';
import type { Slot } from './time-slots';

/** `end` is null when the duration is unknown: then it is as long as the slot in question. */
export interface Busy {
  start: number;
  end: number | null;
}

export const overlaps = ({ start, end }: Busy, slot: Pick<Slot, 'start' | 'end'>) =>
  slot.start < (end ?? start + slot.end - slot.start) && slot.end > start;

/** The appointments of these days, but for one. A cancelled or missed one frees its time; a served one does not. */
function appointmentTimes(
  database: Database,
  doctorId: number,
  { first, last, except = 0 }: { first: string; last: string; except?: number },
): Busy[] {
  const appointments = database.all<{ scheduled_at: string; duration_minutes: number | null }>(
    `SELECT scheduled_at, duration_minutes FROM tickets
       WHERE doctor_id = ? AND status IN ('waiting', 'served') AND date BETWEEN ? AND ? AND type <> 'queue' AND id <> ?`,
    doctorId,
    first,
    last,
    except,
  );
  return appointments.map(({ scheduled_at, duration_minutes }) => {
    const start = Date.parse(scheduled_at);
    return { start, end: duration_minutes === null ? null : start + duration_minutes * 60_000 };
  });
}

export function busyTimes(database: Database, doctorId: number, dates: readonly string[]): Busy[] {
  const first = addDays(dates[0] ?? '', -1);
  const last = addDays(dates.at(-1) ?? '', 1);
  const absences = database.all<{ absence_from: string; absence_to: string }>(
    'SELECT absence_from, absence_to FROM absences WHERE doctor_id = ? AND absence_to >= ?',
    doctorId,
    first,
  );
  return [
    ...appointmentTimes(database, doctorId, { first, last }),
    // An absence includes both ends: a slot that begins at its end is not free.
    ...absences.map(({ absence_from, absence_to }) => ({
      start: Date.parse(absence_from),
      end: Date.parse(absence_to) + 1,
    })),
  ];
}

/** Whether another appointment of that day takes a part of this time. */
export type IsTimeTaken = (doctorId: number, slot: Pick<Slot, 'start' | 'end'>, ticket: OwnTicket) => boolean;

interface OwnTicket {
  id: number;
  /** `YYYY-MM-DD` */
  date: string;
}

export const createIsTimeTaken =
  (database: Database): IsTimeTaken =>
  (doctorId, slot, { id, date }) =>
    appointmentTimes(database, doctorId, { first: date, last: date, except: id }).some((busy) => overlaps(busy, slot));

/** Narrows busy times to one day, so that each slot is not compared with two months of them. */
export function busyAround(busy: readonly Busy[], slots: readonly Slot[]) {
  const from = slots.reduce((earliest, { start }) => Math.min(earliest, start), Infinity);
  const to = slots.reduce((latest, { end }) => Math.max(latest, end), -Infinity);
  return busy.filter(({ start, end }) => start < to && (end ?? start + (to - from)) > from);
}
