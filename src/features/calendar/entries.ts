import type { CalendarDay, PlacedSlot, PlacedTerm } from './model';

/** A term to open, or a free slot to book. */
export type Entry = { key: string; from: number; term: PlacedTerm } | { key: string; from: number; slot: PlacedSlot };

/** The terms and free slots of a day, by their start; a term before a slot. */
export function entriesOf(day: CalendarDay): readonly Entry[] {
  return [
    ...day.terms.map((term): Entry => ({ key: termKey(term), from: term.from, term })),
    ...freeOf(day).map((slot): Entry => ({ key: slotKey(slot), from: slot.from, slot })),
  ].sort((one, other) => one.from - other.from);
}

export const termKey = ({ term }: Pick<PlacedTerm, 'term'>): string => `term ${term.id}`;
export const slotKey = ({ day, time, type }: Pick<PlacedSlot, 'day' | 'time' | 'type'>): string =>
  `slot ${day} ${time} ${type}`;

/** A day that is not loaded yet. */
export const emptyDay = (day: string): CalendarDay => ({
  day,
  terms: [],
  slots: [],
  hours: [],
  absences: [],
  walkIns: 0,
});

export const freeOf = ({ slots }: CalendarDay): readonly PlacedSlot[] => slots.filter(({ isFree }) => isFree);
