import { randomBytes } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { createLog, type LogForm, type LogOutput } from './log';
import { createMetrics, type Metrics } from './metrics';
import { observe } from './observation';

export interface ObserverOptions {
  log?: LogForm | undefined;
  /** Destination of the log, if not the standard output. */
  logOutput?: LogOutput | undefined;
  /** Whether a request comes through a proxy of ours, whose `X-Request-Id` is kept. */
  isFromTrustedProxy?: (incoming: IncomingMessage) => boolean;
}

/** Gives each request its id, and notes what became of it. */
export interface Observer {
  readonly metrics: Metrics;
  /** `route`: its pattern, where the app does not tell it. */
  begin(incoming: IncomingMessage, outgoing: ServerResponse, route?: string): void;
  /** From now on `/ready` says that the server is going away. */
  noteStop(): void;
  isStopping(): boolean;
  close(): void;
}

export function createObserver({
  log: form = 'text',
  logOutput,
  isFromTrustedProxy = () => false,
}: ObserverOptions = {}): Observer {
  const log = createLog(form, logOutput);
  const metrics = createMetrics();
  let isStopping = false;
  return {
    metrics,
    begin(incoming, outgoing, route = UNKNOWN_ROUTE) {
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
        if (!isWatching(record)) log.request(record);
      });
    },
    noteStop() {
      isStopping = true;
    },
    isStopping: () => isStopping,
    close: metrics.close,
  };
}

/** A load balancer asks every few seconds: only what it is refused is worth a line. */
const isWatching = ({ route, status }: { route: string; status: number }) => WATCHING_ROUTES.has(route) && status < 400;

const WATCHING_ROUTES = new Set(['/health', '/ready', '/metrics']);
/** As the apps call what matches nothing of theirs. */
const UNKNOWN_ROUTE = '/*';
const CLIENT_LEFT = 499;

/** `K7F-29Q`: short enough to be read out on the telephone, and found in the log. */
function newRequestId(): string {
  const letters = [...randomBytes(LENGTH)].map((byte) => ALPHABET[byte % ALPHABET.length]);
  return `${letters.slice(0, LENGTH / 2).join('')}-${letters.slice(LENGTH / 2).join('')}`;
}

/** The id that a proxy gave the request. Only to be asked for where the proxy is trusted: a client could put anything there. */
function givenRequestId({ headers }: IncomingMessage): string | undefined {
  const given = headers['x-request-id'];
  return typeof given === 'string' && WELL_FORMED.test(given) ? given : undefined;
}

const LENGTH = 6;
/** 32 signs, so that every byte is fair; without those that look alike in print: 0 and O, 1 and I. */
const ALPHABET = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ';
/** Nothing that would need quoting in a log, in a shell or in HTML. */
const WELL_FORMED = /^[A-Za-z\d][\w-]{5,63}$/;
