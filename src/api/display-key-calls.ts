/** The calls of the panel for its television, of a server with the capability `display`. All reject with a `Failure`. */
import type { CallOptions, Client, PostOptions } from './client';
import type { IdRequest, RecordId } from './contract';
import { displayKeySchema, type DisplayKey } from './contract/display';
import { readRecord } from './read';

/** `GET /api/display`. */
export async function getDisplayKey(client: Client, options: CallOptions): Promise<DisplayKey> {
  return readRecord(displayKeySchema, await client.get('/api/display', options));
}

/** `POST /api/display-key`: a new key; the old one is void. */
export async function renewDisplayKey(client: Client, options: PostOptions): Promise<DisplayKey> {
  return readRecord(displayKeySchema, await client.post('/api/display-key', {}, options));
}

/** `POST /api/ticket-call`: calls a ticket of today on the television, again if it was called before. */
export async function callTicket(client: Client, id: RecordId, options: PostOptions): Promise<void> {
  await client.post('/api/ticket-call', { id } satisfies IdRequest, options);
}
