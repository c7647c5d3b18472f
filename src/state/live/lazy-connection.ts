import { computed, signal } from '@preact/signals-core';
import { RECONNECT_WINDOWS_MS } from '../../constants';
import { fullJitter, windowOf } from '../../lib/jitter';
import type { Connection, ConnectionContext } from './connection';

/** The live connection, whose code comes with the first session. */
export function createLazyConnection(context: ConnectionContext): Connection {
  const loaded = signal<Connection | null>(null);
  const tabs = signal<string | null>(null);
  let timer: ReturnType<typeof setTimeout> | undefined;

  async function load(failures = 0): Promise<void> {
    try {
      const { createConnection } = await import('./connection');
      const connection = loaded.peek() ?? createConnection(context);
      loaded.value = connection;
      const name = tabs.peek();
      if (name !== null) connection.begin(name);
    } catch {
      if (failures === 0) console.warn('[ordinacia] the live connection did not come');
      if (tabs.peek() === null) return;
      timer = setTimeout(() => void load(failures + 1), fullJitter(windowOf(RECONNECT_WINDOWS_MS, failures)));
    }
  }

  /** With a socket that is to come, the connection is being made from the start. */
  const isAwaited = () => tabs.value !== null && context.settings() !== 'none';

  return {
    state: computed(() => {
      const state = loaded.value?.state.value ?? 'polling';
      return state === 'polling' && isAwaited() ? 'connecting' : state;
    }),
    status: computed(() => {
      const status = loaded.value?.status.value ?? 'polling';
      return status === 'polling' && isAwaited() ? 'connecting' : status;
    }),
    socketId: () => loaded.peek()?.socketId() ?? null,
    notify: () => loaded.peek()?.notify(),
    share: (name, answer, startedAt) => loaded.peek()?.share(name, answer, startedAt),
    begin(name) {
      clearTimeout(timer);
      tabs.value = name;
      if (loaded.peek()) loaded.peek()?.begin(name);
      else void load();
    },
    end() {
      clearTimeout(timer);
      tabs.value = null;
      loaded.peek()?.end();
    },
  };
}
