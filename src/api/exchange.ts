import { Failure } from './failure';

export interface Answer {
  status: number;
  headers: Headers;
  text: string;
  /** A redirected answer is never followed: it is a login page, or another origin that must not see a token. */
  isRedirected: boolean;
  /** The body of a good answer, where it was asked for as a file; `text` is empty then. */
  file?: Blob | null;
}

export interface Exchange {
  headers: Readonly<Record<string, string>>;
  /** Milliseconds for the whole exchange, the answer's body included. */
  timeout: number;
  signal: AbortSignal | undefined;
  /** Lets the call outlive the page. */
  keepalive: boolean;
  /** The body of a good answer is a file, and not to be read. */
  isForFile?: boolean;
}

/** One request and its whole answer. Rejects with a failure of kind `aborted`, `timeout` or `offline` (refused, or cut off). */
export async function exchange(
  url: string,
  method: string,
  body: BodyInit | null,
  { headers, timeout, signal, keepalive, isForFile = false }: Exchange,
): Promise<Answer> {
  const limit = new AbortController();
  const giveUp = () => limit.abort(new Failure('aborted'));
  if (signal?.aborted) giveUp();
  signal?.addEventListener('abort', giveUp);
  const timer = setTimeout(() => limit.abort(new Failure('timeout')), timeout);
  try {
    // `fetch` reads inherited options too, such as a page may have added to `Object.prototype`.
    const options = Object.create(null) as RequestInit;
    Object.assign(options, { method, headers, body, keepalive, signal: limit.signal });
    Object.assign(options, { redirect: 'manual', cache: 'no-store', credentials: 'same-origin' });
    const response = await fetch(url, options);
    const file = isForFile && response.ok ? await response.blob() : null;
    return {
      file,
      status: response.status,
      headers: response.headers,
      text: file ? '' : await response.text(),
      isRedirected: response.type === 'opaqueredirect',
    };
  } catch {
    throw limit.signal.reason instanceof Failure ? limit.signal.reason : new Failure('offline');
  } finally {
    clearTimeout(timer);
    signal?.removeEventListener('abort', giveUp);
  }
}
