import { dayKey, daysBefore } from '../../lib/dates';
import { clockTime } from './format-moment';
import { plural } from './plural';
import { LANGUAGE } from './language';
import { unbrokenDate } from './unbroken-date';

const longDay = new Intl.DateTimeFormat(LANGUAGE, { weekday: 'long', day: 'numeric', month: 'long' });
const longDayAndYear = new Intl.DateTimeFormat(LANGUAGE, { day: 'numeric', month: 'long', year: 'numeric' });

/**
 * Formats a moment (ISO 8601) relative to now: „pred chvíľou“, „pred 5 minútami“, „dnes o 10:40“, „včera o 8:05“, „zajtra
 * o 8:05“, „piatok 20. novembra o 9:00“. An invalid moment is shown unchanged.
 */
export function formatRelativeTime(moment: string, now: Date): string {
  const instant = new Date(moment);
  // Without an ISO date it is a formatted text, which `Date` may misread.
  if (!/^\d{4}-\d\d-\d\d/.test(moment) || Number.isNaN(instant.getTime())) return moment;
  const minutes = Math.floor((now.getTime() - instant.getTime()) / 60_000);
  if (minutes >= 0 && minutes < 1) return 'pred chvíľou';
  if (minutes >= 1 && minutes < 60) return `pred ${minutes} ${plural(minutes, 'minútou', 'minútami', 'minútami')}`;
  return `${relativeDay(instant, now)} o\u00a0${clockTime(instant)}`;
}

function relativeDay(instant: Date, now: Date): string {
  const day = dayKey(instant);
  if (day === dayKey(now)) return 'dnes';
  if (day === dayKey(daysBefore(now, 1))) return 'včera';
  if (day === dayKey(daysBefore(now, -1))) return 'zajtra';
  return unbrokenDate((instant.getFullYear() === now.getFullYear() ? longDay : longDayAndYear).format(instant));
}
