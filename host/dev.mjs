// @ts-check
// `npm run dev`: installs what is missing, then serves the practice with a panel bundled from its sources (host/dev). A change of the
// server's sources restarts the server.
import { join } from 'node:path';
import { installPackages, requireNode, run } from '../build/prepare.mjs';

requireNode();
if (!(await installPackages())) {
  console.error('The packages could not be installed. What went wrong stands above.');
  process.exit(1);
}
const tsx = join('node_modules', 'tsx', 'dist', 'cli.mjs');
const { code } = await run(process.execPath, [tsx, 'watch', '--clear-screen=false', join('host', 'dev', 'main.ts')]);
process.exit(code ?? 0);
