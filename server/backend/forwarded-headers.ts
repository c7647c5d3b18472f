import type { IncomingMessage } from 'node:http';
import { HARMLESS_POLICY } from '../guard/refuse';
import { connectionOptions } from '../guard/request-guard';

type Header = [name: string, value: string];

/**
 * Headers for the backend: its own host, the client's address, and the client's headers except those that could fake either.
 * `requestId` lets the backend log the request under the same id.
 */
export function requestHeaders(
  incoming: IncomingMessage,
  backend: URL,
  { forwardedFor, requestId }: { forwardedFor: string; requestId: string | undefined },
): string[] {
  const { headers } = incoming;
  const length = headers['content-length'];
  return [
    ...endToEnd(incoming.rawHeaders).filter(([name]) => isForBackend(name)),
    ...([
      ['Host', backend.host],
      ['X-Forwarded-For', forwardedFor],
      // The backend's own host, so that its links are the same as without this server; a client's Host is ignored.
      ['X-Forwarded-Host', backend.host],
      ['X-Forwarded-Proto', backend.protocol.replace(':', '')],
    ] satisfies Header[]),
    ...(requestId === undefined ? [] : [['X-Request-Id', requestId] satisfies Header]),
    // The framing by which this server has read the body. Without either header Node would send the body without framing.
    ...(headers['transfer-encoding'] === undefined ? [] : [['Transfer-Encoding', 'chunked'] satisfies Header]),
    ...(length === undefined ? [] : [['Content-Length', length] satisfies Header]),
  ].flat();
}

/** Response headers for the client, which make a response harmless if a browser shows it as a page. */
export function responseHeaders({ rawHeaders, headers }: IncomingMessage): Header[] {
  const kept = endToEnd(rawHeaders).filter(([name]) => !DROPPED_RESPONSE_HEADERS.has(name.toLowerCase()));
  const isPdf = /^application\/pdf\b/i.test(headers['content-type'] ?? '');
  return [
    ...kept,
    // Browsers enforce this policy in addition to the backend's. PDFs get no sandbox: browsers would not show them in it.
    ['Content-Security-Policy', isPdf ? `frame-ancestors 'self'` : HARMLESS_POLICY],
    ...HARMLESS,
    ...(headers['cross-origin-resource-policy'] === undefined ? [SAME_ORIGIN] : []),
  ];
}

const HARMLESS: Header[] = [
  ['X-Content-Type-Options', 'nosniff'],
  ['Referrer-Policy', 'no-referrer'],
];
const SAME_ORIGIN: Header = ['Cross-Origin-Resource-Policy', 'same-origin'];

/** Hop-by-hop headers: they describe one connection, not the message. */
const HOP_BY_HOP = `connection keep-alive proxy-authenticate proxy-authorization proxy-connection te trailer
  transfer-encoding upgrade expect`.split(/\s+/);

/** From alternating raw names and values, so that repeated headers (cookies) stay separate. */
function endToEnd(raw: readonly string[]): Header[] {
  const pairs = raw.flatMap((name, index) => (index % 2 === 0 ? [[name, raw[index + 1] ?? ''] satisfies Header] : []));
  const named = pairs
    .filter(([name]) => name.toLowerCase() === 'connection')
    .flatMap(([, value]) => connectionOptions(value));
  const dropped = new Set([...HOP_BY_HOP, ...named]);
  return pairs.filter(([name]) => !dropped.has(name.toLowerCase()));
}

/** Many backends read „_“ as „-“, so names may have only letters, digits and hyphens. */
const isForBackend = (name: string) => /^[a-z\d-]+$/i.test(name) && !CLAIMS.test(name);

/** Headers by which a proxy claims the client's address, the host or the method. Only this server may set them. */
const CLAIMS = new RegExp(
  `^(?:${[
    'host',
    'content-length',
    'forwarded',
    'proxy',
    'client-ip',
    'true-client-ip',
    'x-forwarded.*',
    'x-(?:original|rewrite|envoy|accel|sendfile)-.*',
    'x-(?:real|client|cluster-client|remote)-(?:ip|addr|address|user)',
    'x-host',
    'x-request-id',
    'x-http-method(?:-override)?',
    'x-method-override',
    'cf-connecting-ip',
    'fastly-client-ip',
  ].join('|')})$`,
  'i',
);

/** Response headers of the backend that are dropped: we set our own, or they would affect our other pages in the browser. */
const DROPPED_RESPONSE_HEADERS = new Set(
  `x-request-id x-content-type-options referrer-policy strict-transport-security service-worker-allowed alt-svc nel
   report-to reporting-endpoints x-powered-by`.split(/\s+/),
);
