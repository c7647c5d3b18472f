import { FAILURE_CODE_LENGTH } from '../constants';
import { cleanText } from '../lib/clean-text';
import { Failure, type FailureKind } from './failure';

/** The failure of a response, by its status and `errors` only: messages differ between Laravel versions. */
export function readFailure(status: number, headers: Headers, body: unknown): Failure {
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
