import { createHash, createHmac, randomInt, timingSafeEqual } from 'node:crypto';
import * as v from 'valibot';

/** The server's only application in Pusher's terms. */
export const APP_ID = 'ordinacia';
export const APP_KEY = 'ordinacia';

/** The channel of a doctor's panels. */
export const channelOf = (doctorId: number) => `private-admin.${doctorId}`;

/** The public channel of a practice's televisions. Its events only announce changes, and its key cannot be guessed. */
export const displayChannelOf = (key: string) => `display.${key}`;

/** The event that notifies televisions of a change. */
export const DISPLAY_EVENT = 'update-display';

/** The television's key in a public channel's name. */
export const displayKeyIn = (channel: string) => /^display\.([\dA-Z]{12})$/.exec(channel)?.[1];

/** Whether a private channel of this name exists. */
export const isChannel = (name: string) => /^private-admin\.[1-9]\d{0,15}$/.test(name);

export const isSocketId = (text: string) => /^\d{1,20}\.\d{1,20}$/.test(text);

export const newSocketId = () => `${randomInt(1, 2 ** 40)}.${randomInt(1, 2 ** 40)}`;

/** A message of the Pusher protocol; `data` is JSON text except for errors, as from Pusher's own servers. */
export function message(event: string, data: unknown, channel?: string): string {
  return JSON.stringify({ event, ...(channel === undefined ? {} : { channel }), data });
}

/** Errors that refuse or end a connection, by Pusher's table of codes. */
export const ERRORS = {
  noApplication: { code: 4001, message: 'Application does not exist' },
  noVersion: { code: 4008, message: 'No protocol version supplied' },
  unknownVersion: { code: 4007, message: 'Unsupported protocol version' },
  unauthorized: { code: 4009, message: 'Connection is unauthorized' },
  tooMany: { code: 4100, message: 'Over capacity' },
  /** Clients reconnect and authorize again: a page may use one socket for more than the ended session. */
  sessionEnded: { code: 4200, message: 'Session ended' },
  noPong: { code: 4201, message: 'Pong reply not received' },
} as const;
export type ProtocolError = (typeof ERRORS)[keyof typeof ERRORS];

/** Errors that keep the connection open. */
export const WARNINGS = {
  malformed: { code: null, message: 'Invalid message format' },
  clientEvents: { code: 4301, message: 'Client events are not enabled' },
} as const;

const fields = v.record(v.string(), v.unknown());
const parsed = v.pipe(v.string(), v.parseJson());

/** Some clients send `data` as an object, some as JSON text. */
const messageSchema = v.pipe(
  parsed,
  v.object({ event: v.string(), data: v.fallback(v.union([v.pipe(parsed, fields), fields]), {}) }),
);

export type ClientMessage = v.InferOutput<typeof messageSchema>;

/** Null when it is not a message of the protocol. */
export function readMessage(text: string): ClientMessage | null {
  const message = v.safeParse(messageSchema, text);
  return message.success ? message.output : null;
}

/** The signature in the response of `/broadcasting/auth`: `key:hmac` over the socket and the channel. */
export function channelAuth(secret: string, socketId: string, channel: string): string {
  return `${APP_KEY}:${hmac(secret, `${socketId}:${channel}`)}`;
}

/** Whether a subscription was signed with this secret for this socket. */
export function isChannelAuth(secret: string, socketId: string, channel: string, auth: string): boolean {
  return isSame(auth, channelAuth(secret, socketId, channel));
}

interface TriggerRequest {
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
