import type { MiddlewareHandler } from 'hono';
import type { Practice } from '../practice/practice';
import type { ServerEnv } from './call-routes';
import { problem } from './problems';
import type { Throttle } from './throttle';

/** Lets a request with a valid token through, and its handler know whose it is; 401 otherwise. */
export function requireSession(practice: Practice): MiddlewareHandler<ServerEnv> {
  return async (c, next) => {
    const token = /^Bearer ([\w-]{20,200})$/i.exec(c.req.header('authorization') ?? '')?.[1];
    const session = token === undefined ? null : practice.sessionOf(token);
    if (!session) return problem(c, 401, 'Unauthenticated.');
    c.set('session', session);
    return next();
  };
}

/** So many calls a minute for each token. Comes after `requireSession`. */
export function throttleSession(throttle: Throttle): MiddlewareHandler<ServerEnv> {
  return async (c, next) => throttle.attempt(c, c.get('session').tokenHash) ?? next();
}
