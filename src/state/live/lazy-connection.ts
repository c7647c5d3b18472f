import { computed, signal, type ReadonlySignal } from '@preact/signals-core';
import { CHUNK_TIMEOUT_MS } from '../../constants';
import { loadChunk } from '../../lib/load-chunk';
import { createRetries } from '../../lib/retries';
import type { Connection, ConnectionContext } from './connection';

/** The live connection, whose code comes with the first session. `onMissing`: it did not come, and is tried again. */
export function createLazyConnection(context: ConnectionContext, onMissing: () => void): Connection {
  const loaded = signal<Connection | null>(null);
  const session = signal<string | null>(null);
  const retries = createRetries(() => void load(), context);

  async function load(): Promise<void> {
    const token = session.peek();
    const part = await loadChunk('connection', () => import('./connection'), CHUNK_TIMEOUT_MS).catch(() => null);
    // Another session has begun, which loads it as well, or none.
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

  /** With a socket that is to come, the connection is being made from the start. */
  const read = <State>(of: (connection: Connection) => ReadonlySignal<State>) =>
    computed(() => {
      const state = loaded.value ? of(loaded.value).value : 'polling';
      const { key, echo } = context.config.realtime;
      const isAwaited = session.value !== null && (key ?? echo) !== null;
      return state === 'polling' && isAwaited ? 'connecting' : state;
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
