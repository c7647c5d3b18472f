import { wholeDay } from '../../lib/local-time';
import { parseMoment } from '../../texts/language/parse-moment';

/** The day of a moment. Invalid text is kept. */
export const withoutTime = (value: string): string => parseMoment('date-time', value).moment?.slice(0, 10) ?? value;

/** A day with its previous time, or with the start or end of a whole day. */
export function withTime(value: string, end: 'from' | 'to', before: string): string {
  const day = parseMoment('date', value).moment;
  if (day === null) return value;
  const time = parseMoment('date-time', before).moment?.slice(10);
  return time ? day + time : (wholeDay(day)?.[end] ?? value);
}
