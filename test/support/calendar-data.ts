import type { CalendarSlot, Term } from '../../src/features/calendar/contract';
import type { CalendarDay } from '../../src/features/calendar/model';
import type { CalendarResponse } from '../../src/features/calendar/place-days';
import { isoIn } from '../../src/lib/zone-moments';
import { ZONE } from './practice-clock';
import { ticket } from './ticket-data';

/** Converts a local time of the tests' practice, `YYYY-MM-DDTHH:mm`, to the ISO instant that the server sends. */
export function at(wall: string): string {
  const iso = isoIn(ZONE, wall);
  if (iso === null) throw new Error(`${wall} never comes.`);
  return iso;
}

/** An appointment; `from` and `to` are local times of the practice. */
export const term = (id: Term['id'], from: string, to: string | null, fields: Partial<Term> = {}): Term => ({
  ...ticket(id, { type: 'schedule' }),
  starts_at: at(from),
  ends_at: to === null ? null : at(to),
  state: 'waiting',
  version: 1,
  ...fields,
});

export const slot = (from: string, to: string, fields: Partial<CalendarSlot> = {}): CalendarSlot => ({
  starts_at: at(from),
  ends_at: at(to),
  type: 'schedule',
  is_free: true,
  ...fields,
});

export const calendarAnswer = (fields: Partial<CalendarResponse> = {}): CalendarResponse => ({
  time_zone: ZONE,
  terms: [],
  slots: [],
  absences: [],
  hours: [],
  walk_ins: [],
  ...fields,
});

export const emptyDay = (day: string, fields: Partial<CalendarDay> = {}): CalendarDay => ({
  day,
  terms: [],
  slots: [],
  hours: [],
  absences: [],
  walkIns: 0,
  ...fields,
});
