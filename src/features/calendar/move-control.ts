import { batch, signal } from '@preact/signals-core';
import type { Core } from '../../state/core';
import { readOnly } from '../../state/read-only';
import { judge, type Place } from './judge';
import type { CalendarDay, PlacedTerm } from './model';
import { IDLE, transition, type Candidate, type MoveEvent, type MoveState } from './move-machine';
import { createMovePerformer } from './move-performer';
import { calendarPart } from './part';

/** The state of a move, its transitions, and the verdict on a place. */
export function createMoveControl(core: Core) {
  const { clock } = core;
  const calendar = core.part(calendarPart);
  const state = signal<MoveState>(IDLE);
  const isSeeking = signal(false);
  const performer = createMovePerformer(core, { state, dispatch, judged });
  /** Increases with each state change: the result of an older search is dropped. */
  let steps = 0;

  function judged(place: Place, term: PlacedTerm, days: ReadonlyMap<string, CalendarDay> = calendar.days.peek()) {
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
