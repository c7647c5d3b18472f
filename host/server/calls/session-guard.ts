import type { MiddlewareHandler } from 'hono';
import type { Practice } from '../practice/practice';
import type { ServerEnv } from './call-routes';
import { problem } from './problems';
import type { Throttle } from './throttle';

/** Requires a valid token, and passes its doctor to the handler; 401 otherwise. */
export function requireSession(practice: Practice): MiddlewareHandler<ServerEnv> {
  return async (c, next) => {
    const token = /^Bearer ([\w-]{20,200})$/i.exec(c.req.header('authorization') ?? '')?.[1];
    const session = token === undefined ? null : practice.sessionOf(token);
    if (!session) return problem(c, 401, 'Unauthenticated.');
    c.set('session', session);
    return next();
  };
}

/** Limits calls per minute for each token. Runs after `requireSession`. */
export function throttleSession(throttle: Throttle): MiddlewareHandler<ServerEnv> {
  return async (c, next) => throttle.attempt(c, c.get('session').tokenHash) ?? next();
}
