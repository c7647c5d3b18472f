import { scheduleTimes, schedules } from '../src/features/appointments/contract';
import { administrationInit } from '../src/features/practice/contract';
import { tickets } from '../src/features/tickets/contract';
import type { Call } from '../src/api/define-call';
import { isAnswer, isGood, type Client, type Outcome } from './client';
import { MENDS, wordsOf } from './words';
import type { CheckOptions } from './options';
import { callId } from './paths';
import { OFFERED_CALLS, queryOf, READ_CALLS, readAnswer, whyLeftOut } from './read-calls';
import { fieldOf, idIn, listIn } from './reading';
import type { Fault, Report } from './report';
import type { Session } from './session';

/** Responses of the calls, for the later checks. Never printed. */
export interface Seen {
  bodies: ReadonlyMap<Call, unknown>;
  /** The doctor's id, which names the channel. */
  adminId: string | null;
  /** The token was refused, so nothing else could be read. */
  isRefused: boolean;
}

export async function checkReads(
  options: CheckOptions,
  session: Session | null,
  client: Client,
  report: Report,
): Promise<Seen> {
  const bodies = new Map<Call, unknown>();
  /** Why no further call is made, such as a void token; `null` if calls are possible. */
  let blocked = session ? null : 'needs a login';

  const lineOf = (call: Call) => report.line(`calls.${callId(call)}`, `${call.method} ${options.pathOf(call)}`);

  async function check(call: Call, body?: object): Promise<void> {
    const line = lineOf(call);
    const why = whyLeftOut(options, call, capabilitiesOf(bodies.get(administrationInit))) ?? blocked;
    if (why !== null || !session) return line.unseen(why ?? 'needs a login');
    const path = `${call.path}${queryOf(call)}`;
    const outcome = await client.call({ ...call, path }, { token: session.token, body });
    const status = isAnswer(outcome) ? outcome.status : null;
    if (call === administrationInit && status === 401) {
      blocked = '401: the token is refused';
      return line.unseen(blocked);
    }
    if (status === 403 && isColleague(bodies.get(administrationInit))) return line.unseen('403: refused to this login');
    const fault = faultOf(outcome);
    if (fault) return line.missing(fault);
    const answer = isAnswer(outcome) ? outcome.body : null;
    bodies.set(call, answer);
    const { records, faults } = readAnswer(call, answer);
    if (faults.length === 0) return line.holds(listIn(answer) ? countOf(records) : undefined);
    line.missing({
      expected: 'records that the panel can read',
      came: countOf(faults.length, 'fault'),
      places: faults,
    });
  }

  for (const call of READ_CALLS) {
    await check(call);
    if (call === tickets) checkToday(bodies.get(tickets), report);
  }
  const date = fieldOf(listIn(bodies.get(schedules))?.[0], 'value');
  if (typeof date === 'string') await check(scheduleTimes, { date, type: 'schedule' });
  else lineOf(scheduleTimes).unseen(whyLeftOut(options, scheduleTimes) ?? 'no day that can be booked is known');
  const offers = capabilitiesOf(bodies.get(administrationInit));
  for (const call of OFFERED_CALLS) {
    if (offers.includes(call.capability)) await check(call);
    else lineOf(call).unseen(`„${call.capability ?? ''}“ is not offered`);
  }
  const id = idIn(fieldOf(bodies.get(administrationInit), 'admin'));
  return { bodies, adminId: id === null ? null : String(id), isRefused: session !== null && blocked !== null };
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

/** The first group must be today's, even when nobody waits. */
function checkToday(body: unknown, report: Report): void {
  const line = report.line('calls.tickets-today', 'The first group of tickets is today’s');
  const groups = body === undefined ? null : listIn(body);
  if (groups === null) return line.unseen('the tickets could not be read');
  if (groups.length === 0)
    return line.missing({ expected: 'a group of today, even empty', came: 'no group', mend: MENDS.today });
  const date = fieldOf(groups[0], 'date');
  if (typeof date !== 'string' || !/^\d{4}-\d\d-\d\d$/.test(date)) return line.unseen('the group has no date');
  // The practice's time zone is unknown here.
  const isToday = Math.abs(Date.parse(`${date}T12:00:00Z`) - Date.now()) < DAY_AND_A_HALF_MS;
  line.settle(isToday, { expected: 'the date of today', came: 'another day', mend: MENDS.today });
}

function capabilitiesOf(initialData: unknown): readonly unknown[] {
  return listIn(fieldOf(fieldOf(fieldOf(initialData, 'admin'), 'attributes'), 'capabilities')) ?? [];
}

/** Whether the login is a colleague's, to whom some calls are refused. */
function isColleague(initialData: unknown): boolean {
  const denied = listIn(fieldOf(fieldOf(fieldOf(initialData, 'admin'), 'attributes'), 'denied'));
  return denied !== null && denied.length > 0;
}

export const countOf = (count: number, what = 'record') => `${count} ${what}${count === 1 ? '' : 's'}`;

const DAY_AND_A_HALF_MS = 36 * 3_600_000;
const MISSING_CALL = 'Is it there by another path? --endpoints names it; php artisan route:list shows what there is.';
