import type { IncomingMessage } from 'node:http';
import type { MiddlewareHandler } from 'hono';
import { routePath } from 'hono/route';
import type { ServerEnv } from '../http/server-env';

/** A running request, for the log and the metrics. */
export interface Observation {
  readonly id: string;
  /** The pattern of the route, such as `/apps/:app/events`: paths may contain data that must not be logged. */
  route: string;
  /** Logs the error that ended the request. */
  failed(error: unknown): void;
}

/** The observation of a request through `listen`; undefined if a test calls the app directly. */
export const observationOf = (incoming: IncomingMessage | undefined): Observation | undefined =>
  incoming && observations.get(incoming);

export const observe = (incoming: IncomingMessage, observation: Observation) =>
  void observations.set(incoming, observation);

const observations = new WeakMap<IncomingMessage, Observation>();

/** Records the route for log and metrics: the last match, because middleware matches, too. */
export const recordRoute: MiddlewareHandler<ServerEnv> = async (c, next) => {
  const observation = observationOf(incomingOf(c));
  if (observation) observation.route = routePath(c, -1);
  await next();
};

/** Both are undefined if a test calls the app directly. */
export const incomingOf = ({ env }: CallContext) => env?.incoming;
export const outgoingOf = ({ env }: CallContext) => env?.outgoing;

interface CallContext {
  env: Partial<ServerEnv['Bindings']> | undefined;
}
