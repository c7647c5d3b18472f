import type { Handler } from 'hono';
import type { ServerEnv } from '../calls/call-routes';
import { fieldsOf, type Fields } from '../calls/request-body';
import { invalid, problem } from '../calls/problems';
import type { Channels } from './channels';
import { APP_ID, channelOf, isSocketId } from './protocol';
import { channelAuth, isSignedTrigger } from './signature';

/** POST /broadcasting/auth: a doctor may listen to their own channel, and to no other. */
export function authorizeChannel(channels: Channels, secret: string): Handler<ServerEnv> {
  return (c) => {
    const { doctorId, tokenHash } = c.get('session');
    const fields = fieldsOf(c);
    const channel = fields.get('channel_name');
    const socketId = fields.get('socket_id');
    if (channel !== channelOf(doctorId)) return problem(c, 403, '');
    // Only for a socket that is open now: a signature made ahead would outlive the logout.
    if (typeof socketId !== 'string' || !isSocketId(socketId) || !channels.isConnected(socketId)) {
      return invalid(c, { socket_id: ['The socket id is invalid.'] });
    }
    channels.authorize(socketId, tokenHash);
    return c.json({ auth: channelAuth(secret, socketId, channel) });
  };
}

/** POST /apps/{id}/events: Pusher's own HTTP API, by which other programs of the practice may announce. */
export function trigger(channels: Channels, secret: string, now: () => Date): Handler<ServerEnv> {
  return (c) => {
    const body = c.get('body');
    const { pathname, searchParams } = new URL(c.req.url);
    if (c.req.param('app') !== APP_ID) return problem(c, 404, 'Unknown app.');
    if (!isSignedTrigger(secret, { path: pathname, query: searchParams, body, now: now() })) {
      return problem(c, 401, 'Invalid signature.');
    }
    const event = eventIn(fieldsOf(c));
    if (!event) return problem(c, 400, 'Invalid event.');
    if (Buffer.byteLength(event.data) > LARGEST_DATA_BYTES) return problem(c, 413, 'The event is too large.');
    for (const channel of event.channels) channels.broadcast(channel, event.name, event.data, event.exceptSocketId);
    return c.json({});
  };
}

const LARGEST_DATA_BYTES = 10_240;

function eventIn(fields: Fields) {
  const { name, data, channel, channels = [channel], socket_id: exceptSocketId } = Object.fromEntries(fields);
  if (typeof name !== 'string' || name === '' || name.length > 200 || typeof data !== 'string') return undefined;
  if (!Array.isArray(channels) || channels.length === 0 || channels.length > 100) return undefined;
  if (!channels.every((each) => typeof each === 'string')) return undefined;
  return { name, data, channels, ...(typeof exceptSocketId === 'string' ? { exceptSocketId } : {}) };
}
