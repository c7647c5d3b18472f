import redaxios, { type Options } from 'redaxios';
import { cleanText } from '../lib/clean-text';
import { ownOnly, withoutPrototype } from '../lib/own-properties';
import { FAILURE_CODE_LENGTH, GET_BACKOFF_MS, GET_RETRIES, RETRY_AFTER_LIMIT_S } from '../constants';
import { malformed, Failure, type FailureKind, isFailure } from './failure';
import type { Limits, Sent, Transport } from './hardened-fetch';

interface Exchange {
  method: 'get' | 'post';
  headers: Readonly<Record<string, string>>;
  /** An object is sent as JSON, a form as multipart. */
  data: object | null;
  limits: Limits;
  transport: Transport;
}

/** Sends a call through redaxios. Resolves with the response's JSON (`null` for an empty body) or file, rejects with a `Failure`. */
export async function exchange(url: string, { method, headers, data, limits, transport }: Exchange): Promise<unknown> {
  let body: unknown;
  const options: Record<keyof Options, unknown> = {
    ...unused,
    method,
    headers,
    data: data && !(data instanceof FormData) ? cleaned(data) : data,
    responseType: limits.responseType,
    async fetch(address: string, sent: Sent) {
      const response = await transport(address, sent, limits);
      body = await response[limits.responseType]();
      return response;
    },
  };
  // Defaults of an instance are copied one by one; options of a call would be merged into an object that inherits `Object.prototype`.
  const response = await redaxios.create(withoutPrototype(options) as Options)<unknown>(url);
  if (response.status < 200 || response.status > 299)
    throw readFailure(response.status, response.headers, ownOnly(response.data));
  if (response.data !== body || body instanceof Blob) return ownOnly(response.data);
  // redaxios returned the text unchanged: it is not JSON.
  if (typeof body === 'string' && body.trim() === '') return null;
  throw malformed('not JSON', response.status);
}

/** Removes invisible characters from the texts; passwords are sent as typed. */
function cleaned(data: object): object {
  const copy = withoutPrototype(data as Record<string, unknown>);
  for (const [name, value] of Object.entries(copy)) {
    if (typeof value === 'string' && !name.includes('password')) copy[name] = cleanText(value);
  }
  return copy;
}

/** Options that redaxios would otherwise look up on `Object.prototype`. */
const unused: Record<Exclude<keyof Options, 'method' | 'headers' | 'data' | 'responseType' | 'fetch'>, unknown> = {
  url: undefined,
  body: undefined,
  params: undefined,
  paramsSerializer: undefined,
  baseURL: undefined,
  auth: undefined,
  withCredentials: false,
  transformRequest: [],
  // A pattern that matches no cookie: `undefined` would read a cookie of that name.
  xsrfCookieName: '(?!)',
  xsrfHeaderName: undefined,
  // `readFailure` handles every status.
  validateStatus: () => true,
};

/** The failure of a response, by its status and `errors` only: messages differ between Laravel versions. */
function readFailure(status: number, headers: Headers, body: unknown): Failure {
  const kind = kinds[status] ?? (status >= 400 ? 'server' : 'malformed');
  const errors = status === 422 ? readErrors(body) : {};
  // A throttled call needs no code: the doctor only has to wait.
  const code = status === 429 ? null : readCode(headers);
  return new Failure(kind, status, errors, readRetryAfter(headers), undefined, code);
}

const kinds: Readonly<Record<number, FailureKind>> = {
  401: 'unauthorized',
  403: 'forbidden',
  404: 'not-found',
  409: 'conflict',
  410: 'not-found',
  422: 'validation',
  429: 'throttled',
};

function readErrors(body: unknown): Record<string, string[]> {
  const errors = typeof body === 'object' && body !== null && 'errors' in body ? body.errors : null;
  if (typeof errors !== 'object' || errors === null) return {};
  return Object.fromEntries(
    Object.entries(errors).map(([field, messages]) => [
      field,
      (Array.isArray(messages) ? messages : [messages]).filter((message) => typeof message === 'string').map(cleanText),
    ]),
  );
}

/** Short enough to be read out: the start of a longer request id is enough to find it in the log. */
const readCode = (headers: Headers): string | null =>
  headers.get('x-request-id')?.slice(0, FAILURE_CODE_LENGTH) ?? null;

/** `Retry-After` is a number of seconds or an HTTP date, by the server's clock. */
function readRetryAfter(headers: Headers): number | null {
  const value = headers.get('retry-after')?.trim();
  if (!value) return null;
  const now = Date.parse(headers.get('date') ?? '') || Date.now();
  const seconds = /^\d+$/.test(value) ? Number(value) : Math.ceil((Date.parse(value) - now) / 1000);
  return Number.isFinite(seconds) ? Math.max(0, seconds) : null;
}

/** Retries a safe call after a transient failure: exponential back-off with full jitter, or a short `Retry-After`. */
export async function retrying<T>(
  call: () => Promise<T>,
  { signal, retries = GET_RETRIES }: { signal?: AbortSignal; retries?: number } = {},
): Promise<T> {
  for (let attempt = 0; ; attempt += 1) {
    try {
      return await call();
    } catch (caught) {
      if (!isFailure(caught) || !isWorthRetrying(caught) || attempt >= retries) throw caught;
      const { retryAfterSeconds } = caught;
      const backOff = Math.random() * GET_BACKOFF_MS * 2 ** attempt;
      await pause(retryAfterSeconds === null ? backOff : retryAfterSeconds * 1000, signal);
    }
  }
}

const isWorthRetrying = ({ kind, retryAfterSeconds }: Failure): boolean =>
  transient.has(kind) && (retryAfterSeconds === null || retryAfterSeconds <= RETRY_AFTER_LIMIT_S);

const transient: ReadonlySet<FailureKind> = new Set<FailureKind>(['offline', 'timeout', 'throttled', 'server']);

function pause(milliseconds: number, signal: AbortSignal | undefined): Promise<void> {
  return new Promise((resolve, reject) => {
    const stop = () => {
      clearTimeout(timer);
      reject(new Failure('aborted'));
    };
    const timer = setTimeout(() => {
      signal?.removeEventListener('abort', stop);
      resolve();
    }, milliseconds);
    if (signal?.aborted) stop();
    else signal?.addEventListener('abort', stop, { once: true });
  });
}
