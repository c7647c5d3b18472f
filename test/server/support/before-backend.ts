import { join } from 'node:path';
import { startServer, type RunningServer, type ServerOptions } from '../../../server/start-server';
import { onTestEnd, temporaryFolder } from './test-practice';

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
