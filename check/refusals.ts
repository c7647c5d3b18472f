import { scheduleTimes } from '../src/features/appointments/contract';
import { administrationInit } from '../src/features/practice/contract';
import { isAnswer, type Client, type Outcome } from './client';
import { MENDS, wordsOf } from './words';
import { OFFERED_CALLS, READ_CALLS } from './read-calls';
import type { Seen } from './reads';
import type { Report } from './report';
import type { Session } from './session';

/** Checks that calls without a valid token, and an unknown path, are refused. */
export async function checkRefusals(
  session: Session | null,
  { bodies }: Seen,
  client: Client,
  report: Report,
): Promise<void> {
  const open: string[] = [];
  const others: string[] = [];
  // Capability calls only where the backend offers them.
  for (const call of [...READ_CALLS, scheduleTimes, ...OFFERED_CALLS.filter((each) => bodies.has(each))]) {
    const body = call === scheduleTimes ? { date: '2020-01-01', type: 'schedule' } : undefined;
    const outcome = await client.call(call, { body });
    const came = `${outcome.call}: ${wordsOf(outcome)}`;
    if (isAnswer(outcome) && outcome.status >= 200 && outcome.status <= 299) open.push(came);
    // A call that does not exist (404) has a line of its own.
    else if (!isUnauthenticated(outcome) && !(isAnswer(outcome) && outcome.status === 404)) others.push(came);
  }
  const closed = report.line('refusals.open', 'Nothing is answered without a token');
  closed.settle(open.length === 0, { expected: '401', came: 'an answer', mend: MENDS.guard, places: open });

  const wanted = '401 with JSON';
  const refused = report.line('refusals.no-token', 'Without a token a call is a 401 with JSON');
  const other = { expected: wanted, came: 'something else', mend: MENDS.unauthenticated, places: others };
  refused.settle(others.length === 0, other);

  const wrong = await client.call(administrationInit, { token: 'ordinacia-check-wrong-token' });
  const wrongLine = report.line('refusals.wrong-token', 'With a wrong token a call is a 401 with JSON');
  const fault = { expected: wanted, came: wordsOf(wrong), mend: MENDS.unauthenticated };
  wrongLine.settle(isUnauthenticated(wrong), fault);

  const nothing = await client.call(NOWHERE, { token: session?.token });
  const nothingLine = report.line('refusals.not-found', 'What is not there is a 404 with JSON');
  nothingLine.settle(isRefusal(nothing, 404), {
    expected: '404 with JSON',
    came: wordsOf(nothing),
    mend: MENDS.notFound,
  });
}

const isUnauthenticated = (outcome: Outcome) => isRefusal(outcome, 401);

const isRefusal = (outcome: Outcome, status: number) =>
  isAnswer(outcome) && outcome.status === status && outcome.kind !== 'html' && outcome.kind !== 'other';

const NOWHERE = { method: 'GET', path: '/api/ordinacia-check-nothing-here' } as const;
