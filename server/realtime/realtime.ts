import type { CallRoute, Handle } from '../http/handle';
import type { RequestHandlers } from '../listen';
import type { Metrics } from '../observe/metrics';
import type { Stores } from '../stores';
import type { Announce } from './events';

/** How changes reach the panels: by the sockets of this process, or through a Pusher-protocol server elsewhere. */
export interface Realtime {
  /** Notifies the doctor's panels of a change, except the panel with this socket. */
  announce: Announce;
  /** Notifies the televisions with this key of a change. */
  announceDisplay(key: string): void;
  /** Closes the sockets of an ended session, if they are in this process. */
  endSession(tokenHash: string): void;
  routes(stores: Pick<Stores, 'clock' | 'realtimeSecret'>, handle: Handle): CallRoute[];
  /** Rejects on a wrong configuration. */
  start(
    stores: Pick<Stores, 'displays' | 'doctors' | 'realtimeSecret' | 'sessions'>,
    metrics: Metrics,
  ): Promise<{ upgrade?: RequestHandlers['upgrade']; stop(): Promise<void> }>;
}
