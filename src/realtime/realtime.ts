import { actionName } from './action-name';
import { createStorageCleanup } from './pusher-cleanup';
import { createReconnectBackoff } from './reconnect-backoff';
import Echo from 'laravel-echo';
import Pusher from 'pusher-js';
import { POLL_INTERVAL_MS, REALTIME_ACTIVITY_TIMEOUT_MS, REALTIME_PONG_TIMEOUT_MS } from '../constants';

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
  stop(): void;
}

/** Subscribes to one private channel through stock Echo and Pusher until it is stopped. */
export function openRealtime(settings: RealtimeSettings, handlers: RealtimeHandlers): Realtime {
  const cleanUp = createStorageCleanup();
  const pusher = new Pusher(settings.key, pusherOptions(settings));
  const echo = new Echo({ broadcaster: 'pusher', key: settings.key, client: pusher, withoutInterceptors: true });
  const channel = echo.private(settings.channel);
  const reconnecting = createReconnectBackoff(pusher);
  let retryTimer: ReturnType<typeof setTimeout> | undefined;
  let isFirst = true;

  pusher.connection.bind('state_change', ({ current }: { current: string }) => {
    // A connection is not yet a subscription.
    if (current === 'connected') return reconnecting.succeeded();
    reconnecting.failed();
    handlers.onState(isFirst && current === 'connecting' ? 'connecting' : 'disconnected');
  });
  channel.subscribed(() => {
    isFirst = false;
    handlers.onState('connected');
  });
  channel.error(() => {
    // Pusher gives up after a failed authorization; a server that is restarting may accept it later.
    handlers.onState('disconnected');
    clearTimeout(retryTimer);
    retryTimer = setTimeout(() => channel.subscription.subscribe(), POLL_INTERVAL_MS);
  });
  channel.listenToAll((event: string, payload: unknown) => handlers.onAction(actionName(event, payload)));
  handlers.onState('connecting');

  return {
    socketId: () => (pusher.connection.state === 'connected' ? pusher.connection.socket_id : null),
    stop() {
      clearTimeout(retryTimer);
      reconnecting.stop();
      pusher.connection.unbind();
      channel.subscription.unbind();
      echo.disconnect();
      cleanUp();
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
    activityTimeout: REALTIME_ACTIVITY_TIMEOUT_MS,
    pongTimeout: REALTIME_PONG_TIMEOUT_MS,
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
