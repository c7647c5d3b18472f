import type { DoneCall } from '../../api/client';

/** As many are kept for a watcher that does not come. */
const MOST_KEPT = 100;

/** The calls of a store that have been answered or have failed, for one watcher, who may come later than the first of them. */
export interface DoneCalls {
  add(call: DoneCall): void;
  /** Keeps calls from now on, until they are watched. */
  keep(): void;
  /** Hears of the kept ones at once, and of each that follows. */
  watch(watcher: (call: DoneCall) => void): void;
}

export function createDoneCalls(): DoneCalls {
  const kept: DoneCall[] = [];
  let hear: ((call: DoneCall) => void) | undefined;
  return {
    add: (call) => hear?.(call),
    keep() {
      hear ??= (call) => void (kept.length < MOST_KEPT && kept.push(call));
    },
    watch(watcher) {
      hear = watcher;
      kept.splice(0).forEach(watcher);
    },
  };
}
