import type { Context } from 'hono';
import { invalid, type FieldErrors } from '../http/problems';
import type { ServerEnv } from '../http/server-env';
import type { Throttle } from '../http/throttle';
import { brokenRule } from '../http/validation';
import type { Stores } from '../stores';
import { brokenPasswordRule, type PasswordOwner } from './password-rules';

/** The error of a new password that attackers would try first; undefined when acceptable. The schema checks the length. */
export function passwordRefusal(password: string, owner: PasswordOwner): FieldErrors | undefined {
  const rule = brokenPasswordRule(password, owner);
  return rule && brokenRule('password', rule);
}

/** Checks the current password and counts the attempt; returns the error response if wrong or too many attempts. */
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
