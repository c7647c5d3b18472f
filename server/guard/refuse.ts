import { STATUS_CODES, type OutgoingHttpHeaders, type ServerResponse } from 'node:http';
import type { Duplex } from 'node:stream';

/**
 * Sends a refusal outside of the app, as JSON unless another type is given. Harmless if a browser shows it as a page. The message is by
 * default the status in words.
 */
export function refuse(
  outgoing: ServerResponse,
  status: number,
  message = STATUS_CODES[status] ?? '',
  headers: OutgoingHttpHeaders = {},
) {
  const isJson = headers['Content-Type'] === undefined;
  outgoing.writeHead(status, {
    'Content-Type': 'application/json',
    'Content-Security-Policy': HARMLESS_POLICY,
    'X-Content-Type-Options': 'nosniff',
    'Cache-Control': 'no-store',
    ...headers,
  });
  outgoing.end(isJson ? JSON.stringify({ message, request_id: outgoing.getHeader('X-Request-Id') }) : message);
}

export const HARMLESS_POLICY = `default-src 'none'; frame-ancestors 'self'; base-uri 'none'; form-action 'none'; sandbox`;

/** Refuses an attempt to open a socket, or a tunnel. */
export function refuseSocket(socket: Duplex, { status, allow }: { status: number; allow?: string }) {
  const lines = [
    `HTTP/1.1 ${status} ${STATUS_CODES[status]}`,
    'Connection: close',
    'Content-Length: 0',
    ...(allow === undefined ? [] : [`Allow: ${allow}`]),
  ];
  socket.on('error', () => socket.destroy());
  socket.end(`${lines.join('\r\n')}\r\n\r\n`);
}
