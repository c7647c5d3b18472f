import { computed, signal, type ReadonlySignal } from '@preact/signals-core';
import { CHUNK_TIMEOUT_MS } from '../../constants';
import { loadChunk } from '../../lib/load-chunk';
import { createRetries } from '../../lib/retries';
import type { Connection, ConnectionContext, ConnectionStatus } from './connection';

/** The live connection, whose code loads with the first session. `onMissing`: the load failed, and will be retried. */
export function createLazyConnection(context: ConnectionContext, onMissing: () => void): Connection {
  const loaded = signal<Connection | null>(null);
  const session = signal<string | null>(null);
  const retries = createRetries(() => void load(), context);

  async function load(): Promise<void> {
    const token = session.peek();
    const part = await loadChunk('connection', () => import('./connection'), CHUNK_TIMEOUT_MS).catch(() => null);
    // The session has ended; the next one, if any, has started its own load.
    if (token === null || token !== session.peek()) return;
    if (!part) {
      console.warn('[ordinacia] the live connection did not come');
      onMissing();
      return retries.plan();
    }
    retries.reset();
    loaded.value ??= part.createConnection(context);
    loaded.value.begin(token);
  }

  /** If a socket is configured, the state is `connecting` even before the code has loaded. */
  const read = <State>(of: (connection: Connection) => ReadonlySignal<State>) =>
    computed(() => {
      const state = loaded.value ? of(loaded.value).value : 'polling';
      const { key, echo } = context.config.realtime;
      const expectsSocket = session.value !== null && (key ?? echo) !== null;
      return state === 'polling' && expectsSocket ? 'connecting' : state;
    });

  return {
    state: read(({ state }) => state),
    status: read(({ status }) => status),
    isFollowing: () => loaded.peek()?.isFollowing() ?? false,
    socketId: () => loaded.peek()?.socketId() ?? null,
    begin(token) {
      session.value = token;
      if (loaded.peek()) loaded.peek()?.begin(token);
      else void load();
    },
    end() {
      retries.reset();
      session.value = null;
      loaded.peek()?.end();
    },
  };
}

export const isConnectionLost = (status: ConnectionStatus) => status === 'reconnecting' || status === 'offline';
