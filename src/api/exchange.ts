import redaxios, { type Options } from 'redaxios';
import { cleanText } from '../lib/clean-text';
import { ownOnly, withoutPrototype } from '../lib/own-properties';
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

/** Sends a call through redaxios. Resolves with the response's JSON (`null` for an empty body) or file, rejects with a `Failure`. */
export async function exchange(url: string, { method, headers, data, limits, transport }: Exchange): Promise<unknown> {
  let body: unknown;
  const options: Record<keyof Options, unknown> = {
    ...unused,
    method,
    headers,
    data: data && !(data instanceof FormData) ? cleaned(data) : data,
    responseType: limits.responseType,
    async fetch(address: string, sent: Sent) {
      const response = await transport(address, sent, limits);
      body = await response[limits.responseType]();
      return response;
    },
  };
  // Defaults of an instance are copied one by one; options of a call would be merged into an object that inherits `Object.prototype`.
  const response = await redaxios.create(withoutPrototype(options) as Options)<unknown>(url);
  if (response.status < 200 || response.status > 299)
    throw readFailure(response.status, response.headers, ownOnly(response.data));
  if (response.data !== body || body instanceof Blob) return ownOnly(response.data);
  // redaxios returned the text unchanged: it is not JSON.
  if (typeof body === 'string' && body.trim() === '') return null;
  throw malformed('not JSON', response.status);
}

/** Removes invisible characters from the texts; passwords are sent as typed. */
function cleaned(data: object): object {
  const copy = withoutPrototype(data as Record<string, unknown>);
  for (const [name, value] of Object.entries(copy)) {
    if (typeof value === 'string' && !name.includes('password')) copy[name] = cleanText(value);
  }
  return copy;
}

/** Options that redaxios would otherwise look up on `Object.prototype`. */
const unused: Record<Exclude<keyof Options, 'method' | 'headers' | 'data' | 'responseType' | 'fetch'>, unknown> = {
  url: undefined,
  body: undefined,
  params: undefined,
  paramsSerializer: undefined,
  baseURL: undefined,
  auth: undefined,
  withCredentials: false,
  transformRequest: [],
  // A pattern that matches no cookie: `undefined` would read a cookie of that name.
  xsrfCookieName: '(?!)',
  xsrfHeaderName: undefined,
  // `readFailure` handles every status.
  validateStatus: () => true,
};
