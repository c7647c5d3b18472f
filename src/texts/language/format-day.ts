import { instantIn, weekdayOf } from '../../lib/zone-moments';
import { LANGUAGE } from './language';

const ZONE = 'UTC';

const long = formatOf({ weekday: 'long', day: 'numeric', month: 'long' });
const short = formatOf({ day: 'numeric', month: 'numeric' });
const weekday = formatOf({ weekday: 'short' });
const withYear = formatOf({ day: 'numeric', month: 'long', year: 'numeric' });
const month = formatOf({ month: 'long', year: 'numeric' });

/** Formats a day (`YYYY-MM-DD`): „piatok 20. novembra“. An invalid day is shown unchanged. */
export function formatDay(day: string): string {
  if (day !== last.day) last = { day, text: formatWith(day, long) };
  return last.text;
}

/** Cached, because hundreds of consecutive entries may have the same day. */
let last = { day: '', text: '' };

/** Formats a day of another year: „20. novembra 2025“. An invalid day is shown unchanged. */
export const formatDayOfYear = (day: string): string => formatWith(day, withYear);

/** Formats a day briefly: „20. 11.“. */
export const formatShortDay = (day: string): string => formatWith(day, short);

/** The weekday of a day, briefly: „po“. */
export const formatWeekday = (day: string): string => formatWith(day, weekday);

/** Formats the month of a day: „november 2026“. */
export const formatMonth = (day: string): string => formatWith(day, month);

export const isWeekend = (day: string): boolean => [0, 6].includes(weekdayOf(day));

function formatWith(day: string, format: Intl.DateTimeFormat): string {
  const noon = instantIn(ZONE, `${day}T12:00`);
  return noon === null ? day : unbrokenDate(format.format(noon));
}

/** A fixed zone, because days have none: this computer's zone, which may change meanwhile, must have no effect. */
function formatOf(options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  return new Intl.DateTimeFormat(LANGUAGE, { ...options, timeZone: ZONE });
}

/** „22. novembra“, „22. 11. 2026“: no line ends behind the point of a number. */
const unbrokenDate = (date: string): string => date.replace(/\. /g, '.\u00a0');
