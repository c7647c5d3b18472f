import { hoursDays, type TimeSchedule } from '../../../src/api/contract/office-hours';
import { weekdayOf } from '../../lib/calendar';
import type { Clock } from '../../lib/clock';
import type { OfficeHoursRecord } from '../office-hours/store';

/** A period of time that can be given to one patient. */
export interface Slot {
  /** Milliseconds since the epoch. */
  start: number;
  end: number;
  /** `HH:mm` on the practice's clock; always means `start`. */
  time: string;
}

/** The slots of these hours on a day (`YYYY-MM-DD`), one after another from each opening on, as long as they fit in. */
export function slotsOn(date: string, hours: OfficeHoursRecord, clock: Clock): Slot[] {
  const day = hoursDays[(weekdayOf(date) + 6) % 7];
  const length = hours.approximate_time_on_patient * MINUTE_MS;
  return hours.time_schedules
    .filter(({ hours_day }) => hours_day === day)
    .flatMap((row) => slotsBetween(date, row, length, clock));
}

const MINUTE_MS = 60_000;

/**
 * Counts elapsed time, so that slots neither overlap nor leave the hours when the clock changes between the
 * opening and the close. Of a repeated hour only the first is offered: its times mean no other.
 */
function slotsBetween(date: string, { hours_time_from, hours_time_to }: TimeSchedule, length: number, clock: Clock) {
  const opens = firstMoment(date, hours_time_from, clock);
  const closes = firstMoment(date, hours_time_to, clock);
  const openMinute = minuteOf(hours_time_from);
  // On all days but two the clock does not change, and a time zone lookup for every slot would be slow.
  const isEven = closes - opens === (minuteOf(hours_time_to) - openMinute) * MINUTE_MS;
  const slots: Slot[] = [];
  for (let start = opens; start + length <= closes; start += length) {
    const time = isEven ? timeAt(openMinute + (start - opens) / MINUTE_MS) : clock.timeOf(new Date(start));
    if (isEven || clock.instantOf(date, time).getTime() === start) slots.push({ start, end: start + length, time });
  }
  return slots;
}

/** When the clock first shows this time, or, where it is skipped, goes past it. */
function firstMoment(date: string, time: string, clock: Clock) {
  let moment = clock.instantOf(date, time).getTime();
  if (clock.timeOf(new Date(moment)) === time) return moment;
  const shownAt = (at: number) => `${clock.dateOf(new Date(at))} ${clock.timeOf(new Date(at))}`;
  while (shownAt(moment - MINUTE_MS) > `${date} ${time}`) moment -= MINUTE_MS;
  return moment;
}

function minuteOf(time: string) {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return hours * 60 + minutes;
}

function timeAt(minute: number) {
  const two = (value: number) => String(value).padStart(2, '0');
  return `${two(Math.floor(minute / 60))}:${two(minute % 60)}`;
}
