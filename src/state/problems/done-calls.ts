import type { DoneCall } from '../../api/client';

/** The limit if no watcher ever subscribes. */
const MOST_KEPT = 100;

/** The finished calls of a store, for one watcher, which may subscribe after the first calls. */
export interface DoneCalls {
  add(call: DoneCall): void;
  /** Buffers calls from now on, until `watch`. */
  keep(): void;
  /** Passes the buffered calls at once, then each further one. */
  watch(watcher: (call: DoneCall) => void): void;
}

export function createDoneCalls(): DoneCalls {
  const kept: DoneCall[] = [];
  let handle: ((call: DoneCall) => void) | undefined;
  return {
    add: (call) => handle?.(call),
    keep() {
      handle ??= (call) => void (kept.length < MOST_KEPT && kept.push(call));
    },
    watch(watcher) {
      handle = watcher;
      kept.splice(0).forEach(watcher);
    },
  };
}
