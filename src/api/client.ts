import { CALL_TIMEOUT_MS, UPLOAD_TIMEOUT_MS } from '../constants';
import { withoutPrototype } from '../lib/own-properties';
import { randomKey } from '../lib/random-key';
import { pathOf, type Call, type Paths, type RequestOf, type ResponseOf } from './define-call';
import { exchange, retrying } from './exchange';
import { isFailure, isRedirected, isUnauthorized, malformed, type Failure } from './failure';
import { hardenedFetch, type Limits, type Transport } from './hardened-fetch';
import { readResponse } from './read';

export interface ClientContext {
  /** Origin, and path prefix, of the API. Tokens are sent nowhere else. */
  apiBase: string;
  /** The paths that an integrator has replaced, by the names of their calls. */
  endpoints(): Paths;
  token(): string | null;
  /** The id of the live socket, so that the sender does not get its own event back. */
  socketId(): string | null;
  /** A call with this token failed with 401. Resolves with the token to repeat it with; `null` when there is none. */
  onUnauthorized(token: string): Promise<string | null>;
  /** A call failed after all retries. Resolves with the diagnosed failure. */
  onFailed(failure: Failure, path: string): Promise<Failure>;
  /** Receives when the server sent a response (milliseconds; `NaN` if the page may not read that), and when the request was sent. */
  onServerTime?(serverTime: number, sentAt: number): void;
  /** For debugging. */
  onDone?(call: DoneCall): void;
}

export interface DoneCall {
  method: 'GET' | 'POST';
  /** Without the query, which may contain a search text or a signature. */
  path: string;
  /** In ms, including retries. */
  took: number;
  failure: Failure | null;
}

export interface CallOptions {
  signal?: AbortSignal;
  /** Overrides the path of the call and its endpoint. */
  path?: string;
  /** Milliseconds. */
  timeout?: number;
  /** Overrides the current token, for a call after its session has ended. */
  token?: string | null;
  /** `false` for a call whose 401 alone does not end the session. */
  endsSession?: boolean;
  /** Retries of a GET; `GET_RETRIES` by default. */
  retries?: number;
  /** The `Idempotency-Key` of a POST that may be repeated; a new one by default. */
  key?: string;
  /** Replaces `fetch`. */
  transport?: Transport;
  /** Receives the sent part of the body, 0 to 1, if the transport reports it. */
  onProgress?: (part: number) => void;
}

/**
 * Sends calls by the wire contract. Rejects with a {@link Failure}; with another error only for a bug, or a path outside of the API.
 */
export interface Client {
  /** Resolves with the response as the definition reads it. A request is sent as JSON, a form as multipart. */
  call<Definition extends Call>(
    definition: Definition,
    request: RequestOf<Definition> | FormData,
    options?: CallOptions,
  ): Promise<ResponseOf<Definition>>;
  /** A file with the response's MIME type; `null` for a redirect, which no call follows. */
  getFile(path: string, signal: AbortSignal): Promise<Blob | null>;
}

/** The options in which the kinds of calls differ. */
interface SendOptions extends CallOptions {
  isKeptAlive?: boolean | undefined;
  isPublic?: boolean | undefined;
  responseType?: Limits['responseType'];
}

export function createClient(context: ClientContext): Client {
  /** Reports the outcome of a call, after all retries. */
  async function reported<T>(method: DoneCall['method'], path: string, response: Promise<T>): Promise<T> {
    const startedAt = performance.now();
    const done = (failure: Failure | null) =>
      context.onDone?.({ method, path: path.replace(/[?#].*$/, ''), took: performance.now() - startedAt, failure });
    try {
      const value = await response;
      done(null);
      return value;
    } catch (caught) {
      if (!isFailure(caught)) throw caught;
      const failure = await context.onFailed(caught, path);
      done(failure);
      throw failure;
    }
  }

  async function send(
    method: 'get' | 'post',
    path: string,
    data: object | null,
    options: SendOptions,
  ): Promise<unknown> {
    const { signal, onProgress, transport = hardenedFetch } = options;
    const { key, timeout = CALL_TIMEOUT_MS, isKeptAlive: keepalive = false, responseType = 'text' } = options;
    const limits = { apiBase: context.apiBase, timeout, signal, keepalive, responseType, onProgress };
    const first = options.isPublic ? null : (options.token ?? context.token());
    const timed: Transport = async (...request) => {
      const sentAt = Date.now();
      const response = await transport(...request);
      context.onServerTime?.(Date.parse(response.headers.get('date') ?? ''), sentAt);
      return response;
    };
    const sendWith = (token: string | null) => {
      const headers = headersOf(token, key, context.socketId());
      return exchange(context.apiBase + path, { method, headers, data, limits, transport: timed });
    };
    return await (options.endsSession === false ? sendWith(first) : withToken(context, first, sendWith));
  }

  async function getFile(path: string, signal: AbortSignal): Promise<Blob | null> {
    const options: SendOptions = { signal, timeout: UPLOAD_TIMEOUT_MS, responseType: 'blob' };
    try {
      const file = await send('get', path, null, withoutPrototype(options));
      if (file instanceof Blob) return file;
    } catch (caught) {
      if (isFailure(caught) && isRedirected(caught)) return null;
      throw caught;
    }
    throw malformed('no file');
  }

  return {
    async call(definition, request, given = {}) {
      // Without a prototype: a page may have added a `token` to `Object.prototype`.
      const call: Call = withoutPrototype(definition);
      const { method, response, isChange, isPublic } = call;
      // `keepalive` is limited to 64 kB: not for files.
      const isKeptAlive = call.isKeptAlive && !(request instanceof FormData);
      const options: SendOptions = withoutPrototype({ ...given, isKeptAlive, isPublic });
      const path = options.path ?? pathOf(call, context.endpoints());
      const isGet = method === 'GET';
      if (!isGet) options.key ??= randomKey();
      const answer = isGet
        ? retrying(() => send('get', path, null, options), isChange ? { retries: 0 } : options)
        : send('post', path, request ?? {}, options);
      return readResponse(response, await reported(method, path, answer)) as never;
    },
    getFile: (path, signal) =>
      reported(
        'GET',
        path,
        retrying(() => getFile(path, signal), withoutPrototype({ signal })),
      ),
  };
}

/** Sends with a token; after a 401, once more with a renewed one, if there is one. */
async function withToken<T>(
  context: ClientContext,
  token: string | null,
  send: (token: string | null) => Promise<T>,
  isRepeated = false,
): Promise<T> {
  try {
    return await send(token);
  } catch (caught) {
    if (token === null || !isUnauthorized(caught)) throw caught;
    const renewed = await context.onUnauthorized(token);
    if (renewed === null || isRepeated) throw caught;
    return withToken(context, renewed, send, true);
  }
}

/** Without `Content-Type`: redaxios sets it for JSON, the browser for multipart. `key` is set for a POST. */
function headersOf(token: string | null, key: string | undefined, socketId: string | null): Record<string, string> {
  const headers: Record<string, string> = { Accept: 'application/json', 'X-Requested-With': 'XMLHttpRequest' };
  if (token !== null) headers['Authorization'] = `Bearer ${token}`;
  if (key === undefined) return headers;
  // The browser itself repeats a POST when a reused connection breaks.
  headers['Idempotency-Key'] = key;
  if (token !== null && socketId !== null) headers['X-Socket-ID'] = socketId;
  return headers;
}
