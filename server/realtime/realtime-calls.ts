import type { Handler } from 'hono';
import * as v from 'valibot';
import type { ChannelAuthorization } from '../../src/api/contract/answers';
import type { ServerEnv } from '../calls/server-env';
import type { HandleOptions } from '../calls/handle';
import { invalid, problem } from '../calls/problems';
import { exactFieldsOf } from '../calls/request-body';
import { brokenRule } from '../calls/validation';
import { authorizationSchema } from './authorization-schema';
import type { Channels } from './channels';
import { APP_ID, channelOf, isSocketId } from './protocol';
import { channelAuth, isSignedTrigger } from './signature';
import { createTriggerMemory } from './trigger-memory';

/** Every panel authorizes its channel at each connection: only another doctor's channel is of interest. */
export const channelOptions: HandleOptions = {
  log: { action: 'channel.joined', isQuestion: true },
  right: 'everybody',
  isUnlimited: true,
};

/** POST /broadcasting/auth: a doctor may listen to their own channel, and to no other. */
export function authorizeChannel(channels: Channels, secret: string): Handler<ServerEnv> {
  return (c) => {
    const { doctorId, tokenHash } = c.get('session');
    const fields = v.parse(authorizationSchema, exactFieldsOf(c));
    const { channel_name: channel, socket_id: socketId, recent_events: wantsRecent = false } = fields;
    if (channel !== channelOf(doctorId)) return problem(c, 403, '');
    // Only for a socket that is open now: a signature made ahead would outlive the logout.
    if (!isSocketId(socketId) || !channels.isConnected(socketId)) return invalid(c, brokenRule('socket_id', 'socket'));
    channels.authorize(socketId, tokenHash, wantsRecent);
    return c.json({ auth: channelAuth(secret, socketId, channel) } satisfies ChannelAuthorization);
  };
}

/** POST /apps/{id}/events: Pusher's HTTP API, by which other programs can trigger events. */
export function trigger(channels: Channels, secret: string, now: () => Date): Handler<ServerEnv> {
  const memory = createTriggerMemory(now);
  return (c) => {
    const body = c.get('body');
    const { pathname, searchParams } = new URL(c.req.url);
    if (c.req.param('app') !== APP_ID) return problem(c, 404, 'Unknown app.');
    const isSigned = isSignedTrigger(secret, { path: pathname, query: searchParams, body, now: now() });
    if (!isSigned || memory.isReplayed(searchParams.get('auth_signature') ?? '')) {
      return problem(c, 401, 'Invalid signature.');
    }
    const fields = exactFieldsOf(c);
    const event = v.safeParse(eventSchema, { channels: [fields['channel']], ...fields });
    if (!event.success) return problem(c, 400, 'Invalid event.');
    const { name, data, socket_id } = event.output;
    if (Buffer.byteLength(data) > LARGEST_DATA_BYTES) return problem(c, 413, 'The event is too large.');
    for (const channel of event.output.channels) channels.broadcast(channel, name, data, socket_id);
    return c.json({});
  };
}

const LARGEST_DATA_BYTES = 10_240;

const eventSchema = v.object({
  name: v.pipe(v.string(), v.nonEmpty(), v.maxLength(200)),
  data: v.string(),
  channels: v.pipe(v.array(v.string()), v.nonEmpty(), v.maxLength(100)),
  socket_id: v.fallback(v.optional(v.string()), undefined),
});
