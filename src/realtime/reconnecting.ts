import { CONNECT_TIMEOUT_MS, RECONNECT_SPREAD_MS, RECONNECT_WINDOWS_MS } from '../constants';
import { fullJitter, windowOf } from '../lib/jitter';
import { bindAll, type PusherClient } from './pusher-client';

export interface Reconnecting {
  /** Connects anew at once: this link is dead, or there is reason to hope. An attempt that is being made is left to it. */
  now(): void;
  stop(): void;
}

/**
 * Decides alone when to connect again. pusher-js would do so itself, 1 s after a closed connection and every 15 s, 30 s and 60 s
 * while it is refused: too late for one panel, and in one moment for all of them.
 */
export function createReconnecting(pusher: PusherClient): Reconnecting {
  const { connection } = pusher;
  let failures = 0;
  let wasConnected = false;
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
    wasConnected = false;
    failures += 1;
    // Later: pusher-js starts a timer of its own after it has reported the loss.
    void Promise.resolve().then(() => {
      if (isPaused) pusher.disconnect();
    });
    timer = setTimeout(connect, delay);
  }

  /** A server that restarts loses every client at once: their first attempts are spread. */
  const nextWindow = () => (wasConnected ? RECONNECT_SPREAD_MS : windowOf(RECONNECT_WINDOWS_MS, failures - 1));

  function onState(): void {
    if (connection.state === 'connected') {
      clearTimeout(timer);
      failures = 0;
      wasConnected = true;
      return;
    }
    const isExpected = isPaused || (connection.state === 'connecting' && !wasConnected);
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
    now() {
      if (isPaused) return connect();
      if (wasConnected) pause(0);
    },
    stop() {
      clearTimeout(timer);
      unbind();
    },
  };
}
