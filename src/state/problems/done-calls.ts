import type { DoneCall } from '../../api/client';

/** The limit if no watcher ever subscribes. */
const MOST_KEPT = 100;

/** The finished calls of a store, for one watcher, which may subscribe after the first calls. */
export function createDoneCalls() {
  const kept: DoneCall[] = [];
  let handle: ((call: DoneCall) => void) | undefined;
  return {
    add: (call: DoneCall) => handle?.(call),
    /** Buffers calls from now on, until `watch`. */
    keep(): void {
      handle ??= (call) => void (kept.length < MOST_KEPT && kept.push(call));
    },
    /** Passes the buffered calls at once, then each further one. */
    watch(watcher: (call: DoneCall) => void): void {
      handle = watcher;
      kept.splice(0).forEach(watcher);
    },
  };
}
