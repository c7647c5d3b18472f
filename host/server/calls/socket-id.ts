import type { Context } from 'hono';
import { isSocketId } from '../realtime/protocol';

/** The panel that asks; it is not told of its own change. */
export function socketIdOf(c: Context): string | undefined {
  const socketId = c.req.header('x-socket-id') ?? '';
  return isSocketId(socketId) ? socketId : undefined;
}
