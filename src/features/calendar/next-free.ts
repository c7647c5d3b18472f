import type { CalendarDay, PlacedSlot } from './model';

/** A place on the practice's clock. */
export interface DayTime {
  /** `YYYY-MM-DD` */
  day: string;
  /** Minutes after midnight. */
  from: number;
}

/** Seeks slots of a type, or of any, that begin after a moment. */
export interface FreeQuery {
  type?: string | undefined;
  after: DayTime;
  /** Judges a slot instead of whether it is free: a moved term may take several. */
  accepts?: ((slot: PlacedSlot, day: CalendarDay) => boolean) | undefined;
}

/** The first free slot of a day after a moment; `null` where there is none. */
export function nextFreeOn(of: CalendarDay, { type, after, accepts }: FreeQuery): PlacedSlot | null {
  const { day, slots } = of;
  if (day < after.day) return null;
  const first = day === after.day ? after.from + 1 : 0;
  const isFree = (slot: PlacedSlot) => (accepts ? accepts(slot, of) : slot.isFree);
  return slots.find((slot) => slot.from >= first && isFree(slot) && (type === undefined || slot.type === type)) ?? null;
}
