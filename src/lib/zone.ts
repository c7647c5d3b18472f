import { DAY_MS, MINUTE_MS } from '../constants';

/** Whether the browser knows this time zone (IANA name). */
export function isZone(name: string): boolean {
  try {
    return Boolean(zoneOf(name));
  } catch {
    return false;
  }
}

/** The local time of a zone at an instant (milliseconds since the epoch): `YYYY-MM-DDTHH:mm`. */
export const minuteIn = (zone: string, instant: number): string => asWall(instant + offsetOf(zone, instant));

/** The day in a zone at an instant: `YYYY-MM-DD`. */
export const dayIn = (zone: string, instant: number): string => minuteIn(zone, instant).slice(0, DAY_LENGTH);

/** The milliseconds of a moment in ISO 8601; `null` for anything else: a browser would take „3. 11. 2026“ for the 11th of March. */
export function timeOf(moment: string | null): number | null {
  const time = moment !== null && /^\d{4}-\d\d-\d\d/.test(moment) ? Date.parse(moment) : Number.NaN;
  return Number.isNaN(time) ? null : time;
}

/** The day (`YYYY-MM-DD`) shifted by a number of days, perhaps negative. */
export const shiftDay = (day: string, days: number): string =>
  asWall(Date.parse(day) + days * DAY_MS).slice(0, DAY_LENGTH);

/** How many days the first day (`YYYY-MM-DD`) is after the second. */
export const daysBetween = (day: string, earlier: string): number => (Date.parse(day) - Date.parse(earlier)) / DAY_MS;

const DAY_LENGTH = 'YYYY-MM-DD'.length;

/** The UTC wall-clock time, `YYYY-MM-DDTHH:mm`, of milliseconds since the epoch. */
export const asWall = (utc: number): string => new Date(utc).toISOString().slice(0, 'YYYY-MM-DDTHH:mm'.length);

interface Zone {
  format: Intl.DateTimeFormat;
  /** Offsets by UTC days since the epoch: formatting takes 10 µs, too long for a list of 20,000. */
  known: Map<number, number>;
}

const zones = new Map<string, Zone>();

/** How far the clock of a zone is ahead of UTC, in milliseconds. */
export function offsetOf(name: string, instant: number): number {
  const zone = zoneOf(name);
  const { known } = zone;
  const atStart = (day: number) => {
    const offset = known.get(day) ?? measuredOffset(zone, day * DAY_MS);
    known.set(day, offset);
    return offset;
  };
  const day = Math.floor(instant / DAY_MS);
  const offset = atStart(day);
  return offset === atStart(day + 1) ? offset : measuredOffset(zone, instant);
}

function measuredOffset({ format }: Zone, instant: number): number {
  const parts = new Map(format.formatToParts(instant).map(({ type, value }) => [type, Number(value)]));
  const [year = 0, month = 0, day, hour, minute] = fields.map((field) => parts.get(field));
  return Date.UTC(year, month - 1, day, hour, minute) - Math.floor(instant / MINUTE_MS) * MINUTE_MS;
}

const fields = ['year', 'month', 'day', 'hour', 'minute'] as const;

/** Throws for an unknown zone. */
function zoneOf(timeZone: string): Zone {
  const before = zones.get(timeZone);
  if (before) return before;
  const numeric = Object.fromEntries(fields.map((field) => [field, 'numeric']));
  const zone = {
    format: new Intl.DateTimeFormat('en', { ...numeric, hourCycle: 'h23', timeZone }),
    known: new Map<number, number>(),
  };
  zones.set(timeZone, zone);
  return zone;
}
