import { startOfDayKey } from '../../lib/local-time';
import { LANGUAGE } from './language';
import { unbrokenDate } from './unbroken-date';

const long = new Intl.DateTimeFormat(LANGUAGE, { weekday: 'long', day: 'numeric', month: 'long' });
const short = new Intl.DateTimeFormat(LANGUAGE, { day: 'numeric', month: 'numeric' });
const withYear = new Intl.DateTimeFormat(LANGUAGE, { day: 'numeric', month: 'long', year: 'numeric' });
const month = new Intl.DateTimeFormat(LANGUAGE, { month: 'long', year: 'numeric' });

/** Formats a day (`YYYY-MM-DD`): „piatok 20. novembra“. An invalid day is shown unchanged. */
export const formatDay = (day: string): string => formatWith(day, long);

/** Formats a day of another year: „20. novembra 2025“. An invalid day is shown unchanged. */
export const formatDayOfYear = (day: string): string => formatWith(day, withYear);

/** Formats a day briefly: „20. 11.“. */
export const formatShortDay = (day: string): string => formatWith(day, short);

/** Formats the month of a day: „november 2026“. */
export const formatMonth = (day: string): string => formatWith(day, month);

export const isWeekend = (day: string): boolean => [0, 6].includes(startOfDayKey(day)?.getDay() ?? 1);

function formatWith(day: string, format: Intl.DateTimeFormat): string {
  const start = startOfDayKey(day);
  return start ? unbrokenDate(format.format(start)) : day;
}
