import { createHash, createHmac, timingSafeEqual } from 'node:crypto';
import { APP_KEY } from './protocol';

/** The signature in the response of `/broadcasting/auth`: `key:hmac` over the socket and the channel. */
export function channelAuth(secret: string, socketId: string, channel: string): string {
  return `${APP_KEY}:${hmac(secret, `${socketId}:${channel}`)}`;
}

/** Whether a subscription was signed with this secret for this socket. */
export function isChannelAuth(secret: string, socketId: string, channel: string, auth: string): boolean {
  return isSame(auth, channelAuth(secret, socketId, channel));
}

export interface TriggerRequest {
  path: string;
  query: URLSearchParams;
  body: Buffer;
  now: Date;
}

/** Whether a POST of Pusher's HTTP API was signed with this secret, over this body, within the last two minutes. */
export function isSignedTrigger(secret: string, { path, query, body, now }: TriggerRequest): boolean {
  const given = Object.fromEntries(query);
  const signed = [...query]
    .filter(([name]) => name !== 'auth_signature')
    .map(([name, value]) => `${name.toLowerCase()}=${value}`)
    .sort();
  const age = Math.abs(now.getTime() / 1000 - Number(given['auth_timestamp'] ?? Number.NaN));
  return (
    given['auth_key'] === APP_KEY &&
    given['auth_version'] === '1.0' &&
    age <= MAXIMUM_AGE_S &&
    isSame(given['body_md5'] ?? '', createHash('md5').update(body).digest('hex')) &&
    isSame(given['auth_signature'] ?? '', hmac(secret, ['POST', path, signed.join('&')].join('\n')))
  );
}

/** Maximum difference of the two clocks, including the request's travel time. */
export const MAXIMUM_AGE_S = 120;

const hmac = (secret: string, text: string) => createHmac('sha256', secret).update(text).digest('hex');

function isSame(given: string, expected: string) {
  const a = Buffer.from(given);
  const b = Buffer.from(expected);
  return a.length === b.length && timingSafeEqual(a, b);
}
