import { once } from 'node:events';
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

export interface RequestHandlers {
  app: App;
  /** Handles some requests instead of the app, as raw streams. */
  before?: {
    handles(url: string | undefined): boolean;
    handle(incoming: IncomingMessage, outgoing: ServerResponse): void;
  };
  /** Without this handler, an attempt to open a socket is an ordinary request. */
  upgrade?: ((request: IncomingMessage, socket: Duplex, head: Buffer) => void) | undefined;
  observer: Observer;
}

/** Listens on one port for requests and sockets. Rejects with the system's error, such as EADDRINUSE. */
export async function listen(options: ListenOptions, { app, before, upgrade, observer }: RequestHandlers) {
  const { host, port } = options;
  const guard = createGuard(options);
  const crossOrigin = createCrossOrigin(options.origins);
  const stopping = createStopping();
  const handleByApp = getRequestListener((request, env) => app.fetch(request, env), { overrideGlobalObjects: false });
  const server = createServer(serverOptions(options.limits), (incoming, outgoing) => {
    const isForwarded = before?.handles(incoming.url) === true;
    // Before the guard, so that refused requests have an id and are counted, too.
    observer.begin(incoming, outgoing, isForwarded ? FORWARDED_ROUTE : undefined);
    stopping.begin(outgoing);
    crossOrigin.mark(incoming, outgoing);
    if (guard.refuses(incoming, outgoing) || crossOrigin.answersPreflight(incoming, outgoing)) return;
    if (isForwarded) before.handle(incoming, outgoing);
    else void handleByApp(incoming, outgoing);
  });
  limitServer(server, createClientAddress(options.trustProxy), options.limits);
  server.on('connect', guard.refuseTunnel);
  if (upgrade) {
    server.on('upgrade', (request, socket: Duplex, head: Buffer) => {
      // A client that disconnects during the handshake is no failure of the server.
      socket.on('error', () => socket.destroy());
      if (!guard.refusesUpgrade(request, socket)) upgrade(request, socket, head);
    });
  }

  await once(server.listen(port, host), 'listening');
  const address = server.address();
  const actualPort = typeof address === 'object' && address ? address.port : port;
  return {
    url: `http://${nameOf(host)}:${actualPort}`,
    port: actualPort,
    /** Closes all connections at once. */
    close: () => stopping.stop(server, 0),
    /** Accepts no new connections, and finishes running requests within the time limit. */
    stop(limitMs: number) {
      observer.beginStopping();
      return stopping.stop(server, limitMs);
    },
  };
}

/** The log's route of forwarded requests: the backend's routes are unknown, and its paths may contain personal data. */
const FORWARDED_ROUTE = 'forwarded';

/** Whether only this machine can reach the address. */
export const isLoopback = (host: string) => host === 'localhost' || host === '::1' || /^127(\.\d{1,3}){3}$/.test(host);

/** The host for a browser on this machine. */
function nameOf(host: string) {
  if (['localhost', '127.0.0.1', '::1', '0.0.0.0', '::'].includes(host)) return 'localhost';
  return host.includes(':') ? `[${host}]` : host;
}

/** Stops a server gracefully. */
function createStopping() {
  let stopped: Server | undefined;
  let ended: Promise<void> | undefined;
  const running = new Set<ServerResponse>();

  /** A keep-alive connection would otherwise stay open, and its next request would fail. */
  const closeAfterResponse = (outgoing: ServerResponse) => {
    if (!outgoing.headersSent) outgoing.setHeader('Connection', 'close');
  };

  return {
    /** Call for each request, before it is handled. */
    begin(outgoing: ServerResponse) {
      if (stopped) closeAfterResponse(outgoing);
      running.add(outgoing);
      outgoing.once('close', () => {
        running.delete(outgoing);
        stopped?.closeIdleConnections();
      });
    },
    /** Resolves when all connections have ended; closes the remaining ones after the limit. May be called again with a shorter limit. */
    stop(server: Server, limitMs: number): Promise<void> {
      stopped = server;
      running.forEach(closeAfterResponse);
      ended ??= new Promise((resolve) => void server.close(() => resolve()));
      if (limitMs === 0) server.closeAllConnections();
      else server.closeIdleConnections();
      const cut = setTimeout(() => server.closeAllConnections(), limitMs);
      return ended.finally(() => clearTimeout(cut));
    },
  };
}
