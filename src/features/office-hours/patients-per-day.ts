import type { OfficeHours } from './contract';
import { intervalOf } from './week';

/** The estimated number of patients on the shortest and on the longest day; `null` if unknown. */
export function patientsPerDay(record: OfficeHours): { least: number; most: number } | null {
  const { approximate_time_on_patient: each, time_schedules } = record;
  const minutes = new Map<string, number>();
  for (const row of time_schedules) {
    const interval = intervalOf(row);
    if (interval) minutes.set(row.hours_day, (minutes.get(row.hours_day) ?? 0) + interval.to - interval.from);
  }
  if (each === null || each <= 0 || minutes.size === 0) return null;
  const counts = [...minutes.values()].map((length) => Math.floor(length / each));
  return { least: Math.min(...counts), most: Math.max(...counts) };
}
