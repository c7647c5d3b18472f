import type { Handler } from 'hono';
import type { Practice } from '../practice/practice';
import { normalisedEmail } from '../practice/sessions';
import { addressOf, type ServerEnv } from './call-routes';
import { errorsIn, requiredText } from './field-rules';
import { fieldsOf } from './request-body';
import { invalid } from './problems';
import type { Throttle } from './throttle';

export interface LoginThrottles {
  /** Guessing one doctor's password. */
  perName: Throttle;
  /** Guessing many doctors' passwords, and keeping the processor busy with hashing. */
  perAddress: Throttle;
}

/** POST /api/admin/login */
export function logIn(practice: Practice, { perName, perAddress }: LoginThrottles): Handler<ServerEnv> {
  return async (c) => {
    const address = addressOf(c.env);
    const fields = fieldsOf(c);
    const username = requiredText(fields, 'username');
    const password = requiredText(fields, 'password', { isExact: true, maximum: 1000 });
    const name = 'value' in username ? normalisedEmail(username.value) : '';
    const refusal = perAddress.attempt(c, address) ?? perName.attempt(c, `${name} ${address}`);
    if (refusal) return refusal;
    if ('error' in username || 'error' in password) return invalid(c, errorsIn({ username, password }));
    const token = await practice.logIn(username.value, password.value);
    if (token === null) return invalid(c, { username: ['These credentials do not match our records.'] });
    return c.json({ access_token: token });
  };
}

/** POST /api/logout. `endSession` closes the sockets that this session had let listen. */
export function logOut(practice: Practice, endSession: (tokenHash: string) => void): Handler<ServerEnv> {
  return (c) => {
    const session = c.get('session');
    practice.logOut(session);
    endSession(session.tokenHash);
    return c.body(null, 204);
  };
}
