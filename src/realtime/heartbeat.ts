import { LINK_CHECK_AFTER_MS, LINK_CHECK_TIMEOUT_MS } from '../constants';

/** Detects a dead link: pings after a while without a message, and waits for any message. */
export function createHeartbeat(ping: () => void, onDead: () => void) {
  let idleTimer: ReturnType<typeof setTimeout> | undefined;
  let pongTimer: ReturnType<typeof setTimeout> | undefined;

  function stop(): void {
    clearTimeout(idleTimer);
    clearTimeout(pongTimer);
    pongTimer = undefined;
  }

  /** Pings now, for example after a sleep; ignored while a pong is awaited. */
  function check(): void {
    if (pongTimer !== undefined) return;
    clearTimeout(idleTimer);
    pongTimer = setTimeout(() => {
      stop();
      onDead();
    }, LINK_CHECK_TIMEOUT_MS);
    ping();
  }

  return {
    /** A message arrived: the link is alive. */
    received(): void {
      stop();
      idleTimer = setTimeout(check, LINK_CHECK_AFTER_MS);
    },
    check,
    stop,
  };
}
