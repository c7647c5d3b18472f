import { POLL_INTERVAL_MS, POLL_SLOWEST_FACTOR } from '../../constants';
import { fullJitter } from '../../lib/jitter';

export interface Polling {
  /** (Re)starts with the shortest interval, at a random moment of it, but not within the first `pause` milliseconds. */
  start(pause?: number): void;
  stop(): void;
}

/** Loads every half a minute on average, and less often while no tab is in use. */
export function createPolling(load: () => void, isInUse: () => boolean): Polling {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let factor = 1;

  function next(delay: number): void {
    clearTimeout(timer);
    timer = setTimeout(() => {
      factor = isInUse() ? 1 : Math.min(factor * 2, POLL_SLOWEST_FACTOR);
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
