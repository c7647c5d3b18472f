import { listenOn } from './listen';
import type { PusherChannel, PusherClient } from './pusher-client';
import type { Realtime, RealtimeHandlers } from './realtime';

/** The members of a page's own Echo that we use; every version with the Pusher broadcaster has them. */
export interface HostEcho {
  /** Channels by their full names. */
  readonly connector: { readonly channels: object; readonly pusher: PusherClient };
  private(channel: string): object;
  leaveChannel(channel: string): void;
}

/**
 * Listens on a private channel through the page's own connection, which is replaced only when it is dead. Stopping removes only our
 * listeners, and leaves the channel only if the page had not subscribed to it before. Throws if the Echo has no Pusher connector.
 */
export function listenOnHostEcho(echo: HostEcho, name: string, handlers: RealtimeHandlers): Realtime {
  const fullName = `private-${name}`;
  const isOwnedByPage = Object.hasOwn(echo.connector.channels, fullName);
  const { pusher } = echo.connector;
  const { subscription } = echo.private(name) as { subscription: PusherChannel };
  const listening = listenOn(pusher.connection, subscription, {
    ...handlers,
    onDead() {
      if (pusher.connection.state !== 'connected') return;
      pusher.disconnect();
      pusher.connect();
    },
  });
  const onError = (error: unknown) => {
    const status: unknown = (error as { status?: unknown } | null)?.status;
    if (typeof status === 'number' && status >= 400 && status < 500) handlers.onRefused?.('realtime-auth', status);
  };
  subscription.bind('pusher:subscription_error', onError);
  return {
    ...listening,
    stop() {
      subscription.unbind('pusher:subscription_error', onError);
      listening.stop();
      if (!isOwnedByPage) echo.leaveChannel(fullName);
    },
  };
}
