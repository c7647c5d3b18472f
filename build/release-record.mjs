// @ts-check
// When `npm run test:release` was last green, recorded in the repository.
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';

const RECORD = 'build/last-release.json';
/** Paths that only the release tests guard: recipes and their toolchains, Laravel, other engines, old libraries, durability, seeds. */
const GUARDED = [
  'build',
  'deploy',
  'docs/capabilities.md',
  'docs/integration',
  'host/examples',
  'host/server',
  'package-lock.json',
  'src',
  'test/browsers',
  'test/recipes',
  'test/soak',
];

/** @typedef {{ commit: string, day: string }} ReleaseRun */

const git = (/** @type {readonly string[]} */ args) => {
  const { status, stdout } = spawnSync('git', args, { encoding: 'utf8' });
  return status === 0 ? stdout.trim() : null;
};

/** @returns {ReleaseRun | null} */
const lastGreen = () => (existsSync(RECORD) ? JSON.parse(readFileSync(RECORD, 'utf8')) : null);

/**
 * Guarded files that have changed since the last green run. Null when there was none, or when its commit is not in this clone.
 * @param {ReleaseRun | null} last
 */
const changedSince = (last) =>
  last &&
  (git(['diff', '--name-only', last.commit, '--', ...GUARDED])
    ?.split('\n')
    .filter(Boolean) ??
    null);

/** Whether what a release would publish has had a green `npm run test:release`. */
export const isReleaseTested = () => changedSince(lastGreen())?.length === 0;

/** A line at the end of `npm test`, empty where nothing that the release tests guard has changed. */
export function releaseNote() {
  const last = lastGreen();
  const changed = changedSince(last);
  if (changed?.length === 0) return '';
  const since = last ? `green at ${last.commit.slice(0, 7)} on ${last.day}` : 'never green';
  const what = changed ? `${changed.length} guarded files have changed since` : 'what changed since is not known';
  return `\nnpm run test:release was ${last ? 'last ' : ''}${since}; ${what}. Run it before a release.\n`;
}

/** Only of a tree that is as committed: otherwise nobody could say what was tested. Returns whether it was recorded. */
export function recordRelease() {
  if (git(['status', '--porcelain']) !== '') return false;
  const record = { commit: git(['rev-parse', 'HEAD']), day: new Date().toISOString().slice(0, 10) };
  writeFileSync(RECORD, `${JSON.stringify(record, null, 2)}\n`);
  return true;
}
