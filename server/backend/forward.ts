import { request as requestPlain, type IncomingMessage, type RequestOptions, type ServerResponse } from 'node:http';
import { request as requestTls } from 'node:https';
import { pipeline } from 'node:stream';
import { createClientAddress, forwardedFor, type ClientAddress } from '../client-address';
import { isCallPath, isCrossOriginHeader } from '../guard/cross-origin';
import { refuse } from '../guard/refuse';
import { HSTS_NAME } from '../guard/request-guard';
import { observationOf } from '../observe/observer';
import { requestPath } from '../request-path';
import { responseHeaders, requestHeaders } from './forwarded-headers';

interface ForwardOptions {
  /** The backend's address, with its base path. */
  url: string;
  /** How long the backend may be silent: an upload takes up to 120 s. */
  timeoutMs?: number;
  clientAddress?: ClientAddress;
  /** Whether this server decides about CORS, not the backend. */
  decidesOrigins?: boolean;
}

type Forward = (incoming: IncomingMessage, outgoing: ServerResponse) => void;

/** Forwards requests to the backend and streams its responses back. Nothing that either side sends may end the process. */
export function createForward({
  url,
  timeoutMs = 120_000,
  clientAddress = createClientAddress(),
  decidesOrigins = false,
}: ForwardOptions): Forward {
  const backend = new URL(url);
  const request = backend.protocol === 'https:' ? requestTls : requestPlain;
  const basePath = backend.pathname.replace(/\/$/, '');

  return (incoming, outgoing) => {
    const path = forwardedPath(incoming.url);
    if (path === undefined) return refuseInstead(outgoing, 400);
    const options: RequestOptions = {
      // Without keep-alive: a reused connection that the backend closes at the wrong moment would fail a POST, which must not be repeated.
      agent: false,
      method: incoming.method ?? 'GET',
      headers: requestHeaders(incoming, backend, {
        forwardedFor: forwardedFor(clientAddress, incoming),
        requestId: observationOf(incoming)?.id,
      }),
      setHost: false,
    };
    const upstream = request(new URL(`${basePath}${path}`, backend.origin), options);

    upstream.setTimeout(timeoutMs, () => upstream.destroy(new BackendSilent()));
    upstream.on('response', (response) => {
      if (!sendHead(outgoing, response, decidesOrigins && isCallPath(path))) {
        response.destroy();
        return refuseInstead(outgoing, 502);
      }
      // A truncated response must not look complete to the client.
      pipeline(response, outgoing, (error) => error && outgoing.destroy());
    });
    upstream.on('error', (error) => {
      if (outgoing.headersSent) outgoing.destroy();
      else if (error instanceof BackendSilent) refuseInstead(outgoing, 504);
      else refuseInstead(outgoing, 502);
    });
    // Also after a response that Node drops without an error, such as a change of protocol.
    upstream.on('close', () => {
      if (!outgoing.headersSent && !outgoing.destroyed) refuseInstead(outgoing, 502);
    });
    outgoing.on('close', () => upstream.destroy());
    pipeline(incoming, upstream, () => {
      // The upstream's „error“ event has responded already; a client that left needs no response.
    });
  };
}

class BackendSilent extends Error {}

/** Sends the response's status and headers; false if these are not valid HTTP. The backend's reason phrase is dropped. */
function sendHead(outgoing: ServerResponse, response: IncomingMessage, isDecidedHere: boolean): boolean {
  const status = response.statusCode ?? 0;
  if (status < 200 || status > 599) return false;
  try {
    // Headers are appended singly: `writeHead` keeps only the last of repeated ones where another is set already.
    for (const [name, value] of responseHeaders(response)) {
      if (!isDecidedHere || !isCrossOriginHeader(name.toLowerCase())) outgoing.appendHeader(name, value);
    }
    outgoing.writeHead(status);
    return true;
  } catch {
    // Node accepts some received headers that it refuses to send.
    return false;
  }
}

function refuseInstead(outgoing: ServerResponse, status: number) {
  // The rejected response may have left some of its headers.
  for (const name of outgoing.getHeaderNames()) {
    if (!KEPT_HEADERS.has(name) && !isCrossOriginHeader(name)) outgoing.removeHeader(name);
  }
  refuse(outgoing, status);
}

/** Headers of this server, set before the request was forwarded. */
const KEPT_HEADERS = new Set([HSTS_NAME, 'x-request-id', 'connection', 'vary']);

/** The path and query for the backend; undefined for a path that it could read differently than we do. */
function forwardedPath(url = ''): string | undefined {
  const path = url.replace(/\?.*$/s, '');
  if (AMBIGUOUS.test(path) || !isDecodable(path)) return undefined;
  const address = requestPath(url);
  return address === null ? undefined : `${address.pathname}${address.search}`;
}

/**
 * Dot segments, empty segments, backslashes and parameters, also encoded once or more; control characters; and characters that must be
 * encoded in a path. No browser sends these; a router, a web server and a framework each resolve them differently.
 */
const AMBIGUOUS = /(?:^|\/)\.{1,2}(?:\/|$)|\/\/|[\\;#]|[^\x21-\x7E]|%(?:25)*(?:[01][\da-f]|7f|2e|2f|5c|3b)/i;

function isDecodable(path: string) {
  try {
    decodeURIComponent(path);
    return true;
  } catch {
    // A broken escape, or bytes that are not UTF-8, such as a slash in two bytes.
    return false;
  }
}
