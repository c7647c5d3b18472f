import type { IncomingMessage } from 'node:http';

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
