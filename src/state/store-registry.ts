import { createStore, type Store } from './store';
import type { StoreConfig } from './store-config';

interface Entry {
  store: Store;
  users: number;
  stop(): void;
}

const entries = new Map<string, Entry>();

/**
 * The store of an `api-base`, shared by every element on the page: the first element configures and starts it, the last one stops
 * it. Returns the store and a function that releases it.
 */
export function acquireStore(config: StoreConfig): { store: Store; release(): void } {
  const entry = entries.get(config.apiBase) ?? open(config);
  entry.users += 1;
  let isHeld = true;
  return {
    store: entry.store,
    release() {
      if (!isHeld) return;
      isHeld = false;
      entry.users -= 1;
      if (entry.users > 0) return;
      entries.delete(config.apiBase);
      entry.stop();
    },
  };
}

function open(config: StoreConfig): Entry {
  const store = createStore(config);
  const entry = { store, users: 0, stop: store.start() };
  entries.set(config.apiBase, entry);
  return entry;
}
