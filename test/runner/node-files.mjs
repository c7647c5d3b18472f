// @ts-check
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { readResults } from './result-lines.mjs';
import { runNode } from './processes.mjs';
import { chooseWorkers } from './workers.mjs';

/** A file of tests in Node that takes longer does not end by itself: it has left something running. */
const FILE_LIMIT_MS = 600_000;

/**
 * Runs tests in Node.
 * @param {readonly import('./result-lines.mjs').Entry[]} entries
 * @param {import('./processes.mjs').HowToRun} how
 * @returns {Promise<import('./record.mjs').Results>}
 */
export async function runNodeTests(entries, { folder, output, env, grep }) {
  const told = join(folder, 'node.jsonl');
  // A run that was killed may have left it.
  rmSync(told, { force: true });
  const processes = entries.length > 1 ? (await chooseWorkers()).processes : 1;
  const args = [
    '--import',
    'tsx',
    '--test',
    `--test-concurrency=${processes}`,
    `--test-timeout=${FILE_LIMIT_MS}`,
    '--test-reporter=spec',
    '--test-reporter-destination=stdout',
    '--test-reporter=./test/runner/node-reporter.mjs',
    `--test-reporter-destination=${told}`,
    ...(grep === undefined ? [] : ['--test-name-pattern', grep]),
    ...entries.map(({ path }) => path),
  ];
  const { code } = await runNode(args, output, { env });
  const crash = code === 0 ? null : `The tests in Node ended with ${code ?? 'a signal'}.`;
  return readResults(told, entries, crash, grep !== undefined);
}
