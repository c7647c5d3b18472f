// @ts-check
// `npm run test:mutants`: applies each change of changes.mjs to a copy of the tree, one at a time, and reports which test catches it.
// `npm run test:mutants -- --only two-presses-two-calls --only formula-in-a-table`: only these changes.
import { execFileSync, spawn } from 'node:child_process';
import {
  appendFileSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { once } from 'node:events';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { CHANGES } from './changes.mjs';

/** A run that takes longer counts as caught: the change makes a test hang. */
const LIMIT_MS = 180_000;

/** @type {import('node:child_process').ChildProcess | undefined} */
let running;

const { only } = parseArgs({ options: { only: { type: 'string', multiple: true } } }).values;
const unknown = only?.filter((name) => CHANGES.every((change) => change.name !== name)) ?? [];
if (unknown.length > 0) end(`No change is called ${unknown.join(', ')}.`);
const chosen = CHANGES.filter(({ name }) => only?.includes(name) ?? true);

const copy = mkdtempSync(join(tmpdir(), 'ordinacia-mutants-'));
process.on('exit', () => rmSync(copy, { recursive: true, force: true }));
for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => end('Ended before its time.'));
copyTree();
const changed = chosen.map(changedFile);

const named = new Set(chosen.flatMap(({ tests }) => tests));
console.log(`The ${named.size} files of tests, with nothing changed …`);
const before = await runTests([...named], 10 * LIMIT_MS);
if (before !== null) end(`The tests must be green first: ${before}`);

let caught = 0;
for (const { change, path, source, text } of changed) {
  writeFileSync(path, text);
  const caughtBy = await runTests(change.tests);
  writeFileSync(path, source);
  if (caughtBy !== null) caught += 1;
  console.log(`${change.name} (${change.why}): ${caughtBy ?? 'SURVIVED'}`);
}
console.log(`\n${caught} of ${changed.length} caught`);
process.exitCode = caught === changed.length ? 0 : 1;

/** Copies the working tree, and links the installed packages, which are never written to. */
function copyTree() {
  const files = execFileSync('git', ['ls-files', '-coz', '--exclude-standard'], { encoding: 'utf8' }).split('\0');
  for (const file of files.filter((each) => each !== '' && existsSync(each))) {
    mkdirSync(dirname(join(copy, file)), { recursive: true });
    cpSync(file, join(copy, file));
  }
  symlinkSync(resolve('node_modules'), join(copy, 'node_modules'));
  // A change must not fail because the built files are larger.
  appendFileSync(join(copy, 'build/budgets.mjs'), '\nfor (const budget of BUDGETS) budget.kilobytes = Infinity;\n');
}

/** @param {import('./changes.mjs').Change} change */
function changedFile(change) {
  const path = join(copy, change.file);
  const source = readFileSync(path, 'utf8');
  const parts = source.split(change.find);
  if (parts.length !== 2) end(`${change.name}: its text stands ${parts.length - 1} times in ${change.file}.`);
  return { change, path, source, text: parts.join(change.replace ?? '') };
}

/**
 * Runs tests; resolves with the first failed test, or null if none fails.
 * @param {readonly string[]} tests below `test`
 * @returns {Promise<string | null>}
 */
async function runTests(tests, timeout = LIMIT_MS) {
  const child = spawn(process.execPath, ['test/run.mjs', ...tests.map((file) => `test/${file}`), '--once'], {
    cwd: copy,
    stdio: ['ignore', 'pipe', 'pipe'],
    timeout,
    env: { ...process.env, NO_COLOR: '1' },
  });
  running = child;
  let printed = '';
  for (const stream of [child.stdout, child.stderr]) stream.setEncoding('utf8').on('data', (text) => (printed += text));
  const startedAt = Date.now();
  const [status] = await once(child, 'close');
  if (Date.now() - startedAt >= timeout) return 'a test that does not end';
  if (status === 0) return null;
  const failed = /^failed: (\S.*)$/m.exec(printed)?.[1];
  // Neither caught nor survived: the tests could not be run.
  if (failed === undefined) end(`The tests did not run: ${printed.slice(-2_000)}`);
  return failed;
}

/**
 * @param {string} message
 * @returns {never}
 */
function end(message) {
  console.error(message);
  running?.kill();
  process.exit(1);
}
