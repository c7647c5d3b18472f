import { fileURLToPath } from 'node:url';
import { readEnvironment } from '../../server/environment';
import { DEMO_LOGIN } from '../../server/seed/seed-demo';
import { DEV_PAGES, startDev } from './start-dev';

/** The entry of `npm run dev`: the same variables as `npm start`, with the demo. */
async function main() {
  const root = fileURLToPath(new URL('../..', import.meta.url));
  const env = { ORDINACIA_DEMO: 'on', ...process.env };
  const options = readEnvironment(env, fileURLToPath(new URL('../data/ordinacia.db', import.meta.url)));
  const { url, close, practice } = await startDev({
    ...options,
    root,
    print: (line) => process.stdout.write(`${line}\n`),
  });
  process.stdout.write(`${DEV_PAGES.map((page) => `  ${url}${page}`).join('\n')}\n`);
  if (practice?.demo.isDemo()) process.stdout.write(`  Demo login  ${DEMO_LOGIN.email} / ${DEMO_LOGIN.password}\n`);
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => void close().then(() => process.exit(0)));
  }
}

main().catch((error: unknown) => {
  console.error(`The development server did not start. ${error instanceof Error ? error.message : String(error)}`);
  process.exitCode = 1;
});
