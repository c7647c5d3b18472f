import { ALLOWED_ORIGIN, type Asked, type Break, type Given } from './breaking-proxy';

/** The only line that must be ✗, a pattern for its `came` or one of its places, and the server's fault. */
export type BrokenLine = readonly [line: string, said: RegExp, fault: Break];

const ORIGIN_HEADER = 'access-control-allow-origin';
const MOVED = { status: 302, location: '/login?secret=1', text: '' };
const html = { 'content-type': 'text/html', text: '<!DOCTYPE html><html><body>Nothing here</body></html>' };

/** Faults that break one line each. Faults of the same kind hide each other; faults of different kinds can be combined. */
export const BROKEN_LINES: Readonly<Record<string, readonly BrokenLine[]>> = {
  patients: [
    [
      'headers.json',
      /GET \/api\/patients \(200\): text\/html/,
      on('GET /api/patients', { 'content-type': 'text/html; charset=UTF-8' }),
    ],
    [
      'headers.cache',
      /GET \/api\/patients \(200\): public, max-age=60/,
      on('GET /api/patients', { 'cache-control': 'public, max-age=60' }),
    ],
    ['calls.patients', /cut/, on('GET /api/patients', 'cut')],
    ['calls.patients', /no answer within 20 s/, on('GET /api/patients', 'hold')],
    [
      'times.patients.attributes.birth_date',
      /^0\.attributes\.birth_date: another form$/,
      changed('GET /api/patients', /"birth_date":"[^"]*"/, '"birth_date":"24. 12. 1980"'),
    ],
  ],
  payments: [
    ['calls.payments', /500/, on('GET /api/payments', { status: 500, text: '{"message":"Server Error"}' })],
    [
      'calls.payments',
      /^payment 0: amount \(sent, but not of its kind\)$/,
      changed('GET /api/payments', /"amount":[\d.]+/, '"amount":"25,50 €"'),
    ],
  ],
  recepts: [['calls.recepts', /200 with HTML/, on('GET /api/recepts', html)]],
  payouts: [['calls.payouts', /^302, a redirect to \/login$/, on('GET /api/payouts', MOVED)]],
  hours: [['calls.office-hours-get', /empty body/, on('GET /api/office-hours-get', { text: '' })]],
  init: [
    [
      'calls.administration-init',
      /^notifications is missing$/,
      changed('GET /api/administration-init', '"notifications":', '"notices":'),
    ],
    [
      'calls.administration-init',
      /online_status\.status/,
      changed('GET /api/administration-init', '"status":"online"', '"status":"busy"'),
    ],
  ],
  tickets: [
    ['calls.tickets', /^day 0, ticket 0: ticket_title$/, changed('GET /api/tickets', '"ticket_title":', '"title":')],
    [
      'calls.tickets-today',
      /another day/,
      on('GET /api/tickets', ({ text }) => ({ text: JSON.stringify((JSON.parse(text) as unknown[]).slice(2)) })),
    ],
    [
      'times.tickets.tickets.created_at',
      /^0\.tickets\.0\.created_at: no zone$/,
      changed('GET /api/tickets', /("created_at":"\d{4}-\d\d-\d\d)T(\d\d:\d\d:\d\d)[^"]*"/, '$1 $2"'),
    ],
  ],
  refusals: [
    ['refusals.open', /^GET \/api\/patients: 200$/, on('GET /api/patients', { status: 200, text: '[]' }, false)],
    ['refusals.no-token', /^GET \/api\/payments: 302, a redirect to \/login$/, on('GET /api/payments', MOVED, false)],
    ['refusals.wrong-token', /^500$/, where(({ hasToken }, { status }) => hasToken && status === 401, { status: 500 })],
    [
      'refusals.not-found',
      /404 with HTML/,
      where(({ path }) => path.includes('nothing-here'), { status: 404, ...html }),
    ],
    ['login.wrong', /^500$/, on('POST /api/admin/login', { status: 500 }, false)],
    ['login.wrong', /without errors by field/, on('POST /api/admin/login', { text: '{"message":"No."}' }, false)],
  ],
  channel: [
    ['realtime.own-channel', /^403$/, on('POST /broadcasting/auth', { status: 403, text: '{"message":""}' })],
    [
      'realtime.other-channel',
      /^200$/,
      on('POST /broadcasting/auth', ({ status }) =>
        status === 403 ? { status: 200, text: '{"auth":"ordinacia:00"}' } : {},
      ),
    ],
    [
      'realtime.no-token',
      /^200$/,
      on('POST /broadcasting/auth', { status: 200, text: '{"auth":"ordinacia:00"}' }, false),
    ],
    [
      'realtime.subscribes',
      /another application’s key/,
      changed('POST /broadcasting/auth', /"auth":"ordinacia:\w+"/, '"auth":"other:00"'),
    ],
    ['realtime.connects', /502 instead of a socket/, { upgrade: 502 }],
  ],
  // Only a subscribed socket receives an event.
  changes: [
    [
      'changes.add',
      /^200$/,
      on('POST /api/event-add', ({ status }) => (status === 200 ? { text: '{"ok":true}' } : {})),
    ],
    // Control characters from a server must not reach the terminal.
    ['changes.event', /\?\[2JApp\\Events\?/, { event: () => '\u001b[2JApp\\Events\u0007' }],
    ['changes.remove', /^500\. Look for „Ordinacia check/, on('POST /api/ticket-reject', { status: 500 })],
  ],
  forms: [
    [
      'forms.special-announcements-add',
      /stored\. Remove it by hand/,
      on('POST /api/special-announcements-add', { status: 200, text: '{}' }),
    ],
    ['forms.absence-add', /^422$/, on('POST /api/absence-add', { text: '{"message":"No."}' })],
  ],
  cors: [
    [
      'cors.preflight',
      /no Access-Control-Allow-Origin/,
      where(({ method, path }) => method === 'OPTIONS' && path.startsWith('/api/'), { [ORIGIN_HEADER]: undefined }),
    ],
    [
      'cors.header.idempotency-key',
      /allowed are authorization/,
      { allowedHeaders: 'authorization, content-type, x-requested-with, x-socket-id' },
    ],
    ['cors.header.authorization', /allowed are \*/, { allowedHeaders: '*' }],
    [
      'cors.broadcasting',
      /404/,
      where(({ method, path }) => method === 'OPTIONS' && path === '/broadcasting/auth', { status: 404, text: '' }),
    ],
    [
      'cors.others',
      /any origin/,
      where(({ method }) => method === 'OPTIONS', {
        [ORIGIN_HEADER]: '*',
        'access-control-allow-credentials': 'true',
      }),
    ],
  ],
  corsAnswers: [
    ['cors.answers', /no Access-Control-Allow-Origin/, on('GET /api/tickets', { [ORIGIN_HEADER]: undefined })],
    [
      'cors.answers',
      /two of them/,
      on('GET /api/tickets', { [ORIGIN_HEADER]: `${ALLOWED_ORIGIN}, ${ALLOWED_ORIGIN}` }),
    ],
    [
      'cors.errors',
      /without/,
      where(({ method }, { status }) => status === 401 && method !== 'OPTIONS', { [ORIGIN_HEADER]: undefined }),
    ],
    [
      'cors.exposed',
      /^retry-after is hidden$/,
      where(({ method }) => method !== 'OPTIONS', { 'access-control-expose-headers': 'X-Request-Id' }),
    ],
  ],
};

/** Replacements for the status, the text and headers; `undefined` removes a header. */
type Change = Readonly<Record<string, string | number | undefined>>;

function where(
  isIt: (asked: Asked, given: Given) => boolean,
  change: Change | ((given: Given) => Change) | 'cut' | 'hold',
): Break {
  return {
    answer(given, asked) {
      if (!isIt(asked, given)) return given;
      if (typeof change === 'string') return change;
      const {
        status = given.status,
        text = given.text,
        ...headers
      } = typeof change === 'function' ? change(given) : change;
      const all = Object.entries({ ...given.headers, ...headers }).filter(([, value]) => value !== undefined);
      return {
        status: Number(status),
        text: String(text),
        headers: Object.fromEntries(all.map(([name, value]) => [name, String(value)])),
      };
    },
  };
}

/** Breaks the response to one call, with a token or (`isLoggedIn = false`) without one. */
function on(call: string, change: Parameters<typeof where>[1], isLoggedIn = true): Break {
  return where(({ method, path, hasToken }) => `${method} ${path}` === call && hasToken === isLoggedIn, change);
}

/** Replaces the first match in the text of a good response. */
function changed(call: string, from: string | RegExp, to: string): Break {
  return on(call, ({ status, text }) => {
    const other = text.replace(from, to);
    if (status === 200 && text === other) throw new Error(`${call} has nothing to be changed.`);
    return status === 200 ? { text: other } : {};
  });
}
