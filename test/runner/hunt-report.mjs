// @ts-check

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
export function describeHunt(runs, load) {
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
