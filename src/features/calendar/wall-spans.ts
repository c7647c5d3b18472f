import { MINUTE_MS } from '../../constants';
import { minuteIn, timeOf } from '../../lib/zone';
import { minuteOfIso } from '../../lib/zone-moments';
import { MINUTES_OF_DAY, type Minutes } from './model';

/** A period on the practice's clock. */
export interface WallSpan extends Minutes {
  /** `YYYY-MM-DD`, of its start. */
  day: string;
  /** The instants, in milliseconds since the epoch. */
  start: number;
  end: number;
}

/** A moment on the practice's clock; `null` for a text without an offset, and for anything else. */
export function wallOf(zone: string, iso: string | null): { day: string; minutes: number; instant: number } | null {
  const wall = minuteOfIso(zone, iso);
  return wall === null ? null : { ...partsOf(wall), instant: timeOf(iso) ?? 0 };
}

/** A period of the wire; `null` where an end is unreadable, or not after the start. */
export function spanOf(zone: string, startsAt: string | null, endsAt: string | null): WallSpan | null {
  const start = wallOf(zone, startsAt);
  const end = wallOf(zone, endsAt);
  if (!start || !end || end.instant <= start.instant) return null;
  return spanFrom(zone, start, (end.instant - start.instant) / MINUTE_MS);
}

/** A period of so many minutes. Over midnight it ends with the day; over the repeated hour of autumn it is drawn in its length. */
export function spanFrom(
  zone: string,
  start: { day: string; minutes: number; instant: number },
  minutes: number,
): WallSpan {
  const end = start.instant + minutes * MINUTE_MS;
  const last = partsOf(minuteIn(zone, end));
  const to = last.day === start.day && last.minutes > start.minutes ? last.minutes : start.minutes + minutes;
  const isOver = last.day > start.day;
  return {
    day: start.day,
    from: start.minutes,
    to: isOver ? MINUTES_OF_DAY : Math.min(to, MINUTES_OF_DAY),
    start: start.instant,
    end,
  };
}

/** `HH:mm` of minutes after midnight. */
export const timeText = (minutes: number): string =>
  [Math.floor(minutes / 60), minutes % 60].map((part) => String(part).padStart(2, '0')).join(':');

/** The minutes after midnight of `HH:mm`. */
export const minutesOfTime = (time: string): number => Number(time.slice(0, 2)) * 60 + Number(time.slice(3, 5));

/** Whether two periods of a day share a minute. */
export const isOverlapping = (one: Minutes, other: Minutes): boolean => one.from < other.to && other.from < one.to;

export const byTime = (a: Minutes, b: Minutes): number => a.from - b.from || a.to - b.to;

/** The periods by their start, those that touch or overlap as one. */
export function merged(spans: readonly Minutes[]): Minutes[] {
  const whole: Minutes[] = [];
  for (const { from, to } of spans.toSorted(byTime)) {
    const last = whole.at(-1);
    if (last && from <= last.to) last.to = Math.max(last.to, to);
    else whole.push({ from, to });
  }
  return whole;
}

function partsOf(wall: string): { day: string; minutes: number } {
  const [day = '', time = ''] = wall.split('T');
  return { day, minutes: minutesOfTime(time) };
}
