import { computed, effect, untracked, batch, signal } from '@preact/signals-core';
import { PATIENT_TIME_MAX_MINUTES, PATIENT_TIME_MIN_MINUTES } from '../../constants';
import { definePart, type Core } from '../../state/parts';
import { readOnly } from '../../state/part';
import { placeOf, judge, type Place, nearestFrom, stepFrom, type MoveStep } from './move-places';
import type { CalendarDay, Days, PlacedTerm } from './model';
import { isChoosing, IDLE, transition, type Candidate, type MoveEvent, type MoveState } from './move-machine';
import { calendarPart } from './part';
import { createMovePerformer, findIn } from './move-performer';

/** Moves a term of the calendar, and changes its length: one state for keys, presses and drags. */
export const movesPart = definePart((core) => {
  const calendar = core.part(calendarPart);
  const control = createMoveControl(core);
  const { state, isSeeking, judged, dispatch } = control;

  /** The state while a place is being chosen. */
  function choosing() {
    const now = state.peek();
    return isChoosing(now) ? now : null;
  }

  function choose(term: PlacedTerm, place: Place, seeks?: 1 | -1): void {
    const minutes = Math.min(PATIENT_TIME_MAX_MINUTES, Math.max(PATIENT_TIME_MIN_MINUTES, place.minutes));
    const candidate = judged({ ...place, minutes }, term);
    dispatch({ is: 'choose', candidate: seeks ? { ...candidate, seeks } : candidate });
  }

  /** Called when the days were loaded or have changed. */
  function onDays(days: Days): void {
    const now = choosing();
    if (!now || days.size === 0) return;
    const { term, candidate } = now;
    const { seeks } = candidate;
    const isLoaded = seeks !== undefined && days.has(candidate.day);
    const place = isLoaded ? nearestFrom(days, candidate, term.term.type, seeks).place : candidate;
    const again = judged(place, term, days);
    const found = findIn(days, term) ?? (days.has(term.day) ? null : undefined);
    dispatch({ is: 'updated', found, candidate: seeks !== undefined && !isLoaded ? { ...again, seeks } : again });
  }

  return {
    state,
    /** Whether a search for the next free place is running. */
    isSeeking,
    /** Only a waiting term can be moved. */
    begin(term: PlacedTerm): void {
      if (term.term.state === 'waiting') dispatch({ is: 'start', term, candidate: judged(placeOf(term), term) });
    },
    /** Chooses a place; the length is kept unless given. */
    choose(day: string, from: number, minutes?: number): void {
      const now = choosing();
      if (now) choose(now.term, { day, from, minutes: minutes ?? now.candidate.minutes });
    },
    step(direction: MoveStep): void {
      const now = choosing();
      if (!now || now.candidate.seeks) return;
      const stepped = stepFrom(calendar.days.peek(), now.candidate, now.term.term.type, direction);
      if (stepped) choose(now.term, stepped.place, stepped.seeks);
    },
    /** Chooses the next free place after the chosen one. Resolves with the reason if there is none. */
    async nextFree(): Promise<'none' | 'failed' | null> {
      const now = choosing();
      if (!now) return null;
      const { term, candidate } = now;
      const accepts = ({ from }: Pick<Place, 'from'>, day: CalendarDay) =>
        judged({ ...candidate, day: day.day, from }, term, new Map([[day.day, day]])).verdict.is === 'free';
      const search = await control.seek(() => calendar.findFree({ type: term.term.type, after: candidate, accepts }));
      if (search === null || typeof search === 'string') return search;
      const { day, from } = search;
      dispatch({ is: 'choose', candidate: { day, from, minutes: candidate.minutes, verdict: { is: 'free' } } });
      return null;
    },
    /** Sends the chosen place; an overlap with other terms needs a second confirmation. */
    confirm(): void {
      if (!isSeeking.peek()) dispatch({ is: 'confirm' });
    },
    cancel: () => dispatch({ is: 'cancel' }),
    start() {
      const isOn = computed(() => isChoosing(state.value));
      return effect(() => {
        if (!isOn.value) return;
        const days = calendar.days.value;
        untracked(() => onDays(days));
      });
    },
    clear: control.clear,
  };
});

/** The part that moves terms. */
export type Moves = ReturnType<typeof movesPart>;

/** The state of a move, its transitions, and the verdict on a place. */
function createMoveControl(core: Core) {
  const { clock } = core;
  const calendar = core.part(calendarPart);
  const state = signal<MoveState>(IDLE);
  const isSeeking = signal(false);
  const performer = createMovePerformer(core, { state, dispatch, judged });
  /** Increases with each state change: the result of an older search is dropped. */
  let steps = 0;

  function judged(place: Place, term: PlacedTerm, days: Days = calendar.days.peek()) {
    const { day, from, minutes } = place;
    const verdict = judge({ day, from, minutes }, term, days.get(day), { zone: clock.zone.peek(), now: clock.now() });
    return { day, from, minutes, verdict } satisfies Candidate;
  }

  function put(next: MoveState): void {
    steps += 1;
    batch(() => {
      isSeeking.value = false;
      state.value = next;
    });
  }

  function dispatch(event: MoveEvent): void {
    const next = transition(state.peek(), event);
    if (next === state.peek()) return;
    put(next);
    performer.enter(next);
  }

  return {
    state: readOnly(state),
    isSeeking: readOnly(isSeeking),
    judged,
    dispatch,
    /** Resolves with the result of a search, or with `null` if the state changed in the meantime. */
    async seek<T>(search: () => Promise<T>): Promise<T | null> {
      steps += 1;
      const step = steps;
      isSeeking.value = true;
      const found = await search();
      if (step !== steps) return null;
      isSeeking.value = false;
      return found;
    },
    clear() {
      performer.stop();
      put(IDLE);
    },
  };
}
