import { channelAuthorize } from '../../src/api/session';
import type { CallRoute, Handle } from '../http/handle';
import type { RequestHandlers } from '../listen';
import type { Metrics } from '../observe/metrics';
import type { Stores } from '../stores';
import { createChannels, type Channels } from './channels';
import { ACTIONS, type Announce } from './events';
import { channelOf, DISPLAY_EVENT, displayChannelOf, displayKeyIn } from './protocol';
import { authorizeChannel, channelOptions, trigger } from './realtime-calls';
import { createSocketServer, type SocketServerOptions } from './socket-server';

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

/** The socket server of this process. */
export function createOwnRealtime(options: Pick<SocketServerOptions, 'limits' | 'addressOf'> = {}): Realtime {
  const channels = createChannels();
  return {
    announce: (doctorId, action, exceptSocketId, details) =>
      channels.broadcast(channelOf(doctorId), action, JSON.stringify(details ?? {}), exceptSocketId),
    announceDisplay: (key) => channels.broadcast(displayChannelOf(key), DISPLAY_EVENT, '{}'),
    endSession: channels.endSession,
    routes: ({ realtimeSecret, clock }, handle) => [
      handle(channelAuthorize, channelOptions, authorizeChannel(channels, realtimeSecret)),
      handle(
        { method: 'POST', path: '/apps/:app/events' },
        { log: { action: 'event.triggered', onlyRefusals: true }, right: 'open' },
        trigger(channels, realtimeSecret, clock.now),
      ),
    ],
    start(stores, metrics) {
      const secret = stores.realtimeSecret;
      const isPublic = (channel: string) => {
        const key = displayKeyIn(channel);
        return key !== undefined && stores.displays.doctorIdOfDisplay(key) !== undefined;
      };
      // The recent events of an earlier process are unknown: panels may have missed any.
      for (const { id } of stores.doctors.doctors()) {
        for (const action of ACTIONS) channels.keepRecent(channelOf(id), action);
      }
      const sockets = createSocketServer({ ...options, channels, secret, isPublic });
      metrics.watchSockets(channels.counts);
      const watch = watchSessions(stores, channels);
      return Promise.resolve({
        upgrade: sockets.upgrade,
        stop() {
          watch.stop();
          sockets.close();
          return Promise.resolve();
        },
      });
    },
  };
}

/**
 * Closes the sockets of sessions that ended without a call in this process: by expiry, or by the command line, which uses the same
 * database file.
 */
function watchSessions(stores: Pick<Stores, 'sessions'>, channels: Channels): { stop(): void } {
  const timer = setInterval(() => {
    for (const tokenHash of channels.sessions()) {
      if (!stores.sessions.isSession(tokenHash)) channels.endSession(tokenHash);
    }
  }, CHECK_EVERY_MS);
  timer.unref();
  return { stop: () => clearInterval(timer) };
}

/** Reads one row for each connected panel. */
const CHECK_EVERY_MS = 5000;
