import type { MiddlewareHandler } from 'hono';
import { addressOf } from './call-routes';
import type { ServerEnv } from './server-env';
import { createThrottle } from './throttle';
import { brokenRule } from './validation';

/**
 * A registration cannot hide that an e-mail is taken: with a free one it logs in. So that nobody can probe a list of e-mails, an IP
 * address that has got this error often enough may not register for a while.
 */
export function limitProbing(): MiddlewareHandler<ServerEnv> {
  const told = createThrottle({ attempts: 10, minutes: 60 });
  return async (c, next) => {
    const address = addressOf(c.env);
    const refusal = told.refusal(c, address);
    if (refusal) return refusal;
    await next();
    if (c.get('answer')?.body.includes(TAKEN)) told.attempt(c, address);
    return undefined;
  };
}

const TAKEN = JSON.stringify(brokenRule('email', 'unique')).slice(1, -1);
