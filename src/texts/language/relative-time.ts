import { daysBetween, minuteIn } from '../../lib/zone';
import { formatDay, formatDayOfYear } from './format-day';
import { formatMoment } from './format-moment';
import { plural } from './plural';

/**
 * Formats a moment (ISO 8601) relative to now (milliseconds since the epoch), by the clock of a zone: „pred chvíľou“, „pred 5 minútami“,
 * „dnes o 10:40“, „včera o 8:05“, „zajtra o 8:05“, „piatok 20. novembra o 9:00“. An invalid moment is shown unchanged.
 */
export function formatRelativeTime(moment: string, now: number, zone: string): string {
  const instant = Date.parse(moment);
  // Without an ISO date it is a formatted text, which `Date` may misread.
  if (!/^\d{4}-\d\d-\d\d/.test(moment) || Number.isNaN(instant)) return moment;
  const minutes = Math.floor((now - instant) / 60_000);
  if (minutes >= 0 && minutes < 1) return 'pred chvíľou';
  if (minutes >= 1 && minutes < 60) return `pred ${minutes} ${plural(minutes, 'minútou', 'minútami', 'minútami')}`;
  const [day = '', time = ''] = minuteIn(zone, instant).split('T');
  const [today = ''] = minuteIn(zone, now).split('T');
  return `${relativeDay(day, today)} o\u00a0${formatMoment(time)}`;
}

function relativeDay(day: string, today: string): string {
  const near = ['včera', 'dnes', 'zajtra'][daysBetween(day, today) + 1];
  return near ?? (day.slice(0, 4) === today.slice(0, 4) ? formatDay(day) : formatDayOfYear(day));
}
