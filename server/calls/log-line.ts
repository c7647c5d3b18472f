import type { Context } from 'hono';
import type { Whose } from '../practice/logins';
import type { ServerEnv } from './server-env';
import { fieldsOf } from './request-body';

/** How the calls of a route stand in the log. */
export interface LogLine {
  /** `ticket.served` */
  action: string;
  /** The kind of the record that it is about, and where its id is found. */
  kind?: string;
  id?: (c: Context<ServerEnv>) => unknown;
  /** A list that panels load again and again has one line for each session and hour, or day. */
  reading?: 'hour' | 'day';
  /** Only what is refused: the call changes nothing. */
  isQuestion?: true;
  /** A wrong password or code is answered 422, as a mistyped field is; here it is a refusal. */
  isProof?: true;
  /** The practice, or account, of a call without a login. */
  doctor?: (c: Context<ServerEnv>) => Whose | null;
  /** The answer has the token of the session that begins. */
  startsSession?: true;
}

/** About the record whose id was sent. */
export const aboutSent = (action: string, kind: string): LogLine => ({ action, kind, id: (c) => fieldsOf(c)['id'] });

/** About the record that the answer is, or has as its `form_value`. */
export const aboutAnswered = (action: string, kind: string): LogLine => ({
  action,
  kind,
  id(c) {
    const answer: unknown = JSON.parse(c.get('answer')?.body ?? 'null');
    return valueOf(valueOf(answer, 'form_value') ?? answer, 'id');
  },
});

const valueOf = (value: unknown, name: string): unknown =>
  typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined;
