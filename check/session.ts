import { randomUUID } from 'node:crypto';
import * as v from 'valibot';
import { login, logout } from '../src/api/session';
import { administrationInit } from '../src/features/practice/contract';
import { isAnswer, isGood, type Client, type Outcome } from './client';
import { fieldsWithErrors, MENDS, wordsOf } from './words';
import { fieldOf } from './reading';
import type { Report } from './report';

/** Source of the session: a login, a given token, or none. */
export type Credentials = { email: string; password: string } | { token: string } | null;

export interface Session {
  token: string;
  /** Whether this run logged in itself, so that it must log out. */
  isOwn: boolean;
}

/** Tries one login with a made-up account, so that no real account is locked. */
export async function checkWrongLogin(credentials: Credentials, client: Client, report: Report): Promise<void> {
  const body = { username: `nobody-${randomUUID()}@ordinacia-check.invalid`, password: randomUUID() };
  const outcome = await client.call(login, { body, isOnce: true });
  const line = report.line('login.wrong', 'A wrong login is refused as JSON with 400, 401 or 422');
  if (isAnswer(outcome) && outcome.status === 429) return line.unseen('429: too many attempts from here');
  // With `getToken` the page obtains the token, so the panel's login call may not exist.
  const isElsewhere = credentials !== null && 'token' in credentials;
  if (isElsewhere && isAnswer(outcome) && outcome.status === 404)
    return line.unseen('404: the login is not the panel’s');
  const isRefused = isAnswer(outcome) && [400, 401, 422].includes(outcome.status) && outcome.kind === 'json';
  const hasShape = isRefused && (outcome.status !== 422 || fieldsWithErrors(outcome.body) !== null);
  if (hasShape) return line.holds(String(outcome.status));
  const came = isRefused ? '422 without errors by field' : wordsOf(outcome);
  line.missing({ expected: '400, 401, or 422 with {errors: {field: [text]}}', came, mend: MENDS.wrongLogin });
}

/** Resolves with the session for all further calls. */
export async function logIn(credentials: Credentials, client: Client, report: Report): Promise<Session | null> {
  const line = report.line('login.right', 'The login answers a token');
  if (credentials === null) {
    line.unseen('needs --email or --token');
    return null;
  }
  if ('token' in credentials) {
    line.unseen('a token was given');
    return { token: credentials.token, isOwn: false };
  }
  const body = { username: credentials.email, password: credentials.password };
  const outcome = await client.call(login, { body, isOnce: true });
  const { record } = login.response;
  const answer = isGood(outcome) ? v.safeParse(v.union([record, v.object({ data: record })]), outcome.body) : null;
  if (answer?.success) {
    line.holds();
    const { output } = answer;
    return { token: 'data' in output ? output.data.access_token : output.access_token, isOwn: true };
  }
  const why = whyNot(outcome);
  if (why !== null) line.unseen(why);
  else line.missing({ expected: '{"access_token": "…"}', came: wordsOf(outcome), mend: MENDS.login });
  return null;
}

/** Reason for a failed login that is not the backend's fault. */
function whyNot(outcome: Outcome): string | null {
  if (!isAnswer(outcome)) return null;
  if (outcome.status === 429) {
    const seconds = outcome.headers.get('retry-after')?.trim() ?? '';
    return `429: too many attempts${/^\d+$/.test(seconds) ? `, again in ${seconds} s` : ''}`;
  }
  if (outcome.status === 422 && fieldOf(fieldOf(outcome.body, 'errors'), 'code') !== undefined)
    return 'this login has a second factor: take a session’s token instead (--token)';
  const isRefused = [400, 401, 422].includes(outcome.status) && outcome.kind === 'json';
  return isRefused ? `${outcome.status}: this e-mail and password are refused` : null;
}

/** Logs out, if this run logged in, and checks that the token is void. */
export async function logOut(session: Session | null, client: Client, report: Report): Promise<void> {
  const line = report.line('logout.token', 'The logout makes the token void');
  if (!session?.isOwn) return line.unseen(session ? 'the token that was given is not ended' : 'nobody is logged in');
  const { token } = session;
  const outcome = await client.call(logout, { token, body: {} });
  if (!isGood(outcome)) return line.missing({ expected: '200 or 204', came: wordsOf(outcome), mend: MENDS.logout });
  const after = await client.call(administrationInit, { token });
  const isVoid = isAnswer(after) && after.status === 401;
  line.settle(isVoid, { expected: '401 to a call with it', came: wordsOf(after), mend: MENDS.logout });
}
