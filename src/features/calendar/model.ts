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
  /** Terms that overlap stand side by side: this one in `column` (from 0) of `columns`. */
  column: number;
  columns: number;
  /** The server sent no end: the length is that of the office hours. */
  isLengthAssumed: boolean;
}

export interface PlacedSlot extends Minutes {
  day: string;
  /** `HH:mm`, as the appointment form and `event-move` send it. */
  time: string;
  type: CalendarSlot['type'];
  /** Free, and still to come. */
  isFree: boolean;
}

export interface PlacedHours extends Minutes {
  type: string;
}

/** A day of the calendar. The object stays the same while nothing of the day changes, so that only changed days render. */
export interface CalendarDay {
  /** `YYYY-MM-DD` */
  day: string;
  /** Sorted by start, then end, then id. */
  terms: readonly PlacedTerm[];
  /** Sorted by start; each time of a type once. */
  slots: readonly PlacedSlot[];
  hours: readonly PlacedHours[];
  /** Merged where they touch. The last minute of an absence belongs to it: `to` is one after it. */
  absences: readonly Minutes[];
  walkIns: number;
}

export const MINUTES_OF_DAY = 24 * 60;
