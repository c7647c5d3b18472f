import { DAY_MS, MINUTE_MS } from '../../constants';
import { asWall, offsetOf } from '../../lib/zone';
import { instantOfIso } from '../../lib/zone-moments';
import { MINUTES_OF_DAY, type Minutes } from './model';

/** A period on the practice's clock. */
export interface WallSpan extends Minutes {
  /** The day of the start, `YYYY-MM-DD`. */
  day: string;
  /** The instants, in milliseconds since the epoch. */
  start: number;
  end: number;
}

/** A moment on the practice's clock, with its instant in milliseconds since the epoch. */
export interface WallMoment {
  day: string;
  minutes: number;
  instant: number;
}

/** Converts an ISO moment to the practice's clock; `null` for a text without an offset, and for anything else. */
export function wallOf(zone: string, iso: string | null): WallMoment | null {
  const instant = instantOfIso(iso);
  return instant === null ? null : wallAt(zone, instant);
}

function wallAt(zone: string, instant: number): WallMoment {
  const wall = instant + offsetOf(zone, instant);
  const minutes = Math.floor((wall - Math.floor(wall / DAY_MS) * DAY_MS) / MINUTE_MS);
  return { day: asWall(wall).slice(0, 'YYYY-MM-DD'.length), minutes, instant };
}

/** Converts a period from the wire; `null` if an end is unreadable, or not after the start. */
export function spanOf(zone: string, startsAt: string | null, endsAt: string | null): WallSpan | null {
  const start = wallOf(zone, startsAt);
  const end = wallOf(zone, endsAt);
  return start && end && end.instant > start.instant ? spanTo(start, end) : null;
}

/** A period of the given length, in minutes. */
export const spanFrom = (zone: string, start: WallMoment, minutes: number): WallSpan =>
  spanTo(start, wallAt(zone, start.instant + minutes * MINUTE_MS));

/** A period over midnight ends with its day; a period over the repeated hour of autumn keeps its real length. */
function spanTo(start: WallMoment, end: WallMoment): WallSpan {
  const minutes = (end.instant - start.instant) / MINUTE_MS;
  const to = end.day === start.day && end.minutes > start.minutes ? end.minutes : start.minutes + minutes;
  return {
    day: start.day,
    from: start.minutes,
    to: end.day > start.day ? MINUTES_OF_DAY : Math.min(to, MINUTES_OF_DAY),
    start: start.instant,
    end: end.instant,
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

/** The periods sorted by start, with touching and overlapping ones merged. */
export function merged(spans: readonly Minutes[]): Minutes[] {
  const whole: Minutes[] = [];
  for (const { from, to } of spans.toSorted(byTime)) {
    const last = whole.at(-1);
    if (last && from <= last.to) last.to = Math.max(last.to, to);
    else whole.push({ from, to });
  }
  return whole;
}
