import { login } from '../src/api/session';
import { administrationInit } from '../src/features/practice/contract';
import { ticketNext } from '../src/features/tickets/contract';
import { isAnswer, type Answer, type Client, type Outcome } from './client';
import { MENDS } from './mends';
import type { CheckOptions } from './options';
import type { Fault, Report } from './report';
import { printable, wordsOf } from './words';

interface Page {
  options: CheckOptions;
  client: Client;
  origin: string;
  /** Settles a line: `wrong` lists the responses or headers that fail it. */
  settle(titled: Titled, wrong: readonly string[], fault: Omit<Fault, 'came' | 'places'>): void;
}

/** Checks CORS for a page on another origin: every header that the panel sends or reads. */
export async function checkCors(options: CheckOptions, client: Client, report: Report): Promise<void> {
  const { base, origin } = options;
  const why = origin === null ? 'needs --origin' : origin === new URL(base).origin ? 'the same origin' : null;
  if (origin === null || why !== null) {
    for (const [id, title] of TITLES) report.line(`cors.${id}`, title).unseen(why ?? '');
    return;
  }
  const page: Page = {
    options,
    client,
    origin,
    settle([id, title], wrong, fault) {
      const line = report.line(`cors.${id}`, title);
      const places = [...new Set(wrong)];
      const [first] = places;
      if (first === undefined) line.holds();
      else if (places.length === 1) line.missing({ ...fault, came: first });
      else line.missing({ ...fault, came: `${places.length} without`, places });
    },
  };
  await checkPreflights(page);
  await checkSentHeaders(page);
  await checkBroadcasting(page);
  checkAnswers(page);
  await checkOtherOrigins(page);
}

async function checkPreflights({ client, origin, settle }: Page): Promise<void> {
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
  settle(PREFLIGHT, refused, { expected: allowing(origin), mend: mendFor(origin) });
}

/** Checks each header separately: one missing header blocks the call, and browsers hardly explain it. */
async function checkSentHeaders({ client, origin, settle }: Page): Promise<void> {
  for (const header of SENT_HEADERS) {
    const outcome = await client.preflight(ticketNext, [header], origin);
    const allowed = namesIn(outcome, 'access-control-allow-headers');
    // `*` does not cover Authorization.
    const isAllowed = allowed.includes(header) || (allowed.includes('*') && header !== 'authorization');
    const came = allowed.length === 0 ? 'none are allowed' : `allowed are ${printable(allowed.join(', '))}`;
    const fault = { expected: `Access-Control-Allow-Headers: ${header}`, mend: MENDS.corsHeaders };
    settle(headerLine(header), isAllowed ? [] : [came], fault);
  }
}

async function checkBroadcasting({ options: { realtime }, client, origin, settle }: Page): Promise<void> {
  const outcome = await client.preflight(realtime.authorize, SENT_HEADERS, origin);
  const wrong = wrongOrigin(outcome, origin);
  const places = wrong === null ? [] : [`${outcome.call}: ${wrong}`];
  settle(BROADCASTING, places, { expected: allowing(origin), mend: MENDS.corsBroadcasting });
}

/** Checks the responses to all calls made so far. */
function checkAnswers({ client: { answers }, origin, settle }: Page): void {
  const unreadable = (answer: Answer) => {
    const what = wrongOrigin(answer, origin, false);
    return what === null ? [] : [`${answer.call} (${answer.status}): ${what}`];
  };
  const isFine = ({ status }: Answer) => status < 400;
  const expected = allowing(origin);
  settle(ANSWERS, answers.filter(isFine).flatMap(unreadable), { expected, mend: mendFor(origin) });
  const errors = answers.filter((answer) => !isFine(answer));
  settle(ERRORS, errors.flatMap(unreadable), { expected, mend: MENDS.corsErrors });
  settle(
    EXPOSED,
    exposedFaults(answers).map((name) => `${name} is hidden`),
    {
      expected: 'Access-Control-Expose-Headers with what the panel reads',
      mend: MENDS.corsExposed,
    },
  );
}

async function checkOtherOrigins({ client, settle }: Page): Promise<void> {
  const outcome = await client.preflight(administrationInit, ['authorization'], FOREIGN);
  const hasCookies = valueOf(outcome, 'access-control-allow-credentials') === 'true';
  const isOpen = isAnswer(outcome) && hasCookies && wrongOrigin(outcome, FOREIGN) === null;
  settle(OTHERS, isOpen ? ['any origin is allowed, with cookies'] : [], {
    expected: 'no Access-Control-Allow-Credentials for an unknown origin',
    mend: MENDS.corsCredentials,
  });
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
function exposedFaults(answers: readonly Answer[]): string[] {
  const hasCodes = answers.some(({ headers }) => headers.has('x-request-id'));
  return ['retry-after', ...(hasCodes ? ['x-request-id'] : [])].filter((name) =>
    answers.some((answer) => {
      const exposed = namesIn(answer, 'access-control-expose-headers');
      return !exposed.includes(name) && !exposed.includes('*');
    }),
  );
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

type Titled = readonly [id: string, title: string];
const PREFLIGHT: Titled = ['preflight', 'A browser that asks before a call is let through'];
const headerLine = (header: string): Titled => [`header.${header}`, `The page may send ${header}`];
const BROADCASTING: Titled = ['broadcasting', 'The channel authorization is let through, too'];
const ANSWERS: Titled = ['answers', 'The page may read the answers'];
const ERRORS: Titled = ['errors', 'The page may read refusals and failures'];
const EXPOSED: Titled = ['exposed', 'The page may read Retry-After and X-Request-Id'];
const OTHERS: Titled = ['others', 'Other pages may not use a visitor’s cookies'];
const TITLES = [PREFLIGHT, ...SENT_HEADERS.map(headerLine), BROADCASTING, ANSWERS, ERRORS, EXPOSED, OTHERS];
