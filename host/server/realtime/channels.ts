import { message } from './protocol';

/** A connected panel. */
export interface Subscriber {
  readonly socketId: string;
  send(text: string): void;
  close(): void;
}

export interface Channels {
  connect(subscriber: Subscriber): void;
  disconnect(subscriber: Subscriber): void;
  isConnected(socketId: string): boolean;
  subscribe(subscriber: Subscriber, channel: string): void;
  unsubscribe(subscriber: Subscriber, channel: string): void;
  channelsOf(subscriber: Subscriber): number;
  /** `data` is a text, JSON inside. */
  broadcast(channel: string, event: string, data: string, exceptSocketId?: string): void;
  /** Remembers which session authorized this socket, so that the logout can close it. */
  authorize(socketId: string, tokenHash: string): void;
  /** Closes every socket that the session authorized: an old signature is not valid for a new socket id. */
  endSession(tokenHash: string): void;
}

/** The connections and their subscriptions. */
export function createChannels(): Channels {
  const connected = new Map<string, Subscriber>();
  const listeners = new Map<string, Set<Subscriber>>();
  const authorized = new Map<string, Set<string>>();

  const unsubscribe = (subscriber: Subscriber, channel: string) => {
    const members = listeners.get(channel);
    members?.delete(subscriber);
    if (members?.size === 0) listeners.delete(channel);
  };

  return {
    connect: (subscriber) => void connected.set(subscriber.socketId, subscriber),
    disconnect(subscriber) {
      connected.delete(subscriber.socketId);
      for (const channel of [...listeners.keys()]) unsubscribe(subscriber, channel);
      for (const [tokenHash, socketIds] of authorized) {
        if (socketIds.delete(subscriber.socketId) && socketIds.size === 0) authorized.delete(tokenHash);
      }
    },
    isConnected: (socketId) => connected.has(socketId),
    subscribe(subscriber, channel) {
      const members = listeners.get(channel) ?? new Set();
      listeners.set(channel, members.add(subscriber));
    },
    unsubscribe,
    channelsOf: (subscriber) => [...listeners.values()].filter((members) => members.has(subscriber)).length,
    broadcast(channel, event, data, exceptSocketId) {
      const text = message(event, data, channel);
      for (const subscriber of listeners.get(channel) ?? []) {
        if (subscriber.socketId !== exceptSocketId) subscriber.send(text);
      }
    },
    authorize(socketId, tokenHash) {
      const socketIds = authorized.get(tokenHash) ?? new Set();
      authorized.set(tokenHash, socketIds.add(socketId));
    },
    endSession(tokenHash) {
      for (const socketId of authorized.get(tokenHash) ?? []) connected.get(socketId)?.close();
      authorized.delete(tokenHash);
    },
  };
}
