import { withoutPrototype } from '../lib/own-properties';
import { createPusher, pusherOptions, type Authorize, type PusherAddress } from './pusher';
import { createReconnecting } from './reconnecting';
import { listenOn, type Realtime, type RealtimeHandlers } from './listen';
import Echo from 'laravel-echo';

export type { Realtime, RealtimeHandlers, RealtimeState } from './listen';

export interface RealtimeSettings extends PusherAddress {
  /** The private channel's name without its `private-` prefix. */
  channel: string;
  authorize: Authorize;
}

/** Subscribes to one private channel through stock Echo and Pusher until it is stopped. */
export function openRealtime(settings: RealtimeSettings, handlers: RealtimeHandlers): Realtime {
  const pusher = createPusher(settings.key, pusherOptions(settings, settings.authorize));
  const options = { broadcaster: 'pusher' as const, key: settings.key, client: pusher, withoutInterceptors: true };
  const echo = new Echo(withoutPrototype(options));
  const { subscription } = echo.private(settings.channel);
  pusher.connection.bind('error', (event: PusherError) => {
    const code = event?.error?.data?.code ?? 0;
    if (code >= 4000 && code < 4100) handlers.onRefused?.('realtime-key', code);
  });
  const reconnecting = createReconnecting(pusher);
  const listening = listenOn(pusher.connection, subscription, { ...handlers, onDead: reconnecting.now });
  return {
    ...listening,
    stop() {
      reconnecting.stop();
      listening.stop();
      echo.disconnect();
    },
  };
}

/** An error of pusher-js; with codes from 4000 to 4099 the server refuses the connection for good. */
type PusherError = { error?: { data?: { code?: number } } } | undefined;
