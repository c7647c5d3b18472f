// @ts-check
// `npm run test:release`: what `npm test` leaves to a release. When all parts are green, test/last-release.json says so.
import { spawnSync } from 'node:child_process';
import { RECORD, recordRelease } from '../build/release-record.mjs';

/** The seeds that the soak plays. */
const SEEDS = '10000';

/** @type {readonly (readonly [name: string, args: readonly string[]])[]} */
const PARTS = [
  ['recipes, Laravel, old libraries, played days, durability', ['test/run.mjs', '--release']],
  ['three engines', ['test/browsers/run.mjs']],
  ['a thousand seeds of moved terms', ['test/run.mjs', 'test/features/calendar/two-panels.test.ts', '--once']],
  ['seeded scripts', ['--import', 'tsx', 'test/soak/soak.ts', '--seeds', SEEDS]],
];

const env = { ...process.env, MOVE_SEEDS: '1000', NOTE_SEEDS: '500' };

const failed = PARTS.filter(([name, args]) => {
  console.log(`\n== ${name}`);
  return spawnSync(process.execPath, args, { stdio: 'inherit', env }).status !== 0;
}).map(([name]) => name);

if (failed.length === 0) {
  console.log(
    recordRelease('.') ? `Recorded in ${RECORD}: commit it.` : 'Not recorded: the tree has uncommitted changes.',
  );
}
console.log(
  `\n${PARTS.length - failed.length} passed, ${failed.length} failed${failed.map((name) => `\nfailed: ${name}`).join('')}`,
);
process.exit(failed.length === 0 ? 0 : 1);
