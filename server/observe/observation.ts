import type { IncomingMessage } from 'node:http';
import type { MiddlewareHandler } from 'hono';
import { routePath } from 'hono/route';
import type { ServerEnv } from '../http/server-env';

/** A running request, as the log and the metrics see it. */
export interface Observation {
  readonly id: string;
  /** The pattern of its route, such as `/apps/:app/events`: a path may hold what must not be logged. */
  route: string;
  /** Logs the error that ends it. */
  failed(error: unknown): void;
}

/** Observation of a request through `listen`; undefined if a test calls the app directly. */
export const observationOf = (incoming: IncomingMessage | undefined): Observation | undefined =>
  incoming && observations.get(incoming);

export const observe = (incoming: IncomingMessage, observation: Observation) =>
  void observations.set(incoming, observation);

const observations = new WeakMap<IncomingMessage, Observation>();

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
