// @ts-check
// `npm start`: installs what is missing, builds what is outdated, then runs the server.
import { join } from 'node:path';
import { buildPanel, installPackages, requireNode, run } from '../build/prepare.mjs';

requireNode();
if (!(await installPackages())) end('The packages could not be installed.');
if (!(await buildPanel())) end('The panel could not be built.');
const { code, signal } = await run(process.execPath, ['--import', 'tsx', join('host', 'server', 'main.ts')]);
if (signal) process.kill(process.pid, signal);
else process.exit(code ?? 1);

/**
 * @param {string} complaint
 * @returns {never}
 */
function end(complaint) {
  console.error(`${complaint} What went wrong stands above.`);
  process.exit(1);
}
