/** The calls by which a session and its waiting room live, and that every page needs at once. All reject with a `Failure`. */
import { AUTHORIZE_TIMEOUT_MS } from '../constants';
import type { CallOptions, Client, PostOptions } from './client';
import * as contract from './contract';
import { findRecord, readList, readPartList, readRecord } from './read';

/**
 * `POST /api/admin/login` → the session token. 400, 401 and 422 all mean wrong credentials; but a 422 with an error of `code` asks for
 * the second factor.
 */
export async function login(
  client: Client,
  path: string,
  username: string,
  password: string,
  code?: string,
): Promise<string> {
  const request: contract.LoginRequest = { username, password, ...(code === undefined ? {} : { code }) };
  const answer = await client.post(path, request, { authorized: false });
  return readRecord(contract.loginSchema, answer).access_token;
}

/** `POST /api/logout` of the session with this token; whatever it answers is fine. */
export async function logout(client: Client, path: string, token: string | null): Promise<void> {
  await client.post(path, {}, { keepalive: true, token });
}

/** `GET /api/administration-init`. */
export async function getInitialData(
  client: Client,
  path: string,
  options: CallOptions,
): Promise<contract.InitialData> {
  const { admin, time_zone, ...lists } = readRecord(contract.initialDataSchema, await client.get(path, options));
  return {
    admin,
    notifications: readPartList('notification', contract.notificationSchema, lists.notifications),
    payoutsQueue: readPartList('payout queue item', contract.payoutQueueItemSchema, lists.payoutsQueue),
    doctors: readPartList('doctor', contract.doctorSchema, lists.doctors),
    time_zone,
  };
}

/** `GET /api/notifications-clear`. Not retried: it changes something, although it is a GET. */
export async function clearNotifications(client: Client, path: string): Promise<void> {
  await client.get(path, { retries: 0 });
}

/** `GET /api/tickets` → the waiting room by days; the first group is today's. */
export async function getTickets(client: Client, path: string, options: CallOptions): Promise<contract.TicketGroup[]> {
  const groups = readList('ticket group', contract.ticketGroupSchema, await client.get(path, options));
  return groups.map((group) => ({
    ...group,
    tickets: readList('ticket', contract.ticketSchema, group.tickets ?? []),
  }));
}

/** `GET /api/patients`. */
export async function getPatients(client: Client, path: string, options: CallOptions): Promise<contract.Patient[]> {
  return readList('patient', contract.patientSchema, await client.get(path, options));
}

/** `POST /api/patient-add-to-doctor`: `{id}` of a ticket's user → the added patient. */
export async function addPatient(
  client: Client,
  path: string,
  id: contract.RecordId,
  options?: PostOptions,
): Promise<contract.Patient> {
  return readRecord(contract.patientSchema, await client.post(path, { id } satisfies contract.IdRequest, options));
}

/** `POST` of `{id}` alone: `ticket-next`, `ticket-reject`, `patient-delete`, `recept-accepted`, `recept-rejected`, `office-hours-remove`. */
export async function postId(
  client: Client,
  path: string,
  id: contract.RecordId,
  options?: PostOptions,
): Promise<void> {
  await client.post(path, { id } satisfies contract.IdRequest, options);
}

/** `GET /api/recepts` → the pending prescriptions. */
export async function getRecepts(client: Client, path: string, options: CallOptions): Promise<contract.Recept[]> {
  return readList('recept', contract.receptSchema, await client.get(path, options));
}

/** `POST /broadcasting/auth`: `{socket_id, channel_name}` → `{auth}`; `recent_events` where the server offers them. */
export async function authorizeChannel(
  client: Client,
  path: string,
  socketId: string,
  channelName: string,
  wantsRecent = false,
): Promise<contract.ChannelAuthorization> {
  const request: contract.ChannelAuthorizationRequest = { socket_id: socketId, channel_name: channelName };
  if (wantsRecent) request.recent_events = true;
  const answer = await client.post(path, request, { timeout: AUTHORIZE_TIMEOUT_MS, endsSession: false });
  return readRecord(contract.channelAuthorizationSchema, answer);
}

/** `POST /api{path}`: one setting, or one field of the profile. Resolves with the value as it was stored. */
export async function storeSetting(
  client: Client,
  path: string,
  name: string,
  value: unknown,
  key: string,
): Promise<unknown> {
  const sent = typeof value === 'string' ? value.trim() || null : value;
  // The page may be leaving: what was changed is stored all the same.
  return storedValue(
    await client.post(path, { name, value: sent } satisfies contract.Setting, { key, keepalive: true }),
    sent,
  );
}

/** The specification does not say what is answered: without a record the value is the one that was sent. */
export function storedValue(answer: unknown, sent: unknown): unknown {
  const stored = findRecord(contract.settingSchema, answer);
  return stored ? stored.record.value : sent;
}
