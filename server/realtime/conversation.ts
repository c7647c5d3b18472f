import type { Channels, Subscriber } from './channels';
import { ERRORS, isChannel, message, WARNINGS, type ClientMessage } from './protocol';
import { isChannelAuth } from './signature';

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
