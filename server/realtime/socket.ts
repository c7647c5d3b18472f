import type { WebSocket } from 'ws';
import type { Subscriber } from './channels';
import { ERRORS, message, newSocketId, type ProtocolError } from './protocol';

/** Sends the reason and closes the socket; terminates it if the client does not reply. */
export function refuse(socket: WebSocket, error: ProtocolError): void {
  if (socket.readyState !== socket.OPEN) return;
  socket.send(message('pusher:error', error));
  socket.close(error.code, error.message);
  setTimeout(() => socket.terminate(), CLOSE_TIMEOUT_MS).unref();
}

export function subscriberOf(socket: WebSocket): Subscriber {
  return {
    socketId: newSocketId(),
    send(text) {
      if (socket.bufferedAmount > MAX_BACKLOG_BYTES) socket.terminate();
      else if (socket.readyState === socket.OPEN) socket.send(text);
    },
    close: () => refuse(socket, ERRORS.unauthorized),
  };
}

/** Long enough for the reply of a well-behaved client. */
const CLOSE_TIMEOUT_MS = 500;
/** A panel that does not read its messages must not fill the server's memory. */
const MAX_BACKLOG_BYTES = 262_144;

/** Finds connections whose client disappeared without closing them, such as a closed laptop. */
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
