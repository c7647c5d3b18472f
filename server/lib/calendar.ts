import type { Clock } from './clock';

/** A day as `YYYY-MM-DD`: the day `count` days after `date`. */
export function addDays(date: string, count: number): string {
  const day = new Date(`${date}T00:00:00Z`);
  day.setUTCDate(day.getUTCDate() + count);
  return day.toISOString().slice(0, 10);
}

/** A month as `YYYY-MM`: the month `count` months after `month`. */
export function addMonths(month: string, count: number): string {
  const first = new Date(`${month}-01T00:00:00Z`);
  first.setUTCMonth(first.getUTCMonth() + count);
  return first.toISOString().slice(0, 7);
}

/** 0 is Sunday, as in `Date`. */
export function weekdayOf(date: string): number {
  return new Date(`${date}T00:00:00Z`).getUTCDay();
}

/** The first `count` days after `date` that are neither Saturday nor Sunday. */
export function workingDaysAfter(date: string, count: number): string[] {
  const days: string[] = [];
  for (let day = addDays(date, 1); days.length < count; day = addDays(day, 1)) {
    if (weekdayOf(day) % 6 !== 0) days.push(day);
  }
  return days;
}

/** The heading of a day: „Dnes“, „Zajtra“, „piatok 20. novembra“; with the year if not the current one. */
export function dayLabel(date: string, today: string): string {
  return capitalised(nearDay(date, today)) ?? farDay(date, today);
}

/** A moment in running text: „dnes o 10:40“, „zajtra o 8:20“, „pondelok 23. novembra o 9:00“. */
export function momentLabel(instant: Date, clock: Clock): string {
  const date = clock.dateOf(instant);
  const today = clock.today();
  return `${nearDay(date, today) ?? farDay(date, today)} o ${clock.timeOf(instant).replace(/^0/, '')}`;
}

/** Like `momentLabel` without „dnes“ and „zajtra“, for texts that are stored. */
export function exactMomentLabel(instant: Date, clock: Clock): string {
  return `${farDay(clock.dateOf(instant), clock.today())} o ${clock.timeOf(instant).replace(/^0/, '')}`;
}

/** A month (`YYYY-MM`) by its name: „november 2026“. */
export const monthLabel = (month: string): string => MONTH.format(new Date(month));

/** Cached, because a calendar needs hundreds of labels. */
let near = { today: '', tomorrow: '', yesterday: '' };

function nearDay(date: string, today: string) {
  if (near.today !== today) near = { today, tomorrow: addDays(today, 1), yesterday: addDays(today, -1) };
  if (date === today) return 'dnes';
  if (date === near.tomorrow) return 'zajtra';
  return date === near.yesterday ? 'včera' : undefined;
}

function farDay(date: string, today: string) {
  const label = DAY.format(new Date(date));
  const year = date.slice(0, 4);
  return today.startsWith(year) ? label : `${label} ${year}`;
}

const capitalised = (text: string | undefined) => text && text.charAt(0).toUpperCase() + text.slice(1);

const DAY = new Intl.DateTimeFormat('sk', { weekday: 'long', day: 'numeric', month: 'long', timeZone: 'UTC' });
const MONTH = new Intl.DateTimeFormat('sk', { month: 'long', year: 'numeric', timeZone: 'UTC' });
