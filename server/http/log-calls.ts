import type { Context, MiddlewareHandler } from 'hono';
import type { Session } from '../features/account/store';
import type { LoggedRecord, NewAction } from '../features/log/store';
import { loginOf, sessionLabel, type LoginRef } from '../identity/logins';
import { incomingOf, observationOf } from '../observe/observer';
import type { Stores } from '../stores';
import { fieldsOf, queryOf } from './request-body';
import type { ServerEnv, RunLogged } from './server-env';

/**
 * Runs first, so that refusals are logged, too. The line of a change is stored in the transaction of the change: never one without the
 * other. All other lines are written after the handler, and a line that cannot be written does not affect the response.
 */
export function logAction(
  stores: Pick<Stores, 'log' | 'sessions' | 'transaction'>,
  line: LogLine,
): MiddlewareHandler<ServerEnv> {
  return async (c, next) => {
    const state = { isLogged: false };
    const runLogged: RunLogged = (work) =>
      stores.transaction(() => {
        const response = work();
        // Asynchronous work is logged below, once its status is known.
        if (response instanceof Promise) return response;
        writeLine(stores, line, c, response.status);
        state.isLogged = true;
        return response;
      });
    c.set('runLogged', runLogged);
    await next();
    if (state.isLogged) return;
    try {
      const { status } = c.res;
      const begun = line.startsSession && status < 300 ? await begunSession(stores, c.res) : undefined;
      writeLine(stores, line, c, status, begun);
    } catch (error) {
      observationOf(incomingOf(c))?.failed(error);
    }
  };
}

type Who = Pick<NewAction, 'doctorId' | 'colleagueId' | 'session'>;

function writeLine(stores: Pick<Stores, 'log'>, line: LogLine, c: Context<ServerEnv>, status: number, begun?: Who) {
  const isRefused = status >= 400;
  const onlyRefusals = typeof line.onlyRefusals === 'function' ? line.onlyRefusals(c) : line.onlyRefusals;
  if (isRefused ? !isRefusal(status, line) : onlyRefusals) return;
  const action: NewAction = {
    action: line.action,
    ...(begun ?? whoCalled(line, c)),
    record: recordOf(line, c),
    outcome: isRefused ? 'refused' : 'ok',
    reason: isRefused ? String(status) : c.get('isRepeat') ? 'repeated' : null,
    requestId: requestIdOf(c),
  };
  if (isRefused) stores.log.recordRefusal(action);
  else if (line.oncePer) stores.log.recordReading(action, line.oncePer);
  else stores.log.recordAction(action);
}

/** Validation errors are no refusals, and failed calls (5xx) did not happen. */
const isRefusal = (status: number, { provesIdentity }: LogLine) =>
  REFUSALS.includes(status) || (provesIdentity === true && status === 422);

const REFUSALS: readonly number[] = [401, 403, 404, 409, 410, 421, 429];

function whoCalled(line: LogLine, c: Context<ServerEnv>): Who {
  // Hono types the session as always present, but a call without a login has none.
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

async function begunSession(stores: Pick<Stores, 'sessions'>, response: Response): Promise<Who | undefined> {
  const body: unknown = await response.clone().json();
  const token = typeof body === 'object' && body !== null && 'access_token' in body ? body.access_token : undefined;
  const session = typeof token === 'string' ? stores.sessions.sessionOf(token) : null;
  return session ? inSession(session) : undefined;
}

const requestIdOf = (c: Context<ServerEnv>) => observationOf(incomingOf(c))?.id ?? null;

/** See `RunLogged`. */
export const runLoggedOf = (c: Context<ServerEnv>): RunLogged => c.get('runLogged') ?? ((work) => work());

/** How the calls of a route are logged. */
export interface LogLine {
  /** `ticket.served` */
  action: string;
  /** The kind of the affected record, and how to find its id. */
  kind?: string;
  id?: (c: Context<ServerEnv>) => unknown;
  /** For a list that panels reload often: one line for each session and hour, or day. */
  oncePer?: 'hour' | 'day';
  /** Logs only refusals: the call (or this instance of it) changes nothing. */
  onlyRefusals?: true | ((c: Context<ServerEnv>) => boolean);
  /** Counts 422 as a refusal: the call checks a password or code. */
  provesIdentity?: true;
  /** The practice or account of a call without a session. */
  doctor?: (c: Context<ServerEnv>) => LoginRef | null;
  /** The response contains the token of the new session. */
  startsSession?: true;
}

/** Logs the record whose id is in the body. */
export const recordInBody = (action: string, kind: string): LogLine => ({ action, kind, id: (c) => fieldsOf(c)['id'] });

/** Logs the record whose id is in the query. */
export const recordInQuery = (action: string, kind: string): LogLine => ({ action, kind, id: (c) => queryOf(c)['id'] });

/** Logs the record in the response, or in its `form_value`. */
export const recordInResponse = (action: string, kind: string): LogLine => ({
  action,
  kind,
  id(c) {
    const body: unknown = JSON.parse(c.get('response')?.body ?? 'null');
    return valueOf(valueOf(body, 'form_value') ?? body, 'id');
  },
});

const valueOf = (value: unknown, name: string): unknown =>
  typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined;
