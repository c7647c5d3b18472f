import type { Panel } from './parts';
import { createStore, type Store } from './store';
import { withChanges, type StoreConfig } from './store-config';

/** An element that uses the store. */
interface User {
  config: StoreConfig;
}

interface Entry {
  store: Store;
  /** The first user's settings apply, including its later changes. */
  users: Set<User>;
  config: StoreConfig;
  stop(): void;
}

const entries = new Map<string, Entry>();

/**
 * The store of an `api-base`, shared by every element on the page: the first element configures and starts it, the last one stops
 * it.
 */
export function acquireStore(config: StoreConfig, panel: Panel) {
  const entry = entries.get(config.apiBase) ?? open(config, panel);
  const user: User = { config };
  entry.users.add(user);
  return {
    store: entry.store,
    /** Sets the element's current configuration. */
    configure(next: StoreConfig): void {
      const { config: before } = user;
      user.config = next;
      const [first] = entry.users;
      if (user !== first) return;
      // Settings of a removed first element stay until this one changes them.
      const config = withChanges(entry.config, before, next);
      if (config === entry.config) return;
      entry.config = config;
      entry.store.configure(config);
    },
    release(): void {
      if (!entry.users.delete(user) || entry.users.size > 0) return;
      entries.delete(config.apiBase);
      entry.stop();
    },
  };
}

function open(config: StoreConfig, panel: Panel): Entry {
  const store = createStore(config, panel);
  const entry: Entry = { store, users: new Set(), config, stop: store.start() };
  entries.set(config.apiBase, entry);
  return entry;
}

/** The stores of the page by `api-base`, each with its effective configuration. */
export const currentStores: ReadonlyMap<string, Readonly<Pick<Entry, 'store' | 'config'>>> = entries;
