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
 * Listens on a private channel through the page's own connection, which is replaced only when it is dead. Subscribes again if the page
 * leaves the channel. Stopping removes only our listeners, and leaves the channel only if the page does not use it. Throws if the Echo has
 * no Pusher connector.
 */
export function listenOnHostEcho(echo: HostEcho, name: string, handlers: RealtimeHandlers): Realtime {
  const fullName = `private-${name}`;
  const { channels, pusher } = echo.connector;
  let isOwnedByPage: boolean;
  let channel: { subscription: PusherChannel };
  const isCurrent = () => Reflect.get(channels, fullName) === channel;
  let listening = listen();

  function listen(): Realtime {
    isOwnedByPage = Object.hasOwn(channels, fullName);
    channel = echo.private(name) as typeof channel;
    const { subscription } = channel;
    const { stop, ...inner } = listenOn(pusher.connection, subscription, {
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
    pusher.connection.bind('message', onMessage);
    return {
      ...inner,
      stop() {
        subscription.unbind('pusher:subscription_error', onError);
        pusher.connection.unbind('message', onMessage);
        stop();
      },
    };
  }

  /** No event arrives after the page has left the channel. The heartbeat causes a message every few seconds. */
  function onMessage(): void {
    if (channel.subscription.subscribed || isCurrent()) return;
    listening.stop();
    handlers.onState('disconnected');
    listening = listen();
  }

  return {
    socketId: () => listening.socketId(),
    check: (isLost) => listening.check(isLost),
    stop() {
      listening.stop();
      const { global_callbacks, callbacks } = channel.subscription;
      // The page may have bound listeners since.
      const isUsed =
        isOwnedByPage || [global_callbacks, callbacks?._callbacks].some((all) => Object.keys(all ?? {}).length > 0);
      if (!isUsed && isCurrent()) echo.leaveChannel(fullName);
    },
  };
}
