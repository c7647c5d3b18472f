import { addDays } from 'date-fns/addDays';
import { formatISO } from 'date-fns/formatISO';
import { lightFormat } from 'date-fns/lightFormat';
import { startOfDay } from 'date-fns/startOfDay';

/** The local day of an instant as `YYYY-MM-DD`. */
export const dayKey = (instant: Date): string => lightFormat(instant, 'yyyy-MM-dd');

/** Milliseconds to the next local midnight; days of 23 or 25 hours included. */
export const millisecondsToMidnight = (instant: Date): number =>
  startOfDay(addDays(instant, 1)).getTime() - instant.getTime();

/** The same local time, `days` earlier. */
export const daysBefore = (instant: Date, days: number): Date => addDays(instant, -days);

/** The local wall-clock time of an instant: `YYYY-MM-DDTHH:mm`. */
export const localMinute = (instant: Date): string => lightFormat(instant, "yyyy-MM-dd'T'HH:mm");

/**
 * The instant of a local `YYYY-MM-DDTHH:mm`: the first one where the time occurs twice (autumn), `null` where it does not occur
 * (the skipped hour in spring, 31. 2.).
 */
export function instantOf(local: string): Date | null {
  const parts = /^(\d{4})-(\d\d)-(\d\d)T(\d\d):(\d\d)$/.exec(local)?.slice(1).map(Number);
  if (!parts) return null;
  const [year = 0, month = 0, day, hour, minute] = parts;
  // `Date` takes the first of two, and shifts a time that does not exist: the comparison finds that.
  const instant = new Date(year, month - 1, day, hour, minute);
  return localMinute(instant) === local ? instant : null;
}

/** The milliseconds of a moment in ISO 8601; `null` for anything else: `Date.parse` reads „3. 11. 2026“ as the 11th of March. */
export function timeOf(moment: string | null): number | null {
  const time = moment !== null && /^\d{4}-\d\d-\d\d/.test(moment) ? Date.parse(moment) : Number.NaN;
  return Number.isNaN(time) ? null : time;
}

/** The start of a local `YYYY-MM-DD` (midnight, or the first time that exists on it); `null` where there is no such day. */
export function startOfDayKey(day: string): Date | null {
  // Noon exists on every day; midnight may be skipped.
  const noon = instantOf(`${day}T12:00`);
  return noon && startOfDay(noon);
}

/**
 * A local `YYYY-MM-DDTHH:mm` as ISO 8601 with the browser's offset at that moment (`2026-12-10T08:00:00+01:00`); `null`
 * where there is no such time. `before` is the edited instant: it is kept while its local time is unchanged, also when it is the
 * second of two.
 */
export function toInstantIso(local: string, before?: string | null): string | null {
  const unchanged = before && fromInstantIso(before) === local ? new Date(before) : null;
  const instant = unchanged ?? instantOf(local);
  return instant && formatISO(instant);
}

/** The local time of an instant with an offset (`…Z`, `…+01:00`); `null` for anything else. */
export function fromInstantIso(iso: string): string | null {
  // Without an offset it would be another instant in every zone.
  if (!/^\d{4}-\d\d-\d\dT\d\d:\d\d.*(?:Z|[+-]\d\d:\d\d)$/.test(iso)) return null;
  const instant = new Date(iso);
  return Number.isNaN(instant.getTime()) ? null : localMinute(instant);
}

/** The first and the last minute of a local `YYYY-MM-DD`, as a whole day is stored; `null` where there is no such day. */
export function wholeDay(day: string): { from: string; to: string } | null {
  const start = startOfDayKey(day);
  return start && { from: localMinute(start), to: `${day}T${LAST_MINUTE}` };
}

/** The end of a whole day, although it is no multiple of the picker's step. */
export const LAST_MINUTE = '23:59';
