import type { TimeSchedule } from './contract';
import { formTexts } from '../../texts/forms';
import { officeHoursTexts } from '../../texts/office-hours';
import { weekDays } from '../../texts/language/week-days';
import { hoursText } from './row-times';

/**
 * Groups the rows by day, and the days by equal hours, in the order of the week: `days` is „Pondelok – piatok“ or „Utorok, štvrtok“, `hours`
 * is „7:30 – 11:30, 13:00 – 16:00“.
 */
export function daysWithHours(rows: readonly TimeSchedule[]): { days: string; hours: string }[] {
  const byDay = new Map<string, string>();
  for (const row of [...rows].sort(byWeekDay)) {
    const before = byDay.get(row.hours_day);
    byDay.set(row.hours_day, before === undefined ? hoursText(row) : `${before}, ${hoursText(row)}`);
  }
  const byHours = new Map<string, string[]>();
  for (const [day, hours] of byDay) byHours.set(hours, [...(byHours.get(hours) ?? []), day]);
  return [...byHours].map(([hours, days]) => ({ hours, days: daysText(days) }));
}

const byWeekDay = (one: TimeSchedule, other: TimeSchedule): number =>
  weekDayIndex(one.hours_day) - weekDayIndex(other.hours_day) ||
  one.hours_time_from.localeCompare(other.hours_time_from);

/** Unknown days come last. */
function weekDayIndex(day: string): number {
  const index = weekDays.findIndex((one) => one === day);
  return index === -1 ? weekDays.length : index;
}

/** Three or more consecutive days become a range. */
function daysText(days: readonly string[]): string {
  const runs: string[][] = [];
  for (const day of days) {
    const last = runs.at(-1);
    if (last && weekDayIndex(day) === weekDayIndex(last.at(-1) ?? '') + 1 && weekDayIndex(day) < weekDays.length)
      last.push(day);
    else runs.push([day]);
  }
  const text = runs
    .map((run) =>
      run.length > 2
        ? officeHoursTexts.dayRange(dayName(run[0] ?? ''), dayName(run.at(-1) ?? ''))
        : run.map(dayName).join(', '),
    )
    .join(', ');
  return text.charAt(0).toUpperCase() + text.slice(1);
}

const names: Readonly<Record<string, string>> = formTexts.days;
const dayName = (day: string): string => names[day]?.toLowerCase() ?? day;
