/** The calls of a server with the capability `ticket-history`: no other has their paths. All reject with a `Failure`. */
import type { CallOptions, Client, PostOptions } from './client';
import type { RecordId } from './contract';
import { handledTicketSchema, type HandledTicket } from './contract/ticket-history';
import type { TicketNoShowRequest } from './contract/ticket-history.requests';
import { readList } from './read';

/** `GET /api/tickets-history`: what was served, cancelled and missed today, the newest first. */
export async function getTicketsHistory(client: Client, options: CallOptions): Promise<HandledTicket[]> {
  return readList('handled ticket', handledTicketSchema, await client.get('/api/tickets-history', options));
}

/** `POST /api/ticket-no-show` of somebody who was called already. */
export async function missCalled(client: Client, id: RecordId, options: PostOptions): Promise<void> {
  const request: TicketNoShowRequest = { id, was_called: true };
  await client.post('/api/ticket-no-show', request, options);
}
