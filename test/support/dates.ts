/** The local day `offset` days from today, `YYYY-MM-DD`. */
export function dayFromNow(offset: number): string {
  const date = new Date();
  date.setDate(date.getDate() + offset);
  const parts = [date.getFullYear(), date.getMonth() + 1, date.getDate()];
  return parts.map((part) => String(part).padStart(2, '0')).join('-');
}

/** A day `YYYY-MM-DD` as a Slovak writes it: `23. 11. 2026`. */
export function slovakDate(day: string): string {
  const [year, month, date] = day.split('-').map(Number);
  return `${date ?? 0}. ${month ?? 0}. ${year ?? 0}`;
}

/** The local time of an instant in a zone: `2026-11-23 09:05`. */
export const clockIn = (zone: string | undefined, instant: string): string =>
  new Intl.DateTimeFormat('sv', { timeZone: zone, dateStyle: 'short', timeStyle: 'short' }).format(new Date(instant));
