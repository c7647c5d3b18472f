import { traceStore } from '../../state/problems/trace';
import type { Store } from '../../state/store';
import type { Configured } from '../read-config';

const asking = new WeakMap<Store, WeakRef<Configured>[]>();

/** Says in the console what a store does, while an element with `debug` is on the page. */
export function trace(element: Configured, store: Store): void {
  const known = asking.get(store);
  const elements = known ?? [];
  if (!elements.some((one) => one.deref() === element)) elements.push(new WeakRef(element));
  if (known) return;
  asking.set(store, elements);
  traceStore(store, (text) => {
    const isAsked = elements.map((one) => one.deref()).some((one) => one?.isConnected && one.debug);
    // Developers look for the trace in the console.
    // oxlint-disable-next-line no-console
    if (isAsked) console.info(`[ordinacia] ${text}`);
  });
}
