import type { MiddlewareHandler } from 'hono';
import { routePath } from 'hono/route';
import type { ServerEnv } from '../http/server-env';
import { observationOf } from './observation';

/** Tells the log and the figures which route answers: the last one that matches, as middleware matches too. */
export const noteRoute: MiddlewareHandler<ServerEnv> = async (c, next) => {
  const observation = observationOf(incomingOf(c));
  if (observation) observation.route = routePath(c, -1);
  await next();
};

/** Both are absent in an app that a test asks directly. */
export const incomingOf = ({ env }: Asked) => env?.incoming;
export const outgoingOf = ({ env }: Asked) => env?.outgoing;

interface Asked {
  env: Partial<ServerEnv['Bindings']> | undefined;
}
