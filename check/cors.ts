import { login } from '../src/api/session';
import { administrationInit } from '../src/features/practice/contract';
import { ticketNext } from '../src/features/tickets/contract';
import { isAnswer, type Client, type Outcome } from './client';
import { MENDS, printable, wordsOf } from './words';
import type { CheckOptions } from './options';
import type { Fault, Report } from './report';

interface Page {
  options: CheckOptions;
  client: Client;
  origin: string;
}

/** A fault, with the responses or headers that have it; the line holds without any. */
type Found = Omit<Fault, 'came' | 'places'> & { wrong: readonly string[] };

/** Checks CORS for a page on another origin: every header that the panel sends or reads. */
export async function checkCors(options: CheckOptions, client: Client, report: Report): Promise<void> {
  const { base, origin } = options;
  const isSame = origin === new URL(base).origin;
  for (const [id, title, check] of CHECKS) {
    const line = report.line(`cors.${id}`, title);
    if (origin === null || isSame) {
      line.unseen(isSame ? 'the same origin' : 'needs --origin');
      continue;
    }
    const { wrong, ...fault } = await check({ options, client, origin });
    const places = [...new Set(wrong)];
    const [first] = places;
    if (first === undefined) line.holds();
    else if (places.length === 1) line.missing({ ...fault, came: first });
    else line.missing({ ...fault, came: `${places.length} without`, places });
  }
}

async function checkPreflights({ client, origin }: Page): Promise<Found> {
  const asked = [
    [login, LOGIN_HEADERS],
    [administrationInit, ['authorization', 'x-requested-with']],
    [ticketNext, SENT_HEADERS],
  ] as const;
  const refused: string[] = [];
  for (const [call, headers] of asked) {
    const outcome = await client.preflight(call, headers, origin);
    const wrong = wrongOrigin(outcome, origin);
    if (wrong !== null) refused.push(`${outcome.call}: ${wrong}`);
  }
  return { wrong: refused, expected: allowing(origin), mend: mendFor(origin) };
}

/** Checks a header alone: one missing header blocks the call, and browsers hardly explain it. */
async function checkSentHeader({ client, origin }: Page, header: string): Promise<Found> {
  const outcome = await client.preflight(ticketNext, [header], origin);
  const allowed = namesIn(outcome, 'access-control-allow-headers');
  // `*` does not cover Authorization.
  const isAllowed = allowed.includes(header) || (allowed.includes('*') && header !== 'authorization');
  const came = allowed.length === 0 ? 'none are allowed' : `allowed are ${printable(allowed.join(', '))}`;
  return {
    wrong: isAllowed ? [] : [came],
    expected: `Access-Control-Allow-Headers: ${header}`,
    mend: MENDS.corsHeaders,
  };
}

async function checkBroadcasting({ options: { realtime }, client, origin }: Page): Promise<Found> {
  const outcome = await client.preflight(realtime.authorize, SENT_HEADERS, origin);
  const wrong = wrongOrigin(outcome, origin);
  const places = wrong === null ? [] : [`${outcome.call}: ${wrong}`];
  return { wrong: places, expected: allowing(origin), mend: MENDS.corsBroadcasting };
}

/** Checks the responses to all calls made so far: those with errors, or the others. */
function checkAnswers({ client: { answers }, origin }: Page, mend: string, isOfErrors: boolean): Found {
  const wrong = answers
    .filter(({ status }) => status >= 400 === isOfErrors)
    .flatMap((answer) => {
      const what = wrongOrigin(answer, origin, false);
      return what === null ? [] : [`${answer.call} (${answer.status}): ${what}`];
    });
  return { wrong, expected: allowing(origin), mend };
}

async function checkOtherOrigins({ client }: Page): Promise<Found> {
  const outcome = await client.preflight(administrationInit, ['authorization'], FOREIGN);
  const hasCookies = valueOf(outcome, 'access-control-allow-credentials') === 'true';
  const isOpen = isAnswer(outcome) && hasCookies && wrongOrigin(outcome, FOREIGN) === null;
  return {
    wrong: isOpen ? ['any origin is allowed, with cookies'] : [],
    expected: 'no Access-Control-Allow-Credentials for an unknown origin',
    mend: MENDS.corsCredentials,
  };
}

/** Why a browser would block this response; `null` if it would not. */
function wrongOrigin(outcome: Outcome, origin: string, isPreflight = true): string | null {
  if (!isAnswer(outcome)) return outcome.trouble;
  if (isPreflight && (outcome.status < 200 || outcome.status > 299)) return wordsOf(outcome);
  const allowed = outcome.headers.get('access-control-allow-origin');
  if (allowed === origin || allowed === '*') return null;
  if (allowed === null) return 'no Access-Control-Allow-Origin';
  return allowed.includes(',') ? `two of them, „${printable(allowed)}“: two programs send it` : printable(allowed);
}

/** Headers that the panel reads but some response does not expose: the time to retry and the request id. */
function checkExposed({ client: { answers } }: Page): Found {
  const hasCodes = answers.some(({ headers }) => headers.has('x-request-id'));
  const hidden = ['retry-after', ...(hasCodes ? ['x-request-id'] : [])].filter((name) =>
    answers.some((answer) => {
      const exposed = namesIn(answer, 'access-control-expose-headers');
      return !exposed.includes(name) && !exposed.includes('*');
    }),
  );
  return {
    wrong: hidden.map((name) => `${name} is hidden`),
    expected: 'Access-Control-Expose-Headers with what the panel reads',
    mend: MENDS.corsExposed,
  };
}

const valueOf = (outcome: Outcome, name: string) => (isAnswer(outcome) ? outcome.headers.get(name) : null);

const namesIn = (outcome: Outcome, name: string) =>
  (valueOf(outcome, name) ?? '')
    .toLowerCase()
    .split(',')
    .map((each) => each.trim())
    .filter(Boolean);

const allowing = (origin: string) => `Access-Control-Allow-Origin: ${origin}`;
const mendFor = (origin: string) => MENDS.cors.replace('ORIGIN', origin);

/** All headers that the panel sends, except `Accept`, which CORS always allows. */
const SENT_HEADERS = ['authorization', 'content-type', 'idempotency-key', 'x-requested-with', 'x-socket-id'];
const LOGIN_HEADERS = ['content-type', 'idempotency-key', 'x-requested-with'];
/** An origin that nobody can own. */
const FOREIGN = 'https://ordinacia-check.invalid';

type Check = (page: Page) => Found | Promise<Found>;

const CHECKS: readonly (readonly [id: string, title: string, check: Check])[] = [
  ['preflight', 'A browser that asks before a call is let through', checkPreflights],
  ...SENT_HEADERS.map(
    (header) =>
      [`header.${header}`, `The page may send ${header}`, (page: Page) => checkSentHeader(page, header)] as const,
  ),
  ['broadcasting', 'The channel authorization is let through, too', checkBroadcasting],
  ['answers', 'The page may read the answers', (page) => checkAnswers(page, mendFor(page.origin), false)],
  ['errors', 'The page may read refusals and failures', (page) => checkAnswers(page, MENDS.corsErrors, true)],
  ['exposed', 'The page may read Retry-After and X-Request-Id', checkExposed],
  ['others', 'Other pages may not use a visitor’s cookies', checkOtherOrigins],
];
