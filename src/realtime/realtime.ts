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
  /** Pusher Channels' cluster; `null` for a server of one's own. */
  cluster: string | null;
  /** The private channel's name without its `private-` prefix. */
  channel: string;
  authorize(socketId: string, channelName: string): Promise<{ auth: string }>;
}

/** `connected` means subscribed: from then on no event is missed. */
export type RealtimeState = 'connecting' | 'connected' | 'disconnected';

export interface RealtimeHandlers {
  /** The name of an action; its payload is not trusted and not handed on. */
  onAction(action: string): void;
  onState(state: RealtimeState): void;
}

export interface Realtime {
  socketId(): string | null;
  stop(): void;
}

/** Subscribes to one private channel through stock Echo and Pusher, and stays subscribed until it is stopped. */
export function openRealtime(settings: RealtimeSettings, handlers: RealtimeHandlers): Realtime {
  const cleanUp = createStorageCleanup();
  const pusher = new Pusher(settings.key, pusherOptions(settings));
  const echo = new Echo({ broadcaster: 'pusher', key: settings.key, client: pusher, withoutInterceptors: true });
  const channel = echo.private(settings.channel);
  const reconnecting = createReconnectBackoff(pusher);
  let retryTimer: ReturnType<typeof setTimeout> | undefined;
  let isFirst = true;

  pusher.connection.bind('state_change', ({ current }: { current: string }) => {
    // „connected“ is only half of it: the subscription follows.
    if (current === 'connected') return reconnecting.succeeded();
    reconnecting.failed();
    handlers.onState(isFirst && current === 'connecting' ? 'connecting' : 'disconnected');
  });
  channel.subscribed(() => {
    isFirst = false;
    handlers.onState('connected');
  });
  channel.error(() => {
    // Pusher gives up on a channel whose authorization failed; a server that was restarting may agree later.
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
    // Nothing else may load: the fallback transports inject scripts. „ws“ stands for its TLS form too.
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
