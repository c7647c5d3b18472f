/** The calls of stored absences, of a server with the capability `absences`: no other has their paths. All reject with a `Failure`. */
import type { CallOptions, Client, PostOptions } from './client';
import type { Absence, IdRequest, RecordId } from './contract';
import { absenceSchema } from './contract/office-hours';
import { readList } from './read';

/** `GET /api/absences`. */
export async function getAbsences(client: Client, options: CallOptions): Promise<Absence[]> {
  return readList('absence', absenceSchema, await client.get('/api/absences', options));
}

/** `POST /api/absence-remove`. */
export async function removeAbsence(client: Client, id: RecordId, options: PostOptions): Promise<void> {
  await client.post('/api/absence-remove', { id } satisfies IdRequest, options);
}
