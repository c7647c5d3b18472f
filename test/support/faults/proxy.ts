import { once } from 'node:events';
import { createServer } from 'node:net';
import { createConnection, type Connection } from './connection';
import { createFaultList, type Fault } from './faults';

export interface FaultProxy {
  url: string;
  /** How often each call was made, by method and path: `GET /api/tickets`. */
  readonly requests: ReadonlyMap<string, number>;
  /** Calls `run` at the next such call, before it reaches the server; resolves after `run`. */
  atNext(call: string, run: () => void): Promise<void>;
  begin(fault: Fault): () => void;
  /** The faults that affected no request and no connection: the test proves nothing about them. */
  unmet(): Fault[];
  heal(): void;
  close(): Promise<void>;
}

/** Starts a proxy that injects faults in front of a real server, into calls and the real-time socket (`/app/…`). */
export async function startFaultProxy(serverPort: number): Promise<FaultProxy> {
  const faults = createFaultList();
  const requests = new Map<string, number>();
  const awaited = new Map<string, () => void>();
  const connections = new Set<Connection>();

  const server = createServer((client) => {
    if (faults.onChannel('refuse', 'http') && faults.onChannel('refuse', 'socket')) {
      client.on('error', () => undefined);
      client.resetAndDestroy();
      return;
    }
    const connection: Connection = createConnection({
      client,
      port: serverPort,
      faults,
      onRequest({ method, path }) {
        const name = `${method} ${path}`;
        requests.set(name, (requests.get(name) ?? 0) + 1);
        awaited.get(name)?.();
        awaited.delete(name);
      },
      onGone: () => connections.delete(connection),
    });
    connections.add(connection);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('No port was given.');

  function end(fault: Fault): void {
    faults.remove(fault);
    [...connections].forEach((connection) => connection.onHealed(fault));
  }

  return {
    url: `http://127.0.0.1:${address.port}`,
    requests,
    atNext: (call, run) =>
      new Promise((resolve) => {
        awaited.set(call, () => {
          run();
          resolve();
        });
      }),
    begin(fault) {
      faults.add(fault);
      [...connections].forEach((connection) => connection.onFault(fault));
      return () => end(fault);
    },
    unmet: faults.unmet,
    heal: () => faults.clear().forEach(end),
    async close() {
      server.close();
      // Includes connections whose client has vanished unnoticed by the server.
      [...connections].forEach((connection) => connection.destroy());
      if (server.listening) await once(server, 'close');
    },
  };
}
