import type { IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import { WebSocketServer, type RawData, type WebSocket } from 'ws';
import { createClientAddress } from '../client-address';
import { refuseSocket } from '../guard/refuse';
import { createCounts } from '../guard/server-limits';
import { requestPath } from '../request-path';
import type { Channels } from './channels';
import { handleMessage } from './conversation';
import { APP_KEY, ERRORS, message, readMessage, type ProtocolError } from './protocol';
import { refuse, subscriberOf, watchActivity } from './socket';
import { createRateLimit, DEFAULT_LIMITS, type SocketLimits } from './socket-limits';

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
