import { LINK_CHECK_AFTER_MS, LINK_CHECK_TIMEOUT_MS, SUBSCRIBE_TIMEOUT_MS, SUBSCRIBE_WINDOWS_MS } from '../constants';
import { fullJitter, windowOf } from '../lib/jitter';
import { actionName } from './action-name';
import { createHeartbeat } from './heartbeat';
import { bindAll, type PusherChannel, type PusherConnection } from './pusher-client';

/** `connected` means subscribed: from then on no event is missed. */
export type RealtimeState = 'connecting' | 'connected' | 'disconnected';

export interface RealtimeHandlers {
  /** Gets the name of an action, and the event's payload, which is not trusted. */
  onAction(action: string, payload: unknown): void;
  onState(state: RealtimeState): void;
  /** The server knows no such application, or its answer to the channel's authorization was no. `code` is the protocol's, or the status. */
  onRefused?(what: 'realtime-key' | 'realtime-auth', code: number): void;
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

interface Listening extends RealtimeHandlers {
  /** The link is dead, or there is none: it must be connected anew. */
  onDead(): void;
}

/**
 * Listens on a channel. `connected` is reported with the subscription; before it, and when the link dies, `disconnected`. A
 * subscription that is refused or not answered is tried again.
 */
export function listenOn(
  connection: PusherConnection,
  channel: PusherChannel,
  { onAction, onState, onDead }: Listening,
): Realtime {
  let refusals = 0;
  let isStarting = true;
  let isDoubted = false;
  let heardAt = Date.now();
  let subscribing: ReturnType<typeof setTimeout> | undefined;
  const heartbeat = createHeartbeat(
    () => connection.send_event('pusher:ping', {}),
    () => {
      onState('disconnected');
      onDead();
    },
  );

  function awaitSubscription(): void {
    clearTimeout(subscribing);
    if (!channel.subscribed) subscribing = setTimeout(subscribeAgain, SUBSCRIBE_TIMEOUT_MS);
  }

  /** Pusher gives up after a failed authorization; a server that is restarting may accept it later. */
  function subscribeAgain(): void {
    // The authorization of an earlier connection may fail late; a new connection subscribes by itself.
    if (channel.subscribed || connection.state !== 'connected') return;
    onState('disconnected');
    clearTimeout(subscribing);
    const subscribe = () => {
      channel.subscribe();
      awaitSubscription();
    };
    subscribing = setTimeout(subscribe, fullJitter(windowOf(SUBSCRIBE_WINDOWS_MS, refusals)));
    refusals += 1;
  }

  function heard(): void {
    heardAt = Date.now();
    heartbeat.heard();
    if (!isDoubted) return;
    isDoubted = false;
    if (channel.subscribed) onState('connected');
  }

  function doubt(): void {
    isDoubted = true;
    onState('disconnected');
  }

  const unbindConnection = bindAll(connection, {
    message: heard,
    state_change() {
      clearTimeout(subscribing);
      if (connection.state === 'connected') {
        heard();
        // A connection is not yet a subscription.
        return awaitSubscription();
      }
      heartbeat.stop();
      isStarting &&= connection.state === 'connecting';
      onState(isStarting ? 'connecting' : 'disconnected');
    },
  });
  const unbindChannel = bindAll(channel, {
    'pusher:subscription_succeeded'() {
      clearTimeout(subscribing);
      refusals = 0;
      isStarting = false;
      isDoubted = false;
      heard();
      onState('connected');
    },
    'pusher:subscription_error': subscribeAgain,
  });
  const onEvent = (event: string, payload: unknown) => {
    if (!event.startsWith('pusher:')) onAction(actionName(event, payload), payload);
  };
  channel.bind_global(onEvent);
  onState(channel.subscribed ? 'connected' : 'connecting');
  if (connection.state === 'connected') {
    heard();
    awaitSubscription();
  }

  return {
    socketId: () => (connection.state === 'connected' ? connection.socket_id : null),
    check(isLost = false) {
      if (connection.state !== 'connected') return onDead();
      // The page has slept: until the link has answered, nobody knows what was missed.
      if (isLost || Date.now() - heardAt > LINK_CHECK_AFTER_MS + LINK_CHECK_TIMEOUT_MS) doubt();
      heartbeat.check();
    },
    stop() {
      clearTimeout(subscribing);
      heartbeat.stop();
      unbindConnection();
      unbindChannel();
      channel.unbind_global(onEvent);
    },
  };
}
