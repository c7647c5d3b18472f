// @ts-check
// `npm run test:release`: the tests that `npm test` leaves to a release. When all are green, writes test/last-release.json.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { availableParallelism } from 'node:os';
import { RECORD, recordRelease } from '../build/release-record.mjs';

/** Tests of two panels that lose responses: `npm test` plays only some of their seeds. */
const LOSING = ['test/features/calendar/two-panels.test.ts', 'test/features/patients/lost-notes.test.ts'];

/** Number of seeds that the soak plays, divided among processes. */
const SEEDS = 10_000;
const SHARES = Math.min(4, availableParallelism());
const soakArguments = (/** @type {number} */ index) => {
  const first = Math.floor((index * SEEDS) / SHARES);
  const end = Math.floor(((index + 1) * SEEDS) / SHARES);
  const range = ['--from', String(first + 1), '--seeds', String(end - first)];
  return ['--import', 'tsx', 'test/soak/soak.ts', ...range, '--parallel', '30'];
};

/** The programs of a part run in parallel. @type {readonly (readonly [name: string, ...programs: string[][]])[]} */
const PARTS = [
  ['recipes, Laravel, old libraries, played days, durability', ['test/run.mjs', '--release']],
  ['three engines', ['test/browsers/run.mjs']],
  ['seeds of moved terms and of notes', ['test/run.mjs', ...LOSING, '--once']],
  ['seeded scripts', ...Array.from({ length: SHARES }, (_, index) => soakArguments(index))],
];

const env = { ...process.env, MOVE_SEEDS: '1000', NOTE_SEEDS: '500' };

/** @type {string[]} */
const failed = [];
for (const [name, ...programs] of PARTS) {
  console.log(`\n== ${name}`);
  // A soak notices by the closed IPC channel that this process was killed.
  const stdio = /** @type {const} */ (['inherit', 'inherit', 'inherit', 'ipc']);
  const ended = programs.map((args) => once(spawn(process.execPath, args, { stdio: [...stdio], env }), 'exit'));
  const codes = await Promise.all(ended);
  if (codes.some(([code]) => code !== 0)) failed.push(name);
}

if (failed.length === 0) {
  console.log(
    recordRelease('.') ? `Recorded in ${RECORD}: commit it.` : 'Not recorded: the tree has uncommitted changes.',
  );
}
console.log(
  `\n${PARTS.length - failed.length} passed, ${failed.length} failed${failed.map((name) => `\nfailed: ${name}`).join('')}`,
);
process.exit(failed.length === 0 ? 0 : 1);
