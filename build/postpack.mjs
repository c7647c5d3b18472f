// @ts-check
// Run by `npm pack`, after it. Started beside it, too, with npm's process id: when npm ends early, the repository's files come back.
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
