/** What a real Laravel answered, as it was recorded. */
export interface RecordedAnswer {
  /** Name, and whether JSON was asked for. */
  title: string;
  method: 'get' | 'post';
  path: string;
  status: number;
  headers: Record<string, string>;
  body: unknown;
}

interface Recording {
  request: string;
  status: number;
  headers: Record<string, string>;
  body: unknown;
}

export async function loadRecordedAnswers(): Promise<RecordedAnswer[]> {
  const response = await fetch('/test/data/laravel-answers.json');
  const recordings = (await response.json()) as Record<string, Record<string, Recording>>;
  return Object.entries(recordings).flatMap(([name, variants]) =>
    Object.entries(variants).map(([variant, { request, ...recording }]) => {
      const [method, path = ''] = request.split(' ');
      return { title: `${name} ${variant}`, method: method === 'GET' ? 'get' : 'post', path, ...recording } as const;
    }),
  );
}

/** A request as it leaves the panel. */
export interface SentRequest {
  url: string;
  headers: Headers;
  init: RequestInit;
}

type Reply = (request: SentRequest) => Promise<Response>;

export interface Network {
  readonly sent: SentRequest[];
  /** What the next requests meet, one after another; the last one meets all that follow. */
  reply(...replies: Reply[]): void;
  restore(): void;
}

/** Stands in for the network: `fetch` answers what it is told. */
export function stubNetwork(...first: Reply[]): Network {
  const real = window.fetch;
  const sent: SentRequest[] = [];
  let replies = first;
  Reflect.set(window, 'fetch', (url: string, init: RequestInit = {}) => {
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
    restore: () => void Reflect.set(window, 'fetch', real),
  };
}

/** An answer whose text is there at once, so that no real time passes under fake timers. */
export function answer(status: number, body: string, headers: Record<string, string> = {}): Reply {
  const isEmpty = status === 204;
  return () => {
    const response = new Response(isEmpty ? null : body, { status, headers });
    return Promise.resolve(Object.defineProperty(response, 'text', { value: () => Promise.resolve(body) }));
  };
}

export const json = (body: unknown, status = 200, headers: Record<string, string> = {}): Reply =>
  answer(status, JSON.stringify(body), { 'content-type': 'application/json', ...headers });

/** What a browser makes of a redirect that it must not follow. */
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

/** No answer comes until the request is given up. */
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
