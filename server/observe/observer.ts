import { randomBytes } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { MiddlewareHandler } from 'hono';
import { routePath } from 'hono/route';
import type { ServerEnv } from '../http/server-env';
import { createLog, type LogForm, type LogOutput } from './log';
import { createMetrics } from './metrics';

export interface ObserverOptions {
  log?: LogForm | undefined;
  /** The destination of the log, if not the standard output. */
  logOutput?: LogOutput | undefined;
  /** Whether a trusted proxy sent the request, whose `X-Request-Id` is kept. */
  isFromTrustedProxy?: (incoming: IncomingMessage) => boolean;
}

/** Gives each request an id, and records its outcome. */
export type Observer = ReturnType<typeof createObserver>;

export function createObserver({
  log: form = 'text',
  logOutput,
  isFromTrustedProxy = () => false,
}: ObserverOptions = {}) {
  const log = createLog(form, logOutput);
  const metrics = createMetrics();
  let isStopping = false;
  return {
    metrics,
    /** `route`: the pattern, if the app will not set it. */
    begin(incoming: IncomingMessage, outgoing: ServerResponse, route = UNKNOWN_ROUTE) {
      const startedAt = performance.now();
      const { socket } = incoming;
      const writtenBefore = socket.bytesWritten;
      const id = (isFromTrustedProxy(incoming) ? givenRequestId(incoming) : undefined) ?? newRequestId();
      const method = incoming.method ?? '';
      const observation = {
        id,
        route,
        failed(error: unknown) {
          metrics.failure();
          log.failure({ id, method, route: observation.route }, error);
        },
      };
      observe(incoming, observation);
      outgoing.setHeader('X-Request-Id', id);
      outgoing.once('close', () => {
        const record = {
          id,
          method,
          route: observation.route,
          status: outgoing.headersSent ? outgoing.statusCode : CLIENT_LEFT,
          ms: Math.round(performance.now() - startedAt),
          bytes: socket.bytesWritten - writtenBefore,
        };
        metrics.request(record);
        if (!isMonitoring(record)) log.request(record);
      });
    },
    /** From now on `/ready` reports that the server is stopping. */
    beginStopping() {
      isStopping = true;
    },
    isStopping: () => isStopping,
    close: metrics.close,
  };
}

/** Monitoring requests come every few seconds: only failed ones are logged. */
const isMonitoring = ({ route, status }: { route: string; status: number }) =>
  MONITORING_ROUTES.has(route) && status < 400;

const MONITORING_ROUTES = new Set(['/health', '/ready', '/metrics']);
/** The pattern that the apps use for unknown paths. */
const UNKNOWN_ROUTE = '/*';
const CLIENT_LEFT = 499;

/** `K7F-29Q`: short enough to be read out on the telephone, and found in the log. */
function newRequestId(): string {
  const letters = [...randomBytes(LENGTH)].map((byte) => ALPHABET[byte % ALPHABET.length]);
  return `${letters.slice(0, LENGTH / 2).join('')}-${letters.slice(LENGTH / 2).join('')}`;
}

/** The id given by a proxy. Use only with a trusted proxy: clients could send anything. */
function givenRequestId({ headers }: IncomingMessage): string | undefined {
  const given = headers['x-request-id'];
  return typeof given === 'string' && WELL_FORMED.test(given) ? given : undefined;
}

const LENGTH = 6;
/** 32 characters, so that bytes map to them evenly; without lookalikes: 0 and O, 1 and I. */
const ALPHABET = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ';
/** Only characters that need no quoting in a log, a shell or HTML. */
const WELL_FORMED = /^[A-Za-z\d][\w-]{5,63}$/;

/** A running request, for the log and the metrics. */
interface Observation {
  readonly id: string;
  /** The pattern of the route, such as `/apps/:app/events`: paths may contain data that must not be logged. */
  route: string;
  /** Logs the error that ended the request. */
  failed(error: unknown): void;
}

/** The observation of a request through `listen`; undefined if a test calls the app directly. */
export const observationOf = (incoming: IncomingMessage | undefined): Observation | undefined =>
  incoming && observations.get(incoming);

const observe = (incoming: IncomingMessage, observation: Observation) => void observations.set(incoming, observation);

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
