import type { IncomingMessage, ServerResponse } from 'node:http';
import { isIn, requestPath } from '../request-path';
import { refuse } from './refuse';

/**
 * CORS for pages of other origins whose panels may call this server. Exact origins only, without credentials: the panel sends its token
 * itself, so no cookie is involved. Without origins no headers are set, and a backend behind this server decides itself.
 */
export function createCrossOrigin(origins: readonly string[] = []) {
  const allowed = new Set(origins);
  const isConcerned = ({ url }: IncomingMessage) => allowed.size > 0 && isCallPath(requestPath(url)?.pathname ?? '');
  const isAllowed = ({ headers: { origin } }: IncomingMessage) => origin !== undefined && allowed.has(origin);

  return {
    /** Sets the CORS headers on every response, also on refusals and failures: without them a page cannot read the status. */
    mark(incoming: IncomingMessage, outgoing: ServerResponse) {
      if (!isConcerned(incoming)) return;
      outgoing.setHeader('Vary', 'Origin');
      if (!isAllowed(incoming)) return;
      outgoing.setHeader('Access-Control-Allow-Origin', incoming.headers.origin ?? '');
      outgoing.setHeader('Access-Control-Expose-Headers', EXPOSED_HEADERS);
    },
    /** Answers a preflight request; false for any other request. */
    answersPreflight(incoming: IncomingMessage, outgoing: ServerResponse): boolean {
      const { method, headers } = incoming;
      const isPreflight = method === 'OPTIONS' && headers['access-control-request-method'] !== undefined;
      if (!isPreflight || !isConcerned(incoming)) return false;
      if (!isAllowed(incoming)) refuse(outgoing, 403, REFUSAL);
      else outgoing.writeHead(204, PREFLIGHT_HEADERS).end();
      return true;
    },
  };
}

/** Visible only in the browser's developer tools: pages cannot read it. */
const REFUSAL = 'ORDINACIA_ORIGINS does not name the origin of this page.';

/** Paths whose CORS this server decides, not the backend. The calls of televisions are open to every page. */
export const isCallPath = (path: string) => isIn(['/api', '/broadcasting'], path);

/** Whether this is a CORS header. */
export const isCrossOriginHeader = (name: string) => name.startsWith('access-control-');

/** `Vary` with a further name: setting the header would replace the earlier value. */
export function varyWith(outgoing: ServerResponse | undefined, name: string): string {
  const before = outgoing?.getHeader('Vary');
  return typeof before === 'string' ? `${before}, ${name}` : name;
}

/** Headers that the panel reads: the delay of a retry, the request id, and the clock. */
const EXPOSED_HEADERS = 'Retry-After, X-Request-Id, Date';

/** The methods and headers that the panel uses. Browsers cache a preflight by path, Chromium for two hours at most. */
const PREFLIGHT_HEADERS = {
  'Access-Control-Allow-Methods': 'GET, POST',
  'Access-Control-Allow-Headers': 'Accept, Authorization, Content-Type, Idempotency-Key, X-Requested-With, X-Socket-ID',
  'Access-Control-Max-Age': '7200',
  'Cache-Control': 'no-store',
};
