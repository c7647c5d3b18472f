import type { Handler } from 'hono';
import * as v from 'valibot';
import type { LoginAnswer } from '../../../src/api/contract/answers';
import { loginRequestSchema } from '../../../src/api/contract/session.requests';
import type { Practice } from '../practice/practice';
import { normalisedEmail } from '../practice/sessions';
import { addressOf, type ServerEnv } from './call-routes';
import { invalid } from './problems';
import { fieldsOf } from './request-body';
import type { Throttle } from './throttle';
import { brokenRule, validate } from './validation';

export interface LoginThrottles {
  /** Against guessing one doctor's password. */
  perName: Throttle;
  /** Against guessing many doctors' passwords, and against overloading the CPU with hashing. */
  perAddress: Throttle;
}

/** POST /api/admin/login */
export function logIn(practice: Practice, { perName, perAddress }: LoginThrottles): Handler<ServerEnv> {
  return async (c) => {
    const address = addressOf(c.env);
    const fields = fieldsOf(c);
    // Every attempt counts, invalid ones too.
    const name = v.safeParse(loginRequestSchema.entries.username, fields['username']);
    const key = `${name.success ? normalisedEmail(name.output) : ''} ${address}`;
    const refusal = perAddress.attempt(c, address) ?? perName.attempt(c, key);
    if (refusal) return refusal;
    const credentials = validate(loginRequestSchema, fields);
    if ('errors' in credentials) return invalid(c, credentials.errors);
    const { username, password } = credentials.value;
    const access_token = await practice.logIn(username, password);
    if (access_token === null) return invalid(c, brokenRule('username', 'credentials'));
    return c.json({ access_token } satisfies LoginAnswer);
  };
}

/** POST /api/logout. `endSession` closes the sockets that this session authorized. */
export function logOut(practice: Practice, endSession: (tokenHash: string) => void): Handler<ServerEnv> {
  return (c) => {
    const session = c.get('session');
    practice.logOut(session);
    endSession(session.tokenHash);
    return c.body(null, 204);
  };
}
