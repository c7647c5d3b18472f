import { localMinute, startOfDay } from './dates';

/**
 * The instant of a local `YYYY-MM-DDTHH:mm`: the first one if the clock shows it twice (autumn), `null` if it does not exist (the skipped
 * hour in spring, 31. 2.).
 */
export function instantOf(local: string): Date | null {
  const parts = /^(\d{4})-(\d\d)-(\d\d)T(\d\d):(\d\d)$/.exec(local)?.slice(1).map(Number);
  if (!parts) return null;
  const [year = 0, month = 0, day, hour, minute] = parts;
  // JavaScript takes the first of two instants, and shifts a time that does not exist: then the result differs from `local`.
  const instant = new Date(year, month - 1, day, hour, minute);
  return localMinute(instant) === local ? instant : null;
}

/** The start of a local `YYYY-MM-DD` (midnight, or the first existing time of the day); `null` if the day does not exist. */
export function startOfDayKey(day: string): Date | null {
  // Unlike midnight, noon exists on every day.
  const noon = instantOf(`${day}T12:00`);
  return noon && startOfDay(noon);
}

/**
 * A local `YYYY-MM-DDTHH:mm` as ISO 8601 with the browser's offset at that moment (`2026-12-10T08:00:00+01:00`); `null` if the time does
 * not exist. `before` is the edited instant: it is kept while its local time is unchanged, even if it is the second of two.
 */
export function toInstantIso(local: string, before?: string | null): string | null {
  const unchanged = before && fromInstantIso(before) === local ? new Date(before) : null;
  const instant = unchanged ?? instantOf(local);
  return instant && `${localMinute(instant)}:${String(instant.getSeconds()).padStart(2, '0')}${offsetOf(instant)}`;
}

/** `+01:00`, or `Z`: `formatISO` of date-fns is ten times larger. */
function offsetOf(instant: Date): string {
  const minutes = -instant.getTimezoneOffset();
  if (minutes === 0) return 'Z';
  return (minutes < 0 ? '-' : '+') + localMinute(new Date(2000, 0, 1, 0, Math.abs(minutes))).slice(-'HH:mm'.length);
}

/** The local time of an instant with an offset (`…Z`, `…+01:00`); `null` for anything else. */
export function fromInstantIso(iso: string): string | null {
  // Without an offset, the text means another instant in every zone.
  if (!/^\d{4}-\d\d-\d\dT\d\d:\d\d.*(?:Z|[+-]\d\d:\d\d)$/.test(iso)) return null;
  const instant = new Date(iso);
  return Number.isNaN(instant.getTime()) ? null : localMinute(instant);
}

/** The first and the last minute of a local `YYYY-MM-DD`, as a whole day is stored; `null` if the day does not exist. */
export function wholeDay(day: string): { from: string; to: string } | null {
  const start = startOfDayKey(day);
  return start && { from: localMinute(start), to: `${day}T${LAST_MINUTE}` };
}

/** The last minute of a day: a whole day ends with it, though it is no multiple of the picker's step. */
export const LAST_MINUTE = '23:59';
