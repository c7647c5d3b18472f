import type { Context } from 'hono';
import { isSocketId } from '../realtime/protocol';

/** The panel that asks; it knows what it changed and need not hear of it. */
export function socketIdOf(c: Context): string | undefined {
  const socketId = c.req.header('x-socket-id') ?? '';
  return isSocketId(socketId) ? socketId : undefined;
}
