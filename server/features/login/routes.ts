import type { Handler } from 'hono';
import * as v from 'valibot';
import { login, logout } from '../../../src/api/calls/session';
import type { LoginAnswer } from '../../../src/api/contract/answers';
import { loginRequestSchema } from '../../../src/api/contract/session.requests';
import type { Stores } from '../../stores';
import type { CallRoute } from '../../http/call-routes';
import type { ServerEnv } from '../../http/server-env';
import type { Handle } from '../../http/handle';
import { createLoginThrottle, type LoginThrottle } from './login-throttle';
import { openSession } from '../../identity/open-session';
import { invalid } from '../../http/problems';
import { fieldsOf } from '../../http/request-body';
import { brokenRule, validate } from '../../http/validation';

export function loginRoutes(
  stores: Pick<Stores, 'accounts' | 'places' | 'recordIds' | 'secondFactor' | 'sessions'>,
  handle: Handle,
): CallRoute[] {
  return [
    handle(
      login,
      {
        log: {
          action: 'session.started',
          startsSession: true,
          isProof: true,
          // The account that somebody tried to get into: its id, never the name that was typed.
          doctor: (c) => stores.recordIds.loginOf(fieldsOf(c)['username']),
        },
        right: 'open',
      },
      logIn(stores, createLoginThrottle(stores)),
    ),
    // The sockets that this session authorized are closed with it.
    handle(logout, { log: { action: 'session.ended' }, right: 'everybody' }, (c) => {
      stores.sessions.logOut(c.get('session'));
      return c.body(null, 204);
    }),
  ];
}

/** With a second factor the right password alone is answered 422 at `code`. */
function logIn(
  stores: Pick<Stores, 'accounts' | 'places' | 'secondFactor' | 'sessions'>,
  throttle: LoginThrottle,
): Handler<ServerEnv> {
  return async (c) => {
    const fields = fieldsOf(c);
    // Every attempt counts, invalid ones too.
    const name = v.safeParse(loginRequestSchema.entries.username, fields['username']);
    const attempt = throttle(c, name.success ? name.output : '');
    if (attempt.refusal) return attempt.refusal;
    const credentials = validate(loginRequestSchema, fields);
    if ('errors' in credentials) return invalid(c, credentials.errors);
    const { username, password, code } = credentials.value;
    const account = await stores.accounts.checkPassword(username, password, attempt.urgency);
    if (account === null) return invalid(c, brokenRule('username', 'credentials'));
    if (account.status === 'disabled') return invalid(c, brokenRule('username', 'disabled'));
    // The second factor is the doctor's own.
    if (account.colleagueId === null && stores.secondFactor.hasSecondFactor(account.doctorId)) {
      if (code === null) return invalid(c, brokenRule('code', 'code'));
      const refusal = attempt.attemptCode();
      if (refusal) return refusal;
      if (!stores.secondFactor.useCode(account.doctorId, code)) return invalid(c, brokenRule('code', 'wrong_code'));
    }
    return c.json({ access_token: openSession(stores, c, account) } satisfies LoginAnswer);
  };
}
