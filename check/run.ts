import { setTimeout as pause } from 'node:timers/promises';
import { checkAddress } from './address';
import { checkChanges } from './changes';
import { createClient } from './client';
import { checkCors } from './cors';
import { checkForms } from './forms';
import { checkHeaders } from './headers';
import type { CheckOptions } from './options';
import { checkReads } from './reads';
import { checkRealtime, type Deadline } from './realtime';
import { checkRefusals } from './refusals';
import { isMissing, type Report } from './report';
import { checkWrongLogin, logIn, logOut, type Credentials } from './session';
import { checkTimes } from './times';

/** 0: all that was checked holds. 1: something is missing. 2: the check could not run as requested. */
export type ExitCode = 0 | 1 | 2;

interface Waiting {
  deadline: Deadline;
  pause(milliseconds: number): Promise<unknown>;
}

const REAL: Waiting = { deadline: (milliseconds) => AbortSignal.timeout(milliseconds), pause };

/** Checks the contract against a backend, one call after the other. */
export async function checkBackend(
  options: CheckOptions,
  credentials: Credentials,
  report: Report,
  { deadline, pause: wait }: Waiting = REAL,
): Promise<ExitCode> {
  const client = createClient({ ...options, deadline, pause: wait });
  const reached = await checkAddress(options, client, report);
  if (reached !== 'reached') return reached === 'missing' ? 1 : 2;

  await checkWrongLogin(credentials, client, report);
  const session = await logIn(credentials, client, report);
  const seen = await checkReads(options, session, client, report);
  checkTimes(seen, report);
  await checkRefusals(session, seen, client, report);
  const listening = await checkRealtime(options, session, seen, client, report, deadline);
  try {
    await checkForms(options, session, client, report);
    await checkChanges(options, { session, seen, listening, client, deadline }, report);
  } finally {
    listening?.socket.close();
  }
  checkHeaders(client, report);
  await checkCors(options, client, report);
  await logOut(session, client, report);

  // A refused login or token means 2, even if lines are missing: the requested check did not run completely.
  const hasNoLogin = report.lines.some(({ id, state }) => id === 'login.right' && state === 'unseen');
  if (credentials !== null && (session === null ? hasNoLogin : seen.isRefused)) return 2;
  return report.lines.some(isMissing) ? 1 : 0;
}
