import type { WebSocket } from 'ws';
import { ERRORS, message } from './protocol';
import { refuse } from './socket';

/** Finds connections whose other end is gone without closing, such as a laptop that was closed. */
export function watchActivity(socket: WebSocket, timeoutMs: number) {
  let isPinged = false;
  const timer = setInterval(() => {
    if (isPinged) {
      refuse(socket, ERRORS.noPong);
      socket.terminate();
      return;
    }
    isPinged = true;
    socket.ping();
    socket.send(message('pusher:ping', '{}'));
  }, timeoutMs);
  timer.unref();
  return {
    onActivity() {
      isPinged = false;
      timer.refresh();
    },
    stop: () => clearInterval(timer),
  };
}
