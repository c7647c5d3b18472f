import type { CalendarSlot, Term } from './contract';

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
