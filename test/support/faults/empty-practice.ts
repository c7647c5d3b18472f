import type { PageOptions } from '../../../server/pages/pages';
import type { Stores } from '../../../server/stores';
import { startServer, type RunningServer } from '../../../server/start-server';

/** A cheap hash: scripts create thousands of doctors. */
const QUICK = { N: 16, r: 8, p: 1 };

/** Starts the practice server with an empty in-memory database. */
export async function startEmptyPractice(
  pages: Partial<PageOptions> = {},
): Promise<{ server: RunningServer; practice: Stores }> {
  const server = await startServer({
    host: '127.0.0.1',
    port: 0,
    databaseFile: ':memory:',
    timeZone: Intl.DateTimeFormat().resolvedOptions().timeZone,
    passwordCost: QUICK,
    pages,
  });
  const { practice } = server;
  if (!practice) throw new Error('This server has no practice.');
  return { server, practice };
}
