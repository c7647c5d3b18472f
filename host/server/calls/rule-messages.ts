import type { Rule } from '../../../src/api/contract/request-fields';
import type { PasswordRule } from '../practice/password-rules';

/** Rules beyond the contract's, which only the server can check. */
type OwnRule =
  | 'unique'
  | 'name'
  | 'unique_name'
  | 'credentials'
  | 'disabled'
  | 'current_password'
  | 'code'
  | 'wrong_code'
  | 'one_announcement'
  | 'paid'
  | 'socket'
  | PasswordRule;

export type AnyRule = Rule | OwnRule;

/** A broken rule with the values of its message; fields by their display names. */
interface Broken {
  field: string;
  /** The rule's parameter, such as a limit. */
  parameter: string;
  /** The other field that the parameter names. */
  other: string;
}

/** The 422 messages of the panel's calls, as Laravel's. */
export function ruleMessage(rule: AnyRule, path: string, parameter = ''): string {
  return messages[rule]({ field: inWords(path), parameter, other: inWords(path.replace(/[^.]*$/, parameter)) });
}

export const isRule = (name: string): name is AnyRule => Object.hasOwn(messages, name);

/** As Laravel names a field in a sentence: one of a row keeps its path as it is. */
const inWords = (path: string) => (/\.\d+\./.test(path) ? path : path.replaceAll('_', ' '));

const messages: Readonly<Record<AnyRule, (broken: Broken) => string>> = {
  required: ({ field }) => `The ${field} field is required.`,
  string: ({ field }) => `The ${field} must be a string.`,
  integer: ({ field }) => `The ${field} must be an integer.`,
  boolean: ({ field }) => `The ${field} field must be true or false.`,
  array: ({ field }) => `The ${field} must be an array.`,
  in: ({ field }) => `The selected ${field} is invalid.`,
  min: ({ field, parameter }) => `The ${field} must be at least ${parameter} characters.`,
  max: ({ field, parameter }) => `The ${field} must not be greater than ${parameter} characters.`,
  max_items: ({ field, parameter }) => `The ${field} must not have more than ${parameter} items.`,
  between: ({ field, parameter }) => `The ${field} must be between ${parameter}.`,
  email: ({ field }) => `The ${field} must be a valid email address.`,
  confirmed: ({ field }) => `The ${field} confirmation does not match.`,
  date: ({ field }) => `The ${field} is not a valid date.`,
  date_format: ({ field, parameter }) => `The ${field} does not match the format ${parameter}.`,
  after: ({ field, other }) => `The ${field} must be a date after ${other}.`,
  after_or_equal: ({ field, other }) => `The ${field} must be a date after or equal to ${other}.`,
  apart: ({ field }) => `The ${field} overlaps another row of the same day.`,
  prohibited_with: ({ field, other }) => `The ${field} field is prohibited when ${other} is present.`,
  file: ({ field }) => `The ${field} must be a file.`,
  mimes: ({ field, parameter }) => `The ${field} must be a file of type: ${parameter}.`,
  unique: ({ field }) => `The ${field} has already been taken.`,
  name: () => 'Napíšte svoje meno, nielen titul.',
  unique_name: () => 'Lekár s týmto menom tu už je. Ak ste to Vy, obráťte sa na správcu.',
  credentials: () => 'These credentials do not match our records.',
  // What Laravel has no words for is said in the doctor's language.
  disabled: () => 'Tento účet je vypnutý. Obráťte sa, prosím, na správcu.',
  current_password: () => 'Súčasné heslo nie je správne.',
  code: () => 'Zadajte kód z overovacej aplikácie alebo obnovovací kód.',
  wrong_code: () => 'Tento kód nie je správny alebo už bol použitý.',
  simple_password: () => 'Toto heslo je príliš jednoduché. Zvoľte si, prosím, iné.',
  common_password: () => 'Toto heslo patrí k najčastejším, a preto sa dá ľahko uhádnuť. Zvoľte si, prosím, iné.',
  own_password: () =>
    'Toto heslo sa dá odvodiť z Vášho mena, e-mailu alebo z názvu ambulancie. Zvoľte si, prosím, iné.',
  one_announcement: () => 'Only one special announcement may exist at a time.',
  paid: () => 'The payout has already been paid.',
  socket: ({ field }) => `The ${field} is invalid.`,
};
