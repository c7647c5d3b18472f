import { wholeDay } from '../../lib/local-time';
import { readMoment } from '../../texts/language/read-moment';

/** The day of a moment. What is none stays as it was typed. */
export const withoutTime = (value: string): string => readMoment('date-time', value).moment?.slice(0, 10) ?? value;

/** A day with a time again: the one that it had before, or the one at which a whole day begins or ends. */
export function withTime(value: string, end: 'from' | 'to', before: string): string {
  const day = readMoment('date', value).moment;
  if (day === null) return value;
  const time = readMoment('date-time', before).moment?.slice(10);
  return time ? day + time : (wholeDay(day)?.[end] ?? value);
}
