import { daysBetween, shiftDay } from '../../lib/zone';
import { weekdayOf } from '../../lib/zone-moments';
import { calendarPath } from './paths';

/** The views, by their names in the address. */
export const calendarViews = ['den', 'tyzden', 'zoznam'] as const;

export type CalendarView = (typeof calendarViews)[number];

/** Days on the practice's clock, `YYYY-MM-DD`, inclusive. */
export interface CalendarRange {
  from: string;
  to: string;
}

/** The days that a view shows around `day`. A week begins on Monday; the list shows a week, too. */
export function rangeOf(view: CalendarView, day: string): CalendarRange {
  if (view === 'den') return { from: day, to: day };
  const monday = shiftDay(day, -((weekdayOf(day) + 6) % DAYS_OF_WEEK));
  return { from: monday, to: shiftDay(monday, DAYS_OF_WEEK - 1) };
}

/** A day in the next range of the view, or with -1 in the previous one. */
export const stepOf = (view: CalendarView, day: string, step: 1 | -1): string =>
  shiftDay(day, step * (view === 'den' ? 1 : DAYS_OF_WEEK));

export const daysOf = ({ from, to }: CalendarRange): string[] =>
  Array.from({ length: Math.max(0, daysBetween(to, from) + 1) }, (_, index) => shiftDay(from, index));

/** Whether the first range contains the second. */
export const covers = (range: CalendarRange | null, { from, to }: CalendarRange): boolean =>
  range !== null && range.from <= from && to <= range.to;

const DAYS_OF_WEEK = 7;

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
