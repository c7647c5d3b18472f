import { dayKey, daysBefore } from '../../lib/dates';
import { clockTime } from './moment-text';
import { plural } from './plural';
import { LANGUAGE } from './language';

const longDay = new Intl.DateTimeFormat(LANGUAGE, { weekday: 'long', day: 'numeric', month: 'long' });
const longDayAndYear = new Intl.DateTimeFormat(LANGUAGE, { day: 'numeric', month: 'long', year: 'numeric' });

/**
 * A moment (ISO 8601) as one says it: „pred chvíľou“, „pred 5 minútami“, „dnes o 10:40“, „včera o 8:05“, „zajtra
 * o 8:05“, „piatok 20. novembra o 9:00“. What cannot be read as a moment is shown as it is.
 */
export function formatRelativeTime(moment: string, now: Date): string {
  const instant = new Date(moment);
  // A text without a year is somebody's own words, whatever a browser makes of it.
  if (!/^\d{4}-\d\d-\d\d/.test(moment) || Number.isNaN(instant.getTime())) return moment;
  const minutes = Math.floor((now.getTime() - instant.getTime()) / 60_000);
  if (minutes >= 0 && minutes < 1) return 'pred chvíľou';
  if (minutes >= 1 && minutes < 60) return `pred ${minutes} ${plural(minutes, 'minútou', 'minútami', 'minútami')}`;
  return `${relativeDay(instant, now)} o ${clockTime(instant)}`;
}

function relativeDay(instant: Date, now: Date): string {
  const day = dayKey(instant);
  if (day === dayKey(now)) return 'dnes';
  if (day === dayKey(daysBefore(now, 1))) return 'včera';
  if (day === dayKey(daysBefore(now, -1))) return 'zajtra';
  return instant.getFullYear() === now.getFullYear() ? longDay.format(instant) : longDayAndYear.format(instant);
}
