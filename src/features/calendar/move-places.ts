import { instantIn } from '../../lib/zone-moments';
import {
  type CalendarDay,
  type DayTime,
  type Minutes,
  type PlacedTerm,
  type PracticeClock,
  type Days,
  type PlacedSlot,
  isOverlapping,
  merged,
  timeText,
} from './model';
import { CALENDAR_ROW_MINUTES } from '../../constants';
import { shiftDay } from '../../lib/zone';

/** A day, start and length for a term, on the practice's clock. */
export interface Place extends DayTime {
  minutes: number;
}

/** The reason why a term cannot be moved to a place. Only overlaps can be confirmed. */
type Reason = 'past' | 'skipped' | 'closed' | 'closed-day' | 'absence' | 'server';

/** The panel's verdict on a place; the practice server validates the place again before it stores the move. */
export type Verdict =
  | { is: 'free' }
  /** The term is already there. */
  | { is: 'same' }
  /** The day is being loaded. */
  | { is: 'loading' }
  | { is: 'overlaps'; others: readonly PlacedTerm[] }
  /** `message`: the server's message, if the server refused the place. */
  | { is: 'refused'; reason: Reason; message?: string };

/** Judges a place for a term by the loaded day. A term that keeps its start may lie in the past. */
export function judge(place: Place, term: PlacedTerm, day: CalendarDay | undefined, clock: PracticeClock): Verdict {
  const isSameStart = place.day === term.day && place.from === term.from;
  const length = term.to - term.from;
  if (isSameStart && place.minutes === length && !term.isLengthAssumed) return { is: 'same' };
  if (!day) return { is: 'loading' };
  if (isSameStart && place.minutes <= length) return { is: 'free' };
  const span = { from: place.from, to: place.from + place.minutes };
  const reason = refusalOf(place, span, day, term.term.type, isSameStart ? null : clock);
  if (reason) return { is: 'refused', reason };
  const others = day.terms.filter((other) => takesTime(other) && other.term.id !== term.term.id);
  const overlapped = others.filter((other) => isOverlapping(other, span));
  return overlapped.length > 0 ? { is: 'overlaps', others: overlapped } : { is: 'free' };
}

export const isAt = ({ day, from, to }: PlacedTerm, place: Place): boolean =>
  day === place.day && from === place.from && to - from === place.minutes;

export const placeOf = ({ day, from, to }: PlacedTerm): Place => ({ day, from, minutes: to - from });

const takesTime = ({ term: { state } }: PlacedTerm) => state === 'waiting' || state === 'served';

/** `clock` is `null` for a term that keeps its start, which may be in the past. */
function refusalOf(
  { day: date, from }: Place,
  span: Minutes,
  day: CalendarDay,
  type: string,
  clock: PracticeClock | null,
): Reason | null {
  if (clock) {
    const start = instantIn(clock.zone, `${date}T${timeText(from)}`);
    if (start === null) return 'skipped';
    if (start <= clock.now) return 'past';
  }
  const open = openSpans(day, type);
  if (open.length === 0) return 'closed-day';
  if (!open.some((each) => each.from <= span.from && span.to <= each.to)) return 'closed';
  return day.absences.some((absence) => isOverlapping(absence, span)) ? 'absence' : null;
}

/** The open hours of a type, adjacent ones merged. If the server sends no hours, the slots are used instead. */
function openSpans({ hours, slots }: CalendarDay, type: string): readonly Minutes[] {
  const known: readonly (Minutes & { type: string })[] = hours.length > 0 ? hours : slots;
  return merged(known.filter((each) => each.type === type));
}

/** A step by an arrow key: a slot up or down, or a day left or right. */
export type MoveStep = 'up' | 'down' | 'left' | 'right';

/** The next place in a direction; with `seeks` if its day is not loaded. `null`: there is none. */
interface Stepped {
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
