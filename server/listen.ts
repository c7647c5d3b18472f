import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { Duplex } from 'node:stream';
import { getRequestListener } from '@hono/node-server';
import { createClientAddress } from './client-address';
import { createCrossOrigin } from './guard/cross-origin';
import { createGuard, type GuardOptions } from './guard/request-guard';
import { limitServer, serverOptions, type ServerLimits } from './guard/server-limits';
import type { App } from './http/server-env';
import type { Observer } from './observe/observer';

export interface ListenOptions extends GuardOptions {
  port: number;
  limits?: Partial<ServerLimits>;
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
  observer: Observer;
}

export interface WebServer {
  url: string;
  port: number;
  /** Ends everything at once. */
  close(): Promise<void>;
  /** Accepts nothing new, and lets what is being answered be finished, within the time limit. */
  stop(limitMs: number): Promise<void>;
}

/** Listens on one port for requests and sockets. Rejects with the system's error, such as EADDRINUSE. */
export async function listen(
  options: ListenOptions,
  { app, before, upgrade, observer }: Answerers,
): Promise<WebServer> {
  const { host, port } = options;
  const guard = createGuard(options);
  const crossOrigin = createCrossOrigin(options.origins);
  const stopping = createStopping();
  const answer = getRequestListener((request, env) => app.fetch(request, env), { overrideGlobalObjects: false });
  const server = createServer(serverOptions(options.limits), (incoming, outgoing) => {
    const isForwarded = before?.handles(incoming.url) === true;
    // Before the guard: what it refuses has an id and counts, too.
    observer.begin(incoming, outgoing, isForwarded ? FORWARDED_ROUTE : undefined);
    stopping.begin(outgoing);
    crossOrigin.mark(incoming, outgoing);
    if (guard.refuses(incoming, outgoing) || crossOrigin.answersPreflight(incoming, outgoing)) return;
    if (isForwarded) before.answer(incoming, outgoing);
    else void answer(incoming, outgoing);
  });
  limitServer(server, createClientAddress(options.trustProxy), options.limits);
  server.on('connect', guard.refuseTunnel);
  if (upgrade) {
    server.on('upgrade', (request, socket: Duplex, head: Buffer) => {
      // A client that leaves during the handshake is not our failure.
      socket.on('error', () => socket.destroy());
      if (!guard.refusesUpgrade(request, socket)) upgrade(request, socket, head);
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
    close: () => stopping.stop(server, 0),
    stop(limitMs) {
      observer.noteStop();
      return stopping.stop(server, limitMs);
    },
  };
}

/** The backend's routes are not known here, and its paths may hold anything. */
const FORWARDED_ROUTE = 'forwarded';

/** Whether only this machine can reach the address. */
export const isLoopback = (host: string) => host === 'localhost' || host === '::1' || /^127(\.\d{1,3}){3}$/.test(host);

/** The host as a browser on this machine writes it. */
function nameOf(host: string) {
  if (['localhost', '127.0.0.1', '::1', '0.0.0.0', '::'].includes(host)) return 'localhost';
  return host.includes(':') ? `[${host}]` : host;
}

/** Ends a server without cutting what it is answering. */
export interface Stopping {
  /** For each request, before it is answered. */
  begin(outgoing: ServerResponse): void;
  /** Resolves when the last connection has ended; after the limit the rest of them is cut. May be called again with a shorter limit. */
  stop(server: Server, limitMs: number): Promise<void>;
}

function createStopping(): Stopping {
  let stopped: Server | undefined;
  let ended: Promise<void> | undefined;
  const running = new Set<ServerResponse>();

  /** A kept connection would otherwise stay open, and its next request would find nobody. */
  const endAfterAnswer = (outgoing: ServerResponse) => {
    if (!outgoing.headersSent) outgoing.setHeader('Connection', 'close');
  };

  return {
    begin(outgoing) {
      if (stopped) endAfterAnswer(outgoing);
      running.add(outgoing);
      outgoing.once('close', () => {
        running.delete(outgoing);
        stopped?.closeIdleConnections();
      });
    },
    stop(server, limitMs) {
      stopped = server;
      running.forEach(endAfterAnswer);
      ended ??= new Promise((resolve) => void server.close(() => resolve()));
      if (limitMs === 0) server.closeAllConnections();
      else server.closeIdleConnections();
      const cut = setTimeout(() => server.closeAllConnections(), limitMs);
      return ended.finally(() => clearTimeout(cut));
    },
  };
}
