import type { WebSocket } from 'ws';
import type { Channels, Subscriber } from './channels';
import {
  ERRORS,
  isChannel,
  isChannelAuth,
  message,
  newSocketId,
  WARNINGS,
  type ClientMessage,
  type ProtocolError,
} from './protocol';

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
    close: () => refuse(socket, ERRORS.sessionEnded),
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

interface Conversation {
  subscriber: Subscriber;
  channels: Channels;
  secret: string;
  /** Whether anybody may subscribe to this channel. */
  isPublic: (channel: string) => boolean;
}

/** Handles one message of a client; null for an unreadable message. */
export function handleMessage(
  received: ClientMessage | null,
  { subscriber, channels, secret, isPublic }: Conversation,
): void {
  const text = (name: string) => {
    const value = received?.data[name];
    return typeof value === 'string' ? value : '';
  };
  const channel = text('channel');

  switch (received?.event) {
    case 'pusher:ping':
      subscriber.send(message('pusher:pong', '{}'));
      break;
    case 'pusher:pong':
      break;
    case 'pusher:subscribe':
      if (
        (isPublic(channel) ||
          (isChannel(channel) && isChannelAuth(secret, subscriber.socketId, channel, text('auth')))) &&
        channels.channelsOf(subscriber) < CHANNELS_PER_SOCKET
      ) {
        subscriber.send(message('pusher_internal:subscription_succeeded', '{}', channel));
        channels.subscribe(subscriber, channel);
      } else {
        // Clients report the first on the channel, the second on the connection; Pusher servers differ in which they send.
        const error = { type: 'AuthError', error: ERRORS.unauthorized.message, status: 401 };
        subscriber.send(message('pusher:subscription_error', JSON.stringify(error), channel));
        subscriber.send(message('pusher:error', ERRORS.unauthorized));
      }
      break;
    case 'pusher:unsubscribe':
      channels.unsubscribe(subscriber, channel);
      break;
    default:
      subscriber.send(
        message('pusher:error', received?.event.startsWith('client-') ? WARNINGS.clientEvents : WARNINGS.malformed),
      );
  }
}

const CHANNELS_PER_SOCKET = 20;
