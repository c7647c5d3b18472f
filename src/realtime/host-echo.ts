import { POLL_INTERVAL_MS } from '../constants';
import { actionName } from './action-name';
import type { Realtime, RealtimeHandlers } from './realtime';

/** What is used of a page's own Echo, whose broadcaster speaks the Pusher protocol. Any version of it has this. */
export interface HostEcho {
  /** Channels by their full names. */
  readonly connector: { readonly channels: object; readonly pusher: { readonly connection: HostConnection } };
  private(channel: string): object;
  leaveChannel(channel: string): void;
}

interface HostConnection {
  readonly state: string;
  readonly socket_id: string;
  bind(event: string, listener: () => void): unknown;
  unbind(event: string, listener: () => void): unknown;
}

interface HostChannel extends Pick<HostConnection, 'bind' | 'unbind'> {
  readonly subscribed: boolean;
  subscribe(): void;
  bind_global(listener: (event: string, payload: unknown) => void): unknown;
  unbind_global(listener: (event: string, payload: unknown) => void): unknown;
}

/**
 * Listens on a private channel through the page's own connection. It takes away only its own listeners in the end, and leaves
 * the channel only where the page had not subscribed to it before. Throws where that Echo has no Pusher in it.
 */
export function listenOnHostEcho(echo: HostEcho, name: string, { onAction, onState }: RealtimeHandlers): Realtime {
  const fullName = `private-${name}`;
  const isOwnedByPage = Object.hasOwn(echo.connector.channels, fullName);
  const { connection } = echo.connector.pusher;
  const { subscription } = echo.private(name) as { subscription: HostChannel };
  let retryTimer: ReturnType<typeof setTimeout> | undefined;

  const onSubscribed = () => onState('connected');
  const onRefused = () => {
    onState('disconnected');
    clearTimeout(retryTimer);
    retryTimer = setTimeout(() => subscription.subscribe(), POLL_INTERVAL_MS);
  };
  const onConnection = () => {
    // „connected“ is only half of it: the subscription follows.
    if (connection.state !== 'connected') onState('disconnected');
  };
  const onEvent = (event: string, payload: unknown) => {
    if (!event.startsWith('pusher:')) onAction(actionName(event, payload));
  };
  subscription.bind('pusher:subscription_succeeded', onSubscribed);
  subscription.bind('pusher:subscription_error', onRefused);
  subscription.bind_global(onEvent);
  connection.bind('state_change', onConnection);
  onState(subscription.subscribed ? 'connected' : 'connecting');

  return {
    socketId: () => (connection.state === 'connected' ? connection.socket_id : null),
    stop() {
      clearTimeout(retryTimer);
      connection.unbind('state_change', onConnection);
      subscription.unbind('pusher:subscription_succeeded', onSubscribed);
      subscription.unbind('pusher:subscription_error', onRefused);
      subscription.unbind_global(onEvent);
      if (!isOwnedByPage) echo.leaveChannel(fullName);
    },
  };
}
