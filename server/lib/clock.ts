import { isDay, isTimeOfDay } from '../../src/api/contract/request-fields';

/** The practice's wall clock. A `time` is `HH:mm`, a `date` `YYYY-MM-DD`, both in the practice's time zone. */
export interface Clock {
  readonly timeZone: string;
  now(): Date;
  today(): string;
  dateOf(instant: Date): string;
  timeOf(instant: Date): string;
  /** ISO 8601 with the zone's offset at that moment: `2026-11-23T09:00:00+01:00`. */
  isoOf(instant: Date): string;
  /** The moment at which the practice's clock shows this. An hour that daylight saving skips is read as the hour after. */
  instantOf(date: string, time: string): Date;
}

/** Throws RangeError on an unknown time zone. */
export function createClock(timeZone: string, now: () => Date): Clock {
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

  const read = (instant: Date) => {
    const parts = new Map(format.formatToParts(instant).map(({ type, value }) => [type, value]));
    const part = (name: Intl.DateTimeFormatPartTypes) => parts.get(name) ?? '';
    const date = `${part('year').padStart(4, '0')}-${part('month')}-${part('day')}`;
    return { date, time: `${part('hour')}:${part('minute')}`, second: part('second') };
  };

  const offsetMinutes = (instant: Date) => {
    const { date, time, second } = read(instant);
    return Math.round((Date.parse(`${date}T${time}:${second}Z`) - instant.getTime()) / 60_000);
  };

  return {
    timeZone,
    now,
    today: () => read(now()).date,
    dateOf: (instant) => read(instant).date,
    timeOf: (instant) => read(instant).time,
    isoOf(instant) {
      const { date, time, second } = read(instant);
      return `${date}T${time}:${second}${offsetText(offsetMinutes(instant))}`;
    },
    instantOf(date, time) {
      if (!isDay(date) || !isTimeOfDay(time)) throw new RangeError('Not a date and time.');
      const asUtc = Date.parse(`${date}T${time}:00Z`);
      // The offset before the moment decides: it is right on every day, and on the two of a change it takes the
      // first of the two equal hours and moves a skipped hour forward.
      const dayBefore = offsetMinutes(new Date(asUtc - DAY_MS));
      const guess = new Date(asUtc - dayBefore * 60_000);
      const atGuess = offsetMinutes(guess);
      const shifted = new Date(asUtc - atGuess * 60_000);
      return read(guess).time === time || read(shifted).time !== time ? guess : shifted;
    },
  };
}

const DAY_MS = 86_400_000;

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
