import type { Server, ServerOptions } from 'node:http';
import type { Socket } from 'node:net';
import type { ClientAddress } from '../client-address';

/** Limits of each connection and each address. */
export interface ServerLimits {
  headersTimeoutMs: number;
  /** For a whole request, uploads included. */
  requestTimeoutMs: number;
  /** How often both are looked at. */
  checkIntervalMs: number;
  /** A connection on which nothing moves is closed. Longer than a backend may take for its answer. */
  idleTimeoutMs: number;
  requestsPerConnection: number;
  /** Counted per peer, unless it is a trusted proxy. */
  connectionsPerAddress: number;
}

const USUAL: ServerLimits = {
  headersTimeoutMs: 15_000,
  requestTimeoutMs: 150_000,
  checkIntervalMs: 5_000,
  idleTimeoutMs: 150_000,
  requestsPerConnection: 10_000,
  connectionsPerAddress: 1_000,
};

/** A browser sends about twenty, a proxy adds a few. */
export const MAXIMUM_HEADERS = 100;

/** The options of node's server. */
export function serverOptions(limits: Partial<ServerLimits> = {}): ServerOptions {
  const { headersTimeoutMs, requestTimeoutMs, checkIntervalMs } = { ...USUAL, ...limits };
  return {
    headersTimeout: headersTimeoutMs,
    requestTimeout: requestTimeoutMs,
    connectionsCheckingInterval: checkIntervalMs,
  };
}

/** The limits that are not options of node's server. */
export function limitServer(server: Server, { isFromProxy }: ClientAddress, limits: Partial<ServerLimits> = {}): void {
  const { idleTimeoutMs, requestsPerConnection, connectionsPerAddress } = { ...USUAL, ...limits };
  server.maxHeadersCount = MAXIMUM_HEADERS;
  server.maxRequestsPerSocket = requestsPerConnection;
  server.timeout = idleTimeoutMs;

  const connections = new Map<string, number>();
  server.on('connection', (socket: Socket) => {
    if (isFromProxy({ socket })) return;
    const address = socket.remoteAddress ?? '';
    const count = connections.get(address) ?? 0;
    if (count >= connectionsPerAddress) {
      socket.destroy();
      return;
    }
    connections.set(address, count + 1);
    socket.once('close', () => {
      const left = (connections.get(address) ?? 1) - 1;
      if (left > 0) connections.set(address, left);
      else connections.delete(address);
    });
  });
}
