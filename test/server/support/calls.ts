import assert from 'node:assert/strict';
import { PASSWORD, newDoctor, type TestPractice } from './test-practice';
import type { CallRoute } from '../../../server/http/handle';
import { callRoutes } from '../../../server/practice-app';
import { createOwnRealtime } from '../../../server/realtime/realtime';
import { once } from 'node:events';
import { request, type IncomingMessage } from 'node:http';

export interface CallOptions {
  token?: string;
  body?: unknown;
  headers?: Record<string, string>;
}

export interface Answer {
  status: number;
  headers: Headers;
  /** Without the request id of errors, which differs each time. */
  body: unknown;
  /** The request id in an error's body. */
  requestId: unknown;
}

export async function call(
  { url }: { url: string },
  method: 'GET' | 'POST' | 'PUT' | 'DELETE',
  path: string,
  { token, body, headers }: CallOptions = {},
): Promise<Answer> {
  const response = await fetch(url + path, {
    method,
    headers: {
      Accept: 'application/json',
      'X-Requested-With': 'XMLHttpRequest',
      ...(token === undefined ? {} : { Authorization: `Bearer ${token}` }),
      ...(body === undefined ? {} : { 'Content-Type': 'application/json' }),
      ...headers,
    },
    redirect: 'manual',
    ...(body === undefined ? {} : { body: typeof body === 'string' ? body : JSON.stringify(body) }),
  });
  return answerOf(response);
}

/** Reads a response, and separates the request id from an error's body. */
export async function answerOf(response: Response): Promise<Answer> {
  const { status, headers } = response;
  const text = await response.text();
  const whole = text === '' ? '' : readJson(text);
  if (status < 400 || typeof whole !== 'object' || whole === null)
    return { status, headers, body: whole, requestId: null };
  const { request_id: requestId, ...body } = { request_id: null, ...whole };
  return { status, headers, body, requestId };
}

/** Tries a login, with a code of the second factor or without. */
export const tryLogin = (
  server: { url: string },
  username: string,
  password = PASSWORD,
  { headers = {}, ...code }: { headers?: Record<string, string>; code?: string | undefined } = {},
) => call(server, 'POST', '/api/admin/login', { headers, body: { username, password, ...code } });

export async function logIn(server: { url: string }, username: string, password = PASSWORD): Promise<string> {
  const { body } = await tryLogin(server, username, password);
  const token = field(body, 'access_token');
  if (typeof token !== 'string') throw new Error(`No token came: ${JSON.stringify(body)}`);
  return token;
}

/** The calls of a session, by their names below `/api`. */
export const callsOf = (server: { url: string }, token: string) => ({
  token,
  get: (path: string) => call(server, 'GET', `/api/${path}`, { token }),
  post: (path: string, body: unknown = {}, headers: Record<string, string> = {}) =>
    call(server, 'POST', `/api/${path}`, { token, body, headers }),
});

export async function newSession(server: TestPractice) {
  const doctor = await newDoctor(server);
  return { doctor, ...callsOf(server, await logIn(server, doctor.email)) };
}

/** The status of a read: 200 while the session is open. */
export const statusOfRead = async (server: { url: string }, token: string) =>
  (await callsOf(server, token).get('tickets')).status;

/** The first cookie of a response, as a browser sends it back. */
export const cookieOf = ({ headers }: Answer) => ({ Cookie: headers.getSetCookie()[0]?.split(';')[0] ?? '' });

/** A doctor’s tickets of today, in their order. */
export const ticketsToday = ({ practice }: TestPractice, doctorId: number) =>
  practice.waitingList.ticketsOf(doctorId)[0]?.tickets ?? [];

/** The groups of GET /api/tickets. */
export function groupsIn(body: unknown) {
  assert.ok(Array.isArray(body));
  return body.map((group: unknown) => ({ ...(group as object), tickets: listIn(group, 'tickets') }));
}

/** The value at a path of names. */
export function field(body: unknown, ...path: string[]): unknown {
  return path.reduce(
    (value, name) =>
      typeof value === 'object' && value !== null ? new Map(Object.entries(value)).get(name) : undefined,
    body,
  );
}

export function column(records: unknown, name: string): unknown[] {
  assert.ok(Array.isArray(records));
  return records.map((record: unknown) => field(record, name));
}

export function columns(records: unknown, ...names: string[]): unknown[][] {
  assert.ok(Array.isArray(records));
  return records.map((record: unknown) => names.map((name) => field(record, name)));
}

export function listIn(body: unknown, name: string): unknown[] {
  const list = field(body, name);
  assert.ok(Array.isArray(list));
  return list;
}

export const namesIn = (body: unknown): string[] =>
  typeof body === 'object' && body !== null ? Object.keys(body) : [];

function readJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

export const routesOf = ({ practice }: TestPractice): CallRoute[] =>
  callRoutes(practice, createOwnRealtime(), { registration: 'open', kiosk: 'open' });

/** Tries a login from another loopback address; resolves with the status. */
export async function guessFrom(
  { url }: { url: string },
  localAddress: string,
  username: string,
  password: string,
  headers: Record<string, string> = {},
  code?: string,
): Promise<number> {
  const sent = request(`${url}/api/admin/login`, {
    host: '127.0.0.1',
    method: 'POST',
    localAddress,
    agent: false,
    headers: { 'Content-Type': 'application/json', Accept: 'application/json', ...headers },
  });
  sent.end(JSON.stringify({ username, password, ...(code === undefined ? {} : { code }) }));
  const [answer] = (await once(sent, 'response')) as [IncomingMessage];
  await once(answer.resume(), 'end');
  return answer.statusCode ?? 0;
}
