import type { Handler, MiddlewareHandler } from 'hono';
import type { Call, RequestOf } from '../../src/api/define-call';
import { mayCall, type Right } from '../identity/rights';
import type { Stores } from '../stores';
import type { CallRoute } from './call-routes';
import { answerOnce } from './idempotency';
import { logAction, type LogLine } from './log-calls';
import { problem } from './problems';
import type { ServerEnv } from './server-env';
import { createThrottle, type Throttle } from './throttle';
import type { RequestHandler } from './validation';

export type HandleOptions = {
  /** The line of its calls in the log. */
  log: LogLine | 'nothing';
  /** Handlers that run after the session check, and before a kept answer is looked for: they limit calls, or read a file. */
  before?: readonly Handler<ServerEnv>[];
} & (
  | { right: 'open'; once?: never; isUnlimited?: never }
  | {
      right: Exclude<Right, 'open'>;
      /** A repeat is answered as the first time. A handler that waits cannot be: it is not stored together with its answer. */
      once?: true;
      /** Calls do not count against the limit of their session. */
      isUnlimited?: true;
    }
);

/** The route of a call, from its definition and all that is decided about it. */
export type Handle = <Definition extends Call>(
  call: Definition,
  options: HandleOptions,
  handler: RequestHandler<SentWith<Definition>>,
) => CallRoute;

/** A call that defines no request sends no fields. */
type SentWith<Definition> = RequestOf<Definition> extends null ? object : RequestOf<Definition>;

/** A change that a nurse may make, too. */
export const sharedChange = { right: 'everybody', once: true } as const;

export function createHandle(stores: Pick<Stores, 'answers' | 'log' | 'sessions' | 'transaction'>): Handle {
  const throttled = throttleSession(createThrottle({ perMinute: 600 }));
  const kept = answerOnce(stores);
  return ({ method, path }, { log, right, before = [], once, isUnlimited }, handler) => ({
    method,
    path,
    right,
    handlers: [
      // First, so that refusals pass through it.
      ...(log === 'nothing' ? [] : [logAction(stores, log)]),
      ...(right === 'open' ? [] : [requireSession(stores, right)]),
      ...(right === 'open' || isUnlimited ? [] : [throttled]),
      ...before,
      ...(once ? [kept] : []),
      handler,
    ],
  });
}

/** Requires a valid token, and passes its login to the handler; 401 otherwise, and 403 where a colleague may not. */
function requireSession(stores: Pick<Stores, 'sessions'>, right: Right): MiddlewareHandler<ServerEnv> {
  return async (c, next) => {
    const token = /^Bearer ([\w-]{20,200})$/i.exec(c.req.header('authorization') ?? '')?.[1];
    const session = token === undefined ? null : stores.sessions.sessionOf(token);
    if (!session) return problem(c, 401, 'Unauthenticated.');
    c.set('session', session);
    if (!mayCall(session, right)) return problem(c, 403, FORBIDDEN);
    if (isUse(c.req.method, c.req.path)) stores.sessions.noteUse(session);
    return next();
  };
}

/** Words for the colleague, who reads them where a panel shows them. */
export const FORBIDDEN = 'Toto môže iba lekár.';

/**
 * Somebody did something. An open panel reads and connects by itself: if that counted, a panel that was left open would stay logged in
 * over the night.
 */
const isUse = (method: string, path: string) => method === 'POST' && !path.startsWith('/broadcasting/');

/** Limits calls per minute for each token. Runs after `requireSession`. */
function throttleSession(throttle: Throttle): MiddlewareHandler<ServerEnv> {
  return async (c, next) => throttle.attempt(c, c.get('session').tokenHash) ?? next();
}
