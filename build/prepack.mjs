// @ts-check
// Run by `npm pack`, before it: a package holds what was built of exactly these sources, with a README and a package.json of its own.
import { spawn, spawnSync } from 'node:child_process';
import { replaceFiles, restoreFiles } from './packed-files.mjs';
import { buildPanel, installPackages, requireNode } from './prepare.mjs';

requireNode();
restoreFiles();
if (!(await installPackages()) || !(await buildPanel())) process.exit(1);
// A packing that fails runs no postpack.
const npm = processOfNpm();
if (npm !== null) {
  spawn(process.execPath, ['build/postpack.mjs', String(npm)], { detached: true, stdio: 'ignore' }).unref();
}
replaceFiles();

/** npm's process id: our parent, or that of the shell between us. `null` where no `ps` says it. */
function processOfNpm() {
  const { stdout } = spawnSync('ps', ['-o', 'ppid=,comm=', '-p', String(process.ppid)], { encoding: 'utf8' });
  const [, parent, name = ''] = /^\s*(\d+)\s+(.*\S)/.exec(stdout ?? '') ?? [];
  if (parent === undefined) return null;
  return /sh$/.test(name) ? Number(parent) : process.ppid;
}
