// @ts-check
// `npm test`: installs what is missing, builds, checks and runs every test.
// `npm test -- test/features/patients test/lib --grep T5`: runs only the tests below these paths, and those whose titles match.
import { spawn, spawnSync } from 'node:child_process';
import { chmodSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, statfsSync } from 'node:fs';
import { setPriority } from 'node:os';
import { join, normalize, sep } from 'node:path';
import { parseArgs } from 'node:util';
import { buildPanel, installPackages, requireNode } from '../build/prepare.mjs';
import { hasLaravel, LARAVEL_PACKAGES } from './recipes/support/laravel/debian-laravel.mjs';
import { findChromium } from './support/server/find-chromium.mjs';
import { installFromDebian } from './support/server/install-from-debian.mjs';
import { hasOldLibraries, LIBRARY_PACKAGES } from './support/server/old-libraries.mjs';

/**
 * @typedef {{ pass: number, fail: number, isGood: boolean }} Counts
 * @typedef {(output: string) => void} Print
 */

requireNode();

// Somewhere on earth it is about noon: there the tests cannot run across midnight.
const hoursToNoon = 12 - new Date().getUTCHours();
process.env.TZ = `Etc/GMT${hoursToNoon > 0 ? '-' : '+'}${Math.abs(hoursToNoon)}`;

// Databases and browsers' profiles in memory where there is plenty: an install beside them would hold up each write to the disk.
const MEMORY = '/dev/shm';
const MEMORY_NEEDED = 4e9;
if (process.env.TMPDIR === undefined && existsSync(MEMORY)) {
  const { bavail, bsize } = statfsSync(MEMORY);
  if (bavail * bsize > MEMORY_NEEDED) {
    const folder = mkdtempSync(join(MEMORY, 'ordinacia-'));
    // As the usual one is: some tests are run as another user.
    chmodSync(folder, 0o1777);
    process.env.TMPDIR = folder;
    process.on('exit', () => {
      try {
        rmSync(folder, { recursive: true, force: true });
      } catch {
        // A browser may still be writing its profile: the next start of the machine takes it away.
      }
    });
  }
}

const WITH_TYPES = ['--import', 'tsx'];
const NODE_COUNTS = /^(?:#|ℹ) (pass|fail|cancelled) (\d+)/gm;
/** What a suite says of its failures: as the browser's reporter prints them, and as Node's does at its end. */
const FAILURES = /^failed: .*$|^✖ failing tests:[^]*/gm;
const FAILURES_LENGTH = 8_000;
const BROWSER_COUNTS = /^browser tests: (pass)ed (\d+), (fail)ed (\d+)/gm;
/** What the tests of the released files name: the classic file, the package, a page with changed built-ins. */
const RELEASED = /ordinacia\.umd|\bdist\/|foreign-page|examples\/|'npm'/;
/** The tests of pages of old portals. */
const OLD_LIBRARIES = /\/old-libraries\//;
/** The tests of a whole Laravel, which is Debian's. */
const LARAVEL = /\/start-laravel'/;
const QUICK_PANEL = join('dist', 'quick');
/** From this many files on several runners share the work. */
const MANY = 16;
/** A page waits more than it works: two of them leave two cores idle for a third of the time, three for a tenth. */
const RUNNERS = 4;
/**
 * How the pages are shared: a runner that is done takes the next part. Lengths only guess how long a page takes, so the last parts are
 * short: nobody waits long for the runner that ends last.
 */
const PARTS = [6, 6, 6, 6, 3, 3, 3, 3, 1, 1, 1, 1];
/** A file of tests in Node that takes longer does not end by itself: it has left something running. */
const FILE_LIMIT_MS = 600_000;
/** What then still runs is ended, and counts as failed: a run that hangs must say what has failed until then. */
const RUN_LIMIT_MS = 40 * 60_000;
/** A runner that is asked to end closes its browser, but may go on without it. */
const KILL_AFTER_MS = 3_000;
/** Checks take the processor's time that the tests leave. */
const AFTER_TESTS = 10;
/** @type {Set<import('node:child_process').ChildProcess>} */
const running = new Set();
let isEnding = false;

/** @type {string[]} */
const failures = [];

const { paths, grep } = readArguments();
const tests = findTests(paths);
const [areInstalled] = await Promise.all([installPackages(), installSystemPackages()]);
if (!areInstalled) end('The packages could not be installed.');

// A runner that nobody waits for any more would keep a core busy.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.once(signal, endChildren);
setTimeout(() => {
  console.error(`The tests did not end within ${RUN_LIMIT_MS / 60_000} minutes.`);
  endChildren();
}, RUN_LIMIT_MS).unref();
const results = paths.length > 0 ? await runSome() : await runAll();
const total = (/** @type {'pass' | 'fail'} */ what) => results.reduce((sum, counts) => sum + counts[what], 0);
const isGreen = results.every(({ isGood }) => isGood) && total('pass') > 0 && total('fail') === 0;
// Last, where somebody who sees only the end of a log finds them.
if (failures.length > 0) process.stdout.write(`\nFailed:\n${failures.join('\n').slice(0, FAILURES_LENGTH)}\n`);
// A suite or a check that crashed without a failed test counts as a failure.
const counts = `${total('pass')} passed, ${isGreen ? 0 : Math.max(1, total('fail'))} failed\n`;
// A slow reader has not taken all of it yet: what is still to be written would be lost.
process.stdout.write(counts, () => process.exit(isGreen ? 0 : 1));

/**
 * The tests below the paths, against a panel that is bundled in a moment where they do not need the released files.
 * @returns {Promise<Counts[]>}
 */
async function runSome() {
  const { bundlePanel, bundleTests } = await loadBundling();
  const needsRelease = [...tests.browser, ...tests.node].some((file) => RELEASED.test(readFileSync(file, 'utf8')));
  if (needsRelease) await build();
  const counts = [];
  if (tests.browser.length > 0) {
    if (!needsRelease) {
      await bundlePanel(QUICK_PANEL);
      process.env.PANEL_FOLDER = QUICK_PANEL;
    }
    counts.push(...(await runInBrowser(await bundleTests(tests.browser, grep))));
  }
  if (tests.node.length > 0) counts.push(await runInNode(print));
  return counts;
}

/**
 * The checks run beside the build and the browser, and what they print follows. The tests in Node come last: beside two browsers on two
 * cores both kinds lost races that no doctor's machine would lose.
 * @returns {Promise<Counts[]>}
 */
async function runAll() {
  const { bundleTests } = await loadBundling();
  // The checks below look at the types of all.
  process.env.SKIP_TYPES = '1';
  const built = build();
  /** @type {string[]} */
  const printed = [];
  const keep = (/** @type {string} */ output) => void printed.push(output);
  const inBrowser = async () => {
    await built;
    return runInBrowser(await bundleTests(tests.browser, grep));
  };
  const checks = async () => [
    await check('typescript-7/bin/tsc', ['--noEmit', '-p', '.'], keep),
    await check('oxlint/bin/oxlint', [], keep),
    await check('eslint/bin/eslint.js', ['--max-warnings', '0', '.'], keep),
    await check('oxfmt/bin/oxfmt', ['--check'], keep),
  ];
  const [browser, others] = await Promise.all([inBrowser(), checks()]);
  print(printed.join(''));
  return [...browser, ...others, await runInNode(print)];
}

/** What the tests need of the system, beside the packages. */
async function installSystemPackages() {
  const sources = (/** @type {readonly string[]} */ files) => files.map((file) => readFileSync(file, 'utf8'));
  const [pages, inNode] = [sources(tests.browser), sources(tests.node)];
  if (pages.length > 0 && !findChromium()) await install('Chromium', ['chromium', 'chromium-headless-shell']);
  if (pages.some((source) => OLD_LIBRARIES.test(source)) && !hasOldLibraries()) {
    await install('Prototype and MooTools', LIBRARY_PACKAGES);
  }
  if (inNode.some((source) => source.includes(`'php'`)) && !hasPhp()) await install('PHP', ['php-cli']);
  if (inNode.some((source) => LARAVEL.test(source)) && !hasLaravel()) await install('Laravel', LARAVEL_PACKAGES);
}

/** What it imports is there only after the first install. */
function loadBundling() {
  return import('./bundle-tests.mjs');
}

function readArguments() {
  try {
    const { values, positionals } = parseArgs({
      options: { grep: { type: 'string', short: 'g' } },
      allowPositionals: true,
    });
    return { paths: positionals.map((path) => normalize(path).replace(/[\\/]$/, '')), grep: values.grep };
  } catch (error) {
    return end(error instanceof Error ? error.message : String(error));
  }
}

/** @param {readonly string[]} paths */
function findTests(paths) {
  const all = readdirSync('test', { recursive: true })
    .map((file) => join('test', String(file)))
    .filter((file) => /\.test\.tsx?$/.test(file))
    .sort();
  const isBelow = (/** @type {string} */ file, /** @type {string} */ path) =>
    file === path || file.startsWith(path + sep) || path === '.';
  for (const path of paths) {
    if (!all.some((file) => isBelow(file, path))) end(`No test is at or below ${path}.`);
  }
  const wanted = all.filter((file) => paths.length === 0 || paths.some((path) => isBelow(file, path)));
  const isForNode = (/** @type {string} */ file) => readFileSync(file, 'utf8').includes(`from 'node:test'`);
  return { browser: wanted.filter((file) => !isForNode(file)), node: wanted.filter(isForNode) };
}

async function build() {
  if (!(await buildPanel())) end('The panel could not be built.');
}

/**
 * Many pages are shared between several runners, each with a browser and a server of its own. What all but the first one print follows
 * when they are done.
 * @param {readonly import('./bundle-tests.mjs').Page[]} pages
 */
async function runInBrowser(pages) {
  const parts = tests.browser.length < MANY ? [pages] : inParts(pages, PARTS);
  /** @type {Counts[]} */
  const counts = [];
  /** @type {string[]} */
  const printed = [];
  const runParts = async (/** @type {Print} */ output) => {
    for (let part = parts.shift(); part; part = parts.shift()) {
      const env = { TEST_FILES: JSON.stringify(part.map(({ file }) => file)) };
      const args = [...WITH_TYPES, 'node_modules/@web/test-runner/dist/bin.js'];
      counts.push(await suite(args, BROWSER_COUNTS, output, env));
    }
  };
  const keep = (/** @type {string} */ text) => void printed.push(text);
  await Promise.all(Array.from({ length: RUNNERS }, (_, index) => runParts(index === 0 ? print : keep)));
  print(printed.join(''));
  return counts;
}

/**
 * @param {readonly import('./bundle-tests.mjs').Page[]} pages
 * @param {readonly number[]} shares of the parts
 */
function inParts(pages, shares) {
  const parts = shares.map((share) => ({
    share,
    length: 0,
    pages: /** @type {import('./bundle-tests.mjs').Page[]} */ ([]),
  }));
  const fill = (/** @type {(typeof parts)[number]} */ part) => part.length / part.share;
  for (const page of [...pages].sort((one, other) => other.length - one.length)) {
    const emptiest = parts.reduce((least, part) => (fill(part) < fill(least) ? part : least));
    emptiest.pages.push(page);
    emptiest.length += page.length;
  }
  return parts.map((part) => part.pages).filter((part) => part.length > 0);
}

/**
 * Three processes at once: these tests wait more than they work, and Node's own choice on two cores is one.
 * @param {Print} output
 */
async function runInNode(output) {
  const { groupNodeTests } = await loadBundling();
  const only = grep === undefined ? [] : ['--test-name-pattern', grep];
  const limit = `--test-timeout=${FILE_LIMIT_MS}`;
  const args = [
    '--test',
    '--test-concurrency=3',
    limit,
    '--test-reporter',
    'spec',
    ...only,
    ...groupNodeTests(tests.node),
  ];
  return suite([...WITH_TYPES, ...args], NODE_COUNTS, output);
}

/**
 * A check has no counts: it is good or not.
 * @param {string} file below node_modules
 * @param {readonly string[]} args
 * @param {Print} output
 * @returns {Promise<Counts>}
 */
async function check(file, args, output) {
  const path = join('node_modules', file);
  const { code, printed } = await runPrinting(process.execPath, [path, ...args], output, {}, AFTER_TESTS);
  if (code !== 0) failures.push(`${file}: ${printed.slice(-FAILURES_LENGTH / 2)}`);
  return { pass: 0, fail: 0, isGood: code === 0 };
}

/**
 * Runs a suite, and reads its counts from what it prints. One that counts nothing is not good.
 * @param {readonly string[]} args
 * @param {RegExp} pattern
 * @param {Print} output
 * @param {Record<string, string>} [env]
 * @returns {Promise<Counts>}
 */
async function suite(args, pattern, output, env) {
  const { code, printed } = await runPrinting(process.execPath, args, output, env);
  const counts = { pass: 0, fail: 0 };
  for (const [, ...found] of printed.matchAll(pattern)) {
    for (let index = 0; index + 1 < found.length; index += 2) {
      counts[found[index] === 'pass' ? 'pass' : 'fail'] += Number(found[index + 1]);
    }
  }
  failures.push(...[...printed.matchAll(FAILURES)].map(([text]) => text));
  if (code !== 0 && counts.fail === 0)
    failures.push(
      `${args.includes('--test') ? 'The tests in Node' : 'The tests in a browser'} ended with ${code}, and none of them had failed.`,
    );
  // With `--grep` a suite may have nothing to run.
  return { ...counts, isGood: (code === 0 && counts.pass > 0) || (grep !== undefined && counts.fail === 0) };
}

/**
 * @param {string} command
 * @param {readonly string[]} args
 * @param {Print} output
 * @param {Record<string, string>} [env]
 * @param {number} [niceness] of the process and of those that it starts
 * @returns {Promise<{ code: number | null, printed: string }>}
 */
async function runPrinting(command, args, output, env = {}, niceness = 0) {
  if (isEnding) return { code: null, printed: '' };
  output(`> ${command} ${args.slice(0, 4).join(' ')} …\n`);
  const child = spawn(command, args, { stdio: ['ignore', 'pipe', 'pipe'], env: { ...process.env, ...env } });
  if (child.pid !== undefined && niceness > 0) setPriority(child.pid, niceness);
  running.add(child);
  let printed = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text) => {
      output(text);
      printed += text;
    });
  }
  const code = await new Promise((resolve) => {
    child.on('error', ({ message }) => {
      output(`${message}\n`);
      resolve(null);
    });
    child.on('close', resolve);
  });
  running.delete(child);
  return { code, printed };
}

/** Ends all that run, and starts nothing more: what has failed until then is told. */
function endChildren() {
  isEnding = true;
  for (const child of running) child.kill();
  setTimeout(() => {
    for (const child of running) child.kill('SIGKILL');
  }, KILL_AFTER_MS);
}

/** @param {string} text */
function print(text) {
  process.stdout.write(text);
}

/**
 * Nothing could be run.
 * @param {string} message
 * @returns {never}
 */
function end(message) {
  console.error(message);
  console.log('0 passed, 1 failed');
  process.exit(1);
}

function hasPhp() {
  return spawnSync('php', ['--version']).status === 0;
}

/**
 * @param {string} what
 * @param {readonly string[]} packages
 */
async function install(what, packages) {
  const problem = await installFromDebian(what, packages);
  if (problem !== null) end(problem);
}
