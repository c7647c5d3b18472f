import type { IncomingMessage } from 'node:http';

/** What is known of a request while it runs. */
export interface Observation {
  readonly id: string;
  /** The pattern of its route, such as `/apps/:app/events`: a path may hold what must not be logged. */
  route: string;
  /** Logs the error that ends it. */
  failed(error: unknown): void;
}

/** Of a request that goes through `listen`; undefined in an app that a test asks directly. */
export const observationOf = (incoming: IncomingMessage | undefined): Observation | undefined =>
  incoming && observations.get(incoming);

export const observe = (incoming: IncomingMessage, observation: Observation) =>
  void observations.set(incoming, observation);

const observations = new WeakMap<IncomingMessage, Observation>();
