import type { OutgoingHttpHeaders, ServerResponse } from 'node:http';

/** Sends a refusal outside of the app, as JSON unless another type is given. Harmless if a browser shows it as a page. */
export function refuse(outgoing: ServerResponse, status: number, message: string, headers: OutgoingHttpHeaders = {}) {
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
