import { Agent, request as httpRequest, type ClientRequest, type IncomingMessage } from 'node:http';
import type { TabLoop } from './tab-loop';

interface FetchInit {
  method?: string;
  headers?: HeadersInit;
  body?: unknown;
  signal?: AbortSignal | null;
  keepalive?: boolean;
}

/** Most connections of a browser to one server. */
const MOST_CONNECTIONS = 6;

/**
 * A tab's `fetch`, over its own keep-alive connections. Like Chromium, repeats a request (also a POST) whose reused connection broke before
 * the first byte of a response.
 */
export function createTabFetch(loop: TabLoop, isOnline: () => boolean) {
  const agent = new Agent({ keepAlive: true, maxSockets: MOST_CONNECTIONS });
  const running = new Map<ClientRequest, boolean>();

  loop.onClose(() => {
    for (const [request, isKept] of running) if (!isKept) request.destroy();
    // Requests with `keepalive` outlive the page and need their connections.
    if (running.size === 0) agent.destroy();
  });

  function send(url: string, init: FetchInit, onAnswer: (answer: IncomingMessage) => void, onError: () => void): void {
    const { method = 'GET', body = null, signal, keepalive = false } = init;
    if (body !== null && typeof body !== 'string') throw new TypeError('Only texts are sent here.');
    const headers: Record<string, string> = Object.fromEntries(new Headers(init.headers));
    if (body !== null) headers['content-length'] = String(Buffer.byteLength(body));
    else if (method !== 'GET') headers['content-length'] = '0';
    const request = httpRequest(url, { method, headers, agent });
    running.set(request, keepalive);
    const abort = () => void request.destroy();
    signal?.addEventListener('abort', abort);
    let isAnswered = false;
    request.on('response', (answer) => {
      isAnswered = true;
      onAnswer(answer);
    });
    request.on('error', (error: NodeJS.ErrnoException) => {
      const isBroken = error.code === 'ECONNRESET' || error.code === 'EPIPE';
      const mustRepeat = request.reusedSocket && isBroken && !isAnswered && !signal?.aborted && !loop.isClosed;
      if (!mustRepeat) return onError();
      // Other idle connections are probably broken, too.
      for (const idle of Object.values(agent.freeSockets).flat()) idle?.destroy();
      send(url, init, onAnswer, onError);
    });
    request.on('close', () => {
      running.delete(request);
      signal?.removeEventListener('abort', abort);
      if (loop.isClosed && running.size === 0) agent.destroy();
    });
    request.end(body ?? undefined);
  }

  function fetch(url: string, init: FetchInit = {}): Promise<unknown> {
    return new Promise((resolve, reject) => {
      const { signal } = init;
      const fail = (reason: unknown) =>
        loop.post(() => reject(reason instanceof Error ? reason : new TypeError('Aborted.')));
      if (signal?.aborted) return fail(signal.reason);
      signal?.addEventListener('abort', () => fail(signal.reason));
      if (!isOnline()) return fail(new TypeError('Failed to fetch'));
      send(
        url,
        init,
        (answer) => {
          // Created synchronously: an error before its listeners are added would be lost.
          const response = responseOf(answer, loop, signal);
          loop.post(() => resolve(response));
        },
        () => fail(new TypeError('Failed to fetch')),
      );
    });
  }

  return {
    fetch,
    /** Breaks all connections, as when the network is lost. */
    drop() {
      for (const request of running.keys()) request.destroy();
      for (const idle of Object.values(agent.freeSockets).flat()) idle?.destroy();
    },
  };
}

/** The parts of a `Response` that the panel reads. */
function responseOf(answer: IncomingMessage, loop: TabLoop, signal: AbortSignal | null | undefined): object {
  const status = answer.statusCode ?? 0;
  const chunks: Buffer[] = [];
  const whole = new Promise<Buffer>((resolve, reject) => {
    const fail = (error: Error) => loop.post(() => reject(error));
    answer.on('data', (chunk: Buffer) => chunks.push(chunk));
    answer.on('end', () => loop.post(() => resolve(Buffer.concat(chunks))));
    // The body was cut off, or is shorter than declared.
    answer.on('error', () => fail(new TypeError('network error')));
    answer.on('aborted', () => fail(new TypeError('network error')));
    signal?.addEventListener('abort', () => fail(new TypeError('Aborted.')));
  });
  whole.catch(() => undefined);
  const headers = new Headers();
  for (const [name, value] of Object.entries(answer.headers)) headers.set(name, String(value));
  return {
    status,
    ok: status >= 200 && status < 300,
    type: 'basic',
    headers,
    text: async () => (await whole).toString(),
    json: async (): Promise<unknown> => JSON.parse((await whole).toString()),
    blob: async () => new Blob([new Uint8Array(await whole)]),
  };
}
