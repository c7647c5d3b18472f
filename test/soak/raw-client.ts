import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server } from 'node:http';
import { connect } from 'node:net';
import { WebSocketServer } from 'ws';

/** A server that says what reached it: each answer counts the requests, and the socket sends back what it gets. */
export interface EchoServer {
  port: number;
  /** Method, path and body of each request. */
  readonly seen: readonly string[];
  close(): void;
}

export const BODY = JSON.stringify({ text: 'celá odpoveď' });

export async function startEcho(): Promise<EchoServer> {
  const seen: string[] = [];
  const server: Server = createServer((incoming, outgoing) => {
    void textOf(incoming).then((body) => {
      seen.push(`${incoming.method} ${incoming.url} ${body}`.trim());
      outgoing.writeHead(200, { 'content-type': 'application/json' });
      outgoing.end(BODY);
    });
  });
  const sockets = new WebSocketServer({ server });
  sockets.on('connection', (socket) => socket.on('message', (data: Buffer) => socket.send(data.toString())));
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('No port was given.');
  return {
    port: address.port,
    seen,
    close() {
      sockets.clients.forEach((client) => client.terminate());
      server.close();
      server.closeAllConnections();
    },
  };
}

async function textOf(message: IncomingMessage): Promise<string> {
  let text = '';
  for await (const chunk of message) text += String(chunk);
  return text;
}

export interface RawClient {
  ask(method: string, path: string, body?: string): void;
  /** Resolves when this has come. */
  until(text: string): Promise<string>;
  /** What has come. */
  received(): string;
  /** How the connection ended. */
  readonly ended: Promise<'closed' | 'reset'>;
  destroy(): void;
}

/** A client of nothing but bytes. */
export function dial(port: number): RawClient {
  const socket = connect(port, '127.0.0.1');
  let received = '';
  const waiting = new Set<() => void>();
  const ended = new Promise<'closed' | 'reset'>((resolve) => {
    socket.on('error', () => resolve('reset'));
    socket.on('end', () => resolve('closed'));
  });
  socket.on('data', (bytes) => {
    received += bytes.toString();
    waiting.forEach((look) => look());
  });
  return {
    ask(method, path, body = '') {
      const head = [`${method} ${path} HTTP/1.1`, 'Host: test', `Content-Length: ${Buffer.byteLength(body)}`];
      socket.write(`${head.join('\r\n')}\r\n\r\n${body}`);
    },
    until: (text) =>
      new Promise((resolve) => {
        const look = () => {
          if (!received.includes(text)) return;
          waiting.delete(look);
          resolve(received);
        };
        waiting.add(look);
        look();
      }),
    received: () => received,
    ended,
    destroy: () => socket.destroy(),
  };
}
