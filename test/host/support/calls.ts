import { PASSWORD, newDoctor, type TestPractice } from './test-practice';
import type { Doctor } from '../../../host/server/practice/doctors';

export interface CallOptions {
  token?: string;
  body?: unknown;
  headers?: Record<string, string>;
}

export interface Answer {
  status: number;
  headers: Headers;
  body: unknown;
}

/** One call as the panel makes it. */
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
  const text = await response.text();
  return { status: response.status, headers: response.headers, body: text === '' ? '' : readJson(text) };
}

/** Logs a doctor in and answers the token. */
export async function logIn(server: { url: string }, username: string, password = PASSWORD): Promise<string> {
  const { body } = await call(server, 'POST', '/api/admin/login', { body: { username, password } });
  const token = field(body, 'access_token');
  if (typeof token !== 'string') throw new Error(`No token came: ${JSON.stringify(body)}`);
  return token;
}

export async function newSession(server: TestPractice): Promise<{ doctor: Doctor; token: string }> {
  const doctor = await newDoctor(server);
  return { doctor, token: await logIn(server, doctor.email) };
}

/** The groups of GET /api/tickets. */
export function groupsIn(body: unknown): { day: unknown; date: unknown; tickets: readonly unknown[] }[] {
  if (!Array.isArray(body)) throw new Error(`No list: ${JSON.stringify(body)}`);
  return body.map((group: unknown) => {
    const tickets: unknown = field(group, 'tickets');
    return { day: field(group, 'day'), date: field(group, 'date'), tickets: Array.isArray(tickets) ? tickets : [] };
  });
}

export function field(body: unknown, name: string): unknown {
  return typeof body === 'object' && body !== null ? new Map(Object.entries(body)).get(name) : undefined;
}

function readJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}
