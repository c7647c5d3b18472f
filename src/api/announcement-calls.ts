/** The call of a server with the capability `announcement-remove`: no other has its path. */
import type { Client, PostOptions } from './client';
import type { IdRequest, RecordId } from './contract';

/** `POST /api/special-announcements-remove`. Rejects with a `Failure`. */
export async function removeAnnouncement(client: Client, id: RecordId, options: PostOptions): Promise<void> {
  await client.post('/api/special-announcements-remove', { id } satisfies IdRequest, options);
}
