// @ts-check
import { spawn } from 'node:child_process';

/**
 * Rollup plugin that runs a Node program in parallel with the build. The build waits for the program, and fails if the program fails.
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
      // A build that fails first reports its own error.
      ended.catch(() => undefined);
    },
    async writeBundle() {
      if ((await ended) !== 0) this.error(`Failed: node ${args.join(' ')}`);
    },
  };
}
