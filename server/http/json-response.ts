import type { Context } from 'hono';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import type { FormAnswer } from '../../src/api/contract/reading';
import type { FormValues } from '../../src/features/practice/contract';
import { acceptedEncoding, compressNow } from '../compression';
import { varyWith } from '../guard/cross-origin';
import { incomingOf, observationOf, outgoingOf } from '../observe/observation';
import type { CallResponse } from './server-env';

/** A JSON response, also stored as text in the context: reading a `Response` would be asynchronous. */
export function jsonResponse(c: Context, value: unknown, status: ContentfulStatusCode = 200): Response {
  return sendResponse(c, { status, body: JSON.stringify(value) });
}

/** The stored text has no request id: a kept response gets the id of the repeated request. */
export function sendResponse(c: Context, response: CallResponse): Response {
  c.set('response', response);
  const body = response.status >= 400 ? withRequestId(response.body, observationOf(incomingOf(c))?.id) : response.body;
  const headers = { 'Content-Type': 'application/json', Vary: varyWith(outgoingOf(c), 'Accept-Encoding') };
  const encoding = body.length < SMALL ? undefined : acceptedEncoding(c.req.header('accept-encoding'));
  // Also without an encoding: a discarded earlier response may have set the header.
  c.header('Content-Encoding', encoding);
  return c.body(encoding ? compressNow(body, encoding) : body, response.status, headers);
}

/** Error bodies are objects with a message, so the id is inserted before the last brace. */
function withRequestId(body: string, id: string | undefined) {
  return id === undefined ? body : `${body.slice(0, -1)},"request_id":${JSON.stringify(id)}}`;
}

/** Characters. Smaller bodies fit into one packet; a login's response, which contains the token, is far smaller. */
const SMALL = 1024;

/** The response of the form calls: the record as it was stored. */
export function formResponse<const Type extends keyof FormValues>(
  c: Context,
  form_type: Type,
  form_value: FormValues[Type],
): Response {
  return jsonResponse(c, { form_type, form_value } satisfies FormAnswer);
}
