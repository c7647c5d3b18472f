import type { IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import { WebSocketServer, type RawData, type WebSocket } from 'ws';
import { createClientAddress } from '../client-address';
import { refuseSocket } from '../guard/refuse';
import { createCounts } from '../guard/server-limits';
import { requestPath } from '../request-path';
import type { Channels } from './channels';
import { APP_KEY, ERRORS, message, readMessage, type ProtocolError } from './protocol';
import { handleMessage, refuse, subscriberOf, watchActivity } from './socket';

/** A token bucket: `burst` at once, `perSecond` in the long run. */
interface Rate {
  burst: number;
  perSecond: number;
}

/** The socket server's limits for clients. */
export interface SocketLimits {
  connectionsPerAddress: number;
  /** After a restart all panels of an address connect at once. */
  handshakesPerAddress: Rate;
  /** Messages, pings and pongs. A panel sends one every few seconds. */
  messagesPerSocket: Rate;
  /** Like `messagesPerSocket`, for all sockets of an address that have not subscribed, together. */
  strangersPerAddress: Rate;
  /** A socket without a subscription is closed after this time, in which a panel tries twice. */
  subscribeWithinMs: number;
}

const DEFAULT_LIMITS: SocketLimits = {
  connectionsPerAddress: 200,
  handshakesPerAddress: { burst: 400, perSecond: 20 },
  messagesPerSocket: { burst: 60, perSecond: 5 },
  strangersPerAddress: { burst: 1_000, perSecond: 50 },
  subscribeWithinMs: 20_000,
};

/** Returns a function that takes a token of a key; false if there is none. `elapsed`: monotonic milliseconds. */
function createRateLimit({ burst, perSecond }: Rate, elapsed: () => number) {
  const buckets = new Map<string, { left: number; at: number }>();

  const leftNow = ({ left, at }: { left: number; at: number }, now: number) =>
    Math.min(burst, left + ((now - at) / 1000) * perSecond);

  const forgetFull = (now: number) => {
    if (buckets.size < FORGET_FROM_KEYS) return;
    for (const [key, bucket] of buckets) if (leftNow(bucket, now) >= burst) buckets.delete(key);
  };

  return (key: string): boolean => {
    const now = elapsed();
    const known = buckets.get(key);
    if (!known) forgetFull(now);
    const left = known ? leftNow(known, now) : burst;
    const isAllowed = left >= 1;
    buckets.set(key, { left: isAllowed ? left - 1 : left, at: now });
    return isAllowed;
  };
}

const FORGET_FROM_KEYS = 1000;

export interface SocketServerOptions {
  channels: Channels;
  secret: string;
  /** Whether anybody may subscribe to this channel; nobody by default. */
  isPublic?: (channel: string) => boolean;
  /** A client that is silent for this long gets a ping, and is disconnected if silent for as long again. */
  activityTimeoutSeconds?: number;
  limits?: Partial<SocketLimits> | undefined;
  /** The client's address, for limits. */
  addressOf?: (request: IncomingMessage) => string;
  /** Monotonic milliseconds. */
  elapsed?: () => number;
}

/** The Pusher protocol (version 7) on `/app/{key}`, as far as panels need it. */
export function createSocketServer({
  channels,
  secret,
  isPublic = () => false,
  activityTimeoutSeconds = 30,
  limits: given = {},
  addressOf = createClientAddress().addressOf,
  elapsed = () => performance.now(),
}: SocketServerOptions) {
  const limits = { ...DEFAULT_LIMITS, ...given };
  const server = new WebSocketServer({
    noServer: true,
    maxPayload: MAX_MESSAGE_BYTES,
    maxFragments: MAX_FRAGMENTS,
    perMessageDeflate: false,
  });
  const connections = createCounts();
  const takeHandshake = createRateLimit(limits.handshakesPerAddress, elapsed);
  const takeOfStranger = createRateLimit(limits.strangersPerAddress, elapsed);

  const serve = (socket: WebSocket, address: string) => {
    connections.add(address);
    const subscriber = subscriberOf(socket);
    const takeOwn = createRateLimit(limits.messagesPerSocket, elapsed);
    const watch = watchActivity(socket, activityTimeoutSeconds * 1000);
    let isStranger = true;
    const subscribeTimer = setTimeout(() => refuse(socket, ERRORS.tooMany), limits.subscribeWithinMs).unref();
    channels.connect(subscriber);

    /** False above the limit: closes the socket, and reads nothing more. */
    const isAllowed = () => {
      if (socket.readyState !== socket.OPEN) return false;
      watch.onActivity();
      if (takeOwn('') && (!isStranger || takeOfStranger(address))) return true;
      refuse(socket, ERRORS.tooMany);
      // Neither further messages nor the reply to the close frame need to be read.
      socket.pause();
      return false;
    };
    socket.on('message', (raw: RawData, isBinary: boolean) => {
      if (!isAllowed()) return;
      const received = isBinary || !Buffer.isBuffer(raw) ? null : readMessage(raw.toString());
      handleMessage(received, { subscriber, channels, secret, isPublic });
      if (!isStranger || channels.channelsOf(subscriber) === 0) return;
      isStranger = false;
      clearTimeout(subscribeTimer);
    });
    socket.on('ping', isAllowed);
    socket.on('pong', isAllowed);
    socket.on('close', () => {
      clearTimeout(subscribeTimer);
      watch.stop();
      channels.disconnect(subscriber);
      connections.remove(address);
    });
    const established = { socket_id: subscriber.socketId, activity_timeout: activityTimeoutSeconds };
    subscriber.send(message('pusher:connection_established', JSON.stringify(established)));
  };

  return {
    upgrade(request: IncomingMessage, socket: Duplex, head: Buffer) {
      const url = requestPath(request.url);
      const key = /^\/app\/([^/]+)$/.exec(url?.pathname ?? '')?.[1];
      if (!url || key === undefined) return refuseSocket(socket, { status: 404 });
      const address = addressOf(request);
      if (!takeHandshake(address)) return refuseSocket(socket, { status: 429 });
      const isFull = connections.of(address) >= limits.connectionsPerAddress;
      server.handleUpgrade(request, socket, head, (opened) => {
        // `ws` reports frames that violate the protocol or the limit as errors.
        opened.on('error', () => opened.terminate());
        const refusal = refusalOf(key, url.searchParams.get('protocol'), isFull);
        if (refusal) refuse(opened, refusal);
        else serve(opened, address);
      });
    },
    close: () => close(server),
  };
}

const MAX_MESSAGE_BYTES = 10_240;
/** No client fragments such short messages. */
const MAX_FRAGMENTS = 16;
const CLOSE_TIMEOUT_MS = 500;

function close(server: WebSocketServer): void {
  for (const client of server.clients) {
    client.close(1001);
    // A client that does not answer would delay the server's shutdown.
    setTimeout(() => client.terminate(), CLOSE_TIMEOUT_MS).unref();
  }
  server.close();
}

function refusalOf(key: string, version: string | null, isFull: boolean): ProtocolError | undefined {
  if (key !== APP_KEY) return ERRORS.noApplication;
  if (version === null) return ERRORS.noVersion;
  if (!['5', '6', '7'].includes(version)) return ERRORS.unknownVersion;
  return isFull ? ERRORS.tooMany : undefined;
}
