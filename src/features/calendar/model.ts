import type { CalendarSlot, Term } from './contract';
import { DAY_MS, MINUTE_MS } from '../../constants';
import { asWall, offsetOf } from '../../lib/zone';
import { instantOfIso } from '../../lib/zone-moments';

/** A period of a day on the practice's clock, in minutes after midnight. `to` is above `from`, and at most {@link MINUTES_OF_DAY}. */
export interface Minutes {
  from: number;
  to: number;
}

/** A term at its position in the grid. */
export interface PlacedTerm extends Minutes {
  term: Term;
  /** `YYYY-MM-DD` on the practice's clock. */
  day: string;
  /** Overlapping terms are side by side: this term in `column` (from 0) of `columns`. */
  column: number;
  columns: number;
  /** The server sent no end: the length follows from the office hours. */
  isLengthAssumed: boolean;
}

export interface PlacedSlot extends Minutes {
  day: string;
  /** `HH:mm`, as the appointment form and `event-move` send it. */
  time: string;
  type: CalendarSlot['type'];
  /** Free, and in the future. */
  isFree: boolean;
}

/** A day of the calendar. The object stays the same while nothing of the day changes, so that only changed days render. */
export interface CalendarDay {
  /** `YYYY-MM-DD` */
  day: string;
  /** Sorted by start, then end, then id. */
  terms: readonly PlacedTerm[];
  /** Sorted by start; at most one for each time and type. */
  slots: readonly PlacedSlot[];
  hours: readonly (Minutes & { type: string })[];
  /** Adjacent absences are merged. The last minute of an absence is included: `to` is the minute after it. */
  absences: readonly Minutes[];
  walkIns: number;
}

/** Days by their date. */
export type Days = ReadonlyMap<string, CalendarDay>;

/** A moment on the practice's clock. */
export interface DayTime {
  /** `YYYY-MM-DD` */
  day: string;
  /** Minutes after midnight. */
  from: number;
}

/** The practice's clock. */
export interface PracticeClock {
  zone: string;
  /** In milliseconds since the epoch. */
  now: number;
}

export const MINUTES_OF_DAY = 24 * 60;

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
