import * as v from 'valibot';
import { channelAuthorizationRequestSchema } from '../../src/api/contract/session.requests';

const { channel_name, recent_events, socket_id } = channelAuthorizationRequestSchema.entries;

/** Anything else names no channel and no socket. */
export const authorizationSchema = v.object({
  channel_name: v.fallback(channel_name, ''),
  socket_id: v.fallback(socket_id, ''),
  recent_events: v.fallback(recent_events, false),
});
