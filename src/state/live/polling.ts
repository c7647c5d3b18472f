import { POLL_INTERVAL_MS, POLL_SLOWEST_FACTOR } from '../../constants';
import { fullJitter } from '../../lib/jitter';

export type Polling = ReturnType<typeof createPolling>;

/** Loads every half a minute on average, and less often while no tab is in use. */
export function createPolling(load: () => void, isInUse: () => boolean) {
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
    /** (Re)starts with the shortest interval, at a random moment of it, but not within the first `pause` milliseconds. */
    start(pause = 0): void {
      factor = 1;
      next(pause + fullJitter(POLL_INTERVAL_MS - pause));
    },
    stop(): void {
      clearTimeout(timer);
      timer = undefined;
    },
  };
}
