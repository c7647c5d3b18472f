import { randomUUID } from 'node:crypto';
import type { Call } from '../src/api/define-call';
import type { PathOf } from './paths';

/** A call without a response. */
interface Trouble {
  call: string;
  /** The reason, as text for the report. */
  trouble: string;
  kind: 'unreachable' | 'late' | 'cut' | 'certificate';
}

/** Reads the reason of a failed request from Node's error. */
export function troubleOf(error: unknown, timeoutMs: number): Omit<Trouble, 'call'> {
  if (nameOf(error) === 'TimeoutError') return { kind: 'late', trouble: `no answer within ${timeoutMs / 1000} s` };
  const code = codeOf(error);
  if (isCertificate(code)) return { kind: 'certificate', trouble: `the certificate is not accepted (${code})` };
  const known = UNREACHABLE.get(code);
  if (known !== undefined) return { kind: 'unreachable', trouble: `${known} (${code})` };
  return { kind: 'cut', trouble: `the connection was cut (${code || 'no reason given'})` };
}

const nameOf = (error: unknown) => (error instanceof Error || error instanceof DOMException ? error.name : '');

function codeOf(error: unknown): string {
  if (!(error instanceof Error)) return '';
  if ('code' in error && typeof error.code === 'string') return error.code;
  return error.cause === undefined ? '' : codeOf(error.cause);
}

const isCertificate = (code: string) =>
  /CERT|SELF_SIGNED|UNABLE_TO_(?:VERIFY|GET_ISSUER)/.test(code) && !code.startsWith('UND_');

const UNREACHABLE = new Map([
  ['ENOTFOUND', 'no server has this name'],
  ['EAI_AGAIN', 'the name could not be looked up'],
  ['ECONNREFUSED', 'nothing listens there'],
  ['EHOSTUNREACH', 'the network does not reach it'],
  ['ENETUNREACH', 'the network does not reach it'],
  ['ETIMEDOUT', 'it did not accept the connection'],
  ['UND_ERR_CONNECT_TIMEOUT', 'it did not accept the connection'],
  ['EPROTO', 'it does not speak TLS'],
  ['ERR_SSL_WRONG_VERSION_NUMBER', 'it does not speak TLS'],
  ['ERR_SSL_PACKET_LENGTH_TOO_LONG', 'it does not speak TLS'],
]);

export interface Answer {
  /** `GET /api/tickets` */
  call: string;
  status: number;
  headers: Headers;
  kind: 'json' | 'html' | 'empty' | 'other';
  /** Parsed JSON; `null` for anything else. */
  body: unknown;
  /** Whether the call was logged in: the response may hold personal data. */
  isPersonal: boolean;
}

export type Outcome = Answer | Trouble;

interface CallOptions {
  token?: string | undefined;
  body?: object | undefined;
  /** No second attempt after a 429: a login is never repeated. */
  isOnce?: boolean;
}

/** A call's definition, or any other method and path. */
export type Asked = Pick<Call, 'method' | 'name' | 'path'>;

export type Client = ReturnType<typeof createClient>;

interface ClientOptions {
  /** Without a slash at the end. */
  base: string;
  /** Origin of the page with the panel, if it is another one. */
  origin: string | null;
  pathOf: PathOf;
  timeoutMs: number;
  /** A signal that aborts after this time. */
  deadline(milliseconds: number): AbortSignal;
  pause(milliseconds: number): Promise<unknown>;
}

export const isAnswer = (outcome: Outcome): outcome is Answer => 'status' in outcome;
export const isGood = (outcome: Outcome): outcome is Answer =>
  isAnswer(outcome) && outcome.status >= 200 && outcome.status <= 299;

/** Makes calls as the panel makes them, one after the other. */
export function createClient({ base, origin, pathOf, timeoutMs, deadline, pause }: ClientOptions) {
  const answers: Answer[] = [];
  const ofPage = origin === null ? {} : { Origin: origin };

  async function send(method: string, path: string, init: RequestInit, isPersonal: boolean): Promise<Outcome> {
    const call = `${method} ${path}`;
    try {
      const response = await fetch(base + path, {
        method,
        redirect: 'manual',
        signal: deadline(timeoutMs),
        ...init,
      });
      const { status, headers } = response;
      return { call, status, headers, isPersonal, ...read(await response.text()) };
    } catch (error) {
      return { call, ...troubleOf(error, timeoutMs) };
    }
  }

  async function callOnce(asked: Asked, { token, body }: CallOptions): Promise<Outcome> {
    const { method } = asked;
    const sent = {
      Accept: 'application/json',
      'X-Requested-With': 'XMLHttpRequest',
      ...ofPage,
      ...(token === undefined ? {} : { Authorization: `Bearer ${token}` }),
      ...(method === 'POST' ? { 'Content-Type': 'application/json', 'Idempotency-Key': randomUUID() } : {}),
    };
    const text = body === undefined ? null : JSON.stringify(body);
    const outcome = await send(method, pathOf(asked), { headers: sent, body: text }, token !== undefined);
    if (isAnswer(outcome)) answers.push(outcome);
    return outcome;
  }

  return {
    /** Responses to all calls but preflights, in order. */
    answers,
    async call(asked: Asked, options: CallOptions = {}): Promise<Outcome> {
      const outcome = await callOnce(asked, options);
      const seconds = waitOf(outcome);
      if (seconds === null || options.isOnce) return outcome;
      await pause(seconds * 1000);
      return callOnce(asked, options);
    },
    /** The CORS preflight that a browser sends before a call from another origin. */
    preflight(asked: Asked, headers: readonly string[], from: string): Promise<Outcome> {
      const always = { Origin: from, 'Access-Control-Request-Method': asked.method };
      const names = headers.length === 0 ? {} : { 'Access-Control-Request-Headers': headers.join(',') };
      return send('OPTIONS', pathOf(asked), { headers: { ...always, ...names } }, false);
    },
  };
}

function read(text: string): Pick<Answer, 'kind' | 'body'> {
  if (text.trim() === '') return { kind: 'empty', body: null };
  try {
    const body: unknown = JSON.parse(text);
    return { kind: 'json', body };
  } catch {
    return { kind: /^\s*(?:<!doctype html|<html|<\?xml|<head|<body)/i.test(text) ? 'html' : 'other', body: null };
  }
}

/** Seconds until a throttled call (429) may be repeated; `null` without a usable `Retry-After`, or if the wait is too long. */
function waitOf(outcome: Outcome): number | null {
  if (!isAnswer(outcome) || outcome.status !== 429) return null;
  const given = outcome.headers.get('retry-after')?.trim() ?? '';
  return /^\d+$/.test(given) && Number(given) <= LONGEST_WAIT_SECONDS ? Number(given) : null;
}

const LONGEST_WAIT_SECONDS = 60;
