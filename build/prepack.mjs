// @ts-check
// Runs before `npm pack`: builds the panel unless `dist` matches the sources, and replaces README.md and package.json by the package's.
import { spawn, spawnSync } from 'node:child_process';
import { replaceFiles, restoreFiles } from './packed-files.mjs';
import { buildPanel, installPackages, requireNode } from './prepare.mjs';

requireNode();
restoreFiles();
if (!(await installPackages()) || !(await buildPanel())) process.exit(1);
// npm runs no postpack when packing fails.
const npm = processOfNpm();
if (npm !== null) {
  spawn(process.execPath, ['build/postpack.mjs', String(npm)], { detached: true, stdio: 'ignore' }).unref();
}
replaceFiles();

/** npm's process id: our parent, or that of the shell between us. `null` without a working `ps`. */
function processOfNpm() {
  const { stdout } = spawnSync('ps', ['-o', 'ppid=,comm=', '-p', String(process.ppid)], { encoding: 'utf8' });
  const [, parent, name = ''] = /^\s*(\d+)\s+(.*\S)/.exec(stdout ?? '') ?? [];
  if (parent === undefined) return null;
  return /sh$/.test(name) ? Number(parent) : process.ppid;
}
