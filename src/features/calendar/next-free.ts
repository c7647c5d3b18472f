import type { CalendarDay, DayTime, PlacedSlot } from './model';

/** A query for slots of a type, or of any type, that begin after a moment. */
export interface FreeQuery {
  type?: string | undefined;
  after: DayTime;
  /** Decides instead of `isFree` whether a slot is accepted: a moved term may need several slots. */
  accepts?: ((slot: PlacedSlot, day: CalendarDay) => boolean) | undefined;
}

/** The first free slot of a day after a moment; `null` if there is none. */
export function nextFreeOn(of: CalendarDay, { type, after, accepts }: FreeQuery): PlacedSlot | null {
  const { day, slots } = of;
  if (day < after.day) return null;
  const first = day === after.day ? after.from + 1 : 0;
  const isFree = (slot: PlacedSlot) => (accepts ? accepts(slot, of) : slot.isFree);
  return slots.find((slot) => slot.from >= first && isFree(slot) && (type === undefined || slot.type === type)) ?? null;
}
