import { shiftDay } from '../../lib/zone';
import { calendarPath } from './paths';
import { calendarViews, type CalendarView } from './ranges';

/** The parts of the address; `null` for the default: today, and the view that fits the width. */
export interface CalendarAddress {
  /** `YYYY-MM-DD` */
  day: string | null;
  view: CalendarView | null;
}

/** Reads an address: `?den=2026-12-03&pohlad=tyzden`. An unreadable part counts as missing. */
export function readAddress(query: URLSearchParams): CalendarAddress {
  const day = query.get('den') ?? '';
  const isDay = /^\d{4}-\d\d-\d\d$/.test(day) && !Number.isNaN(Date.parse(day)) && shiftDay(day, 0) === day;
  return { day: isDay ? day : null, view: calendarViews.find((view) => view === query.get('pohlad')) ?? null };
}

export function calendarAddress({ day, view }: CalendarAddress): string {
  const query = new URLSearchParams();
  if (day !== null) query.set('den', day);
  if (view !== null) query.set('pohlad', view);
  const text = query.toString();
  return text === '' ? calendarPath : `${calendarPath}?${text}`;
}
