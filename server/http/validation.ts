import type { Context, Handler } from 'hono';
import * as v from 'valibot';
import type { Rule } from '../../src/api/contract/request-fields';
import type { PasswordRule } from '../identity/password-rules';
import { runLoggedOf } from './log-calls';
import { type Fields, fieldsOf } from './request-body';
import { type FieldErrors, invalid } from './responses';
import type { ServerEnv } from './server-env';

type Issue = v.BaseIssue<unknown>;

type Validated<Request> = { value: Request } | { errors: FieldErrors };

export interface RequestOptions {
  /** Reads the fields; from the body by default. */
  read?: (c: Context<ServerEnv>) => Fields | Promise<Fields>;
  /** The message of an issue; by default the message of its rule. */
  messageOf?: (issue: Issue) => string;
}

/** A handler with the type of its request, which the compiler compares with the definition of the call. */
export type RequestHandler<Request> = Handler<ServerEnv> & { readonly reads?: (request: Request) => void };

/**
 * A call with fields: 422 with errors by field if invalid; otherwise `respond` gets the parsed fields.
 * A schema that depends on the practice is created for each request. With an idempotency key `respond` must be synchronous.
 */
export function withRequest<const Schema extends v.GenericSchema>(
  schema: Schema | ((c: Context<ServerEnv>) => Schema),
  respond: (c: Context<ServerEnv>, request: v.InferOutput<Schema>) => Response | Promise<Response>,
  { read = fieldsOf, messageOf }: RequestOptions = {},
): RequestHandler<v.InferInput<Schema>> {
  return async (c) => {
    const checked = validate(typeof schema === 'function' ? schema(c) : schema, await read(c), messageOf);
    if ('errors' in checked) return invalid(c, checked.errors);
    const { value } = checked;
    const work = () => runLoggedOf(c)(() => respond(c, value));
    return c.get('runOnce')?.(() => requireSync(work())) ?? work();
  };
}

function requireSync(response: Response | Promise<Response>): Response {
  if (response instanceof Promise) throw new Error('A call that waits cannot be stored together with its answer.');
  return response;
}

export function validate<const Schema extends v.GenericSchema>(
  schema: Schema,
  fields: unknown,
  messageOf = messageOfRule,
): Validated<v.InferOutput<Schema>> {
  const result = v.safeParse(schema, fields);
  return result.success ? { value: result.output } : { errors: errorsBy(messageOf, result.issues) };
}

/** The error of a rule that only the server can check, after its schema passed. */
export const brokenRule = (field: string, rule: AnyRule, parameter?: string): FieldErrors => ({
  [field]: [ruleMessage(rule, parameter)],
});

/** Only the first error of each field, which makes further ones meaningless. */
function errorsBy(messageOf: (issue: Issue) => string, issues: readonly Issue[]): FieldErrors {
  const errors = new Map<string, string[]>();
  for (const issue of issues) {
    const field = pathOf(issue);
    if (!errors.has(field)) errors.set(field, [messageOf(issue)]);
  }
  return Object.fromEntries(errors);
}

/** The message of an issue's rule; a missing value is always „required“. */
export function messageOfRule(issue: Issue): string {
  const isMissing = issue.input === undefined || issue.input === null || issue.input === '';
  const [, name = '', parameter] = /^(\w+)(?::(.+))?$/.exec(isMissing ? 'required' : issue.message) ?? [];
  if (!isRule(name)) throw new Error(`No rule of the contract refuses ${pathOf(issue)}.`);
  return ruleMessage(name, parameter);
}

const pathOf = (issue: Issue) => v.getDotPath(issue) ?? '';

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
  | 'empty_file'
  | 'socket'
  | PasswordRule;

type AnyRule = Rule | OwnRule;

/** The Slovak message of a broken rule. The panel shows it at the field, so the message does not name the field. */
const ruleMessage = (rule: AnyRule, parameter = ''): string => messages[rule](parameter);

const isRule = (name: string): name is AnyRule => Object.hasOwn(messages, name);

const messages: Readonly<Record<AnyRule, (parameter: string) => string>> = {
  required: () => 'Položka je povinná',
  string: () => 'Položka musí byť text',
  integer: () => 'Položka musí byť celé číslo',
  boolean: () => 'Položka musí byť áno alebo nie',
  array: () => 'Položka musí byť zoznam',
  in: () => 'Táto možnosť nie je dostupná, vyberte inú',
  min: (length) => `Položka musí obsahovať minimálne ${length} znakov`,
  max: (length) => `Položka môže obsahovať najviac ${length} znakov`,
  max_items: (count) => `Položka môže mať najviac ${count} riadkov`,
  between: (limits) => `Položka musí byť od ${limits.replace(' and ', ' do ')}`,
  email: () => 'Položka musí obsahovať správnu emailovú adresu',
  confirmed: () => 'Zadané hodnoty nie sú rovnaké',
  date: () => 'Položka musí byť platný dátum',
  date_format: (format) => (format === 'H:i' ? 'Položka musí byť platný čas' : 'Položka musí byť platný dátum'),
  after: (other) => (other === 'now' ? 'Čas musí byť v budúcnosti' : 'Koniec musí byť neskôr ako začiatok'),
  after_or_equal: () => 'Koniec nesmie byť skôr ako začiatok',
  apart: () => 'Čas sa prekrýva s iným riadkom toho istého dňa',
  prohibited_with: () => 'Pacienta vyberte zo zoznamu alebo napíšte jeho meno, nie oboje',
  file: () => 'Položka musí byť súbor',
  mimes: (types) => `Súbor nie je ${types}`,
  empty_file: () => 'Súbor je prázdny',
  unique: () => 'Účet s týmto e-mailom už existuje. Ak je Váš, prihláste sa.',
  name: () => 'Napíšte svoje meno, nielen titul.',
  unique_name: () => 'Účet lekára s týmto menom už existuje. Ak je Váš, obráťte sa na správcu.',
  credentials: () => 'Nesprávne prihlasovacie meno alebo heslo.',
  disabled: () => 'Tento účet je vypnutý. Obráťte sa, prosím, na správcu.',
  current_password: () => 'Súčasné heslo nie je správne.',
  code: () => 'Zadajte kód z overovacej aplikácie alebo obnovovací kód.',
  wrong_code: () => 'Tento kód nie je správny alebo už bol použitý.',
  simple_password: () => 'Toto heslo je príliš jednoduché. Zvoľte si, prosím, iné.',
  common_password: () => 'Toto heslo patrí k najčastejším, a preto sa dá ľahko uhádnuť. Zvoľte si, prosím, iné.',
  own_password: () =>
    'Toto heslo sa dá odvodiť z Vášho mena, e-mailu alebo z názvu ambulancie. Zvoľte si, prosím, iné.',
  one_announcement: () => 'Môžete pridať iba jedno oznámenie.',
  paid: () => 'Táto výplata je už uhradená.',
  socket: () => 'Spojenie so serverom už neplatí',
};
