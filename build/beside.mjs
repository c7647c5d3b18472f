// @ts-check
import { spawn } from 'node:child_process';

/**
 * A rollup plugin that runs a Node program beside the build. The build waits for it, and fails when it does.
 * @param {readonly string[]} args arguments of Node
 * @returns {import('rollup').Plugin}
 */
export function beside(args) {
  /** @type {Promise<number | null>} */
  let ended;
  return {
    name: 'beside',
    buildStart() {
      const child = spawn(process.execPath, args, { stdio: 'inherit' });
      ended = new Promise((resolve, reject) => child.once('exit', resolve).once('error', reject));
      // A build that fails first says why.
      ended.catch(() => undefined);
    },
    async writeBundle() {
      if ((await ended) !== 0) this.error(`Failed: node ${args.join(' ')}`);
    },
  };
}
