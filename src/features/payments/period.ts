import { startOfDayKey } from '../../lib/local-time';

export const periods = ['all', 'this-month', 'last-month', 'this-year', 'own'] as const;
export type Period = (typeof periods)[number];

/** Days of the practice, `YYYY-MM-DD`, inclusive; `null` is an open end. */
export interface DayRange {
  from: string | null;
  to: string | null;
}

/** The days of a period as of `today`; `own` is the typed range, in which an invalid day is an open end. */
export function periodRange(period: Period, today: string, own: { from: string; to: string }): DayRange {
  const month = today.slice(0, 7);
  switch (period) {
    case 'all':
      return { from: null, to: null };
    case 'this-month':
      return monthRange(month);
    case 'last-month':
      return monthRange(monthBefore(month));
    case 'this-year':
      return { from: `${today.slice(0, 4)}-01-01`, to: `${today.slice(0, 4)}-12-31` };
    case 'own':
      return { from: dayOrNull(own.from), to: dayOrNull(own.to) };
  }
}

/** Whether a day is in the range; a missing day is only in the open range. */
export function isWithin(day: string | null, { from, to }: DayRange): boolean {
  if (day === null) return from === null && to === null;
  return (from === null || day >= from) && (to === null || day <= to);
}

/** Compared as strings: the 31st is a valid end for every month. */
const monthRange = (month: string): DayRange => ({ from: `${month}-01`, to: `${month}-31` });

function monthBefore(month: string): string {
  const [year = 0, number = 1] = month.split('-').map(Number);
  return number === 1 ? `${String(year - 1)}-12` : `${String(year)}-${String(number - 1).padStart(2, '0')}`;
}

const dayOrNull = (text: string) => (/^\d{4}-\d\d-\d\d$/.test(text) && startOfDayKey(text) ? text : null);
