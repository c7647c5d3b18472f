import laravelAnswers from '../data/laravel-answers.json';

/** A recorded response of a real Laravel. */
export interface RecordedAnswer {
  /** The recording's name, and whether the request accepted JSON. */
  title: string;
  method: 'get' | 'post';
  path: string;
  status: number;
  headers: Record<string, string>;
  body: unknown;
}

type Recording = Pick<RecordedAnswer, 'status' | 'headers' | 'body'> & { request: string };

const recordings: Record<string, Record<string, Recording>> = laravelAnswers;

export const recordedAnswers: readonly RecordedAnswer[] = Object.entries(recordings).flatMap(([name, variants]) =>
  Object.entries(variants).map(([variant, { request, ...recording }]) => {
    const [method, path = ''] = request.split(' ');
    return { title: `${name} ${variant}`, method: method === 'GET' ? 'get' : 'post', path, ...recording } as const;
  }),
);

export interface SentRequest {
  url: string;
  headers: Headers;
  init: RequestInit;
}

type Reply = (request: SentRequest) => Promise<Response>;

export interface Network {
  readonly sent: SentRequest[];
  /** Replies to the next requests in order; the last one repeats. */
  reply(...replies: Reply[]): void;
  restore(): void;
}

/** Replaces `fetch`: requests get these replies in order. */
export function stubNetwork(...first: Reply[]): Network {
  const real = globalThis.fetch;
  const sent: SentRequest[] = [];
  let replies = first;
  Reflect.set(globalThis, 'fetch', (url: string, init: RequestInit = {}) => {
    const request = { url, headers: new Headers(init.headers), init };
    sent.push(request);
    const [reply] = replies.length > 1 ? replies.splice(0, 1) : replies;
    return reply ? reply(request) : Promise.reject(new TypeError('Nobody answers.'));
  });
  return {
    sent,
    reply(...next) {
      replies = next;
    },
    restore: () => void Reflect.set(globalThis, 'fetch', real),
  };
}

/** A response whose text resolves in a microtask, so that fake timers need no real time. */
export function answer(status: number, body: string, headers: Record<string, string> = {}): Reply {
  const isEmpty = status === 204;
  return () => {
    const response = new Response(isEmpty ? null : body, { status, headers });
    return Promise.resolve(Object.defineProperty(response, 'text', { value: () => Promise.resolve(body) }));
  };
}

export const json = (body: unknown, status = 200, headers: Record<string, string> = {}): Reply =>
  answer(status, JSON.stringify(body), { 'content-type': 'application/json', ...headers });

/** Response that fetch returns for a redirect with `redirect: 'manual'`. */
export const redirect: Reply = () => {
  const response = new Response(null);
  Object.defineProperties(response, { type: { value: 'opaqueredirect' }, status: { value: 0 } });
  return Promise.resolve(response);
};

export const refusal: Reply = () => Promise.reject(new TypeError('Failed to fetch'));

/** The connection ends in the middle of the body. */
export const cutOff: Reply = () => {
  const start = new TextEncoder().encode('[{"id": 1');
  let isSent = false;
  const body = new ReadableStream({
    pull(controller) {
      if (isSent) controller.error(new TypeError('network error'));
      else controller.enqueue(start);
      isSent = true;
    },
  });
  return Promise.resolve(new Response(body));
};

/** Never answers; rejects when the request is aborted. */
export const noAnswer: Reply = ({ init: { signal } }) =>
  new Promise((_, reject) => {
    const giveUp = () => reject(new DOMException('The request was given up.', 'AbortError'));
    if (signal?.aborted) giveUp();
    else signal?.addEventListener('abort', giveUp);
  });

export function recorded({ status, headers, body }: RecordedAnswer): Reply {
  if (status >= 300 && status < 400) return redirect;
  return answer(status, typeof body === 'string' ? body : JSON.stringify(body), headers);
}
