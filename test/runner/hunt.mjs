// @ts-check
// `npm run test:hunt -- --runs 10 --load 4`: repeats the whole run next to 4 busy loops; lists each test that was not always green.
// `npm run test:hunt -- --runs 3 test/features/patients --grep T5`: only tests below these paths whose titles match.
// `npm run test:hunt -- --date 2027-01-31 --date 2027-10-31`: all runs on the first day, then all on the second.
import { spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { endWithThisProcess, runNode, wasEnded } from './processes.mjs';

/**
 * @typedef {import('./record.mjs').Finding} Finding
 * @typedef {object} HuntRun the report of a run
 * @property {string} day on which its tests took place, `YYYY-MM-DD`
 * @property {number} seconds
 * @property {number} passed
 * @property {number} failed
 * @property {readonly Finding[]} failures
 * @property {readonly Finding[]} flaky
 */

/** Lines shown of each message. */
const MESSAGE_LINES = 6;

/**
 * Describes the runs in a table, and lists each test that was not always green, the most frequent first, with its messages.
 * @param {readonly HuntRun[]} runs
 * @param {number} load number of busy loops
 */
function describeHunt(runs, load) {
  /** @type {Map<string, { flaky: number, failed: number, messages: Set<string> }>} */
  const found = new Map();
  for (const { failures, flaky } of runs) {
    for (const finding of [...failures, ...flaky]) {
      const name = [finding.file, finding.title].filter(Boolean).join(' › ') || 'the run';
      const test = found.get(name) ?? { flaky: 0, failed: 0, messages: new Set() };
      test[failures.includes(finding) ? 'failed' : 'flaky'] += 1;
      test.messages.add(finding.message.split('\n').slice(0, MESSAGE_LINES).join('\n  '));
      found.set(name, test);
    }
  }
  const lines = [
    `\nRuns, with this many busy loops beside each: ${load}`,
    '| day | passed | failed | flaky | time |',
    '|---|---|---|---|---|',
    ...runs.map(
      ({ day, passed, failed, flaky, seconds }) =>
        `| ${day} | ${passed} | ${failed} | ${flaky.length} | ${clockOf(seconds)} |`,
    ),
    found.size === 0 ? '\nEvery test was green in every first pass.' : '\nNot always green:',
  ];
  const often = (/** @type {{ flaky: number, failed: number }} */ test) => test.flaky + test.failed;
  for (const [name, test] of [...found].sort(([, one], [, other]) => often(other) - often(one))) {
    lines.push(`${name}: failed in ${often(test)} of ${runs.length} runs (in ${test.failed} also alone)`);
    for (const message of test.messages) lines.push(`  ${message}`);
  }
  const green = runs.filter(({ failed }) => failed === 0);
  const calm = green.filter(({ flaky }) => flaky.length === 0);
  lines.push(`\n${green.length} of ${runs.length} runs green, ${calm.length} of them without a flaky test`);
  return `${lines.join('\n')}\n`;
}

/** @param {number} seconds */
const clockOf = (seconds) => `${Math.floor(seconds / 60)}:${String(Math.round(seconds % 60)).padStart(2, '0')}`;

/** Keeps a core busy until the parent process has ended. */
const BUSY_LOOP = `
  const starter = process.ppid;
  while (process.ppid === starter) for (const end = Date.now() + 1000; Date.now() < end; );`;
const FOLDER = join('dist', 'test');
const LIMIT_MS = 24 * 3_600_000;

const { values, positionals } = parseArgs({
  options: {
    runs: { type: 'string', default: '1' },
    load: { type: 'string', default: '0' },
    date: { type: 'string', multiple: true },
    grep: { type: 'string', short: 'g' },
  },
  allowPositionals: true,
});
const [runs, load] = [Number(values.runs), Number(values.load)];
const dates = values.date ?? [undefined];
const passedOn = [...positionals, ...(values.grep === undefined ? [] : ['--grep', values.grep])];
endWithThisProcess(LIMIT_MS);
mkdirSync(FOLDER, { recursive: true });
const loops = Array.from({ length: load }, () => spawn(process.execPath, ['-e', BUSY_LOOP], { stdio: 'ignore' }));
process.on('exit', () => loops.forEach((loop) => loop.kill()));

/** @type {HuntRun[]} */
const done = [];
for (const date of dates) {
  for (let run = 0; run < runs && !wasEnded(); run += 1) {
    done.push(await runOnce(date === undefined ? passedOn : [...passedOn, '--date', date]));
    process.stdout.write(`\nRuns that have ended: ${done.length} of ${runs * dates.length}.\n`);
  }
}
process.stdout.write(describeHunt(done, load), () =>
  process.exit(done.length > 0 && done.every(({ failed }) => failed === 0) ? 0 : 1),
);

/** @param {readonly string[]} args */
async function runOnce(args) {
  const folder = mkdtempSync(join(FOLDER, 'hunt-'));
  try {
    await runNode(['test/run.mjs', ...args], (text) => void process.stdout.write(text), {
      env: { TEST_FOLDER: folder },
    });
    return /** @type {HuntRun} */ (JSON.parse(readFileSync(join(folder, 'last-run.json'), 'utf8')));
  } catch {
    const message = 'The run ended before its time.';
    return {
      day: '',
      seconds: 0,
      passed: 0,
      failed: 1,
      failures: [{ file: '', title: '', message, runs: 1 }],
      flaky: [],
    };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
