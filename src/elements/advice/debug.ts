import { traceStore } from '../../state/problems/trace';
import type { Store } from '../../state/store';
import type { Configured } from '../read-config';

const traced = new WeakMap<Store, WeakRef<Configured>[]>();

/** Logs what a store does in the console, while an element with `debug` is on the page. */
export function trace(element: Configured, store: Store): void {
  const known = traced.get(store);
  const elements = known ?? [];
  if (!elements.some((one) => one.deref() === element)) elements.push(new WeakRef(element));
  if (known) return;
  traced.set(store, elements);
  traceStore(store, (text) => {
    const isWanted = elements.map((one) => one.deref()).some((one) => one?.isConnected && one.debug);
    // The trace belongs in the console.
    // oxlint-disable-next-line no-console
    if (isWanted) console.info(`[ordinacia] ${text}`);
  });
}
