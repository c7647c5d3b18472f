import { isPlainlyBelow } from '../lib/address-on-base';
import { withoutPrototype } from '../lib/own-properties';
import { Failure, isFailure, redirected } from './failure';

/** The options that redaxios passes to `fetch`. Its `credentials` are ignored: we set our own. */
export interface Sent {
  method?: string;
  headers?: HeadersInit;
  body?: XMLHttpRequestBodyInit | null;
}

export interface Limits {
  /** Origin, and path prefix: requests elsewhere are refused. */
  apiBase: string;
  /** Milliseconds for the whole call, including the response's body. */
  timeout: number;
  signal: AbortSignal | undefined;
  /** As in `fetch`: the call may outlive the page. */
  keepalive: boolean;
  /** How the response's body is read. */
  responseType: 'text' | 'blob';
  /** Gets the sent part of the body, 0 to 1; not supported by `fetch`. */
  onProgress: ((part: number) => void) | undefined;
}

/** The members of a `Response` that redaxios reads. The body is loaded; both methods return it, read by `responseType`. */
export interface RawResponse {
  status: number;
  headers: Headers;
  text(): Promise<string | Blob>;
  blob(): Promise<string | Blob>;
}

/** Sends one request, and resolves with its complete response. */
export type Transport = (url: string, sent: Sent, limits: Limits) => Promise<RawResponse>;

/**
 * `fetch` restricted to the API's base, with a timeout, without redirects and cache. Rejects with a failure of kind
 * `aborted`, `timeout`, `offline` (refused, or cut off) or `malformed` (redirected).
 */
export const hardenedFetch: Transport = async (url, sent, limits) => {
  refuseOutside(url, limits.apiBase);
  const { method = 'GET', headers = {}, body = null } = withoutPrototype(sent);
  const { signal, timeout, keepalive, responseType } = limits;
  const controller = new AbortController();
  const abort = () => controller.abort(new Failure('aborted'));
  if (signal?.aborted) abort();
  signal?.addEventListener('abort', abort);
  const timer = setTimeout(() => controller.abort(new Failure('timeout')), timeout);
  try {
    const init: RequestInit = { method, headers, body, keepalive, signal: controller.signal };
    const fixed: RequestInit = { redirect: 'manual', cache: 'no-store', credentials: 'same-origin' };
    const response = await fetch(url, withoutPrototype({ ...init, ...fixed }));
    const { status, headers: received, type } = response;
    // A redirect leads to a login page, or to another origin, which must not get the token.
    if (type === 'opaqueredirect') throw redirected();
    return toRawResponse(status, received, await response[responseType]());
  } catch (caught) {
    const reason: unknown = controller.signal.reason;
    if (isFailure(caught)) throw caught;
    throw isFailure(reason) ? reason : new Failure('offline', null, {}, null, { cause: caught });
  } finally {
    clearTimeout(timer);
    signal?.removeEventListener('abort', abort);
  }
};

export function toRawResponse(status: number, headers: Headers, body: string | Blob): RawResponse {
  const read = () => Promise.resolve(body);
  return { status, headers, text: read, blob: read };
}

/** Throws for an address outside of the API (wrong configuration or a bug of ours): the token must not be sent there. */
export function refuseOutside(url: string, apiBase: string): void {
  if (!isPlainlyBelow(url, apiBase)) throw new RangeError(`[ordinacia] not sent: ${url} is not below ${apiBase}`);
}
