import { batch, signal, type ReadonlySignal } from '@preact/signals-core';
import { CLOCK_CHECK_MS } from '../../constants';
import { dayKey } from '../../lib/dates';

export interface Clock {
  /** The local day, `YYYY-MM-DD`. */
  readonly today: ReadonlySignal<string>;
  /** When the current minute began, in milliseconds since the epoch. */
  readonly minute: ReadonlySignal<number>;
  /** Returns a function that stops it. */
  start(): () => void;
}

/** Updates both as each minute begins, so also at midnight, and after a sleep. */
export function createClock(): Clock {
  const today = signal(dayKey(new Date()));
  const minute = signal(minuteOf(new Date()));
  return {
    today,
    minute,
    start() {
      let timer: ReturnType<typeof setTimeout> | undefined;
      const update = () => {
        const now = new Date();
        batch(() => {
          today.value = dayKey(now);
          minute.value = minuteOf(now);
        });
        clearTimeout(timer);
        timer = setTimeout(update, minuteOf(now) + CLOCK_CHECK_MS - now.getTime());
      };
      update();
      document.addEventListener('visibilitychange', update);
      return () => {
        clearTimeout(timer);
        document.removeEventListener('visibilitychange', update);
      };
    },
  };
}

/** Every zone's midnight begins a minute. */
const minuteOf = (now: Date): number => Math.floor(now.getTime() / CLOCK_CHECK_MS) * CLOCK_CHECK_MS;
