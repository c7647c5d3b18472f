import { startServer, type RunningServer, type ServerOptions } from '../../../server/start-server';
import type { Stores } from '../../../server/stores';

/** A cheap hash: scripts create thousands of doctors. */
const QUICK = { N: 16, r: 8, p: 1 };

/** Starts the practice server with an empty in-memory database. */
export async function startEmptyPractice(
  options: Partial<ServerOptions> = {},
): Promise<{ server: RunningServer; practice: Stores }> {
  const server = await startServer({
    host: '127.0.0.1',
    port: 0,
    databaseFile: ':memory:',
    timeZone: Intl.DateTimeFormat().resolvedOptions().timeZone,
    passwordCost: QUICK,
    ...options,
  });
  const { practice } = server;
  if (!practice) throw new Error('This server has no practice.');
  return { server, practice };
}
