import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { onTestEnd, temporaryFolder } from './test-practice';
import { join } from 'node:path';
import { startServer, type RunningServer, type ServerOptions } from '../../../server/start-server';

/** Starts the server that serves the pages in front of a backend. */
export async function startBefore(
  backend: NonNullable<ServerOptions['backend']>,
  options: Partial<ServerOptions> = {},
): Promise<RunningServer & { databaseFile: string }> {
  const databaseFile = join(await temporaryFolder(), 'none.db');
  const server = await startServer({
    host: '127.0.0.1',
    port: 0,
    timeZone: 'Europe/Bratislava',
    databaseFile,
    backend,
    ...options,
  });
  onTestEnd(server.close);
  return { ...server, databaseFile };
}

/** Starts a backend with the test's own handler; returns its address without a path. */
export async function startStandIn(
  answer: (incoming: IncomingMessage, outgoing: ServerResponse) => void | Promise<void>,
): Promise<string> {
  const server = createServer((incoming, outgoing) => void answer(incoming, outgoing));
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestEnd(() => {
    server.close();
    server.closeAllConnections();
  });
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

export async function bodyOf(message: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of message) if (Buffer.isBuffer(chunk)) chunks.push(chunk);
  return Buffer.concat(chunks);
}
