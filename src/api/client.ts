import { CALL_TIMEOUT_MS, UPLOAD_TIMEOUT_MS } from '../constants';
import { withoutPrototype } from '../lib/own-properties';
import { exchange } from './exchange';
import { isFailure, malformed, type FailureKind } from './failure';
import { hardenedFetch, type Limits, type Transport } from './hardened-fetch';
import { retrying } from './retrying';
import { upload } from './upload';

export interface ClientContext {
  /** Origin, and path prefix, of the API. Tokens go nowhere else. */
  apiBase: string;
  token(): string | null;
  /** The id of the live socket, so that the sender does not get its own event back. */
  socketId(): string | null;
  /** A call with this token was answered 401. Resolves with the token to repeat it with; `null` when there is none. */
  onUnauthorized(token: string): Promise<string | null>;
  /** A call failed for good. */
  onFailed(kind: FailureKind): void;
}

export interface CallOptions {
  signal?: AbortSignal;
  /** `false` for the login, which carries no token and whose 401 means wrong credentials. */
  authorized?: boolean;
  /** Milliseconds. */
  timeout?: number;
  /** Lets the call outlive the page. */
  keepalive?: boolean;
  /** Instead of today's, where a call is made after its session ended. */
  token?: string | null;
  /** How often a GET is tried again; {@link GET_RETRIES} times unless told. */
  retries?: number;
}

/**
 * Sends calls as the wire contract wants them. Resolves with the parsed JSON (`null` for an empty body), rejects with a
 * {@link Failure}; with anything else only where a bug, or a path outside of the API, is to blame.
 */
export interface Client {
  get(path: string, options?: CallOptions): Promise<unknown>;
  post(path: string, body: Readonly<Record<string, unknown>>, options?: CallOptions): Promise<unknown>;
  /** A file, of the kind that the answer states. */
  getFile(path: string, signal: AbortSignal): Promise<Blob>;
  /** A multipart POST; `onProgress` hears the part that has been sent, 0 to 1. */
  upload(path: string, body: FormData, options?: UploadOptions): Promise<unknown>;
}

export interface UploadOptions {
  signal?: AbortSignal;
  onProgress?: (part: number) => void;
}

/** What the kinds of calls differ in. */
interface SendOptions extends CallOptions, UploadOptions {
  responseType?: Limits['responseType'];
  transport?: Transport;
}

export function createClient(context: ClientContext): Client {
  /** Tells of a failure, after all that was tried against it. */
  async function reportFailure<T>(answer: Promise<T>): Promise<T> {
    try {
      return await answer;
    } catch (caught) {
      if (isFailure(caught)) context.onFailed(caught.kind);
      throw caught;
    }
  }

  /** Sends with a token, and once more with a newer one, where it was refused and there is one. */
  async function withToken<T>(
    token: string | null,
    send: (token: string | null) => Promise<T>,
    isRepeated = false,
  ): Promise<T> {
    try {
      return await send(token);
    } catch (caught) {
      if (token === null || !isFailure(caught) || caught.kind !== 'unauthorized') throw caught;
      const renewed = await context.onUnauthorized(token);
      if (renewed === null || isRepeated) throw caught;
      return withToken(renewed, send, true);
    }
  }

  /** The kind of the body is added where it is made: by redaxios for JSON, by the browser for multipart. */
  function headersOf(method: 'get' | 'post', token: string | null): Record<string, string> {
    const headers: Record<string, string> = { Accept: 'application/json', 'X-Requested-With': 'XMLHttpRequest' };
    if (token !== null) headers['Authorization'] = `Bearer ${token}`;
    const socketId = context.socketId();
    if (method === 'post' && token !== null && socketId !== null) headers['X-Socket-ID'] = socketId;
    return headers;
  }

  async function send(
    method: 'get' | 'post',
    path: string,
    data: object | null,
    options: SendOptions,
  ): Promise<unknown> {
    const { signal, onProgress, transport = hardenedFetch } = options;
    const { timeout = CALL_TIMEOUT_MS, keepalive = false, responseType = 'text' } = options;
    const limits = { apiBase: context.apiBase, timeout, signal, keepalive, responseType, onProgress };
    const first = options.authorized === false ? null : (options.token ?? context.token());
    return await withToken(first, (token) =>
      exchange(context.apiBase + path, { method, headers: headersOf(method, token), data, limits, transport }),
    );
  }

  async function getFile(path: string, signal: AbortSignal): Promise<Blob> {
    const options: SendOptions = { signal, timeout: UPLOAD_TIMEOUT_MS, responseType: 'blob' };
    const file = await send('get', path, null, withoutPrototype(options));
    if (file instanceof Blob) return file;
    throw malformed('no file');
  }

  // Options are read from objects without a prototype: a page may have added a `token` to every other one.
  return {
    get(path, given = {}) {
      const options = withoutPrototype(given);
      return reportFailure(retrying(() => send('get', path, null, options), options));
    },
    post: (path, body, given = {}) => reportFailure(send('post', path, body, withoutPrototype(given))),
    getFile: (path, signal) => reportFailure(retrying(() => getFile(path, signal), withoutPrototype({ signal }))),
    upload(path, body, given = {}) {
      const options: SendOptions = { ...given, timeout: UPLOAD_TIMEOUT_MS, transport: upload };
      return reportFailure(send('post', path, body, withoutPrototype(options)));
    },
  };
}
