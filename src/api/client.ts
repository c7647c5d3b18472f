import redaxios, { type Options } from 'redaxios';
import { CALL_TIMEOUT_MS } from '../constants';
import { exchange, type Answer, type Exchange } from './exchange';
import { Failure } from './failure';
import { readFailure } from './read-failure';
import { retrying } from './retrying';

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
}

/** Sends calls as the wire contract wants them. Resolves with the parsed JSON (`null` for an empty body), rejects with a {@link Failure}. */
export interface Client {
  get(path: string, options?: CallOptions): Promise<unknown>;
  post(path: string, body: Readonly<Record<string, unknown>>, options?: CallOptions): Promise<unknown>;
}

export function createClient(context: ClientContext): Client {
  async function call(method: 'get' | 'post', path: string, body: unknown, options: CallOptions): Promise<unknown> {
    const token = options.authorized === false ? null : context.token();
    const headers: Record<string, string> = { Accept: 'application/json', 'X-Requested-With': 'XMLHttpRequest' };
    if (method === 'post') headers['Content-Type'] = 'application/json';
    if (token !== null) headers['Authorization'] = `Bearer ${token}`;
    const socketId = context.socketId();
    if (method === 'post' && token !== null && socketId !== null) headers['X-Socket-ID'] = socketId;
    const { timeout = CALL_TIMEOUT_MS, signal, keepalive = false } = options;
    try {
      return await request(method, context.apiBase + path, body, { headers, timeout, signal, keepalive });
    } catch (caught) {
      if (caught instanceof Failure && caught.kind === 'unauthorized' && token !== null) context.onUnauthorized(token);
      throw caught;
    }
  }
  return {
    get: (path, options = {}) => retrying(() => call('get', path, undefined, options), options.signal),
    post: (path, body, options = {}) => call('post', path, body, options),
  };
}

/**
 * One exchange through redaxios. It merges its options with everything that a page may have added to
 * `Object.prototype`, so each option that it reads is given, and its `fetch` takes nothing but address, method and body.
 */
async function request(method: 'get' | 'post', url: string, data: unknown, how: Exchange): Promise<unknown> {
  let answer: Answer | undefined;
  const options = Object.create(null) as Options;
  Object.assign(options, {
    ...{ method, data, headers: {}, baseURL: '', params: '', paramsSerializer: String, auth: '', transformRequest: [] },
    ...{ responseType: 'text', withCredentials: false, validateStatus: () => true },
    fetch: async (address: string, init: RequestInit) => {
      answer = await exchange(address, init.method ?? method, init.body ?? null, how);
      return new Response(null);
    },
  });
  await redaxios(url, options);
  if (!answer || answer.isRedirected) throw new Failure('malformed');
  const body = parse(answer.text);
  if (answer.status < 200 || answer.status > 299) throw readFailure(answer.status, answer.headers, body);
  if (body === undefined) throw new Failure('malformed', answer.status);
  return body;
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
