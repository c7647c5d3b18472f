import { ALLOWED_ORIGIN, type Asked, type Break, type Given } from './breaking-proxy';

/** The one line that is to say ✗, a word of what it says came, or of the places that it names, and what the server does. */
export type BrokenLine = readonly [line: string, said: RegExp, fault: Break];

/** Servers that break one line each. */
export const BROKEN_LINES: readonly BrokenLine[] = [
  [
    'headers.json',
    /GET \/api\/patients \(200\): text\/html/,
    onAnswer('GET /api/patients', (given) => withHeader(given, 'content-type', 'text/html; charset=UTF-8')),
  ],
  [
    'headers.cache',
    /GET \/api\/patients \(200\): public, max-age=60/,
    onAnswer('GET /api/patients', (given) => withHeader(given, 'cache-control', 'public, max-age=60')),
  ],
  ['calls.recepts', /200 with HTML/, onAnswer('GET /api/recepts', (given) => html(given, 200))],
  [
    'calls.payments',
    /500/,
    onAnswer('GET /api/payments', (given) => ({ ...given, status: 500, text: '{"message":"Server Error"}' })),
  ],
  [
    'calls.payouts',
    /^302, a redirect to \/login$/,
    onAnswer('GET /api/payouts', (given) => ({
      ...withHeader(given, 'location', '/login?secret=1'),
      status: 302,
      text: '',
    })),
  ],
  ['calls.patients', /cut/, onAnswer('GET /api/patients', () => 'cut')],
  ['calls.patients', /no answer within 20 s/, onAnswer('GET /api/patients', () => 'hold')],
  ['calls.office-hours-get', /empty body/, onAnswer('GET /api/office-hours-get', (given) => ({ ...given, text: '' }))],
  ['calls.tickets', /^day 0, ticket 0: ticket_title$/, changed('GET /api/tickets', '"ticket_title":', '"title":')],
  [
    'calls.payments',
    /^payment 0: amount \(sent, but not of its kind\)$/,
    changed('GET /api/payments', /"amount":[\d.]+/, '"amount":"25,50 €"'),
  ],
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
  [
    'calls.tickets-today',
    /another day/,
    onAnswer('GET /api/tickets', (given) => ({
      ...given,
      text: JSON.stringify((JSON.parse(given.text) as unknown[]).slice(2)),
    })),
  ],
  [
    'times.tickets.tickets.created_at',
    /^0\.tickets\.0\.created_at: no zone$/,
    changed('GET /api/tickets', /("created_at":"\d{4}-\d\d-\d\d)T(\d\d:\d\d:\d\d)[^"]*"/, '$1 $2"'),
  ],
  [
    'times.patients.attributes.birth_date',
    /^0\.attributes\.birth_date: another form$/,
    changed('GET /api/patients', /"birth_date":"[^"]*"/, '"birth_date":"24. 12. 1980"'),
  ],
  [
    'refusals.open',
    /^GET \/api\/patients: 200$/,
    {
      answer: (given, { method, path, hasToken }) =>
        `${method} ${path}` === 'GET /api/patients' && !hasToken ? { ...given, status: 200, text: '[]' } : given,
    },
  ],
  [
    'refusals.no-token',
    /^GET \/api\/payments: 302, a redirect to \/login$/,
    {
      answer: (given, { path, hasToken }) =>
        path === '/api/payments' && !hasToken ? { ...withHeader(given, 'location', '/login'), status: 302 } : given,
    },
  ],
  [
    'refusals.wrong-token',
    /^500$/,
    {
      answer: (given, { hasToken }) => (hasToken && given.status === 401 ? { ...given, status: 500 } : given),
    },
  ],
  [
    'refusals.not-found',
    /404 with HTML/,
    { answer: (given, { path }) => (path.includes('nothing-here') ? html(given, 404) : given) },
  ],
  ['login.wrong', /^500$/, onAnswer('POST /api/admin/login', (given) => ({ ...given, status: 500 }), false)],
  [
    'login.wrong',
    /without errors by field/,
    onAnswer('POST /api/admin/login', (given) => ({ ...given, text: '{"message":"No."}' }), false),
  ],
  [
    'realtime.own-channel',
    /^403$/,
    onAnswer('POST /broadcasting/auth', (given) => ({ ...given, status: 403, text: '{"message":""}' })),
  ],
  [
    'realtime.other-channel',
    /^200$/,
    onAnswer('POST /broadcasting/auth', (given) =>
      given.status === 403 ? { ...given, status: 200, text: '{"auth":"ordinacia:00"}' } : given,
    ),
  ],
  [
    'realtime.no-token',
    /^200$/,
    {
      answer: (given, { path, hasToken }) =>
        path === '/broadcasting/auth' && !hasToken ? { ...given, status: 200, text: '{"auth":"ordinacia:00"}' } : given,
    },
  ],
  [
    'realtime.subscribes',
    /another application’s key/,
    changed('POST /broadcasting/auth', /"auth":"ordinacia:\w+"/, '"auth":"other:00"'),
  ],
  ['realtime.connects', /502 instead of a socket/, { upgrade: 502 }],
  ['changes.event', /App\\Events\\UpdateWaitingTickets/, { event: () => String.raw`App\Events\UpdateWaitingTickets` }],
  [
    'forms.special-announcements-add',
    /stored\. Remove it by hand/,
    onAnswer('POST /api/special-announcements-add', (given) => ({ ...given, status: 200, text: '{}' })),
  ],
  [
    'forms.absence-add',
    /^422$/,
    onAnswer('POST /api/absence-add', (given) => ({ ...given, text: '{"message":"No."}' })),
  ],
  [
    'changes.add',
    /^200$/,
    onAnswer('POST /api/event-add', (given) => (given.status === 200 ? { ...given, text: '{"ok":true}' } : given)),
  ],
  [
    'changes.remove',
    /^500\. Look for „Ordinacia check/,
    onAnswer('POST /api/ticket-reject', (given) => ({ ...given, status: 500 })),
  ],
  [
    'cors.preflight',
    /no Access-Control-Allow-Origin/,
    {
      answer: (given, { method, path }) =>
        method === 'OPTIONS' && path.startsWith('/api/') ? withoutHeader(given, ORIGIN_HEADER) : given,
    },
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
    {
      answer: (given, { method, path }) =>
        method === 'OPTIONS' && path === '/broadcasting/auth' ? { ...given, status: 404, text: '' } : given,
    },
  ],
  [
    'cors.answers',
    /no Access-Control-Allow-Origin/,
    onAnswer('GET /api/tickets', (given) => withoutHeader(given, ORIGIN_HEADER)),
  ],
  [
    'cors.answers',
    /two of them/,
    onAnswer('GET /api/tickets', (given) => withHeader(given, ORIGIN_HEADER, `${ALLOWED_ORIGIN}, ${ALLOWED_ORIGIN}`)),
  ],
  [
    'cors.errors',
    /without/,
    {
      answer: (given, { method }) =>
        given.status === 401 && method !== 'OPTIONS' ? withoutHeader(given, ORIGIN_HEADER) : given,
    },
  ],
  [
    'cors.exposed',
    /^retry-after is hidden$/,
    {
      answer: (given, { method }) =>
        method === 'OPTIONS' ? given : withHeader(given, 'access-control-expose-headers', 'X-Request-Id'),
    },
  ],
  [
    'cors.others',
    /any origin/,
    {
      answer: (given, { method }) =>
        method === 'OPTIONS'
          ? {
              ...given,
              headers: { ...given.headers, [ORIGIN_HEADER]: '*', 'access-control-allow-credentials': 'true' },
            }
          : given,
    },
  ],
];

const ORIGIN_HEADER = 'access-control-allow-origin';

/** Breaks the answer of one call, where it carries a token (or none). */
function onAnswer(call: string, change: (given: Given) => Given | 'cut' | 'hold', isLoggedIn = true): Break {
  const isIt = ({ method, path, hasToken }: Asked) => `${method} ${path}` === call && hasToken === isLoggedIn;
  return { answer: (given, asked) => (isIt(asked) ? change(given) : given) };
}

/** The first place of a good answer's text. */
function changed(call: string, from: string | RegExp, to: string): Break {
  return onAnswer(call, (given) => {
    if (given.status !== 200) return given;
    const text = given.text.replace(from, to);
    if (text === given.text) throw new Error(`${call} has nothing to be changed.`);
    return { ...given, text };
  });
}

function withHeader(given: Given, name: string, value: string): Given {
  return { ...given, headers: { ...given.headers, [name]: value } };
}

function withoutHeader(given: Given, name: string): Given {
  return { ...given, headers: Object.fromEntries(Object.entries(given.headers).filter(([each]) => each !== name)) };
}

const html = (given: Given, status: number): Given => ({
  ...withHeader(given, 'content-type', 'text/html'),
  status,
  text: '<!DOCTYPE html><html><body>Nothing here</body></html>',
});
