import { daysBetween, shiftDay } from '../../lib/zone';
import { weekdayOf } from '../../lib/zone-moments';

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
