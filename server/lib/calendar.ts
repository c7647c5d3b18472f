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
