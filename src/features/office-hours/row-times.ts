import { parseMoment, formatMoment } from '../../texts/language/moment-text';
import { officeHoursTexts } from '../../texts/office-hours';
import type { TimeRow } from './office-hours-values';

type Hours = Pick<TimeRow, 'hours_time_from' | 'hours_time_to'>;

/** `HH:mm`, as the field could read it. */
export function isTime(value: string): boolean {
  const { moment, problem } = parseMoment('time', value);
  return moment !== null && problem === null;
}

/** Both ends are times, in their order. */
export const hasHours = ({ hours_time_from, hours_time_to }: Hours): boolean =>
  isTime(hours_time_from) && isTime(hours_time_to) && hours_time_from < hours_time_to;

/** A row that is not filled in yet, or that ends before it begins, takes no time. That two touch is fine. */
export function isOverlapping(one: TimeRow, other: TimeRow | undefined): boolean {
  if (!other || one.hours_day === null || one.hours_day !== other.hours_day) return false;
  if (!hasHours(one) || !hasHours(other)) return false;
  return one.hours_time_from < other.hours_time_to && other.hours_time_from < one.hours_time_to;
}

/** „7:30 – 11:30“. */
export const hoursText = ({ hours_time_from, hours_time_to }: Hours): string =>
  officeHoursTexts.hours(timeText(hours_time_from), timeText(hours_time_to));

/** What is no time is shown as it is. */
const timeText = (time: string): string => formatMoment(time) || time;
