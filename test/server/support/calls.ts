import assert from 'node:assert/strict';
import { PASSWORD, newDoctor, type TestPractice } from './test-practice';
import type { Doctor } from '../../../server/features/doctors/store';

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

/** Makes a call as the panel does. */
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

/** Logs a doctor in and resolves with the token. */
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
