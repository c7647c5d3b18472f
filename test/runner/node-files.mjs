// @ts-check
import { mkdirSync, rmSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { resultsOf, takeLines } from './result-lines.mjs';
import { runNode } from './processes.mjs';

/** Time limit of a test file in Node: a file that takes longer has left something running. */
const FILE_LIMIT_MS = 600_000;
/** Tests in Node often wait for servers and browsers: four processes keep two cores busy. Node's default would be one. */
const PROCESSES = Math.min(4, 2 * availableParallelism());

/**
 * Runs tests in Node.
 * @param {readonly import('./result-lines.mjs').Entry[]} entries
 * @param {import('./processes.mjs').HowToRun} how
 * @param {{ hasLowPriority?: boolean }} [options] `hasLowPriority`: at the lowest priority
 * @returns {Promise<import('./record.mjs').Results>}
 */
export async function runNodeTests(entries, { folder, output, env, grep }, { hasLowPriority = false } = {}) {
  const resultFile = join(folder, 'node.jsonl');
  // A build removes the folder; a killed run may have left the file.
  mkdirSync(folder, { recursive: true });
  rmSync(resultFile, { force: true });
  const args = [
    '--enable-source-maps',
    // The tests of a file are mostly short-lived objects: with Node's default, collecting them takes a tenth of the time.
    '--max-semi-space-size=64',
    '--test',
    `--test-concurrency=${PROCESSES}`,
    `--test-timeout=${FILE_LIMIT_MS}`,
    '--test-reporter=spec',
    '--test-reporter-destination=stdout',
    '--test-reporter=./test/runner/node-reporter.mjs',
    `--test-reporter-destination=${resultFile}`,
    ...(grep === undefined ? [] : ['--test-name-pattern', grep]),
    ...entries.map(({ path }) => path),
  ];
  const { code } = await runNode(args, output, { env, hasLowPriority });
  const crash = code === 0 ? null : `The tests in Node ended with ${code ?? 'a signal'}.`;
  return resultsOf(takeLines(resultFile), entries, crash, grep !== undefined);
}
