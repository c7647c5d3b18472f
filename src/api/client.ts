import redaxios, { type Options } from 'redaxios';
import { CALL_TIMEOUT_MS, UPLOAD_TIMEOUT_MS } from '../constants';
import { exchange, type Answer, type Exchange } from './exchange';
import { asFailure, Failure, type FailureKind } from './failure';
import { readFailure } from './read-failure';
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

/** Sends calls as the wire contract wants them. Resolves with the parsed JSON (`null` for an empty body), rejects with a {@link Failure}. */
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

export function createClient(context: ClientContext): Client {
  /** Tells of a failure, after all that was tried against it. */
  async function told<T>(answer: Promise<T>): Promise<T> {
    try {
      return await answer;
    } catch (caught) {
      context.onFailed(asFailure(caught).kind);
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
      if (token === null || asFailure(caught).kind !== 'unauthorized') throw caught;
      const renewed = await context.onUnauthorized(token);
      if (renewed === null || isRepeated) throw caught;
      return withToken(renewed, send, true);
    }
  }

  function headersOf(method: 'get' | 'post', token: string | null): Record<string, string> {
    const headers: Record<string, string> = { Accept: 'application/json', 'X-Requested-With': 'XMLHttpRequest' };
    if (token !== null) headers['Authorization'] = `Bearer ${token}`;
    const socketId = context.socketId();
    if (method === 'post' && token !== null && socketId !== null) headers['X-Socket-ID'] = socketId;
    return headers;
  }

  function call(method: 'get' | 'post', path: string, body: unknown, options: CallOptions): Promise<unknown> {
    const { timeout = CALL_TIMEOUT_MS, signal, keepalive = false } = options;
    const first = options.authorized === false ? null : (options.token ?? context.token());
    return withToken(first, (token) => {
      const headers = headersOf(method, token);
      if (method === 'post') headers['Content-Type'] = 'application/json';
      return request(method, context.apiBase + path, body, { headers, timeout, signal, keepalive });
    });
  }

  function file(path: string, signal: AbortSignal): Promise<Blob> {
    return withToken(context.token(), async (token) => {
      const how = { headers: headersOf('get', token), timeout: UPLOAD_TIMEOUT_MS, signal, keepalive: false };
      return fileOf(await exchange(context.apiBase + path, 'GET', null, { ...how, isForFile: true }));
    });
  }

  return {
    get: (path, options = {}) => told(retrying(() => call('get', path, undefined, options), options)),
    post: (path, body, options = {}) => told(call('post', path, body, options)),
    getFile: (path, signal) => told(retrying(() => file(path, signal), { signal })),
    upload: (path, body, { signal, onProgress } = {}) =>
      told(
        withToken(context.token(), async (token) => {
          const how = { headers: headersOf('post', token), timeout: UPLOAD_TIMEOUT_MS, signal, onProgress };
          return read(await upload(context.apiBase + path, body, how));
        }),
      ),
  };
}

/**
 * One exchange through redaxios. It merges its options with everything that a page may have added to `Object.prototype`,
 * sends what comes of it, and can even break on it before it sends. So it gets options that inherit nothing, and its
 * `fetch` takes nothing from it: what is sent is ours, and it is sent once.
 */
async function request(method: 'get' | 'post', url: string, data: unknown, how: Exchange): Promise<unknown> {
  const body = data === undefined ? null : JSON.stringify(data);
  let sent: Promise<Answer> | undefined;
  const send = () => (sent ??= exchange(url, method.toUpperCase(), body, how));
  const options = Object.create(null) as Options;
  Object.assign(options, {
    method,
    baseURL: '',
    params: '',
    auth: '',
    transformRequest: [],
    validateStatus: () => true,
  });
  options.fetch = async () => {
    await send();
    return new Response(null);
  };
  try {
    await redaxios(url, options);
  } catch {
    // Whatever came of it there: what counts is the exchange.
  }
  return read(await send());
}

function read({ status, headers, text, isRedirected }: Answer): unknown {
  if (isRedirected) throw new Failure('malformed');
  const body = parse(text);
  if (status < 200 || status > 299) throw readFailure(status, headers, body);
  if (body === undefined) throw new Failure('malformed', status);
  return body;
}

function fileOf(answer: Answer): Blob {
  // Whatever is no file is told by its status.
  if (answer.isRedirected || !answer.file) read(answer);
  if (!answer.file) throw new Failure('malformed', answer.status);
  return answer.file;
}

/** `undefined` when it is not JSON. */
function parse(text: string): unknown {
  if (text.trim() === '') return null;
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
