import { wholeDay } from '../../lib/dates';
import { parseMoment } from '../../texts/language/moment-text';

/** The day of a moment. What is none stays as it was typed. */
export const withoutTime = (value: string): string => parseMoment('date-time', value).moment?.slice(0, 10) ?? value;

/** A day with a time again: the one that it had before, or the one at which a whole day begins or ends. */
export function withTime(value: string, end: 'from' | 'to', before: string): string {
  const day = parseMoment('date', value).moment;
  if (day === null) return value;
  const time = parseMoment('date-time', before).moment?.slice(10);
  return time ? day + time : (wholeDay(day)?.[end] ?? value);
}
