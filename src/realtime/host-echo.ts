import { POLL_INTERVAL_MS } from '../constants';
import { actionName } from './action-name';
import type { Realtime, RealtimeHandlers } from './realtime';

/** The parts of a page's own Echo that are used; every version with the Pusher broadcaster has them. */
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
 * Listens on a private channel through the page's own connection. Stopping removes only its own listeners, and leaves the
 * channel only if the page had not subscribed to it before. Throws where that Echo has no Pusher connector.
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
    // A connection is not yet a subscription.
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
