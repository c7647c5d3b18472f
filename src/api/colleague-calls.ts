/** The doctor's calls for the logins of colleagues, of a server with the capability `colleagues`. All reject with a `Failure`. */
import type { CallOptions, Client, PostOptions } from './client';
import type { IdRequest, RecordId } from './contract';
import {
  colleagueInvitationSchema,
  colleagueSchema,
  colleaguesSchema,
  type Colleague,
  type ColleagueInvitation,
} from './contract/colleagues';
import type { ColleagueInviteRequest } from './contract/colleagues.requests';
import { readPartList, readRecord } from './read';

/** `GET /api/colleagues`. */
export async function getColleagues(client: Client, options: CallOptions): Promise<readonly Colleague[]> {
  const { colleagues } = readRecord(colleaguesSchema, await client.get('/api/colleagues', options));
  return readPartList('colleague', colleagueSchema, colleagues);
}

/** `POST /api/colleague-invite`: somebody new. */
export async function inviteColleague(
  client: Client,
  request: ColleagueInviteRequest,
  options: PostOptions,
): Promise<ColleagueInvitation> {
  return readRecord(colleagueInvitationSchema, await client.post('/api/colleague-invite', request, options));
}

/** `POST /api/colleague-link`: another link, which replaces the last one. */
export async function renewColleagueLink(client: Client, id: RecordId): Promise<ColleagueInvitation> {
  return readRecord(colleagueInvitationSchema, await client.post('/api/colleague-link', { id } satisfies IdRequest));
}

/** `POST /api/colleague-remove`. */
export async function removeColleague(client: Client, id: RecordId, options: PostOptions): Promise<void> {
  await client.post('/api/colleague-remove', { id } satisfies IdRequest, options);
}
