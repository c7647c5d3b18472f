/** The calls of the session and the waiting room. All reject with a `Failure`. */
import type { Client } from './client';
import * as contract from './contract';
import { readList, readPartList, readRecord } from './read';

/** `POST /api/admin/login` → the session token. 400, 401 and 422 all mean wrong credentials. */
export async function login(client: Client, path: string, username: string, password: string): Promise<string> {
  const request: contract.LoginRequest = { username, password };
  const answer = await client.post(path, request, { authorized: false });
  return readRecord(contract.loginSchema, answer).access_token;
}

/** `POST /api/admin/register` → the session token, or `null` where the doctor has to log in. */
export async function register(
  client: Client,
  path: string,
  registration: contract.RegistrationRequest,
): Promise<string | null> {
  const answer = await client.post(path, registration, { authorized: false });
  return readRecord(contract.registrationSchema, answer).access_token;
}

/** `POST /api/logout` of the session with this token. */
export async function logout(client: Client, path: string, token: string | null): Promise<void> {
  await client.post(path, {}, { keepalive: true, token });
}

/** `GET /api/administration-init`. */
export async function getInitialData(client: Client, path: string, signal: AbortSignal): Promise<contract.InitialData> {
  const { admin, ...lists } = readRecord(contract.initialDataSchema, await client.get(path, { signal }));
  return {
    admin,
    notifications: readPartList('notification', contract.notificationSchema, lists.notifications),
    payoutsQueue: readPartList('payout queue item', contract.payoutQueueItemSchema, lists.payoutsQueue),
    doctors: readPartList('doctor', contract.doctorSchema, lists.doctors),
  };
}

/** `GET /api/notifications-clear`. Not retried: it changes something, although it is a GET. */
export async function clearNotifications(client: Client, path: string): Promise<void> {
  await client.get(path, { retries: 0 });
}

/** `GET /api/tickets` → the waiting room by days; the first group is today's. */
export async function getTickets(client: Client, path: string, signal: AbortSignal): Promise<contract.TicketGroup[]> {
  const groups = readList('ticket group', contract.ticketGroupSchema, await client.get(path, { signal }));
  return groups.map((group) => ({
    ...group,
    tickets: readList('ticket', contract.ticketSchema, group.tickets ?? []),
  }));
}

/** `POST /broadcasting/auth`: `{socket_id, channel_name}` → `{auth}`. */
export async function authorizeChannel(
  client: Client,
  path: string,
  socketId: string,
  channelName: string,
): Promise<contract.ChannelAuthorization> {
  const request: contract.ChannelAuthorizationRequest = { socket_id: socketId, channel_name: channelName };
  const answer = await client.post(path, request);
  return readRecord(contract.channelAuthorizationSchema, answer);
}
