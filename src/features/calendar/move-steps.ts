import { CALENDAR_ROW_MINUTES } from '../../constants';
import { shiftDay } from '../../lib/zone';
import type { Place } from './judge';
import type { CalendarDay, Days, PlacedSlot } from './model';

/** A step by an arrow key: a slot up or down, or a day left or right. */
export type MoveStep = 'up' | 'down' | 'left' | 'right';

/** The next place in a direction; with `seeks` if its day is not loaded. `null`: there is none. */
export interface Stepped {
  place: Place;
  seeks?: 1 | -1;
}

/** Steps through the slots of a type. Left and right keep the time as closely as the day's slots allow, and skip days without slots. */
export function stepFrom(days: Days, place: Place, type: string, step: MoveStep): Stepped | null {
  if (step === 'left' || step === 'right') return nearestFrom(days, place, type, step === 'left' ? -1 : 1, 1);
  const slots = slotsOf(days.get(place.day), type);
  const next =
    step === 'up' ? slots.findLast(({ from }) => from < place.from) : slots.find(({ from }) => from > place.from);
  return next ? { place: { ...place, from: next.from } } : null;
}

/** The slot nearest to the time, on the first day that has one, beginning `away` days in a direction. */
export function nearestFrom(days: Days, place: Place, type: string, direction: 1 | -1, away = 0): Stepped {
  for (let day = shiftDay(place.day, direction * away); ; day = shiftDay(day, direction)) {
    const known = days.get(day);
    if (!known) return away === 0 ? { place } : { place: { ...place, day }, seeks: direction };
    const distance = ({ from }: PlacedSlot) => Math.abs(from - place.from);
    const [nearest] = slotsOf(known, type).toSorted((one, other) => distance(one) - distance(other));
    if (nearest) return { place: { ...place, day, from: nearest.from } };
  }
}

const slotsOf = (day: CalendarDay | undefined, type: string): readonly PlacedSlot[] =>
  day?.slots.filter((slot) => slot.type === type) ?? [];

/** The start of a slot at most half its length away from a minute; otherwise the nearest row of the grid. */
export function snapped(day: CalendarDay | undefined, minutes: number, type: string): number {
  const near = slotsOf(day, type).find(({ from, to }) => Math.abs(minutes - from) <= (to - from) / 2);
  return near?.from ?? Math.round(minutes / CALENDAR_ROW_MINUTES) * CALENDAR_ROW_MINUTES;
}
