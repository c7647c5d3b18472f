// Runs as its own process: a practice server on a database, which prints its address and ends on SIGTERM.
import { startServer } from '../../../server/start-server';

const [databaseFile = ''] = process.argv.slice(2);
const server = await startServer({
  host: '127.0.0.1',
  port: 0,
  timeZone: 'Europe/Bratislava',
  databaseFile,
  registration: 'open',
}).catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
});
process.on('SIGTERM', () => void server.close().then(() => process.exit(0)));
process.stdout.write(`${server.url}\n`);
