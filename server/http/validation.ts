import type { Context, Handler } from 'hono';
import * as v from 'valibot';
import { runLoggedOf } from './log-calls';
import { invalid, type FieldErrors } from './problems';
import { fieldsOf, type Fields } from './request-body';
import { isRule, ruleMessage, type AnyRule } from './rule-messages';
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
