// @ts-check
// `npm start`: installs what is missing, builds what is outdated, then runs the server, the first time with the demo.
import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { buildPanel, buildServer, installPackages, isForProduction, requireNode, run } from '../build/prepare.mjs';
import { wantsDemo } from './demo-choice.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
requireNode();
if (!isForProduction()) {
  if (!(await installPackages())) end('The packages could not be installed.');
  if (!(await buildPanel())) end('The panel could not be built.');
  if (!(await buildServer())) end('The server could not be built.');
}
const database = process.env['ORDINACIA_DB']?.trim() || join('host', 'data', 'ordinacia.db');
if (wantsDemo(process.env, existsSync(resolve(root, database)))) process.env['ORDINACIA_DEMO'] = 'on';
const { code, signal } = await run(process.execPath, ['--enable-source-maps', join('dist', 'server', 'main.js')]);
if (signal) process.kill(process.pid, signal);
else process.exit(code ?? 1);

/**
 * @param {string} reason
 * @returns {never}
 */
function end(reason) {
  console.error(`${reason} What went wrong stands above.`);
  process.exit(1);
}
