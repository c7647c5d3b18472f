import { computed, signal, type ReadonlySignal } from '@preact/signals-core';
import { RECONNECT_WINDOWS_MS } from '../../constants';
import { fullJitter, windowOf } from '../../lib/jitter';
import type { Connection, ConnectionContext } from './connection';

/** The live connection, whose code comes with the first session. */
export function createLazyConnection(context: ConnectionContext): Connection {
  const { realtime } = context.config;
  const loaded = signal<Connection | null>(null);
  const session = signal<string | null>(null);
  let timer: ReturnType<typeof setTimeout> | undefined;

  async function load(failures = 0): Promise<void> {
    try {
      const { createConnection } = await import('./connection');
      const connection = loaded.peek() ?? createConnection(context);
      loaded.value = connection;
      const token = session.peek();
      if (token !== null) connection.begin(token);
    } catch {
      if (failures === 0) console.warn('[ordinacia] the live connection did not come');
      if (session.peek() === null) return;
      timer = setTimeout(() => void load(failures + 1), fullJitter(windowOf(RECONNECT_WINDOWS_MS, failures)));
    }
  }

  /** With a socket that is to come, the connection is being made from the start. */
  const read = <State>(of: (connection: Connection) => ReadonlySignal<State>) =>
    computed(() => {
      const state = loaded.value ? of(loaded.value).value : 'polling';
      const isAwaited = session.value !== null && (realtime.key ?? realtime.echo) !== null;
      return state === 'polling' && isAwaited ? 'connecting' : state;
    });

  return {
    state: read(({ state }) => state),
    status: read(({ status }) => status),
    socketId: () => loaded.peek()?.socketId() ?? null,
    begin(token) {
      clearTimeout(timer);
      session.value = token;
      if (loaded.peek()) loaded.peek()?.begin(token);
      else void load();
    },
    end() {
      clearTimeout(timer);
      session.value = null;
      loaded.peek()?.end();
    },
  };
}
