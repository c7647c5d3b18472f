import { LINK_CHECK_AFTER_MS, LINK_CHECK_TIMEOUT_MS } from '../constants';

export interface Heartbeat {
  /** Something came over the link: it lives. */
  heard(): void;
  /** Asks now, as after a sleep; ignored while an answer is awaited. */
  check(): void;
  stop(): void;
}

/** Finds a dead link, which says nothing: asks when nothing has come for a while, and waits for any answer. */
export function createHeartbeat(ping: () => void, onDead: () => void): Heartbeat {
  let idle: ReturnType<typeof setTimeout> | undefined;
  let answer: ReturnType<typeof setTimeout> | undefined;

  function stop(): void {
    clearTimeout(idle);
    clearTimeout(answer);
    answer = undefined;
  }

  function check(): void {
    if (answer !== undefined) return;
    clearTimeout(idle);
    answer = setTimeout(() => {
      stop();
      onDead();
    }, LINK_CHECK_TIMEOUT_MS);
    ping();
  }

  return {
    heard() {
      stop();
      idle = setTimeout(check, LINK_CHECK_AFTER_MS);
    },
    check,
    stop,
  };
}
