/** The local day so many days from today, `YYYY-MM-DD`. */
export function dayFromNow(offset: number): string {
  const date = new Date();
  date.setDate(date.getDate() + offset);
  const parts = [date.getFullYear(), date.getMonth() + 1, date.getDate()];
  return parts.map((part) => String(part).padStart(2, '0')).join('-');
}
