import { effect, untracked, type ReadonlySignal } from '@preact/signals-core';
import { isOutcomeUnknown, type Failure } from '../../api/failure';
import type { Core } from '../../state/parts';
import { calendarMoveTexts as texts } from '../../texts/calendar-move';
import { ticketInWords } from '../../texts/waiting-room';
import { countsChanged } from '../dashboard/events';
import { ticketsOutdated } from '../tickets/events';
import { CALENDAR_MAX_DAYS } from '../../constants';
import { daysBetween } from '../../lib/zone';
import type { Recovery } from '../../lib/retries';
import { createResource } from '../../state/resources/resource';
import { formMessages } from '../../ui/controls/server-message';
import { eventMove, type EventMoveRequest } from './contract';
import { placeOf, type Place } from './move-places';
import { type Days, type PlacedTerm, timeText } from './model';
import { isBusy, isChoosing, type Candidate, type MoveEvent, type MoveState } from './move-machine';
import { calendarPart } from './part';
import type { CalendarRange } from './ranges';

type OfState<Is extends MoveState['is']> = Extract<MoveState, { is: Is }>;

interface MoveContext {
  readonly state: ReadonlySignal<MoveState>;
  dispatch(event: MoveEvent): void;
  judged(place: Place, term: PlacedTerm, days: Days): Candidate;
}

/** Performs the side effects of entering a state of a move: requests, reloads and toasts. */
export function createMovePerformer(core: Core, { state, dispatch, judged }: MoveContext) {
  const { client, events, keys, recovery, scope, toasts } = core;
  const calendar = core.part(calendarPart);
  const moveCheck = createMoveCheck(calendar.loadOthers, recovery);

  function send(sending: OfState<'sending'>): void {
    const request = requestOf(sending);
    const call = keys.send(keyOf(sending.term), request, (key) => client.call(eventMove, request, { key }));
    void scope.track(call, {
      onDone(stored) {
        calendar.put(stored);
        dispatch({ is: 'stored', version: stored.version });
      },
      onFailed(failure) {
        if (failure) console.warn(`[ordinacia] moving a term failed: ${failure.message}`);
        settle(eventOf(failure));
      },
    });
  }

  /** The calendar, whose bar shows the outcome, may have been left. Choosing a place uses its days again. */
  function settle(event: MoveEvent): void {
    const isShown = calendar.isShown();
    dispatch(event);
    if (isShown || !isChoosing(state.peek())) return;
    toasts.danger(texts.failed);
    dispatch({ is: 'cancel' });
  }

  function reload(): void {
    calendar.reload();
    events.emit(ticketsOutdated, null);
    events.emit(countsChanged, null);
  }

  function check({ term, candidate }: OfState<'checking'>): void {
    moveCheck.start(term.day, candidate.day, (days) => {
      const found = findIn(days, term) ?? null;
      if (found) calendar.put(found.term);
      settle({ is: 'checked', found, candidate: judged(candidate, term, days) });
    });
  }

  /** Waits until a running move has ended. */
  function undo(term: PlacedTerm, place: Place): void {
    effect(function () {
      if (isBusy(state.value)) return;
      this.dispose();
      untracked(() => dispatch({ is: 'undo', term, candidate: { ...place, verdict: { is: 'free' } } }));
    });
  }

  function onDone({ term, candidate, version, isUndo }: OfState<'done'>): void {
    keys.forget(keyOf(term));
    if (isUndo) return toasts.success(texts.undone);
    const { day, from, minutes } = candidate;
    const now = { ...term, day, from, to: from + minutes, term: { ...term.term, version } };
    const isMoved = day !== term.day || from !== term.from;
    toasts.success(isMoved ? texts.moved : texts.lengthened, {
      subject: ticketInWords(term.term),
      label: texts.undo,
      run: () => undo(now, placeOf(term)),
    });
  }

  function enter(next: MoveState): void {
    if (next.is !== 'checking') moveCheck.stop();
    if (next.is === 'sending') send(next);
    if (next.is === 'checking') check(next);
    if (next.is === 'checking' || next.is === 'done' || next.is === 'ended') reload();
    if (next.is === 'done') onDone(next);
    if (next.is === 'ended') toasts.danger(endedText(next));
  }

  return { enter, stop: moveCheck.stop };
}

const keyOf = ({ term }: PlacedTerm): string => `move ${term.id}`;

const requestOf = ({ term, candidate, isOverlap }: OfState<'sending'>): EventMoveRequest => ({
  id: term.term.id,
  version: term.term.version,
  day: candidate.day,
  time: timeText(candidate.from),
  duration_minutes: candidate.minutes,
  overlap: isOverlap,
});

/** The event of a failed call; `failure` is `null` for a bug of ours. After a stale term or a refused place, the days are checked again. */
function eventOf(failure: Failure | null): MoveEvent {
  if (failure === null) return { is: 'failed' };
  if (isOutcomeUnknown(failure)) return { is: 'check', after: 'lost' };
  const { status, errors } = failure;
  if (status === 404 || status === 409 || status === 410) return { is: 'check', after: 'stale' };
  if (status !== 422) return { is: 'failed' };
  return { is: 'check', after: 'refused', message: formMessages(Object.values(errors).flat())[0] ?? null };
}

/** Says what happened to a term elsewhere, without the patient's name. */
function endedText({ why, term, now }: OfState<'ended'>): string {
  if (why === 'removed' || !now) return texts.gone;
  if (now.term.state !== 'waiting') return texts.handledElsewhere;
  const isMoved = now.day !== term.day || now.from !== term.from;
  return isMoved ? texts.movedElsewhere(now.day, now.from) : texts.changed;
}

/** The term in the days; `undefined` if it is not in them. */
export function findIn(days: Days, { term: { id } }: PlacedTerm): PlacedTerm | undefined {
  for (const { terms } of days.values()) {
    const found = terms.find(({ term }) => term.id === id);
    if (found) return found;
  }
  return undefined;
}

/**
 * Loads the days of a term's old and new place, with retries until that succeeds: after a lost response, only the days show where the term
 * is.
 */
function createMoveCheck(load: (range: CalendarRange) => Promise<Days>, recovery: Recovery) {
  let stop = (): void => undefined;
  return {
    start(one: string, other: string, onLoaded: (days: Days) => void): void {
      stop();
      const [from, to] = one < other ? [one, other] : [other, one];
      const isFar = daysBetween(to, from) >= CALENDAR_MAX_DAYS;
      const ranges = isFar ? [from, to].map((day) => ({ from: day, to: day })) : [{ from, to }];
      const resource = createResource(
        async () => new Map((await Promise.all(ranges.map(load))).flatMap((days) => [...days])),
        {
          recovery,
          onLoaded(days) {
            stop();
            onLoaded(days);
          },
        },
      );
      const unsubscribe = effect(() => void resource.data.value);
      stop = () => {
        stop = () => undefined;
        unsubscribe();
        resource.clear();
      };
      resource.reload();
    },
    stop: () => stop(),
  };
}
