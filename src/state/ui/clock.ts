import { signal, type ReadonlySignal } from '@preact/signals-core';
import { CLOCK_CHECK_MS } from '../../constants';
import { dayKey, millisecondsToMidnight } from '../../lib/dates';

export interface Clock {
  /** The local day, `YYYY-MM-DD`. */
  readonly today: ReadonlySignal<string>;
  /** Returns a function that stops it. */
  start(): () => void;
}

/** Updates `today` at midnight, and after a sleep over midnight. */
export function createClock(): Clock {
  const today = signal(dayKey(new Date()));
  return {
    today,
    start() {
      let timer: ReturnType<typeof setTimeout> | undefined;
      const update = () => {
        const now = new Date();
        today.value = dayKey(now);
        clearTimeout(timer);
        timer = setTimeout(update, Math.min(millisecondsToMidnight(now), CLOCK_CHECK_MS));
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
