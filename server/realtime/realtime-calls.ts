import type { Handler } from 'hono';
import * as v from 'valibot';
import { channelAuthorizationRequestSchema, type ChannelAuthorization } from '../../src/api/session';
import type { HandleOptions } from '../http/handle';
import { invalid, problem } from '../http/responses';
import { exactFieldsOf } from '../http/request-body';
import type { ServerEnv } from '../http/server-env';
import { brokenRule } from '../http/validation';
import type { Channels } from './channels';
import { APP_ID, channelAuth, channelOf, isSignedTrigger, isSocketId, MAXIMUM_AGE_S } from './protocol';

/** Panels authorize their channel at each connection: only refusals (another doctor's channel) are logged. */
export const channelOptions: HandleOptions = {
  log: { action: 'channel.joined', onlyRefusals: true },
  right: 'everybody',
  isUnlimited: true,
};

/** POST /broadcasting/auth: doctors may subscribe only to their own channel. */
export function authorizeChannel(channels: Channels, secret: string): Handler<ServerEnv> {
  return (c) => {
    const { doctorId, tokenHash } = c.get('session');
    const fields = v.parse(authorizationSchema, exactFieldsOf(c));
    const { channel_name: channel, socket_id: socketId, recent_events: wantsRecent = false } = fields;
    if (channel !== channelOf(doctorId)) return problem(c, 403, '');
    // Only for an open socket: a signature made in advance would outlive the logout.
    if (!isSocketId(socketId) || !channels.isConnected(socketId)) return invalid(c, brokenRule('socket_id', 'socket'));
    channels.authorize(socketId, tokenHash, wantsRecent);
    return c.json({ auth: channelAuth(secret, socketId, channel) } satisfies ChannelAuthorization);
  };
}

/** POST /apps/{id}/events: Pusher's HTTP API, by which other programs trigger events. */
export function trigger(channels: Channels, secret: string, now: () => Date): Handler<ServerEnv> {
  const isReplayed = rememberTriggers(now);
  return (c) => {
    const body = c.get('body');
    const { pathname, searchParams } = new URL(c.req.url);
    if (c.req.param('app') !== APP_ID) return problem(c, 404, 'Unknown app.');
    const isSigned = isSignedTrigger(secret, { path: pathname, query: searchParams, body, now: now() });
    if (!isSigned || isReplayed(searchParams.get('auth_signature') ?? '')) {
      return problem(c, 401, 'Invalid signature.');
    }
    const fields = exactFieldsOf(c);
    const event = v.safeParse(eventSchema, { channels: [fields['channel']], ...fields });
    if (!event.success) return problem(c, 400, 'Invalid event.');
    const { name, data, socket_id } = event.output;
    if (Buffer.byteLength(data) > MAX_DATA_BYTES) return problem(c, 413, 'The event is too large.');
    for (const channel of event.output.channels) channels.broadcast(channel, name, data, socket_id);
    return c.json({});
  };
}

const MAX_DATA_BYTES = 10_240;

const eventSchema = v.object({
  name: v.pipe(v.string(), v.nonEmpty(), v.maxLength(200)),
  data: v.string(),
  channels: v.pipe(v.array(v.string()), v.nonEmpty(), v.maxLength(100)),
  socket_id: v.fallback(v.optional(v.string()), undefined),
});

const { channel_name, recent_events, socket_id } = channelAuthorizationRequestSchema.entries;

/** Invalid values become empty, which name no channel and no socket. */
export const authorizationSchema = v.object({
  channel_name: v.fallback(channel_name, ''),
  socket_id: v.fallback(socket_id, ''),
  recent_events: v.fallback(recent_events, false),
});

/** Returns whether a trigger is replayed, by its signature. Signatures are remembered while they could be replayed. */
function rememberTriggers(now: () => Date): (signature: string) => boolean {
  // The oldest first.
  const firstAt = new Map<string, number>();

  return (signature) => {
    const time = now().getTime();
    for (const [old, at] of firstAt) {
      if (time - at <= REMEMBERED_MS) break;
      firstAt.delete(old);
    }
    const first = firstAt.get(signature);
    if (first === undefined) firstAt.set(signature, time);
    return first !== undefined && time - first > SAME_SECOND_MS;
  };
}

/**
 * Pusher's signatures have whole seconds: a backend that announces two changes in one second signs the same text twice, and without the
 * second event a panel would show an old list.
 */
const SAME_SECOND_MS = 1000;

/** From the earliest to the latest moment at which a signature is valid. */
const REMEMBERED_MS = 2 * MAXIMUM_AGE_S * 1000;
