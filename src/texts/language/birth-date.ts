import { formatDayOfYear } from './format-day';
import { plural } from './plural';

/**
 * A birth date (`YYYY-MM-DD`) with the age on a day (`YYYY-MM-DD`): „12. marca 1980 (46 rokov)“, for a small child
 * „3. mája 2026 (6 mesiacov)“. An invalid date is shown unchanged. The age has no line break.
 */
export function formatBirthDate(birthDate: string, today: string): string {
  const born = parts(birthDate);
  const now = parts(today);
  if (!born) return birthDate;
  const date = formatDayOfYear(birthDate.slice(0, 'YYYY-MM-DD'.length));
  if (!now) return date;
  const isMonthOver = now.day >= born.day;
  const months = (now.year - born.year) * 12 + now.month - born.month - (isMonthOver ? 0 : 1);
  return months < 0 ? date : `${date} (${formatAge(months)})`;
}

function formatAge(months: number): string {
  const years = Math.floor(months / 12);
  if (years > 0) return `${years}\u00a0${plural(years, 'rok', 'roky', 'rokov')}`;
  if (months > 0) return `${months}\u00a0${plural(months, 'mesiac', 'mesiace', 'mesiacov')}`;
  return 'menej ako mesiac';
}

function parts(date: string): { year: number; month: number; day: number } | null {
  const [, year, month, day] = /^(\d{4})-(\d\d)-(\d\d)(?:$|[T ])/.exec(date)?.map(Number) ?? [];
  if (year === undefined || month === undefined || day === undefined) return null;
  const instant = new Date(year, month - 1, day);
  // `Date` would shift the 31st of February.
  return instant.getMonth() === month - 1 && instant.getDate() === day ? { year, month, day } : null;
}
