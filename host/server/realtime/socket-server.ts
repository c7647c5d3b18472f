import type { IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import { WebSocketServer, type RawData, type WebSocket } from 'ws';
import { requestPath } from '../request-path';
import type { Channels, Subscriber } from './channels';
import { APP_KEY, ERRORS, message, newSocketId, type ProtocolError } from './protocol';
import { readMessage } from './messages';
import { answerMessage } from './conversation';

export interface SocketServerOptions {
  channels: Channels;
  secret: string;
  /** A client that is silent for this long gets a ping; without an answer for as long again it is disconnected. */
  activityTimeoutSeconds?: number;
  connectionsPerAddress?: number;
}

export interface SocketServer {
  upgrade(request: IncomingMessage, socket: Duplex, head: Buffer): void;
  close(): void;
}

/** The Pusher protocol (version 7) on `/app/{key}`, as far as a panel needs it. */
export function createSocketServer({
  channels,
  secret,
  activityTimeoutSeconds = 30,
  connectionsPerAddress = 200,
}: SocketServerOptions): SocketServer {
  const server = new WebSocketServer({ noServer: true, maxPayload: LARGEST_MESSAGE_BYTES, perMessageDeflate: false });
  const connections = new Map<string, number>();

  const converse = (socket: WebSocket, address: string) => {
    connections.set(address, (connections.get(address) ?? 0) + 1);
    const subscriber = subscriberOf(socket);
    const watch = watchActivity(socket, activityTimeoutSeconds * 1000);
    channels.connect(subscriber);
    socket.on('message', (raw: RawData, isBinary: boolean) => {
      watch.onActivity();
      answerMessage(isBinary || !Buffer.isBuffer(raw) ? null : readMessage(raw.toString()), {
        subscriber,
        channels,
        secret,
      });
    });
    socket.on('pong', watch.onActivity);
    socket.on('close', () => {
      watch.stop();
      channels.disconnect(subscriber);
      const left = (connections.get(address) ?? 1) - 1;
      if (left > 0) connections.set(address, left);
      else connections.delete(address);
    });
    const established = { socket_id: subscriber.socketId, activity_timeout: activityTimeoutSeconds };
    subscriber.send(message('pusher:connection_established', JSON.stringify(established)));
  };

  return {
    upgrade(request, socket, head) {
      const url = requestPath(request.url);
      const key = /^\/app\/([^/]+)$/.exec(url?.pathname ?? '')?.[1];
      if (!url || key === undefined) {
        socket.end('HTTP/1.1 404 Not Found\r\nConnection: close\r\nContent-Length: 0\r\n\r\n');
        return;
      }
      const address = request.socket.remoteAddress ?? '';
      const isFull = (connections.get(address) ?? 0) >= connectionsPerAddress;
      server.handleUpgrade(request, socket, head, (opened) => {
        // A frame that breaks the protocol or the limit closes the socket by itself.
        opened.on('error', () => opened.terminate());
        const refusal = refusalOf(key, url.searchParams.get('protocol'), isFull);
        if (refusal) refuse(opened, refusal);
        else converse(opened, address);
      });
    },
    close() {
      for (const client of server.clients) {
        client.close(1001);
        // A client that does not answer would delay the server's shutdown.
        setTimeout(() => client.terminate(), CLOSE_TIMEOUT_MS).unref();
      }
      server.close();
    },
  };
}

const LARGEST_MESSAGE_BYTES = 10_240;
const CLOSE_TIMEOUT_MS = 500;
/** A panel that does not read its messages must not fill the server's memory. */
const LARGEST_BACKLOG_BYTES = 262_144;

function refusalOf(key: string, version: string | null, isFull: boolean): ProtocolError | undefined {
  if (key !== APP_KEY) return ERRORS.noApplication;
  if (version === null) return ERRORS.noVersion;
  if (!['5', '6', '7'].includes(version)) return ERRORS.unknownVersion;
  return isFull ? ERRORS.tooMany : undefined;
}

function refuse(socket: WebSocket, error: ProtocolError) {
  socket.send(message('pusher:error', error));
  socket.close(error.code, error.message);
}

function subscriberOf(socket: WebSocket): Subscriber {
  return {
    socketId: newSocketId(),
    send(text) {
      if (socket.bufferedAmount > LARGEST_BACKLOG_BYTES) socket.terminate();
      else if (socket.readyState === socket.OPEN) socket.send(text);
    },
    close: () => refuse(socket, ERRORS.unauthorized),
  };
}

/** Finds connections whose other end is gone without closing, such as a laptop that was closed. */
function watchActivity(socket: WebSocket, timeoutMs: number) {
  let isPinged = false;
  const timer = setInterval(() => {
    if (isPinged) {
      refuse(socket, ERRORS.noPong);
      socket.terminate();
      return;
    }
    isPinged = true;
    socket.ping();
    socket.send(message('pusher:ping', '{}'));
  }, timeoutMs);
  timer.unref();
  return {
    onActivity() {
      isPinged = false;
      timer.refresh();
    },
    stop: () => clearInterval(timer),
  };
}
