import { isPlainlyBelow } from '../lib/address-on-base';
import { withoutPrototype } from '../lib/own-properties';
import { Failure, isFailure, malformed } from './failure';

/** What redaxios gives to its `fetch`. It also sets `credentials`, which are ours. */
export interface Sent {
  method?: string;
  headers?: HeadersInit;
  body?: XMLHttpRequestBodyInit | null;
}

export interface Limits {
  /** Origin, and path prefix: nothing is sent anywhere else. */
  apiBase: string;
  /** Milliseconds for the whole call, the answer's body included. */
  timeout: number;
  signal: AbortSignal | undefined;
  /** Lets the call outlive the page. */
  keepalive: boolean;
  /** What becomes of the answer's body. */
  responseType: 'text' | 'blob';
  /** Hears the part of the body that has been sent, 0 to 1; `fetch` cannot tell it. */
  onProgress: ((part: number) => void) | undefined;
}

/** As much of a `Response` as redaxios reads. Its body has arrived; either method gives it as `responseType` says. */
export interface Answer {
  status: number;
  headers: Headers;
  text(): Promise<string | Blob>;
  blob(): Promise<string | Blob>;
}

/** Sends one request, and resolves with the whole of its answer. */
export type Transport = (url: string, sent: Sent, limits: Limits) => Promise<Answer>;

/**
 * `fetch` as every call needs it: inside of the API's base, within a time, unredirected, uncached. Rejects with a failure of kind
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
    // A login page, or another origin that must not see a token.
    if (type === 'opaqueredirect') throw malformed('redirected');
    return answerOf(status, received, await response[responseType]());
  } catch (caught) {
    const reason: unknown = controller.signal.reason;
    if (isFailure(caught)) throw caught;
    throw isFailure(reason) ? reason : new Failure('offline', null, {}, null, { cause: caught });
  } finally {
    clearTimeout(timer);
    signal?.removeEventListener('abort', abort);
  }
};

export function answerOf(status: number, headers: Headers, body: string | Blob): Answer {
  const read = () => Promise.resolve(body);
  return { status, headers, text: read, blob: read };
}

/** Such an address is a mistake of a configuration, or of ours; a token must not go there. */
export function refuseOutside(url: string, apiBase: string): void {
  if (!isPlainlyBelow(url, apiBase)) throw new RangeError(`[ordinacia] not sent: ${url} is not below ${apiBase}`);
}
