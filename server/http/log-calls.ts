import type { Context, MiddlewareHandler } from 'hono';
import type { Session } from '../features/account/sessions';
import type { LoggedRecord, NewAction } from '../features/log/store';
import { loginOf, sessionLabel, type Whose } from '../identity/logins';
import { incomingOf, observationOf } from '../observe/observation';
import type { Stores } from '../stores';
import { fieldsOf, queryOf } from './request-body';
import type { ServerEnv, Together } from './server-env';

/**
 * Runs first, so that refusals pass through it. The line of a change is stored in the transaction of the change: there is never one
 * without the other. All other lines are written after the answer is known, and a line that cannot be written then spoils no answer.
 */
export function logAction(
  stores: Pick<Stores, 'log' | 'sessions' | 'transaction'>,
  line: LogLine,
): MiddlewareHandler<ServerEnv> {
  return async (c, next) => {
    const state = { isNoted: false };
    const together: Together = (work) =>
      stores.transaction(() => {
        const answer = work();
        // Asynchronous work is noted below, once its status is known.
        if (answer instanceof Promise) return answer;
        note(stores, line, c, answer.status);
        state.isNoted = true;
        return answer;
      });
    c.set('together', together);
    await next();
    if (state.isNoted) return;
    try {
      const { status } = c.res;
      const begun = line.startsSession && status < 300 ? await begunSession(stores, c.res) : undefined;
      note(stores, line, c, status, begun);
    } catch (error) {
      observationOf(incomingOf(c))?.failed(error);
    }
  };
}

type Who = Pick<NewAction, 'doctorId' | 'colleagueId' | 'session'>;

function note(stores: Pick<Stores, 'log'>, line: LogLine, c: Context<ServerEnv>, status: number, begun?: Who) {
  const isRefused = status >= 400;
  const isQuestion = typeof line.isQuestion === 'function' ? line.isQuestion(c) : line.isQuestion;
  if (isRefused ? !isRefusal(status, line) : isQuestion) return;
  const action: NewAction = {
    action: line.action,
    ...(begun ?? whoCalled(line, c)),
    record: recordOf(line, c),
    outcome: isRefused ? 'refused' : 'ok',
    reason: isRefused ? String(status) : c.get('isRepeat') ? 'repeated' : null,
    requestId: requestIdOf(c),
  };
  if (isRefused) stores.log.noteRefusal(action);
  else if (line.reading) stores.log.noteReading(action, line.reading);
  else stores.log.noteAction(action);
}

/** A mistyped field is no refusal, and what failed (5xx) did not happen. */
const isRefusal = (status: number, { isProof }: LogLine) =>
  REFUSALS.includes(status) || (isProof === true && status === 422);

const REFUSALS: readonly number[] = [401, 403, 404, 409, 410, 421, 429];

function whoCalled(line: LogLine, c: Context<ServerEnv>): Who {
  // Hono types it as always there; a call without a login has none.
  const session = c.get('session') as ServerEnv['Variables']['session'] | undefined;
  if (session) return inSession(session);
  const found = line.doctor?.(c) ?? null;
  return { ...(found === null ? { doctorId: null } : loginOf(found)), session: null };
}

const inSession = ({ doctorId, colleagueId, tokenHash }: Session): Who => ({
  doctorId,
  colleagueId,
  session: sessionLabel(tokenHash),
});

function recordOf({ kind, id }: LogLine, c: Context<ServerEnv>): LoggedRecord | null {
  if (!kind || !id) return null;
  const found = Number(id(c));
  return Number.isSafeInteger(found) && found > 0 ? { kind, id: found } : null;
}

async function begunSession(stores: Pick<Stores, 'sessions'>, answer: Response): Promise<Who | undefined> {
  const body: unknown = await answer.clone().json();
  const token = typeof body === 'object' && body !== null && 'access_token' in body ? body.access_token : undefined;
  const session = typeof token === 'string' ? stores.sessions.sessionOf(token) : null;
  return session ? inSession(session) : undefined;
}

const requestIdOf = (c: Context<ServerEnv>) => observationOf(incomingOf(c))?.id ?? null;

/** For a handler that decides: see `Together`. */
export const decidedTogether = (c: Context<ServerEnv>): Together => c.get('together') ?? ((work) => work());

/** How the calls of a route stand in the log. */
export interface LogLine {
  /** `ticket.served` */
  action: string;
  /** The kind of the record that it is about, and where its id is found. */
  kind?: string;
  id?: (c: Context<ServerEnv>) => unknown;
  /** A list that panels load again and again has one line for each session and hour, or day. */
  reading?: 'hour' | 'day';
  /** Only what is refused: the call, or this one of them, changes nothing and is not worth a line. */
  isQuestion?: true | ((c: Context<ServerEnv>) => boolean);
  /** A wrong password or code is answered 422, as a mistyped field is; here it is a refusal. */
  isProof?: true;
  /** The practice, or account, of a call without a login. */
  doctor?: (c: Context<ServerEnv>) => Whose | null;
  /** The answer has the token of the session that begins. */
  startsSession?: true;
}

/** About the record whose id was sent. */
export const aboutSent = (action: string, kind: string): LogLine => ({ action, kind, id: (c) => fieldsOf(c)['id'] });

/** About the record whose id the query has. */
export const aboutAsked = (action: string, kind: string): LogLine => ({ action, kind, id: (c) => queryOf(c)['id'] });

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
