// @ts-check
import { spawnSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { loadavg } from 'node:os';
import { dirname } from 'node:path';
import { secondsByFile } from './timings.mjs';

/**
 * @typedef {import('./record.mjs').Finding} Finding
 * @typedef {import('./record.mjs').Verdict} Verdict
 */

/** Length limit of the list of failures, and of that of flaky tests, in characters. */
const LIST_LENGTH = 8_000;
const SLOWEST = 20;

/**
 * The end of a run's log: flaky tests, failures, and counts.
 * @param {Verdict} verdict
 * @returns {string} the last line is `N passed, N failed`
 */
export function closingText({ passed, failures, flaky }) {
  return [
    ...listOf('Flaky: failed, and passed when its file was run again, alone.', 'flaky', flaky),
    ...listOf('Failed:', 'failed', failures),
    `${passed} passed, ${failures.length} failed\n`,
  ].join('');
}

/**
 * @param {string} heading
 * @param {string} word
 * @param {readonly Finding[]} findings
 */
function listOf(heading, word, findings) {
  if (findings.length === 0) return [];
  const text = findings
    .flatMap(({ file, title, message, runs }) => [
      `${[file, title].filter(Boolean).join(' › ')}${runs > 1 ? ` (run ${runs} times)` : ''}`,
      ...message.split('\n').map((line) => `  ${line}`),
    ])
    .map((line) => `${word}: ${line}\n`)
    .join('');
  return [`\n${heading}\n${text.slice(0, LIST_LENGTH)}\n`];
}

/**
 * Lists the slowest files, by the time of their tests.
 * @param {ReadonlyMap<string, readonly import('./record.mjs').FileResult[]>} record
 */
export function slowestFiles(record) {
  const lines = secondsByFile(record)
    .sort((one, other) => other.seconds - one.seconds)
    .slice(0, SLOWEST)
    .map(({ file, seconds }) => `${seconds.toFixed(0).padStart(4)} s  ${file}\n`);
  return `\nThe slowest files:\n${lines.join('')}`;
}

/**
 * Writes the report of a run as JSON, with its commit, its day and the machine's load.
 * @param {string} path
 * @param {Verdict} verdict
 * @param {{ startedAt: Date, day: string }} when `day` is the one on which the tests took place
 */
export function writeLastRun(path, { passed, failures, flaky }, { startedAt, day }) {
  const git = (/** @type {string[]} */ ...args) => spawnSync('git', args, { encoding: 'utf8' }).stdout.trim();
  const run = {
    commit: git('rev-parse', 'HEAD'),
    isClean: git('status', '--porcelain') === '',
    passed,
    failed: failures.length,
    flakyCount: flaky.length,
    startedAt: startedAt.toISOString(),
    day,
    seconds: Math.round((Date.now() - startedAt.getTime()) / 1000),
    load: loadavg().map((load) => Number(load.toFixed(1))),
    failures,
    flaky,
  };
  // A build clears the folder, and if the tests cannot be bundled, nothing has created it again.
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, `${JSON.stringify(run, null, 2)}\n`);
}
