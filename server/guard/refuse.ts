import type { OutgoingHttpHeaders, ServerResponse } from 'node:http';

/** Answers what reaches no app, as JSON where no other type is given. Taken for a page, the answer can do nothing. */
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
