import { CONNECT_TIMEOUT_MS, RECONNECT_SPREAD_MS, RECONNECT_WINDOWS_MS, STABLE_CONNECTION_MS } from '../constants';
import { fullJitter, windowOf } from '../lib/jitter';
import { bindAll, type PusherClient } from './pusher-client';

/**
 * Replaces the reconnection of pusher-js, which retries 1 s after a closed connection, and after 15 s, 30 s and 60 s while it is refused:
 * too late for one panel, and at the same moment for all of them.
 */
export function createReconnecting(pusher: PusherClient) {
  const { connection } = pusher;
  let failures = 0;
  let connectedAt: number | null = null;
  let isPaused = false;
  let timer: ReturnType<typeof setTimeout> | undefined;

  function connect(): void {
    clearTimeout(timer);
    isPaused = false;
    timer = setTimeout(pause, CONNECT_TIMEOUT_MS);
    pusher.connect();
  }

  function pause(delay = fullJitter(nextWindow())): void {
    clearTimeout(timer);
    isPaused = true;
    failures = isStable() ? 0 : failures + 1;
    connectedAt = null;
    // Asynchronous: pusher-js starts its own timer after it has reported the loss.
    void Promise.resolve().then(() => {
      if (isPaused) pusher.disconnect();
    });
    timer = setTimeout(connect, delay);
  }

  /** A connection that breaks soon counts as refused. */
  const isStable = () => connectedAt !== null && Date.now() - connectedAt > STABLE_CONNECTION_MS;
  /** A restarted server loses all clients at once: spread their first attempts. */
  const nextWindow = () => (isStable() ? RECONNECT_SPREAD_MS : windowOf(RECONNECT_WINDOWS_MS, failures));

  function onState(): void {
    if (connection.state === 'connected') {
      clearTimeout(timer);
      connectedAt = Date.now();
      return;
    }
    const isExpected = isPaused || (connection.state === 'connecting' && connectedAt === null);
    if (!isExpected) pause();
  }

  const unbind = bindAll(connection, {
    state_change: onState,
    connecting_in() {
      if (!isPaused) pause();
    },
  });
  timer = setTimeout(pause, CONNECT_TIMEOUT_MS);

  return {
    /** Reconnects at once; a connection attempt that is under way continues. */
    now(): void {
      if (isPaused) return connect();
      if (connectedAt !== null) pause(0);
    },
    stop(): void {
      clearTimeout(timer);
      unbind();
    },
  };
}
