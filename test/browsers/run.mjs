// @ts-check
// `npm run test:browsers`: builds, installs missing engines, and runs the tests of test/browsers in each engine.
// `npm run test:browsers -- firefox webkit --grep policy`: only in these engines, and only tests whose titles match.
import { spawn } from 'node:child_process';
import { parseArgs } from 'node:util';
import { buildPanel, installPackages, requireNode } from '../../build/prepare.mjs';
import { installFromDebian } from '../support/server/install-from-debian.mjs';
import { hasOldLibraries, LIBRARY_PACKAGES } from '../support/server/old-libraries.mjs';
import { ENGINES } from './engines/find-engines.mjs';

requireNode();

// Chooses a time zone in which it is about noon, so that no test runs across midnight.
const hoursToNoon = 12 - new Date().getUTCHours();
process.env.TZ = `Etc/GMT${hoursToNoon > 0 ? '-' : '+'}${Math.abs(hoursToNoon)}`;

const COUNTS = /^(?:#|ℹ) (pass|fail|cancelled) (\d+)/gm;
const { values, positionals } = parseArgs({
  options: { grep: { type: 'string', short: 'g' } },
  allowPositionals: true,
});
const unknown = positionals.find((one) => !(one in ENGINES));
if (unknown) end(`${unknown} is none of ${Object.keys(ENGINES).join(', ')}.`);
const engines = /** @type {(keyof typeof ENGINES)[]} */ (positionals.length > 0 ? positionals : Object.keys(ENGINES));

if (!(await installPackages())) end('The packages could not be installed.');
const problems = [];
for (const name of engines) {
  const { title, find, packages } = ENGINES[name];
  if (find().every(Boolean)) continue;
  const problem = await installFromDebian(title, packages);
  if (problem !== null) problems.push(problem);
}
if (!hasOldLibraries()) problems.push(await installFromDebian('Prototype and MooTools', LIBRARY_PACKAGES));
const [problem] = problems.filter((one) => one !== null);
if (problem) end(problem);
if (!process.env.PANEL_FOLDER && !(await buildPanel())) end('The panel could not be built.');

/** @type {{ title: string, version: string, pass: number, fail: number }[]} */
const results = [];
for (const name of engines) results.push({ title: ENGINES[name].title, ...(await runIn(name)) });
console.log('');
for (const { title, version, pass, fail } of results)
  console.log(`${title} (${version}): ${pass} passed, ${fail} failed`);
const total = (/** @type {'pass' | 'fail'} */ what) => results.reduce((sum, counts) => sum + counts[what], 0);
console.log(`${total('pass')} passed, ${total('fail')} failed`);
process.exit(total('fail') === 0 && total('pass') > 0 ? 0 : 1);

/**
 * Runs the suite for an engine in its own process, so that leftovers do not affect the next engine.
 * @param {keyof typeof ENGINES} name
 */
async function runIn(name) {
  console.log(`> ${ENGINES[name].title}`);
  const args = ['--import', 'tsx', '--test', '--test-reporter', 'spec', 'test/browsers/suite.ts'];
  const child = spawn(process.execPath, args, {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { ...process.env, ENGINE: name, ...(values.grep === undefined ? {} : { WANTED_TITLES: values.grep }) },
  });
  let printed = '';
  child.stdout.setEncoding('utf8').on('data', (text) => {
    process.stdout.write(text);
    printed += text;
  });
  const code = await new Promise((resolve) => child.on('close', resolve));
  const counts = { pass: 0, fail: 0 };
  for (const [, what, count] of printed.matchAll(COUNTS)) counts[what === 'pass' ? 'pass' : 'fail'] += Number(count);
  const version = /engine: (.*)/.exec(printed)?.[1] ?? 'did not start';
  // A run that crashed without a failed test counts as a failure.
  return { version, pass: counts.pass, fail: code === 0 ? 0 : Math.max(1, counts.fail) };
}

/**
 * Ends the run before any test.
 * @param {string} message
 * @returns {never}
 */
function end(message) {
  console.error(message);
  console.log('0 passed, 1 failed');
  process.exit(1);
}
