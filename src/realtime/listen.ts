import { LINK_CHECK_AFTER_MS, LINK_CHECK_TIMEOUT_MS, SUBSCRIBE_TIMEOUT_MS, SUBSCRIBE_WINDOWS_MS } from '../constants';
import { fullJitter, windowOf } from '../lib/jitter';
import { bindAll, type PusherChannel, type PusherConnection } from './pusher-client';

/** `connected` means subscribed: from then on no event is missed. */
export type RealtimeState = 'connecting' | 'connected' | 'disconnected';

export interface RealtimeHandlers {
  /** `payload` is the event's, not validated. */
  onAction(action: string, payload: unknown): void;
  onState(state: RealtimeState): void;
  /** The server does not know the application, or refused the channel's authorization. `code`: Pusher's, or the HTTP status. */
  onRefused?(what: 'realtime-key' | 'realtime-auth', code: number): void;
}

export interface Realtime {
  socketId(): string | null;
  /**
   * Pings, and reconnects if the link is dead. `disconnected` until the pong, if `isLost` (the browser is offline) or the last message is
   * old.
   */
  check(isLost?: boolean): void;
  stop(): void;
}

interface Listening extends RealtimeHandlers {
  /** The link is dead, or there is none: reconnect. */
  onDead(): void;
}

/**
 * Listens on a channel. `connected` is reported with the subscription; before it, and when the link dies, `disconnected`. A
 * subscription that is refused or times out is retried.
 */
export function listenOn(
  connection: PusherConnection,
  channel: PusherChannel,
  { onAction, onState, onDead }: Listening,
): Realtime {
  let refusals = 0;
  let isStarting = true;
  let isSuspect = false;
  let lastMessageAt = Date.now();
  let subscribeTimer: ReturnType<typeof setTimeout> | undefined;
  const heartbeat = createHeartbeat(
    () => connection.send_event('pusher:ping', {}),
    () => {
      onState('disconnected');
      onDead();
    },
  );

  function awaitSubscription(): void {
    clearTimeout(subscribeTimer);
    if (!channel.subscribed) subscribeTimer = setTimeout(subscribeAgain, SUBSCRIBE_TIMEOUT_MS);
  }

  /** Pusher gives up after a failed authorization; a server that is restarting may accept it later. */
  function subscribeAgain(): void {
    // The authorization of an earlier connection may fail late; a new connection subscribes by itself.
    if (channel.subscribed || connection.state !== 'connected') return;
    onState('disconnected');
    clearTimeout(subscribeTimer);
    const subscribe = () => {
      channel.subscribe();
      awaitSubscription();
    };
    subscribeTimer = setTimeout(subscribe, fullJitter(windowOf(SUBSCRIBE_WINDOWS_MS, refusals)));
    refusals += 1;
  }

  function markAlive(): void {
    lastMessageAt = Date.now();
    heartbeat.received();
    if (!isSuspect) return;
    isSuspect = false;
    if (channel.subscribed) onState('connected');
  }

  function markSuspect(): void {
    isSuspect = true;
    onState('disconnected');
  }

  const unbindConnection = bindAll(connection, {
    message: markAlive,
    state_change() {
      clearTimeout(subscribeTimer);
      if (connection.state === 'connected') {
        markAlive();
        // Connected does not mean subscribed yet.
        return awaitSubscription();
      }
      heartbeat.stop();
      isStarting &&= connection.state === 'connecting';
      onState(isStarting ? 'connecting' : 'disconnected');
    },
  });
  const unbindChannel = bindAll(channel, {
    'pusher:subscription_succeeded'() {
      clearTimeout(subscribeTimer);
      refusals = 0;
      isStarting = false;
      isSuspect = false;
      markAlive();
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
    markAlive();
    awaitSubscription();
  }

  return {
    socketId: () => (connection.state === 'connected' ? connection.socket_id : null),
    check(isLost = false) {
      if (connection.state !== 'connected') return onDead();
      // The page has slept: events may have been missed.
      if (isLost || Date.now() - lastMessageAt > LINK_CHECK_AFTER_MS + LINK_CHECK_TIMEOUT_MS) markSuspect();
      heartbeat.check();
    },
    stop() {
      clearTimeout(subscribeTimer);
      heartbeat.stop();
      unbindConnection();
      unbindChannel();
      channel.unbind_global(onEvent);
    },
  };
}

/** An action arrives as an event's name (`broadcastAs`, with Echo's leading dot), or as the `action` field of any event's payload. */
function actionName(event: string, payload: unknown): string {
  const action = typeof payload === 'object' && payload !== null && 'action' in payload ? payload.action : null;
  return typeof action === 'string' ? action : event.replace(/^\./, '');
}

/** Detects a dead link: pings after a while without a message, and waits for any message. */
function createHeartbeat(ping: () => void, onDead: () => void) {
  let idleTimer: ReturnType<typeof setTimeout> | undefined;
  let pongTimer: ReturnType<typeof setTimeout> | undefined;

  function stop(): void {
    clearTimeout(idleTimer);
    clearTimeout(pongTimer);
    pongTimer = undefined;
  }

  /** Pings now, for example after a sleep; ignored while a pong is awaited. */
  function check(): void {
    if (pongTimer !== undefined) return;
    clearTimeout(idleTimer);
    pongTimer = setTimeout(() => {
      stop();
      onDead();
    }, LINK_CHECK_TIMEOUT_MS);
    ping();
  }

  return {
    /** A message arrived: the link is alive. */
    received(): void {
      stop();
      idleTimer = setTimeout(check, LINK_CHECK_AFTER_MS);
    },
    check,
    stop,
  };
}
