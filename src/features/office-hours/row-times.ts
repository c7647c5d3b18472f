import { parseMoment } from '../../texts/language/parse-moment';
import { formatMoment } from '../../texts/language/format-moment';
import { officeHoursTexts } from '../../texts/office-hours';
import type { TimeRow } from './office-hours-values';

type Hours = Pick<TimeRow, 'hours_time_from' | 'hours_time_to'>;

/** A valid `HH:mm`. */
export function isTime(value: string): boolean {
  const { moment, problem } = parseMoment('time', value);
  return moment !== null && problem === null;
}

/** Whether both ends are valid and in order. */
export const hasHours = ({ hours_time_from, hours_time_to }: Hours): boolean =>
  isTime(hours_time_from) && isTime(hours_time_to) && hours_time_from < hours_time_to;

/** Whether two rows overlap. Incomplete and invalid rows never do; adjacent rows may touch. */
export function isOverlapping(one: TimeRow, other: TimeRow | undefined): boolean {
  if (!other || one.hours_day === null || one.hours_day !== other.hours_day) return false;
  if (!hasHours(one) || !hasHours(other)) return false;
  return one.hours_time_from < other.hours_time_to && other.hours_time_from < one.hours_time_to;
}

/** „7:30 – 11:30“. */
export const hoursText = ({ hours_time_from, hours_time_to }: Hours): string =>
  officeHoursTexts.hours(timeText(hours_time_from), timeText(hours_time_to));

/** Invalid times are shown unchanged. */
const timeText = (time: string): string => formatMoment(time) || time;
