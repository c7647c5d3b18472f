import './restore-pusher';
import './pusher-strategy';
import { createReconnecting } from './reconnecting';
import { listenOn } from './listen';
import Echo from 'laravel-echo';
import Pusher from 'pusher-js';

export interface RealtimeSettings {
  /** The Pusher application's key. */
  key: string;
  host: string | null;
  port: number | null;
  tls: boolean;
  /** Pusher Channels' cluster; `null` for a self-hosted server. */
  cluster: string | null;
  /** The private channel's name without its `private-` prefix. */
  channel: string;
  authorize(socketId: string, channelName: string): Promise<{ auth: string }>;
}

/** `connected` means subscribed: from then on no event is missed. */
export type RealtimeState = 'connecting' | 'connected' | 'disconnected';

export interface RealtimeHandlers {
  /** Gets the name of an action; its payload is not trusted, and dropped. */
  onAction(action: string): void;
  onState(state: RealtimeState): void;
}

export interface Realtime {
  socketId(): string | null;
  /**
   * Finds out at once whether the link lives, and connects anew if it does not. `disconnected` until it is known, where `isLost` (the
   * browser says so) or nothing was heard for long.
   */
  check(isLost?: boolean): void;
  stop(): void;
}

/** Subscribes to one private channel through stock Echo and Pusher until it is stopped. */
export function openRealtime(settings: RealtimeSettings, handlers: RealtimeHandlers): Realtime {
  const pusher = new Pusher(settings.key, pusherOptions(settings));
  const echo = new Echo({ broadcaster: 'pusher', key: settings.key, client: pusher, withoutInterceptors: true });
  const { subscription } = echo.private(settings.channel);
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

function pusherOptions({ host, port, tls, cluster, authorize }: RealtimeSettings) {
  return {
    cluster: cluster ?? '',
    ...(host === null ? {} : { wsHost: host }),
    ...(port === null ? {} : { wsPort: port, wssPort: port }),
    forceTLS: tls,
    // The fallback transports would inject scripts. „ws“ includes its TLS form.
    enabledTransports: ['ws' as const],
    disableStats: true,
    channelAuthorization: {
      endpoint: '',
      transport: 'ajax' as const,
      customHandler(
        { socketId, channelName }: { socketId: string; channelName: string },
        callback: (error: Error | null, data: { auth: string } | null) => void,
      ) {
        authorize(socketId, channelName).then(
          (data) => callback(null, data),
          (error: unknown) => callback(error instanceof Error ? error : new Error('refused'), null),
        );
      },
    },
  };
}
