import { addDays, weekdayOf } from './calendar';
import type { Clock } from './clock';

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
export function monthLabel(month: string): string {
  const [year, number] = month.split('-').map(Number);
  return `${MONTH_NAMES[(number ?? 1) - 1]} ${year}`;
}

/** Cached, because a calendar needs hundreds of labels. */
let near = { today: '', tomorrow: '', yesterday: '' };

function nearDay(date: string, today: string) {
  if (near.today !== today) near = { today, tomorrow: addDays(today, 1), yesterday: addDays(today, -1) };
  if (date === today) return 'dnes';
  if (date === near.tomorrow) return 'zajtra';
  return date === near.yesterday ? 'včera' : undefined;
}

function farDay(date: string, today: string) {
  const [year, month, day] = date.split('-').map(Number);
  const label = `${WEEKDAYS[weekdayOf(date)]} ${day}. ${MONTHS[(month ?? 1) - 1]}`;
  return today.startsWith(date.slice(0, 4)) ? label : `${label} ${year}`;
}

const capitalised = (text: string | undefined) => text && text.charAt(0).toUpperCase() + text.slice(1);

const WEEKDAYS = ['nedeľa', 'pondelok', 'utorok', 'streda', 'štvrtok', 'piatok', 'sobota'];

/** In the genitive, as in dates. */
const MONTHS = [
  'januára',
  'februára',
  'marca',
  'apríla',
  'mája',
  'júna',
  'júla',
  'augusta',
  'septembra',
  'októbra',
  'novembra',
  'decembra',
];

const MONTH_NAMES = [
  'január',
  'február',
  'marec',
  'apríl',
  'máj',
  'jún',
  'júl',
  'august',
  'september',
  'október',
  'november',
  'december',
];
