import { fileURLToPath } from 'node:url';
import { EnvironmentProblem, readEnvironment } from './environment';
import { isLoopback } from './listen';
import { DEMO_LOGIN, hasDemo } from './seed/seed-demo';
import { startServer, type RunningServer, type ServerOptions } from './start-server';

/** The entry: starts the server, prints its address, and ends cleanly on SIGINT and SIGTERM. */
async function main() {
  const options = readEnvironment(process.env, fileURLToPath(new URL('../data/ordinacia.db', import.meta.url)));
  const server = await startServer(options);
  closeOnSignals(server);
  introduce(server, options);
}

function introduce({ url, practice }: RunningServer, { host, backend }: ServerOptions) {
  const lines = [`Ordinácia: ${url}`, `  Doctor's panel  ${url}/admin`];
  if (practice) lines.push(`  Patient kiosk   ${url}/kiosk`);
  if (backend) lines.push(`  Backend         ${backend.url}`);
  const isDemo = practice !== null && hasDemo(practice);
  if (isDemo) lines.push(`  Demo login      ${DEMO_LOGIN.email} / ${DEMO_LOGIN.password}`);
  process.stdout.write(`${lines.join('\n')}\n`);
  if (isDemo && !isLoopback(host)) {
    console.warn(`Warning: other machines can reach ${host}, and the demo logins are known to everybody.`);
  }
}

function closeOnSignals(server: RunningServer) {
  let isClosing = false;
  const close = () => {
    // A terminal and npm both pass Ctrl+C on: the second one must not cut the first short.
    if (isClosing) return;
    isClosing = true;
    server.close().then(
      () => process.exit(0),
      () => process.exit(1),
    );
  };
  process.on('SIGINT', close);
  process.on('SIGTERM', close);
}

function explain(error: unknown): string {
  if (error instanceof EnvironmentProblem) return error.message;
  if (!(error instanceof Error)) return String(error);
  const code = 'code' in error ? error.code : undefined;
  if (code === 'EADDRINUSE') return 'The port is in use by another program. Stop it, or choose another port by PORT.';
  if (code === 'EACCES')
    return `No permission: ${error.message}. Choose another PORT, or another file by ORDINACIA_DB.`;
  if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND') return 'HOST is not an address of this machine.';
  return error.message;
}

main().catch((error: unknown) => {
  console.error(`Ordinácia did not start. ${explain(error)}`);
  process.exit(1);
});
