import type { IncomingMessage, ServerResponse } from 'node:http';
import { requestPath } from '../request-path';
import { refuse } from './refuse';

/** Pages of other origins whose panels may call this server, and read what it answers. */
export interface CrossOrigin {
  /** Says so beside whatever is answered, refusals and failures too: without it a browser shows a page no status. */
  mark(incoming: IncomingMessage, outgoing: ServerResponse): void;
  /** Answers a browser that asks before it sends a call; false lets any other request on. */
  answersPreflight(incoming: IncomingMessage, outgoing: ServerResponse): boolean;
}

/**
 * Exact origins only, and no credentials: the panel sends its token itself, so that no cookie ever takes part. Without origins nothing
 * is answered, and a backend behind this server decides for itself.
 */
export function createCrossOrigin(origins: readonly string[] = []): CrossOrigin {
  const allowed = new Set(origins);
  const isConcerned = ({ url }: IncomingMessage) => allowed.size > 0 && isCallPath(requestPath(url)?.pathname ?? '');
  const isAllowed = ({ headers: { origin } }: IncomingMessage) => origin !== undefined && allowed.has(origin);

  return {
    mark(incoming, outgoing) {
      if (!isConcerned(incoming)) return;
      outgoing.setHeader('Vary', 'Origin');
      if (!isAllowed(incoming)) return;
      outgoing.setHeader('Access-Control-Allow-Origin', incoming.headers.origin ?? '');
      outgoing.setHeader('Access-Control-Expose-Headers', EXPOSED_HEADERS);
    },
    answersPreflight(incoming, outgoing) {
      const { method, headers } = incoming;
      const isPreflight = method === 'OPTIONS' && headers['access-control-request-method'] !== undefined;
      if (!isPreflight || !isConcerned(incoming)) return false;
      if (!isAllowed(incoming)) refuse(outgoing, 403, REFUSAL);
      else outgoing.writeHead(204, PREFLIGHT_HEADERS).end();
      return true;
    },
  };
}

/** For whoever looks into the browser's console: a page gets no word of it. */
const REFUSAL = 'ORDINACIA_ORIGINS does not name the origin of this page.';

/** Paths whose CORS is decided here, not by the backend. The calls of televisions are open to every page. */
export const isCallPath = (path: string) =>
  ['/api', '/broadcasting'].some((each) => path === each || path.startsWith(`${each}/`));

/** Whether a header is one of those by which a server lets pages of other origins read an answer. */
export const isCrossOriginHeader = (name: string) => name.startsWith('access-control-');

/** `Vary` of an answer that names it itself, which replaces what was set before. */
export function varyWith(outgoing: ServerResponse | undefined, name: string): string {
  const before = outgoing?.getHeader('Vary');
  return typeof before === 'string' ? `${before}, ${name}` : name;
}

/** Headers that the panel reads: the delay of a retry, the code of a failure, and the clock. */
const EXPOSED_HEADERS = 'Retry-After, X-Request-Id, Date';

/** All that the panel ever sends. A browser asks once for a path; two hours are the longest that Chromium remembers it. */
const PREFLIGHT_HEADERS = {
  'Access-Control-Allow-Methods': 'GET, POST',
  'Access-Control-Allow-Headers': 'Accept, Authorization, Content-Type, Idempotency-Key, X-Requested-With, X-Socket-ID',
  'Access-Control-Max-Age': '7200',
  'Cache-Control': 'no-store',
};
