import { brokenPasswordRule, type PasswordOwner } from '../practice/password-rules';
import type { FieldErrors } from './problems';
import { brokenRule } from './validation';

/** The error of a new password that an attacker would try first; undefined when it may be used. Its length is the schema's. */
export function passwordRefusal(password: string, owner: PasswordOwner): FieldErrors | undefined {
  const rule = brokenPasswordRule(password, owner);
  return rule && brokenRule('password', rule);
}
