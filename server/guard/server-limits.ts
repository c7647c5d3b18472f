import type { Server, ServerOptions } from 'node:http';
import type { Socket } from 'node:net';
import type { ClientAddress } from '../client-address';

/** Limits for each connection and each address. */
export interface ServerLimits {
  headersTimeoutMs: number;
  /** For a whole request, including uploads. */
  requestTimeoutMs: number;
  /** How often Node checks both. */
  checkIntervalMs: number;
  /** An idle connection is closed after this time, which is longer than a backend may take to respond. */
  idleTimeoutMs: number;
  requestsPerConnection: number;
  /** Open connections per peer, except trusted proxies. */
  connectionsPerAddress: number;
}

const DEFAULTS: ServerLimits = {
  headersTimeoutMs: 15_000,
  requestTimeoutMs: 150_000,
  checkIntervalMs: 5_000,
  idleTimeoutMs: 150_000,
  requestsPerConnection: 10_000,
  connectionsPerAddress: 1_000,
};

/** A browser sends about twenty headers, a proxy adds a few. */
export const MAXIMUM_HEADERS = 100;

/** Options of Node's server. */
export function serverOptions(limits: Partial<ServerLimits> = {}): ServerOptions {
  const { headersTimeoutMs, requestTimeoutMs, checkIntervalMs } = { ...DEFAULTS, ...limits };
  return {
    headersTimeout: headersTimeoutMs,
    requestTimeout: requestTimeoutMs,
    connectionsCheckingInterval: checkIntervalMs,
  };
}

/** Applies the limits that are not options of Node's server. */
export function limitServer(server: Server, { isFromProxy }: ClientAddress, limits: Partial<ServerLimits> = {}): void {
  const { idleTimeoutMs, requestsPerConnection, connectionsPerAddress } = { ...DEFAULTS, ...limits };
  server.maxHeadersCount = MAXIMUM_HEADERS;
  server.maxRequestsPerSocket = requestsPerConnection;
  server.timeout = idleTimeoutMs;

  const connections = createCounts();
  server.on('connection', (socket: Socket) => {
    if (isFromProxy({ socket })) return;
    const address = socket.remoteAddress ?? '';
    if (connections.of(address) >= connectionsPerAddress) {
      socket.destroy();
      return;
    }
    connections.add(address);
    socket.once('close', () => connections.remove(address));
  });
}

/** Counts by key, such as the open connections of each address. A count of zero needs no memory. */
export function createCounts() {
  const counts = new Map<string, number>();
  const of = (key: string) => counts.get(key) ?? 0;
  return {
    of,
    add: (key: string) => void counts.set(key, of(key) + 1),
    remove(key: string): void {
      const left = of(key) - 1;
      if (left > 0) counts.set(key, left);
      else counts.delete(key);
    },
  };
}
