import { batch, computed, signal, type ReadonlySignal } from '@preact/signals-react';
import type { ScheduleDay, ScheduleTime } from '../../api/contract';
import { asFailure, type Failure } from '../../api/failure';

/** A list that is asked for anew each time: `null` until it has come. */
export interface Offer<T> {
  readonly list: readonly T[] | null;
  readonly failure: Failure | null;
}

export interface Schedules {
  /** The days on which an appointment can be made. */
  readonly days: ReadonlySignal<Offer<ScheduleDay>>;
  /** The free times of the chosen day. */
  readonly times: ReadonlySignal<Offer<ScheduleTime>>;
  loadDays(): void;
  /** `date` is `YYYY-MM-DD`; `null` when no day is chosen. */
  loadTimes(date: string | null): void;
  clear(): void;
}

interface SchedulesContext {
  loadDays(signal: AbortSignal): Promise<ScheduleDay[]>;
  loadTimes(date: string, signal: AbortSignal): Promise<ScheduleTime[]>;
}

/** What can be ordered, for the appointment's form. What fails is only logged, and shown at its field. */
export function createSchedules(context: SchedulesContext): Schedules {
  const days = createOffer<ScheduleDay>('schedules');
  const times = createOffer<ScheduleTime>('schedule times');
  return {
    days: days.offer,
    times: times.offer,
    loadDays: () => days.ask(context.loadDays),
    loadTimes(date) {
      if (date === null) times.drop();
      else times.ask((signal) => context.loadTimes(date, signal));
    },
    clear() {
      days.drop();
      times.drop();
    },
  };
}

function createOffer<T>(what: string) {
  const list = signal<readonly T[] | null>(null);
  const failure = signal<Failure | null>(null);
  let running: AbortController | null = null;

  function drop(): void {
    running?.abort();
    running = null;
    batch(() => {
      list.value = null;
      failure.value = null;
    });
  }

  return {
    offer: computed<Offer<T>>(() => ({ list: list.value, failure: failure.value })),
    drop,
    /** Asks, and forgets what was asked before: its answer is of another day. */
    ask(load: (signal: AbortSignal) => Promise<readonly T[]>): void {
      drop();
      const mine = (running = new AbortController());
      load(mine.signal).then(
        (answer) => {
          if (running === mine) list.value = answer;
        },
        (caught: unknown) => {
          if (running !== mine) return;
          failure.value = asFailure(caught);
          console.warn(`[ordinacia] ${what} did not load: ${failure.value.message}`);
        },
      );
    },
  };
}
