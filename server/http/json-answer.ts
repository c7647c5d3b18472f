import type { Context } from 'hono';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import type { FormAnswer } from '../../src/api/contract/form-answer';
import type { FormValues } from '../../src/features/practice/form-values.contract';
import { acceptedEncoding, compressNow } from '../compression';
import { varyWith } from '../guard/cross-origin';
import { incomingOf, observationOf, outgoingOf } from '../observe/observation';
import type { CallAnswer } from './server-env';

/** An answer of JSON, noted as text in the context: reading it from a `Response` would be asynchronous. */
export function jsonAnswer(c: Context, value: unknown, status: ContentfulStatusCode = 200): Response {
  return sendAnswer(c, { status, body: JSON.stringify(value) });
}

/** The noted answer carries no request id: one that is kept for a repeat gets that request's own. */
export function sendAnswer(c: Context, answer: CallAnswer): Response {
  c.set('answer', answer);
  const body = answer.status >= 400 ? withRequestId(answer.body, observationOf(incomingOf(c))?.id) : answer.body;
  const headers = { 'Content-Type': 'application/json', Vary: varyWith(outgoingOf(c), 'Accept-Encoding') };
  const encoding = body.length < SMALL ? undefined : acceptedEncoding(c.req.header('accept-encoding'));
  // Also when there is none: an answer that was made before and given up has left its own.
  c.header('Content-Encoding', encoding);
  return c.body(encoding ? compressNow(body, encoding) : body, answer.status, headers);
}

/** An error's body is an object with a message, so the id is added before its last brace. */
function withRequestId(body: string, id: string | undefined) {
  return id === undefined ? body : `${body.slice(0, -1)},"request_id":${JSON.stringify(id)}}`;
}

/** Characters. What fits into one packet gains nothing; a login's answer, which holds the token, is far below it. */
const SMALL = 1024;

/** The response of the form calls: the record as it was stored. */
export function formAnswer<const Type extends keyof FormValues>(
  c: Context,
  form_type: Type,
  form_value: FormValues[Type],
): Response {
  return jsonAnswer(c, { form_type, form_value } satisfies FormAnswer);
}
