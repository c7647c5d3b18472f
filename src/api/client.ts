import redaxios, { type Options } from 'redaxios';
import { CALL_TIMEOUT_MS, UPLOAD_TIMEOUT_MS } from '../constants';
import { exchange, type Answer, type Exchange } from './exchange';
import { Failure } from './failure';
import { readFailure } from './read-failure';
import { retrying } from './retrying';
import { upload } from './upload';

export interface ClientContext {
  /** Origin, and path prefix, of the API. Tokens go nowhere else. */
  apiBase: string;
  token(): string | null;
  /** The id of the live socket, so that the sender does not get its own event back. */
  socketId(): string | null;
  /** A call with this token was answered 401. */
  onUnauthorized(token: string): void;
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
  function headersOf(method: 'get' | 'post', token: string | null): Record<string, string> {
    const headers: Record<string, string> = { Accept: 'application/json', 'X-Requested-With': 'XMLHttpRequest' };
    if (token !== null) headers['Authorization'] = `Bearer ${token}`;
    const socketId = context.socketId();
    if (method === 'post' && token !== null && socketId !== null) headers['X-Socket-ID'] = socketId;
    return headers;
  }

  /** Reports a 401 of a call that carried this token. */
  async function watched<T>(token: string | null, answer: Promise<T>): Promise<T> {
    try {
      return await answer;
    } catch (caught) {
      if (caught instanceof Failure && caught.kind === 'unauthorized' && token !== null) context.onUnauthorized(token);
      throw caught;
    }
  }

  function call(method: 'get' | 'post', path: string, body: unknown, options: CallOptions): Promise<unknown> {
    const token = options.authorized === false ? null : (options.token ?? context.token());
    const headers = headersOf(method, token);
    if (method === 'post') headers['Content-Type'] = 'application/json';
    const { timeout = CALL_TIMEOUT_MS, signal, keepalive = false } = options;
    return watched(token, request(method, context.apiBase + path, body, { headers, timeout, signal, keepalive }));
  }

  return {
    get: (path, options = {}) => retrying(() => call('get', path, undefined, options), options),
    post: (path, body, options = {}) => call('post', path, body, options),
    getFile: (path, signal) =>
      retrying(
        () => {
          const token = context.token();
          const how = { headers: headersOf('get', token), timeout: UPLOAD_TIMEOUT_MS, signal, keepalive: false };
          return watched(
            token,
            exchange(context.apiBase + path, 'GET', null, { ...how, isForFile: true }).then(fileOf),
          );
        },
        { signal },
      ),
    upload(path, body, { signal, onProgress } = {}) {
      const token = context.token();
      const how = { headers: headersOf('post', token), timeout: UPLOAD_TIMEOUT_MS, signal, onProgress };
      return watched(token, upload(context.apiBase + path, body, how).then(read));
    },
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
