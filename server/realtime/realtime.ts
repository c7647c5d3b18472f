import type { IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import type { CallRoute } from '../http/call-routes';
import type { Handle } from '../http/handle';
import type { Metrics } from '../observe/metrics';
import type { Stores } from '../stores';
import type { Announce } from './events';

/** How changes reach the panels: by the sockets of this process, or through a Pusher-protocol server elsewhere. */
export interface Realtime {
  /** Tells the doctor's panels what has changed; the one with this socket knows already. */
  announce: Announce;
  /** Tells the televisions with this key that something has changed. */
  announceDisplay(key: string): void;
  /** A session has ended: its sockets are closed, where they are ours. */
  endSession(tokenHash: string): void;
  routes(stores: Pick<Stores, 'clock' | 'realtimeSecret'>, handle: Handle): CallRoute[];
  /** Rejects when it cannot work as it is set up. */
  start(
    stores: Pick<Stores, 'displays' | 'doctors' | 'realtimeSecret' | 'sessions'>,
    metrics: Metrics,
  ): Promise<StartedRealtime>;
}

export interface StartedRealtime {
  upgrade?: (request: IncomingMessage, socket: Duplex, head: Buffer) => void;
  stop(): Promise<void>;
}
