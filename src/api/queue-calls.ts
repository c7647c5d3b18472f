/** The calls of the waiting room's order, of a server with `ticket-move`: no other has their paths. All reject with a `Failure`. */
import type { Client, PostOptions } from './client';
import type { TicketMoveRequest } from './contract/queue.requests';

/** `POST /api/ticket-move`. */
export async function moveTicket(client: Client, request: TicketMoveRequest, options: PostOptions): Promise<void> {
  await client.post('/api/ticket-move', request, options);
}
