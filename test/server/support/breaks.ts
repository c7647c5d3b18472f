import { ALLOWED_ORIGIN, type Asked, type Break, type Given } from './breaking-proxy';

/** The only line that must be ✗, a pattern for its `came` or one of its places, and the server's fault. */
export type BrokenLine = readonly [line: string, said: RegExp, fault: Break];

const ORIGIN_HEADER = 'access-control-allow-origin';
const MOVED = { status: 302, location: '/login?secret=1', text: '' };
const html = { 'content-type': 'text/html', text: '<!DOCTYPE html><html><body>Nothing here</body></html>' };

export const INIT = 'GET /api/administration-init';
export const PATIENTS = 'GET /api/patients';
const PAYMENTS = 'GET /api/payments';
const TICKETS = 'GET /api/tickets';
const AUTH = 'POST /broadcasting/auth';
const isPreflight = ({ method }: Asked) => method === 'OPTIONS';
const SIGNED = { status: 200, text: '{"auth":"ordinacia:00"}' };

/** Faults that break one line each. Faults of the same kind hide each other; faults of different kinds can be combined. */
export const BROKEN_LINES: Readonly<Record<string, readonly BrokenLine[]>> = {
  patients: [
    ['headers.json', /GET \/api\/patients \(200\): text\/html/, on(PATIENTS, { 'content-type': 'text/html' })],
    [
      'headers.cache',
      /GET \/api\/patients \(200\): public, max-age=60/,
      on(PATIENTS, { 'cache-control': 'public, max-age=60' }),
    ],
    ['calls.patients', /cut/, on(PATIENTS, 'cut')],
    ['calls.patients', /no answer within 20 s/, on(PATIENTS, 'hold')],
    [
      'times.patients.attributes.birth_date',
      /^0\.attributes\.birth_date: another form$/,
      changed(PATIENTS, /"birth_date":"[^"]*"/, '"birth_date":"24. 12. 1980"'),
    ],
  ],
  payments: [
    ['calls.payments', /500/, on(PAYMENTS, { status: 500, text: '{"message":"Server Error"}' })],
    [
      'calls.payments',
      /^payment 0: amount \(sent, but not of its kind\)$/,
      changed(PAYMENTS, /"amount":[\d.]+/, '"amount":"25,50 €"'),
    ],
  ],
  recepts: [['calls.recepts', /200 with HTML/, on('GET /api/recepts', html)]],
  payouts: [['calls.payouts', /^302, a redirect to \/login$/, on('GET /api/payouts', MOVED)]],
  hours: [['calls.office-hours-get', /empty body/, on('GET /api/office-hours-get', { text: '' })]],
  init: [
    ['calls.administration-init', /^notifications is missing$/, changed(INIT, '"notifications":', '"notices":')],
    ['calls.administration-init', /online_status\.status/, changed(INIT, '"status":"online"', '"status":"busy"')],
  ],
  tickets: [
    ['calls.tickets', /^day 0, ticket 0: ticket_title$/, changed(TICKETS, '"ticket_title":', '"title":')],
    [
      'calls.tickets-today',
      /another day/,
      on(TICKETS, ({ text }) => ({ text: JSON.stringify((JSON.parse(text) as unknown[]).slice(2)) })),
    ],
    [
      'times.tickets.tickets.created_at',
      /^0\.tickets\.0\.created_at: no zone$/,
      changed(TICKETS, /("created_at":"\d{4}-\d\d-\d\d)T(\d\d:\d\d:\d\d)[^"]*"/, '$1 $2"'),
    ],
  ],
  refusals: [
    ['refusals.open', /^GET \/api\/patients: 200$/, on(PATIENTS, { status: 200, text: '[]' }, false)],
    ['refusals.no-token', /^GET \/api\/payments: 302, a redirect to \/login$/, on(PAYMENTS, MOVED, false)],
    ['refusals.wrong-token', /^500$/, where(({ hasToken }, { status }) => hasToken && status === 401, { status: 500 })],
    [
      'refusals.not-found',
      /404 with HTML/,
      where(({ path }) => path.includes('nothing-here'), { status: 404, ...html }),
    ],
  ],
  login: [
    ['login.wrong', /^500$/, on('POST /api/admin/login', { status: 500 }, false)],
    ['login.wrong', /without errors by field/, on('POST /api/admin/login', { text: '{"message":"No."}' }, false)],
  ],
  channel: [
    ['realtime.own-channel', /^403$/, on(AUTH, { status: 403, text: '{"message":""}' })],
    ['realtime.other-channel', /^200$/, on(AUTH, ({ status }) => (status === 403 ? SIGNED : {}))],
    ['realtime.no-token', /^200$/, on(AUTH, SIGNED, false)],
    ['realtime.subscribes', /another application’s key/, changed(AUTH, /"auth":"ordinacia:\w+"/, '"auth":"other:00"')],
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
    // Stored, although the response is lost.
    ['changes.add', /cut/, where(({ path, text }) => path === '/api/event-add' && text.includes('check'), 'cut')],
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
      where((asked) => isPreflight(asked) && asked.path.startsWith('/api/'), { [ORIGIN_HEADER]: undefined }),
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
      where((asked) => isPreflight(asked) && asked.path === '/broadcasting/auth', { status: 404, text: '' }),
    ],
    [
      'cors.others',
      /any origin/,
      where(isPreflight, { [ORIGIN_HEADER]: '*', 'access-control-allow-credentials': 'true' }),
    ],
  ],
  corsAnswers: [
    ['cors.answers', /no Access-Control-Allow-Origin/, on(TICKETS, { [ORIGIN_HEADER]: undefined })],
    ['cors.answers', /two of them/, on(TICKETS, { [ORIGIN_HEADER]: `${ALLOWED_ORIGIN}, ${ALLOWED_ORIGIN}` })],
    [
      'cors.errors',
      /without/,
      where((asked, { status }) => status === 401 && !isPreflight(asked), { [ORIGIN_HEADER]: undefined }),
    ],
    [
      'cors.exposed',
      /^retry-after is hidden$/,
      where((asked) => !isPreflight(asked), { 'access-control-expose-headers': 'X-Request-Id' }),
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
export function on(call: string, change: Parameters<typeof where>[1], isLoggedIn = true): Break {
  return where(({ method, path, hasToken }) => `${method} ${path}` === call && hasToken === isLoggedIn, change);
}

/** Replaces the first match in the text of a good response. */
export function changed(call: string, from: string | RegExp, to: string): Break {
  return on(call, ({ status, text }) => {
    const other = text.replace(from, to);
    if (status === 200 && text === other) throw new Error(`${call} has nothing to be changed.`);
    return status === 200 ? { text: other } : {};
  });
}
