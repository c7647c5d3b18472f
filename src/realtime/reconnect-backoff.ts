import type Pusher from 'pusher-js';
import { RECONNECT_FIRST_MS, RECONNECT_LONGEST_MS } from '../constants';

/**
 * pusher-js waits 15, 30 and 60 seconds after a refused connection, such as during a restart of the server. That is too long for
 * a waiting room: this reconnects after 4 seconds first, doubling to half a minute.
 */
export function createReconnectBackoff(pusher: Pusher) {
  let wait = RECONNECT_FIRST_MS;
  let timer: ReturnType<typeof setTimeout> | undefined;

  function retry(): void {
    timer = undefined;
    wait = Math.min(wait * 2, RECONNECT_LONGEST_MS);
    pusher.disconnect();
    pusher.connect();
  }

  return {
    succeeded() {
      clearTimeout(timer);
      timer = undefined;
      wait = RECONNECT_FIRST_MS;
    },
    failed() {
      timer ??= setTimeout(retry, wait);
    },
    stop: () => clearTimeout(timer),
  };
}
