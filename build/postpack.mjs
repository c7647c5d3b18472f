// @ts-check
// Runs after `npm pack`. prepack.mjs also starts it in the background with npm's process id: it restores the repository's files if npm
// ends early.
import { setTimeout } from 'node:timers/promises';
import { restoreFiles } from './packed-files.mjs';

const npm = Number(process.argv[2] ?? 0);
while (npm !== 0 && isRunning(npm)) await setTimeout(100);
if (!restoreFiles() && npm === 0) {
  console.error('The files of the package were not in place while npm packed: the tarball is wrong.');
  process.exit(1);
}

/** @param {number} id */
function isRunning(id) {
  try {
    return process.kill(id, 0);
  } catch {
    return false;
  }
}
