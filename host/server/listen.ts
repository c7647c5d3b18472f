import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { Duplex } from 'node:stream';
import { getRequestListener } from '@hono/node-server';
import type { App } from './calls/call-routes';

export interface ListenOptions {
  host: string;
  port: number;
}

export interface Answerers {
  app: App;
  /** Handles some requests before the app, as raw streams. */
  before?: {
    handles(url: string | undefined): boolean;
    answer(incoming: IncomingMessage, outgoing: ServerResponse): void;
  };
  /** Without it, an attempt to open a socket is an ordinary request. */
  upgrade?: (request: IncomingMessage, socket: Duplex, head: Buffer) => void;
}

export interface WebServer {
  url: string;
  port: number;
  close(): Promise<void>;
}

/** Listens on one port for requests and sockets. Rejects with the system's error, such as EADDRINUSE. */
export async function listen({ host, port }: ListenOptions, { app, before, upgrade }: Answerers): Promise<WebServer> {
  const answer = getRequestListener((request, env) => app.fetch(request, env), { overrideGlobalObjects: false });
  const server = createServer({ requestTimeout: REQUEST_TIMEOUT_MS }, (incoming, outgoing) => {
    if (before?.handles(incoming.url)) before.answer(incoming, outgoing);
    else void answer(incoming, outgoing);
  });
  if (upgrade) {
    server.on('upgrade', (request, socket: Duplex, head: Buffer) => {
      // A client that leaves during the handshake is not our failure.
      socket.on('error', () => socket.destroy());
      upgrade(request, socket, head);
    });
  }

  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, () => {
      server.off('error', reject);
      resolve();
    });
  });

  const address = server.address();
  const actualPort = typeof address === 'object' && address ? address.port : port;
  return {
    url: `http://${nameOf(host)}:${actualPort}`,
    port: actualPort,
    close: () =>
      new Promise((resolve, reject) => {
        server.close((error) => (error ? reject(error) : resolve()));
        server.closeAllConnections();
      }),
  };
}

/** A slow sender may take this long for a whole request, uploads included. */
const REQUEST_TIMEOUT_MS = 150_000;

/** Whether only this machine can reach the address. */
export const isLoopback = (host: string) => host === 'localhost' || host === '::1' || /^127(\.\d{1,3}){3}$/.test(host);

/** The host as a browser on this machine writes it. */
function nameOf(host: string) {
  if (['localhost', '127.0.0.1', '::1', '0.0.0.0', '::'].includes(host)) return 'localhost';
  return host.includes(':') ? `[${host}]` : host;
}
