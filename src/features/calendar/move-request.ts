import { isOutcomeUnknown, type Failure } from '../../api/failure';
import { calendarMoveTexts as texts } from '../../texts/calendar-move';
import { formMessages } from '../../ui/controls/server-message';
import type { EventMoveRequest } from './contract';
import type { CalendarDay, PlacedTerm } from './model';
import type { MoveEvent, MoveState } from './move-machine';
import { timeText } from './wall-spans';

type OfState<Is extends MoveState['is']> = Extract<MoveState, { is: Is }>;

export const requestOf = ({ term, candidate, isOverlap }: OfState<'sending'>): EventMoveRequest => ({
  id: term.term.id,
  version: term.term.version,
  day: candidate.day,
  time: timeText(candidate.from),
  duration_minutes: candidate.minutes,
  overlap: isOverlap,
});

/** The event of a failed call; `failure` is `null` for a bug of ours. After a stale term or a refused place, the days are checked again. */
export function eventOf(failure: Failure | null): MoveEvent {
  if (failure === null) return { is: 'failed' };
  if (isOutcomeUnknown(failure)) return { is: 'check', after: 'lost' };
  const { status, errors } = failure;
  if (status === 404 || status === 409 || status === 410) return { is: 'check', after: 'stale' };
  if (status !== 422) return { is: 'failed' };
  return { is: 'check', after: 'refused', message: formMessages(Object.values(errors).flat())[0] ?? null };
}

/** Says what happened to a term elsewhere, without the patient's name. */
export function endedText({ why, term, now }: OfState<'ended'>): string {
  if (why === 'removed' || !now) return texts.gone;
  if (now.term.state !== 'waiting') return texts.handledElsewhere;
  const isMoved = now.day !== term.day || now.from !== term.from;
  return isMoved ? texts.movedElsewhere(now.day, now.from) : texts.changed;
}

/** The term in the days; `undefined` if it is not in them. */
export function findIn(days: ReadonlyMap<string, CalendarDay>, { term: { id } }: PlacedTerm): PlacedTerm | undefined {
  for (const { terms } of days.values()) {
    const found = terms.find(({ term }) => term.id === id);
    if (found) return found;
  }
  return undefined;
}
