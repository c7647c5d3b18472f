import type { MiddlewareHandler } from 'hono';
import type { Stores } from '../stores';
import type { ServerEnv } from './server-env';
import { mayCall, type Right } from '../identity/rights';
import { problem } from './problems';
import type { Throttle } from './throttle';

/** Requires a valid token, and passes its login to the handler; 401 otherwise, and 403 where a colleague may not. */
export function requireSession(stores: Pick<Stores, 'sessions'>, right: Right): MiddlewareHandler<ServerEnv> {
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
export function throttleSession(throttle: Throttle): MiddlewareHandler<ServerEnv> {
  return async (c, next) => throttle.attempt(c, c.get('session').tokenHash) ?? next();
}
