import redaxios, { type Options } from 'redaxios';
import { withoutPrototype } from '../lib/own-properties';
import { malformed } from './failure';
import type { Limits, Sent, Transport } from './hardened-fetch';
import { readFailure } from './read-failure';

export interface Exchange {
  method: 'get' | 'post';
  headers: Readonly<Record<string, string>>;
  /** An object is sent as JSON, a form as multipart. */
  data: object | null;
  limits: Limits;
  transport: Transport;
}

/** One call through redaxios → the answer's JSON (`null` for an empty body), or its file. Rejects with a `Failure`. */
export async function exchange(url: string, { method, headers, data, limits, transport }: Exchange): Promise<unknown> {
  let body: unknown;
  const options: Record<keyof Options, unknown> = {
    ...unused,
    method,
    headers,
    data: data && !(data instanceof FormData) ? withoutPrototype(data) : data,
    responseType: limits.responseType,
    async fetch(address: string, sent: Sent) {
      const answer = await transport(address, sent, limits);
      body = await answer[limits.responseType]();
      return answer;
    },
  };
  // As defaults of an instance they are copied one by one; as a call's options they would be merged into what every object inherits.
  const answer = await redaxios.create(withoutPrototype(options) as Options)<unknown>(url);
  if (answer.status < 200 || answer.status > 299) throw readFailure(answer.status, answer.headers, answer.data);
  if (answer.data !== body || body instanceof Blob) return answer.data;
  // The text came as it was: redaxios could not read it as JSON.
  if (typeof body === 'string' && body.trim() === '') return null;
  throw malformed('not JSON', answer.status);
}

/** All that redaxios would otherwise look up on `Object.prototype`. */
const unused: Record<Exclude<keyof Options, 'method' | 'headers' | 'data' | 'responseType' | 'fetch'>, unknown> = {
  url: undefined,
  body: undefined,
  params: undefined,
  paramsSerializer: undefined,
  baseURL: undefined,
  auth: undefined,
  withCredentials: false,
  transformRequest: [],
  // A name that no cookie has: without one it would send a cookie called „undefined“.
  xsrfCookieName: '(?!)',
  xsrfHeaderName: undefined,
  // Every status is read by `readFailure`.
  validateStatus: () => true,
};
