import type { Context } from 'hono';
import { isSocketId } from '../realtime/protocol';

/** The socket of the panel that sent the request, which does not get its own event. */
export function socketIdOf(c: Context): string | undefined {
  const socketId = c.req.header('x-socket-id') ?? '';
  return isSocketId(socketId) ? socketId : undefined;
}
