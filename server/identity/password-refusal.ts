import type { Context } from 'hono';
import { invalid, type FieldErrors } from '../http/problems';
import type { ServerEnv } from '../http/server-env';
import type { Throttle } from '../http/throttle';
import { brokenRule } from '../http/validation';
import type { Stores } from '../stores';
import { brokenPasswordRule, type PasswordOwner } from './password-rules';

/** The error of a new password that an attacker would try first; undefined when it may be used. Its length is the schema's. */
export function passwordRefusal(password: string, owner: PasswordOwner): FieldErrors | undefined {
  const rule = brokenPasswordRule(password, owner);
  return rule && brokenRule('password', rule);
}

/** Counts the attempt; the answer when the password that was asked again is wrong. */
export async function wrongPassword(
  stores: Pick<Stores, 'accounts'>,
  guesses: Throttle,
  c: Context<ServerEnv>,
  password: string,
): Promise<Response | undefined> {
  const session = c.get('session');
  const refusal = guesses.attempt(c, session.tokenHash);
  if (refusal) return refusal;
  if (await stores.accounts.isPasswordOf(session, password)) return undefined;
  return invalid(c, brokenRule('current_password', 'current_password'));
}
