import { instantIn } from '../../lib/zone-moments';
import type { CalendarDay, Minutes, PlacedTerm } from './model';
import { isOverlapping, merged, timeText } from './wall-spans';

/** A place for a term on the practice's clock. */
export interface Place {
  /** `YYYY-MM-DD` */
  day: string;
  /** Minutes after midnight. */
  from: number;
  /** The length. */
  minutes: number;
}

/** The reason why a term cannot stand there. Only overlaps can be confirmed. */
export type Reason = 'past' | 'skipped' | 'closed' | 'closed-day' | 'absence' | 'server';

/** A judgement on a place; the practice server judges again when it stores. */
export type Verdict =
  | { is: 'free' }
  /** The term stands there. */
  | { is: 'same' }
  /** The day is being loaded. */
  | { is: 'loading' }
  | { is: 'overlaps'; others: readonly PlacedTerm[] }
  /** `message`: the server's, where it has refused the place. */
  | { is: 'refused'; reason: Reason; message?: string };

export interface JudgeClock {
  zone: string;
  /** In milliseconds since the epoch. */
  now: number;
}

/** Judges a place for a term by what is known of the day. A term that begins where it began may have begun already. */
export function judge(place: Place, term: PlacedTerm, day: CalendarDay | undefined, clock: JudgeClock): Verdict {
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

/** `clock` is `null` for a term that may have begun. */
function refusalOf(
  { day: date, from }: Place,
  span: Minutes,
  day: CalendarDay,
  type: string,
  clock: JudgeClock | null,
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

/** The hours of a type; hours that touch are open without a break. A server that sends no hours has those of its slots. */
function openSpans({ hours, slots }: CalendarDay, type: string): readonly Minutes[] {
  const known: readonly (Minutes & { type: string })[] = hours.length > 0 ? hours : slots;
  return merged(known.filter((each) => each.type === type));
}
