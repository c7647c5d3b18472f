import type { Context } from 'hono';
import type { ContentfulStatusCode } from 'hono/utils/http-status';

/** What a call answered. */
export interface CallAnswer {
  status: ContentfulStatusCode;
  /** JSON. */
  body: string;
}

/** An answer of JSON, noted as text in the context: reading it from a `Response` would be asynchronous. */
export function jsonAnswer(c: Context, value: unknown, status: ContentfulStatusCode = 200): Response {
  return sendAnswer(c, { status, body: JSON.stringify(value) });
}

export function sendAnswer(c: Context, answer: CallAnswer): Response {
  c.set('answer', answer);
  return c.body(answer.body, answer.status, { 'Content-Type': 'application/json' });
}
