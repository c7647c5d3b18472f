import * as v from 'valibot';
import { isChannel, message } from './protocol';

/** A connected panel. */
export interface Subscriber {
  readonly socketId: string;
  send(text: string): void;
  close(): void;
}

export type Channels = ReturnType<typeof createChannels>;

/** Counts for the metrics. */
export interface ChannelCounts {
  sockets: number;
  subscriptions: number;
  /** Events sent to sockets since the start. */
  sent: number;
}

/** The connections and their subscriptions. */
export function createChannels(recent = createRecentEvents()) {
  const connected = new Map<string, Subscriber>();
  const listeners = new Map<string, Set<Subscriber>>();
  const authorized = new Map<string, Set<string>>();
  const wantRecent = new Set<string>();
  let sent = 0;

  const unsubscribe = (subscriber: Subscriber, channel: string) => {
    const members = listeners.get(channel);
    members?.delete(subscriber);
    if (members?.size === 0) listeners.delete(channel);
  };

  return {
    connect: (subscriber: Subscriber) => void connected.set(subscriber.socketId, subscriber),
    disconnect(subscriber: Subscriber) {
      connected.delete(subscriber.socketId);
      wantRecent.delete(subscriber.socketId);
      for (const channel of [...listeners.keys()]) unsubscribe(subscriber, channel);
      for (const [tokenHash, socketIds] of authorized) {
        if (socketIds.delete(subscriber.socketId) && socketIds.size === 0) authorized.delete(tokenHash);
      }
    },
    isConnected: (socketId: string) => connected.has(socketId),
    subscribe(subscriber: Subscriber, channel: string) {
      const members = listeners.get(channel) ?? new Set();
      listeners.set(channel, members.add(subscriber));
      if (!wantRecent.has(subscriber.socketId)) return;
      for (const { event, data } of recent.of(channel)) subscriber.send(message(event, data, channel));
    },
    /** As if the event had been sent just now. */
    keepRecent: (channel: string, event: string) => recent.keep(channel, event, '{}'),
    unsubscribe,
    channelsOf: (subscriber: Subscriber) => [...listeners.values()].filter((members) => members.has(subscriber)).length,
    counts: (): ChannelCounts => ({
      sockets: connected.size,
      subscriptions: [...listeners.values()].reduce((sum, members) => sum + members.size, 0),
      sent,
    }),
    /** `data` is JSON text. */
    broadcast(channel: string, event: string, data: string, exceptSocketId?: string) {
      const text = message(event, data, channel);
      if (isChannel(channel)) recent.keep(channel, event, data);
      for (const subscriber of listeners.get(channel) ?? []) {
        if (subscriber.socketId === exceptSocketId) continue;
        subscriber.send(text);
        sent += 1;
      }
    },
    /**
     * Records which session authorized this socket, so that the logout can close it. `wantsRecent`: subscriptions of the socket start with
     * the recent events, which its panel may have missed while loading.
     */
    authorize(socketId: string, tokenHash: string, wantsRecent = false) {
      if (wantsRecent) wantRecent.add(socketId);
      const socketIds = authorized.get(tokenHash) ?? new Set();
      authorized.set(tokenHash, socketIds.add(socketId));
    },
    /** The token hashes of the sessions that have authorized a socket. */
    sessions: () => [...authorized.keys()],
    /** Closes every socket that the session authorized: an old signature is not valid for a new socket id. */
    endSession(tokenHash: string) {
      for (const socketId of authorized.get(tokenHash) ?? []) connected.get(socketId)?.close();
      authorized.delete(tokenHash);
    },
  };
}

/**
 * Recent events for new subscribers, which would otherwise miss events between their first load and the subscription.
 * `elapsed`: monotonic milliseconds.
 */
export function createRecentEvents(elapsed: () => number = () => performance.now()) {
  /** Keyed by channel and event, the oldest first. */
  const events = new Map<string, { channel: string; event: string; data: string; at: number }>();

  function forget() {
    const limit = elapsed() - KEPT_MS;
    for (const [key, { at }] of events) {
      if (at > limit) return;
      events.delete(key);
    }
  }

  return {
    /** `data` is JSON text. Only the last event of each name is kept: an event says what to load, not what has changed. */
    keep(channel: string, event: string, data: string) {
      forget();
      const key = JSON.stringify([channel, event]);
      events.delete(key);
      events.set(key, { channel, event, data, at: elapsed() });
    },
    /** Marked as `recent`: a client that was connected before has already received them. */
    of(channel: string) {
      forget();
      return [...events.values()]
        .filter((one) => one.channel === channel)
        .map(({ event, data }) => ({ event, data: marked(data) }));
    },
  };
}

/** Drops data that is not a JSON object: the event's name is enough. */
const marked = (data: string) => JSON.stringify({ ...v.parse(dataSchema, data), recent: true });

const dataSchema = v.fallback(
  v.pipe(v.string(), v.startsWith('{'), v.parseJson(), v.record(v.string(), v.unknown())),
  {},
);

/** Longer than panels rely on (`RECENT_EVENTS_MS`). */
const KEPT_MS = 15_000;
