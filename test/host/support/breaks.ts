import { ALLOWED_ORIGIN, type Asked, type Break, type Given } from './breaking-proxy';

export interface BrokenLine {
  title: string;
  /** The one line that is to say ✗. */
  line: string;
  fault: Break;
  /** A word of what it says came. */
  came: RegExp;
  /** As the check names it: indexes and fields. */
  places?: readonly RegExp[];
}

/** Servers that break one line each. */
export const BROKEN_LINES: readonly BrokenLine[] = [
  {
    title: 'JSON that is called HTML',
    line: 'headers.json',
    fault: onAnswer('GET /api/patients', (given) => withHeader(given, 'content-type', 'text/html; charset=UTF-8')),
    came: /1 of/,
    places: [/GET \/api\/patients \(200\): text\/html/],
  },
  {
    title: 'patients that a proxy may keep',
    line: 'headers.cache',
    fault: onAnswer('GET /api/patients', (given) => withHeader(given, 'cache-control', 'public, max-age=60')),
    came: /1 of/,
    places: [/GET \/api\/patients \(200\): public, max-age=60/],
  },
  {
    title: 'HTML for JSON',
    line: 'calls.recepts',
    fault: onAnswer('GET /api/recepts', (given) => html(given, 200)),
    came: /200 with HTML/,
  },
  {
    title: 'a failure of one call',
    line: 'calls.payments',
    fault: onAnswer('GET /api/payments', (given) => ({ ...given, status: 500, text: '{"message":"Server Error"}' })),
    came: /500/,
  },
  {
    title: 'a call that is not there',
    line: 'calls.dashboard',
    fault: onAnswer('GET /api/dashboard', (given) => ({ ...given, status: 404, text: '{"message":""}' })),
    came: /404/,
  },
  {
    title: 'a redirect to a login page',
    line: 'calls.payouts',
    fault: onAnswer('GET /api/payouts', (given) => ({
      ...withHeader(given, 'location', '/login?secret=1'),
      status: 302,
      text: '',
    })),
    came: /^302, a redirect to \/login$/,
  },
  {
    title: 'a connection that is cut',
    line: 'calls.patients',
    fault: onAnswer('GET /api/patients', () => 'cut'),
    came: /cut/,
  },
  {
    title: 'a call that is never answered',
    line: 'calls.patients',
    fault: onAnswer('GET /api/patients', () => 'hold'),
    came: /no answer within 20 s/,
  },
  {
    title: 'an empty body',
    line: 'calls.office-hours-get',
    fault: onAnswer('GET /api/office-hours-get', (given) => ({ ...given, text: '' })),
    came: /empty body/,
  },
  {
    title: 'a ticket without its title',
    line: 'calls.tickets',
    fault: changed('GET /api/tickets', '"ticket_title":', '"title":'),
    came: /fault/,
    places: [/^day 0, ticket 0: ticket_title$/],
  },
  {
    title: 'a patient without an id',
    line: 'calls.patients',
    fault: changed('GET /api/patients', '"id":', '"number":'),
    came: /1 fault/,
    places: [/^patient 0: id$/],
  },
  {
    title: 'an amount that is no number',
    line: 'calls.payments',
    fault: changed('GET /api/payments', /"amount":[\d.]+/, '"amount":"25,50 €"'),
    came: /1 fault/,
    places: [/^payment 0: amount \(sent, but not of its kind\)$/],
  },
  {
    title: 'first data without its notifications',
    line: 'calls.administration-init',
    fault: changed('GET /api/administration-init', '"notifications":', '"notices":'),
    came: /1 fault/,
    places: [/^notifications is missing$/],
  },
  {
    title: 'a state that nobody knows',
    line: 'calls.administration-init',
    fault: changed('GET /api/administration-init', '"status":"online"', '"status":"busy"'),
    came: /1 fault/,
    places: [/online_status\.status/],
  },
  {
    title: 'no group of today',
    line: 'calls.tickets-today',
    fault: onAnswer('GET /api/tickets', (given) => ({
      ...given,
      text: JSON.stringify((JSON.parse(given.text) as unknown[]).slice(2)),
    })),
    came: /another day/,
  },
  {
    title: 'a moment without a zone',
    line: 'times.tickets.tickets.created_at',
    fault: changed('GET /api/tickets', /("created_at":"\d{4}-\d\d-\d\d)T(\d\d:\d\d:\d\d)[^"]*"/, '$1 $2"'),
    came: /^1 of \d+ are not$/,
    places: [/^0\.tickets\.0\.created_at: no zone$/],
  },
  {
    title: 'a day in the Slovak order',
    line: 'times.patients.attributes.birth_date',
    fault: changed('GET /api/patients', /"birth_date":"[^"]*"/, '"birth_date":"24. 12. 1980"'),
    came: /^1 of \d+ are not$/,
    places: [/^0\.attributes\.birth_date: another form$/],
  },
  {
    title: 'patients for anybody',
    line: 'refusals.open',
    fault: {
      answer: (given, { method, path, hasToken }) =>
        `${method} ${path}` === 'GET /api/patients' && !hasToken ? { ...given, status: 200, text: '[]' } : given,
    },
    came: /an answer/,
    places: [/^GET \/api\/patients: 200$/],
  },
  {
    title: 'a redirect for who has no token',
    line: 'refusals.no-token',
    fault: {
      answer: (given, { path, hasToken }) =>
        path === '/api/payments' && !hasToken ? { ...withHeader(given, 'location', '/login'), status: 302 } : given,
    },
    came: /something else/,
    places: [/^GET \/api\/payments: 302, a redirect to \/login$/],
  },
  {
    title: 'a failure for a wrong token',
    line: 'refusals.wrong-token',
    fault: {
      answer: (given, { hasToken }) => (hasToken && given.status === 401 ? { ...given, status: 500 } : given),
    },
    came: /^500$/,
  },
  {
    title: '404 as a page',
    line: 'refusals.not-found',
    fault: { answer: (given, { path }) => (path.includes('nothing-here') ? html(given, 404) : given) },
    came: /404 with HTML/,
  },
  {
    title: 'a wrong login that is a failure',
    line: 'login.wrong',
    fault: onAnswer('POST /api/admin/login', (given) => ({ ...given, status: 500 }), false),
    came: /^500$/,
  },
  {
    title: 'a wrong login without errors by field',
    line: 'login.wrong',
    fault: onAnswer('POST /api/admin/login', (given) => ({ ...given, text: '{"message":"No."}' }), false),
    came: /without errors by field/,
  },
  {
    title: 'a channel that is refused to its doctor',
    line: 'realtime.own-channel',
    fault: onAnswer('POST /broadcasting/auth', (given) => ({ ...given, status: 403, text: '{"message":""}' })),
    came: /^403$/,
  },
  {
    title: 'every channel for everybody who is logged in',
    line: 'realtime.other-channel',
    fault: onAnswer('POST /broadcasting/auth', (given) =>
      given.status === 403 ? { ...given, status: 200, text: '{"auth":"ordinacia:00"}' } : given,
    ),
    came: /^200$/,
  },
  {
    title: 'channels without a token',
    line: 'realtime.no-token',
    fault: {
      answer: (given, { path, hasToken }) =>
        path === '/broadcasting/auth' && !hasToken ? { ...given, status: 200, text: '{"auth":"ordinacia:00"}' } : given,
    },
    came: /^200$/,
  },
  {
    title: 'a wrong signature',
    line: 'realtime.subscribes',
    fault: changed('POST /broadcasting/auth', /"auth":"ordinacia:\w+"/, '"auth":"other:00"'),
    came: /another application’s key/,
  },
  {
    title: 'a web server that lets no socket through',
    line: 'realtime.connects',
    fault: { upgrade: 502 },
    came: /502 instead of a socket/,
  },
  {
    title: 'events by the names of their classes',
    line: 'changes.event',
    fault: { event: () => String.raw`App\Events\UpdateWaitingTickets` },
    came: /App\\Events\\UpdateWaitingTickets/,
  },
  {
    title: 'a form that stores what is empty',
    line: 'forms.special-announcements-add',
    fault: onAnswer('POST /api/special-announcements-add', (given) => ({ ...given, status: 200, text: '{}' })),
    came: /stored\. Remove it by hand/,
  },
  {
    title: 'a refusal that names no field',
    line: 'forms.absence-add',
    fault: onAnswer('POST /api/absence-add', (given) => ({ ...given, text: '{"message":"No."}' })),
    came: /^422$/,
  },
  {
    title: 'a form that is answered by something else',
    line: 'changes.add',
    fault: onAnswer('POST /api/event-add', (given) =>
      given.status === 200 ? { ...given, text: '{"ok":true}' } : given,
    ),
    came: /^200$/,
  },
  {
    title: 'a ticket that does not go',
    line: 'changes.remove',
    fault: onAnswer('POST /api/ticket-reject', (given) => ({ ...given, status: 500 })),
    came: /^500\. Look for „Ordinacia check/,
  },
  {
    title: 'preflights without the origin',
    line: 'cors.preflight',
    fault: {
      answer: (given, { method, path }) =>
        method === 'OPTIONS' && path.startsWith('/api/') ? withoutHeader(given, ORIGIN_HEADER) : given,
    },
    came: /3 without/,
    places: [/no Access-Control-Allow-Origin/],
  },
  {
    title: 'a header that is not allowed',
    line: 'cors.header.idempotency-key',
    fault: { allowedHeaders: 'authorization, content-type, x-requested-with, x-socket-id' },
    came: /allowed are authorization/,
  },
  {
    title: 'every header by an asterisk, which is not the token’s',
    line: 'cors.header.authorization',
    fault: { allowedHeaders: '*' },
    came: /allowed are \*/,
  },
  {
    title: 'channel authorization that CORS forgot',
    line: 'cors.broadcasting',
    fault: {
      answer: (given, { method, path }) =>
        method === 'OPTIONS' && path === '/broadcasting/auth' ? { ...given, status: 404, text: '' } : given,
    },
    came: /404/,
  },
  {
    title: 'answers that the page may not read',
    line: 'cors.answers',
    fault: onAnswer('GET /api/tickets', (given) => withoutHeader(given, ORIGIN_HEADER)),
    came: /no Access-Control-Allow-Origin/,
  },
  {
    title: 'two programs that name the origin',
    line: 'cors.answers',
    fault: onAnswer('GET /api/tickets', (given) =>
      withHeader(given, ORIGIN_HEADER, `${ALLOWED_ORIGIN}, ${ALLOWED_ORIGIN}`),
    ),
    came: /two of them/,
  },
  {
    title: 'refusals that the page may not read',
    line: 'cors.errors',
    fault: {
      answer: (given, { method }) =>
        given.status === 401 && method !== 'OPTIONS' ? withoutHeader(given, ORIGIN_HEADER) : given,
    },
    came: /without/,
  },
  {
    title: 'headers that are not exposed',
    line: 'cors.exposed',
    fault: {
      answer: (given, { method }) =>
        method === 'OPTIONS' ? given : withHeader(given, 'access-control-expose-headers', 'X-Request-Id'),
    },
    came: /^retry-after is hidden$/,
  },
  {
    title: 'any origin with a visitor’s cookies',
    line: 'cors.others',
    fault: {
      answer: (given, { method }) =>
        method === 'OPTIONS'
          ? {
              ...given,
              headers: { ...given.headers, [ORIGIN_HEADER]: '*', 'access-control-allow-credentials': 'true' },
            }
          : given,
    },
    came: /any origin/,
  },
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
