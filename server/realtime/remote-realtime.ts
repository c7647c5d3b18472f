import type { Handler } from 'hono';
import PusherServer from 'pusher';
import * as v from 'valibot';
import { channelAuthorize } from '../../src/api/session';
import { invalid, problem } from '../http/responses';
import { exactFieldsOf } from '../http/request-body';
import type { ServerEnv } from '../http/server-env';
import { brokenRule } from '../http/validation';
import type { Action, Announce } from './events';
import { channelOf, DISPLAY_EVENT, displayChannelOf, isSocketId } from './protocol';
import { createPublisher } from './publisher';
import type { Realtime } from './realtime';
import { authorizationSchema, channelOptions } from './realtime-calls';

/** A separate Pusher-protocol server (Reverb, soketi, Pusher Channels). */
export interface RemoteRealtimeServer {
  appId: string;
  key: string;
  secret: string;
  /** Host, port and TLS of the sockets, for browsers. */
  host: string;
  port: number;
  tls: boolean;
  /** The address of the HTTP API, for this server: `http://127.0.0.1:6001`. */
  api: string;
}

/** Publishes to another server, whose sockets this process cannot close: they receive events even after their session has ended. */
export function createRemoteRealtime(server: RemoteRealtimeServer): Realtime {
  const { hostname, port, protocol } = new URL(server.api);
  const useTLS = protocol === 'https:';
  const pusher = new PusherServer({
    appId: server.appId,
    key: server.key,
    secret: server.secret,
    host: hostname,
    port: port || (useTLS ? '443' : '80'),
    useTLS,
    timeout: TIMEOUT_MS,
  });
  const publisher = createPublisher({
    async send(events) {
      const batch = events.map(({ channel, name, exceptSocketId, data = '{}' }) => ({
        channel,
        name,
        data,
        ...(exceptSocketId === undefined ? {} : { socket_id: exceptSocketId }),
      }));
      await assertAccepted(await pusher.triggerBatch(batch));
    },
    onFailure: (error) => console.error(`Events do not reach ${server.api}: ${reasonOf(error)} They are sent again.`),
    onRecovery: () => console.error(`Events reach ${server.api} again.`),
  });

  const publish: Announce = (doctorId, name, exceptSocketId, details) =>
    publisher.publish({
      channel: channelOf(doctorId),
      name,
      exceptSocketId,
      ...(details ? { data: JSON.stringify(details) } : {}),
    });

  const announceDisplay = (key: string) => publisher.publish({ channel: displayChannelOf(key), name: DISPLAY_EVENT });

  return {
    announce: publish,
    announceDisplay,
    endSession: () => undefined,
    routes: (_stores, handle) => [handle(channelAuthorize, channelOptions, authorizeRemotely(pusher))],
    async start(stores, metrics) {
      metrics.watchPublisher(publisher.counts);
      await assertKnown(pusher, server);
      // The sockets outlive this process, and may have missed a change just before the last stop.
      for (const { id } of stores.doctors.doctors()) SILENT_ACTIONS.forEach((name) => publish(id, name));
      stores.displays.displayKeys().forEach(announceDisplay);
      return { stop: publisher.stop };
    },
  };
}

/** POST /broadcasting/auth: doctors may subscribe only to their own channel. */
const authorizeRemotely =
  (pusher: PusherServer): Handler<ServerEnv> =>
  (c) => {
    const { channel_name: channel, socket_id: socketId } = v.parse(authorizationSchema, exactFieldsOf(c));
    if (channel !== channelOf(c.get('session').doctorId)) return problem(c, 403, '');
    if (!isSocketId(socketId)) return invalid(c, brokenRule('socket_id', 'socket'));
    return c.json(pusher.authorizeChannel(socketId, channel));
  };

/** Rejects on a wrong secret, with which panels would appear connected but receive nothing. An unreachable server is only a warning. */
async function assertKnown(pusher: PusherServer, { api }: RemoteRealtimeServer) {
  try {
    await assertAccepted(await pusher.get({ path: '/channels' }));
  } catch (error) {
    const status = statusOf(error);
    if (status !== undefined && status >= 400 && status < 500) {
      throw new Error(
        `The real-time server at ${api} refuses this application (${status}): REALTIME_APP_ID, REALTIME_KEY and REALTIME_SECRET must be as they are there.`,
      );
    }
    console.error(`Warning: the real-time server at ${api} cannot be used now: ${reasonOf(error)}`);
  }
}

/** soketi reports errors with status 200 and a code in the body. */
async function assertAccepted(response: { text(): Promise<string> }): Promise<void> {
  const refusal = v.safeParse(refusalSchema, await response.text());
  if (refusal.success) throw Object.assign(new Error('Refused.'), { status: refusal.output.code });
}

const refusalSchema = v.pipe(v.string(), v.parseJson(), v.object({ error: v.unknown(), code: v.number() }));

/** The library's errors contain the signed address, which must not be logged. */
function reasonOf(error: unknown): string {
  const status = statusOf(error);
  if (status !== undefined) return `it answers ${status}.`;
  const cause = error instanceof Error && 'error' in error ? error.error : undefined;
  const code = cause instanceof Error && 'code' in cause ? String(cause.code) : undefined;
  return code === undefined ? 'it does not answer.' : `it does not answer (${code}).`;
}

const statusOf = (error: unknown) =>
  error instanceof Error && 'status' in error && typeof error.status === 'number' ? error.status : undefined;

/** Events on which panels reload without a sound. */
const SILENT_ACTIONS: readonly Action[] = ['update-waiting-tickets', 'update-admin-recepts', 'update-patient-history'];
const TIMEOUT_MS = 5000;
