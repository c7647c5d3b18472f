// @ts-check
// When `npm run test:release` was last green, recorded in the repository.
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** Outside the guarded paths: a commit of the record changes nothing that was tested. */
export const RECORD = 'test/last-release.json';
/**
 * Paths that only the release tests guard: recipes and their toolchains, Laravel, other engines, old libraries, durability, seeds, and the
 * runner of tests.
 */
const GUARDED = [
  'build',
  'deploy',
  'docs/capabilities.md',
  'docs/integration',
  'host/examples',
  'server',
  'package-lock.json',
  'src',
  'test/browsers',
  'test/day',
  'test/faults',
  'test/recipes',
  'test/run.mjs',
  'test/runner',
  // Durations of the test files.
  ':(exclude)test/runner/timings.json',
  'test/soak',
  'test/support',
];

/** @typedef {{ commit: string, day: string }} ReleaseRun */

/** @param {string} root @param {readonly string[]} args */
function git(root, args) {
  const { status, stdout } = spawnSync('git', args, { cwd: root, encoding: 'utf8' });
  return status === 0 ? stdout.trim() : null;
}

/**
 * The last green run, and the guarded files that have changed since: null without a record, or when its commit is not in this clone.
 * @param {string} root
 * @returns {{ last: ReleaseRun | null, changed: readonly string[] | null }}
 */
function readRecord(root) {
  const path = join(root, RECORD);
  /** @type {ReleaseRun | null} */
  const last = existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : null;
  const changed = last && git(root, ['diff', '--name-only', last.commit, '--', ...GUARDED]);
  return { last, changed: changed === null ? null : changed.split('\n').filter(Boolean) };
}

/** Whether the files that a release would publish have had a green `npm run test:release`. @param {string} root */
export const isReleaseTested = (root) => readRecord(root).changed?.length === 0;

/** A line for the end of `npm test`; empty while no guarded file has changed. @param {string} root */
export function releaseNote(root) {
  const { last, changed } = readRecord(root);
  if (changed?.length === 0) return '';
  const when = last ? `last green at ${last.commit.slice(0, 7)} on ${last.day}` : 'never green';
  const since = changed ? `; guarded files changed since: ${changed.length}` : '';
  return `\nnpm run test:release was ${when}${since}. Run it before a release.\n`;
}

/**
 * Records a green run. A tree with uncommitted changes is not recorded: no commit would identify what was tested.
 * @param {string} root
 * @returns {boolean} whether it was recorded
 */
export function recordRelease(root) {
  if (git(root, ['status', '--porcelain']) !== '') return false;
  const record = { commit: git(root, ['rev-parse', 'HEAD']), day: new Date().toISOString().slice(0, 10) };
  writeFileSync(join(root, RECORD), `${JSON.stringify(record, null, 2)}\n`);
  return true;
}
