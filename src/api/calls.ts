/** One typed function for each call of the specification's section 7. All reject with a `Failure`. */
import type { Client } from './client';
import * as contract from './contract';
import { readRecord, readRecords } from './read';

/** `POST /api/admin/login` → the session token. 400, 401 and 422 all mean wrong credentials. */
export async function login(client: Client, path: string, username: string, password: string): Promise<string> {
  const answer = await client.post(path, { username, password }, { authorized: false });
  return readRecord(contract.loginSchema, answer).access_token;
}

/** `POST /api/logout`; whatever it answers is fine. */
export async function logout(client: Client, path: string): Promise<void> {
  await client.post(path, {}, { keepalive: true });
}

/** `GET /api/administration-init`. */
export async function getInitialData(client: Client, path: string, signal: AbortSignal): Promise<contract.InitialData> {
  return readRecord(contract.initialDataSchema, await client.get(path, { signal }));
}

/** `GET /api/tickets` → the waiting room by days; the first group is today's. */
export async function getTickets(client: Client, path: string, signal: AbortSignal): Promise<contract.TicketGroup[]> {
  const answer = await client.get(path, { signal });
  return readRecords(contract.ticketGroupSchema, answer, leftOut('ticket group')).map((group) => ({
    ...group,
    tickets: readRecords(contract.ticketSchema, group.tickets ?? [], leftOut('ticket')),
  }));
}

/** `POST /api/ticket-next` (served) and `POST /api/ticket-reject` (cancelled): `{id}`. */
export async function handleTicket(client: Client, path: string, id: contract.RecordId): Promise<void> {
  await client.post(path, { id });
}

/** `POST /api/patient-add-to-doctor`: `{id}` of a ticket's user → the added patient. */
export async function addPatient(client: Client, path: string, id: contract.RecordId): Promise<contract.Patient> {
  return readRecord(contract.patientSchema, await client.post(path, { id }));
}

/** `POST /broadcasting/auth`: `{socket_id, channel_name}` → `{auth}`. */
export async function authorizeChannel(
  client: Client,
  path: string,
  socketId: string,
  channelName: string,
): Promise<{ auth: string }> {
  const answer = await client.post(path, { socket_id: socketId, channel_name: channelName });
  return readRecord(contract.channelAuthorizationSchema, answer);
}

/** For the integrator's eyes: which record of an answer breaks the contract, without a word of what is in it. */
const leftOut = (what: string) => (place: number) =>
  console.warn(`[ordinacia] malformed ${what} left out (no. ${place})`);
