import { isAnswer, isGood, type Client, type Outcome } from './client';
import { MENDS } from './mends';
import type { CheckOptions } from './options';
import {
  INITIAL_DATA,
  OFFERED_CALLS,
  READ_CALLS,
  SCHEDULES,
  SCHEDULE_TIMES,
  TICKETS,
  type ReadCall,
} from './read-calls';
import { fieldOf, listIn } from './reading';
import type { Fault, Report } from './report';
import type { Session } from './session';
import { wordsOf } from './words';

/** What the calls answered: bodies by the calls' ids, for what is looked at next. Nothing of them is printed. */
export interface Seen {
  bodies: ReadonlyMap<string, unknown>;
  /** The doctor's, which names the channel. */
  adminId: string | null;
  /** The token was refused: nothing else could be seen. */
  isRefused: boolean;
}

export async function checkReads(
  options: CheckOptions,
  session: Session | null,
  client: Client,
  report: Report,
): Promise<Seen> {
  const bodies = new Map<string, unknown>();
  /** Such as a token that was given, but is void: then no other call would say more. */
  let blocked = session ? null : 'needs a login';

  async function check(call: ReadCall, send: (path: string, token: string) => Promise<Outcome>): Promise<void> {
    const path = call.path(options.paths);
    const line = report.line(`calls.${call.id}`, `${call === SCHEDULE_TIMES ? 'POST' : 'GET'} ${path}`);
    if (isLeftOut(options, call)) return line.unseen(`<ordinacia-${options.element}> does not need it`);
    if (blocked !== null || !session) return line.unseen(blocked ?? 'needs a login');
    const outcome = await send(path, session.token);
    const status = isAnswer(outcome) ? outcome.status : null;
    if (call === INITIAL_DATA && status === 401) {
      blocked = '401: the token is refused';
      return line.unseen(blocked);
    }
    if (status === 403 && isColleague(bodies.get(INITIAL_DATA.id))) return line.unseen('403: refused to this login');
    const fault = faultOf(outcome);
    if (fault) return line.missing(fault);
    const body = isAnswer(outcome) ? outcome.body : null;
    bodies.set(call.id, body);
    const { records, faults } = call.read(body);
    if (faults.length === 0) return line.holds(listIn(body) ? countOf(records) : undefined);
    line.missing({
      expected: 'records that the panel can read',
      came: countOf(faults.length, 'fault'),
      places: faults,
    });
  }
  const get = (path: string, token: string) => client.call('GET', path, { token });

  for (const call of [INITIAL_DATA, ...READ_CALLS]) {
    await check(call, get);
    if (call === TICKETS) checkToday(bodies.get(TICKETS.id), report);
  }
  await checkTimesOfDay(bodies, check, client, report, options);
  const offers = capabilitiesOf(bodies.get(INITIAL_DATA.id));
  for (const call of OFFERED_CALLS) {
    if (offers.includes(call.capability ?? '')) await check(call, get);
    else
      report
        .line(`calls.${call.id}`, `GET ${call.path(options.paths)}`)
        .unseen(`„${call.capability ?? ''}“ is not offered`);
  }
  const id = fieldOf(fieldOf(bodies.get(INITIAL_DATA.id), 'admin'), 'id');
  const adminId = typeof id === 'string' || typeof id === 'number' ? String(id) : null;
  return { bodies, adminId, isRefused: session !== null && blocked !== null };
}

/** A call that the element on the page never makes. */
const isLeftOut = ({ element }: CheckOptions, { isOfRoom = false }: ReadCall) => element !== 'admin' && !isOfRoom;

type Check = (call: ReadCall, send: (path: string, token: string) => Promise<Outcome>) => Promise<void>;

/** The times of the first day that can be booked. */
async function checkTimesOfDay(
  bodies: ReadonlyMap<string, unknown>,
  check: Check,
  client: Client,
  report: Report,
  options: CheckOptions,
): Promise<void> {
  const date = fieldOf(listIn(bodies.get(SCHEDULES.id))?.[0], 'value');
  if (typeof date === 'string')
    return check(SCHEDULE_TIMES, (path, token) =>
      client.call('POST', path, { token, body: { date, type: 'schedule' } }),
    );
  report
    .line(`calls.${SCHEDULE_TIMES.id}`, `POST ${SCHEDULE_TIMES.path(options.paths)}`)
    .unseen(
      isLeftOut(options, SCHEDULE_TIMES)
        ? `<ordinacia-${options.element}> does not need it`
        : 'no day that can be booked is known',
    );
}

function faultOf(outcome: Outcome): Fault | null {
  if (isGood(outcome) && outcome.kind === 'json') return null;
  const isRoute = isAnswer(outcome) && outcome.kind === 'html';
  const isMissing = isAnswer(outcome) && outcome.status === 404;
  return {
    expected: '200 with JSON',
    came: wordsOf(outcome),
    mend: isMissing ? MISSING_CALL : isRoute ? MENDS.json : undefined,
  };
}

/** The first group is today's, also while nobody waits. */
function checkToday(body: unknown, report: Report): void {
  const line = report.line('calls.tickets-today', 'The first group of tickets is today’s');
  if (body === undefined) return line.unseen('the tickets could not be read');
  const groups = listIn(body);
  if (groups === null) return line.unseen('the tickets could not be read');
  if (groups.length === 0)
    return line.missing({ expected: 'a group of today, even empty', came: 'no group', mend: MENDS.today });
  const date = fieldOf(groups[0], 'date');
  if (typeof date !== 'string' || !/^\d{4}-\d\d-\d\d$/.test(date)) return line.unseen('the group has no date');
  // The practice's own zone is not known here.
  const isToday = Math.abs(Date.parse(`${date}T12:00:00Z`) - Date.now()) < DAY_AND_A_HALF_MS;
  if (isToday) return line.holds();
  line.missing({ expected: 'the date of today', came: 'another day', mend: MENDS.today });
}

function capabilitiesOf(initialData: unknown): readonly unknown[] {
  return listIn(fieldOf(fieldOf(fieldOf(initialData, 'admin'), 'attributes'), 'capabilities')) ?? [];
}

/** To whom some calls are refused. */
function isColleague(initialData: unknown): boolean {
  const denied = listIn(fieldOf(fieldOf(fieldOf(initialData, 'admin'), 'attributes'), 'denied'));
  return denied !== null && denied.length > 0;
}

export const countOf = (count: number, what = 'record') => `${count} ${what}${count === 1 ? '' : 's'}`;

const DAY_AND_A_HALF_MS = 36 * 3_600_000;
const MISSING_CALL = 'Is it there by another path? --endpoints names it; php artisan route:list shows what there is.';
