import type { Handler, MiddlewareHandler } from 'hono';
import type { Call, RequestOf } from '../../src/api/define-call';
import { mayCall, type Right } from '../identity/rights';
import type { Stores } from '../stores';
import type { CallRoute } from './call-routes';
import { handleIdempotencyKey } from './idempotency';
import { logAction, type LogLine } from './log-calls';
import { problem } from './problems';
import type { ServerEnv } from './server-env';
import { createThrottle, type Throttle } from './throttle';
import type { RequestHandler } from './validation';

export type HandleOptions = {
  /** How the calls are logged. */
  log: LogLine | 'nothing';
  /** Handlers that run after the session check and before the idempotency key is handled: they limit calls, or read a file. */
  before?: readonly Handler<ServerEnv>[];
} & (
  | { right: 'open'; once?: never; isUnlimited?: never }
  | {
      right: Exclude<Right, 'open'>;
      /** Idempotent: a repeat gets the first response. Only for synchronous handlers, whose change and response form one transaction. */
      once?: true;
      /** Whether calls do not count against the limit of their session. */
      isUnlimited?: true;
    }
);

/** Makes the route of a call from its definition and options. */
export type Handle = <Definition extends Call>(
  call: Definition,
  options: HandleOptions,
  handler: RequestHandler<SentWith<Definition>>,
) => CallRoute;

/** Calls without a defined request send no fields. */
type SentWith<Definition> = RequestOf<Definition> extends null ? object : RequestOf<Definition>;

/** A change that colleagues may make, too. */
export const sharedChange = { right: 'everybody', once: true } as const;

export function createHandle(stores: Pick<Stores, 'responses' | 'log' | 'sessions' | 'transaction'>): Handle {
  const throttled = throttleSession(createThrottle({ perMinute: 600 }));
  const kept = handleIdempotencyKey(stores);
  return ({ method, path }, { log, right, before = [], once, isUnlimited }, handler) => ({
    method,
    path,
    right,
    handlers: [
      // First, so that refusals are logged, too.
      ...(log === 'nothing' ? [] : [logAction(stores, log)]),
      ...(right === 'open' ? [] : [requireSession(stores, right)]),
      ...(right === 'open' || isUnlimited ? [] : [throttled]),
      ...before,
      ...(once ? [kept] : []),
      handler,
    ],
  });
}

/** Requires a valid token, and passes its session to the handler. 401 otherwise; 403 if colleagues may not call the route. */
function requireSession(stores: Pick<Stores, 'sessions'>, right: Right): MiddlewareHandler<ServerEnv> {
  return async (c, next) => {
    const token = /^Bearer ([\w-]{20,200})$/i.exec(c.req.header('authorization') ?? '')?.[1];
    const session = token === undefined ? null : stores.sessions.sessionOf(token);
    if (!session) return problem(c, 401, 'Unauthenticated.');
    c.set('session', session);
    if (!mayCall(session, right)) return problem(c, 403, FORBIDDEN);
    if (isActivity(c.req.method, c.req.path)) stores.sessions.recordUse(session);
    return next();
  };
}

/** Shown to the colleague by the panel. */
export const FORBIDDEN = 'Toto môže iba lekár.';

/**
 * Whether a call counts as activity of a person. Open panels load and connect by themselves: if that counted, a panel left open would
 * stay logged in overnight.
 */
const isActivity = (method: string, path: string) => method === 'POST' && !path.startsWith('/broadcasting/');

/** Limits calls per minute for each token. Runs after `requireSession`. */
function throttleSession(throttle: Throttle): MiddlewareHandler<ServerEnv> {
  return async (c, next) => throttle.attempt(c, c.get('session').tokenHash) ?? next();
}
