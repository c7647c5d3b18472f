import { accountLines } from './account-lines';
import { EnvironmentProblem, readEnvironment } from './environment';
import { DEFAULT_DATABASE_FILE } from './folders';
import { codeOf, messageOf } from './lib/errors';
import { isLoopback } from './listen';
import { DemoNotWanted } from './seed/seed-demo';
import { startServer, type RunningServer, type ServerOptions } from './start-server';

/** The entry: starts the server, prints its address, and ends cleanly on SIGINT and SIGTERM. */
async function main() {
  const options = readEnvironment(process.env, DEFAULT_DATABASE_FILE);
  const server = await startServer(options);
  closeOnSignals(server);
  introduce(server, options);
}

function introduce({ url, practice }: RunningServer, options: ServerOptions) {
  const { host, backend, kiosk, log } = options;
  const publicUrl = options.publicUrl ?? url;
  const lines = [`Ordinácia: ${url}`, `  Doctor's panel  ${publicUrl}/admin`];
  if (practice && kiosk !== 'off') lines.push(`  Patient kiosk   ${publicUrl}/kiosk`);
  if (practice) lines.push(...accountLines(practice, publicUrl));
  if (backend) lines.push(`  Backend         ${backend.url}`);
  if (options.realtime) lines.push(`  Events go to    ${options.realtime.api}`);
  // Stdout with a JSON log is read by programs: it must contain nothing else.
  (log === 'json' ? process.stderr : process.stdout).write(`${lines.join('\n')}\n`);
  if (practice?.demo.isDemo() && !isLoopback(host)) {
    console.warn(`Warning: other machines can reach ${host}, and the demo logins are known to everybody.`);
  }
}

function closeOnSignals(server: RunningServer) {
  let isClosing = false;
  const close = () => {
    // A terminal and npm both forward Ctrl+C: the second signal must not interrupt the graceful stop.
    if (isClosing) return;
    isClosing = true;
    server.stop().then(
      () => process.exit(0),
      () => process.exit(1),
    );
  };
  process.on('SIGINT', close);
  process.on('SIGTERM', close);
}

function explain(error: unknown): string {
  if (error instanceof EnvironmentProblem) return error.message;
  if (error instanceof DemoNotWanted) return `${error.message} ${DEMO_ADVICE}`;
  const code = codeOf(error);
  const message = messageOf(error);
  if (code === 'EADDRINUSE') return 'The port is in use by another program. Stop it, or choose another port by PORT.';
  if (code === 'EACCES') return `No permission: ${message}. Choose another PORT, or another file by ORDINACIA_DB.`;
  if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND') return 'HOST is not an address of this machine.';
  return message;
}

const DEMO_ADVICE = 'Choose another file by ORDINACIA_DB, or delete this one; ORDINACIA_DEMO=on goes on with the demo.';

main().catch((error: unknown) => {
  console.error(`Ordinácia did not start. ${explain(error)}`);
  process.exit(1);
});
