import { isDay, isTimeOfDay } from '../../src/api/contract/request-fields';

/** The practice's wall clock. A `time` is `HH:mm`, a `date` `YYYY-MM-DD`, both in the practice's time zone. */
export type Clock = ReturnType<typeof createClock>;

/** Throws RangeError on an unknown time zone. */
export function createClock(timeZone: string, now: () => Date) {
  const format = new Intl.DateTimeFormat('en-US', {
    timeZone,
    hourCycle: 'h23',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    second: '2-digit',
  });

  const formatted = (instant: Date) => {
    const parts = new Map(format.formatToParts(instant).map(({ type, value }) => [type, value]));
    const part = (name: Intl.DateTimeFormatPartTypes) => parts.get(name) ?? '';
    const date = `${part('year').padStart(4, '0')}-${part('month')}-${part('day')}`;
    return Date.parse(`${date}T${part('hour')}:${part('minute')}:${part('second')}Z`);
  };

  // Cached, because formatting is slow and a calendar needs thousands of moments. Offsets change only at quarters of an hour.
  const offsets = new Map<number, number>();
  const offsetMinutes = (instant: Date) => {
    const quarter = Math.floor(instant.getTime() / QUARTER_MS);
    const known = offsets.get(quarter);
    if (known !== undefined) return known;
    const start = new Date(quarter * QUARTER_MS);
    const offset = Math.round((formatted(start) - start.getTime()) / 60_000);
    return keep(offsets, quarter, offset);
  };

  // Cached, too: a calendar needs most moments several times.
  const shown = new Map<number, string>();
  /** The local time, written as if UTC: `2026-11-23T09:00:00.000Z`. */
  const shownAt = (instant: Date) => {
    const moment = instant.getTime();
    const known = shown.get(moment);
    return known ?? keep(shown, moment, new Date(moment + offsetMinutes(instant) * 60_000).toISOString());
  };
  const dateOf = (instant: Date) => shownAt(instant).slice(0, DATE_END);
  const timeOf = (instant: Date) => shownAt(instant).slice(DATE_END + 1, MINUTE_END);

  return {
    timeZone,
    now,
    today: () => dateOf(now()),
    dateOf,
    timeOf,
    /** ISO 8601 with the zone's offset at that moment: `2026-11-23T09:00:00+01:00`. */
    isoOf: (instant: Date) => shownAt(instant).slice(0, SECOND_END) + offsetText(offsetMinutes(instant)),
    /** The moment at which the practice's clock shows this time. A time that daylight saving skips means an hour later. */
    instantOf(date: string, time: string): Date {
      if (!isDay(date) || !isTimeOfDay(time)) throw new RangeError('Not a date and time.');
      const asUtc = Date.parse(`${date}T${time}:00Z`);
      // Starts from the offset of the day before: on the two days of a change this selects the first of two equal
      // hours, and moves a skipped hour forward.
      const dayBefore = offsetMinutes(new Date(asUtc - DAY_MS));
      const guess = new Date(asUtc - dayBefore * 60_000);
      const atGuess = offsetMinutes(guess);
      const shifted = new Date(asUtc - atGuess * 60_000);
      return timeOf(guess) === time || timeOf(shifted) !== time ? guess : shifted;
    },
  };
}

const DAY_MS = 86_400_000;
const QUARTER_MS = 900_000;

/** Adds to a cache, which starts anew when it is full. */
function keep<Kept>(cache: Map<number, Kept>, key: number, value: Kept): Kept {
  if (cache.size >= MAX_KEPT) cache.clear();
  cache.set(key, value);
  return value;
}

const MAX_KEPT = 20_000;

const DATE_END = 'YYYY-MM-DD'.length;
const MINUTE_END = 'YYYY-MM-DDTHH:mm'.length;
const SECOND_END = 'YYYY-MM-DDTHH:mm:ss'.length;

function offsetText(minutes: number) {
  const two = (value: number) => String(value).padStart(2, '0');
  const size = Math.abs(minutes);
  return `${minutes < 0 ? '-' : '+'}${two(Math.floor(size / 60))}:${two(size % 60)}`;
}

/** The same instant as ISO 8601: with the practice's offset, or in UTC where that would lose fractions of a second. */
export function exactIso(instant: Date, clock: Clock): string {
  const local = clock.isoOf(instant);
  return Date.parse(local) === instant.getTime() ? local : instant.toISOString();
}
