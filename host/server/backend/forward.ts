import { request as requestPlain, type IncomingMessage, type ServerResponse } from 'node:http';
import { request as requestTls } from 'node:https';
import { pipeline } from 'node:stream';
import { requestPath } from '../request-path';

export interface ForwardOptions {
  /** The backend's address, with its base path. */
  url: string;
  /** The backend's time-out: an upload takes up to 120 s. */
  timeoutMs?: number;
}

export type Forward = (incoming: IncomingMessage, outgoing: ServerResponse) => void;

/** Forwards requests to the backend and its answers back, streamed and otherwise unchanged. */
export function createForward({ url, timeoutMs = 120_000 }: ForwardOptions): Forward {
  const backend = new URL(url);
  const request = backend.protocol === 'https:' ? requestTls : requestPlain;
  const basePath = backend.pathname.replace(/\/$/, '');

  return (incoming, outgoing) => {
    // Resolves dots in the path, so that no request leaves the paths that are forwarded.
    const address = requestPath(incoming.url);
    const upstream = request(
      new URL(`${basePath}${address?.pathname ?? '/'}${address?.search ?? ''}`, backend.origin),
      {
        // Without keep-alive: a reused connection that the backend closes at the wrong moment would fail a POST, which must not be repeated.
        agent: false,
        method: incoming.method ?? 'GET',
        headers: requestHeaders(incoming, backend.host),
        setHost: false,
      },
    );

    upstream.setTimeout(timeoutMs, () => upstream.destroy(new BackendSilent()));
    upstream.on('response', (answer) => {
      outgoing.writeHead(answer.statusCode ?? 502, answer.statusMessage, withoutHopByHop(answer.rawHeaders));
      // A truncated answer must be truncated for the client too, and not look complete.
      pipeline(answer, outgoing, (error) => error && outgoing.destroy());
    });
    upstream.on('error', (error) => {
      if (outgoing.headersSent) outgoing.destroy();
      else if (error instanceof BackendSilent) refuse(outgoing, 504, 'Gateway Timeout');
      else refuse(outgoing, 502, 'Bad Gateway');
    });
    outgoing.on('close', () => upstream.destroy());
    pipeline(incoming, upstream, () => {
      // The upstream's „error“ event has answered already; a client that left needs no answer.
    });
  };
}

class BackendSilent extends Error {}

/** Hop-by-hop headers: they describe one connection, not the message. */
const HOP_BY_HOP = new Set([
  'connection',
  'keep-alive',
  'proxy-authenticate',
  'proxy-authorization',
  'proxy-connection',
  'te',
  'trailer',
  'transfer-encoding',
  'upgrade',
  'expect',
]);

/** Raw names and values in turn, so that repeated headers (cookies) stay as they came. */
function withoutHopByHop(raw: readonly string[]): string[] {
  const pairs = pairsOf(raw);
  const named = pairs.filter(([name]) => name.toLowerCase() === 'connection').flatMap(([, value]) => value.split(','));
  const dropped = new Set([...HOP_BY_HOP, ...named.map((name) => name.trim().toLowerCase())]);
  return pairs.filter(([name]) => !dropped.has(name.toLowerCase())).flat();
}

function requestHeaders(incoming: IncomingMessage, host: string): string[] {
  const replaced = new Set(['host', 'x-forwarded-for', 'x-forwarded-host', 'x-forwarded-proto']);
  const kept = pairsOf(withoutHopByHop(incoming.rawHeaders)).filter(([name]) => !replaced.has(name.toLowerCase()));
  const before = incoming.headers['x-forwarded-for'];
  const forwardedFor = [
    ...(typeof before === 'string' ? [before] : (before ?? [])),
    incoming.socket.remoteAddress ?? '',
  ];
  // Without a length node would send an empty body in chunks, or none where there is one.
  const isChunked = incoming.headers['transfer-encoding'] !== undefined;
  return [
    ...kept.flat(),
    'Host',
    host,
    'X-Forwarded-For',
    forwardedFor.join(', '),
    'X-Forwarded-Host',
    incoming.headers.host ?? host,
    'X-Forwarded-Proto',
    'http',
    ...(isChunked ? ['Transfer-Encoding', 'chunked'] : []),
  ];
}

function pairsOf(raw: readonly string[]): [string, string][] {
  return raw.flatMap((name, index) => (index % 2 === 0 ? [[name, raw[index + 1] ?? ''] as [string, string]] : []));
}

function refuse(outgoing: ServerResponse, status: number, message: string) {
  outgoing.writeHead(status, { 'Content-Type': 'application/json', 'Cache-Control': 'no-store' });
  outgoing.end(JSON.stringify({ message }));
}
