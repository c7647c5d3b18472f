import { POLL_INTERVAL_MS, POLL_SLOWEST_FACTOR } from '../../constants';
import { fullJitter } from '../../lib/jitter';

export interface Polling {
  /** Begins, or begins anew: with the shortest interval, and at a random moment of it, but not within the first `pause` milliseconds. */
  start(pause?: number): void;
  stop(): void;
}

/** Loads now and then: every half a minute on average, and less and less while nobody looks. */
export function createPolling(load: () => void, isLookedAt: () => boolean): Polling {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let factor = 1;

  function next(delay: number): void {
    clearTimeout(timer);
    timer = setTimeout(() => {
      factor = isLookedAt() ? 1 : Math.min(factor * 2, POLL_SLOWEST_FACTOR);
      load();
      next(factor * (POLL_INTERVAL_MS / 2 + fullJitter(POLL_INTERVAL_MS)));
    }, delay);
  }

  return {
    start(pause = 0) {
      factor = 1;
      next(pause + fullJitter(POLL_INTERVAL_MS - pause));
    },
    stop() {
      clearTimeout(timer);
      timer = undefined;
    },
  };
}
