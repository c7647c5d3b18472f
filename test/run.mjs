// @ts-check
// `npm test`: installs what is missing, builds, checks and runs every test.
// `npm test -- test/features/patients test/lib --grep T5`: runs only the tests below these paths, and those whose titles match.
import { spawn } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join, normalize, sep } from 'node:path';
import { parseArgs } from 'node:util';
import { buildPanel, installPackages, requireNode, run } from '../build/prepare.mjs';
import { findChromium } from './support/server/find-chromium.mjs';

/**
 * @typedef {{ pass: number, fail: number, isGood: boolean }} Counts
 * @typedef {(output: string) => void} Print
 */

requireNode();

// Somewhere on earth it is about noon: there the tests cannot run across midnight.
const hoursToNoon = 12 - new Date().getUTCHours();
process.env.TZ = `Etc/GMT${hoursToNoon > 0 ? '-' : '+'}${Math.abs(hoursToNoon)}`;

const WITH_TYPES = ['--import', 'tsx'];
const NODE_COUNTS = /^(?:#|ℹ) (pass|fail|cancelled) (\d+)/gm;
const BROWSER_COUNTS = /^browser tests: (pass)ed (\d+), (fail)ed (\d+)/gm;
/** What the tests of the released files name: the classic file, the package, a page with changed built-ins. */
const RELEASED = /ordinacia\.umd|\bdist\/|foreign-page|examples\/|'npm'/;
const QUICK_PANEL = join('dist', 'quick');
/** From this many files on two runners share the work. */
const MANY = 16;

const { paths, grep } = readArguments();
const tests = findTests(paths);
if (!(await installPackages())) end('The packages could not be installed.');
if (tests.browser.length > 0 && !findChromium()) await installChromium();

const results = paths.length > 0 ? await runSome() : await runAll();
const total = (/** @type {'pass' | 'fail'} */ what) => results.reduce((sum, counts) => sum + counts[what], 0);
const isGreen = results.every(({ isGood }) => isGood) && total('pass') > 0 && total('fail') === 0;
// A suite or a check that crashed without a failed test counts as a failure.
console.log(`${total('pass')} passed, ${isGreen ? 0 : Math.max(1, total('fail'))} failed`);
process.exit(isGreen ? 0 : 1);

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
    await bundleTests(tests.browser, grep);
    counts.push(...(await runInBrowser()));
  }
  if (tests.node.length > 0) counts.push(await runInNode(print));
  return counts;
}

/**
 * The browser waits more than it works, so the checks and the tests in Node run beside it; what they print follows when it is done.
 * @returns {Promise<Counts[]>}
 */
async function runAll() {
  const { bundleTests } = await loadBundling();
  const built = build();
  /** @type {string[]} */
  const printed = [];
  const keep = (/** @type {string} */ output) => void printed.push(output);
  const inBrowser = async () => {
    await built;
    await bundleTests(tests.browser, grep);
    return runInBrowser();
  };
  const beside = async () => {
    const checks = [
      await check('tsc', ['--noEmit', '-p', '.'], keep),
      await check('eslint', ['--max-warnings', '0', '.'], keep),
      await check('prettier', ['--check', '--log-level', 'warn', '.'], keep),
    ];
    await built;
    return [...checks, await runInNode(keep)];
  };
  const [browser, others] = await Promise.all([inBrowser(), beside()]);
  print(printed.join(''));
  return [...browser, ...others];
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
 * A page waits more than it works: many files are shared between two runners, each with a browser and a server of its own. What the
 * second one prints follows when it is done.
 */
async function runInBrowser() {
  const { bundledFile } = await loadBundling();
  const shares = tests.browser.length < MANY ? [tests.browser] : inHalves(tests.browser);
  /** @type {string[]} */
  const printed = [];
  const counts = await Promise.all(
    shares.map((files, index) => {
      const env = { TEST_FILES: JSON.stringify(files.map((file) => bundledFile(file))) };
      const output = index === 0 ? print : (/** @type {string} */ text) => void printed.push(text);
      return suite([...WITH_TYPES, 'node_modules/@web/test-runner/dist/bin.js'], BROWSER_COUNTS, output, env);
    }),
  );
  print(printed.join(''));
  return counts;
}

/**
 * Two parts of about the same size, by the length of the files.
 * @param {readonly string[]} files
 */
function inHalves(files) {
  const parts = [0, 1].map(() => ({ length: 0, files: /** @type {string[]} */ ([]) }));
  const lengthOf = (/** @type {string} */ file) => statSync(file).size;
  for (const file of [...files].sort((one, other) => lengthOf(other) - lengthOf(one))) {
    const [shorter] = parts.sort((one, other) => one.length - other.length);
    shorter?.files.push(file);
    if (shorter) shorter.length += lengthOf(file);
  }
  return parts.map((part) => part.files.sort());
}

/** @param {Print} output */
function runInNode(output) {
  const only = grep === undefined ? [] : ['--test-name-pattern', grep];
  return suite([...WITH_TYPES, '--test', '--test-reporter', 'spec', ...only, ...tests.node], NODE_COUNTS, output);
}

/**
 * A check has no counts: it is good or not.
 * @param {string} name
 * @param {readonly string[]} args
 * @param {Print} output
 * @returns {Promise<Counts>}
 */
async function check(name, args, output) {
  const { code } = await runPrinting(join('node_modules', '.bin', name), args, output);
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
  // With `--grep` a suite may have nothing to run.
  return { ...counts, isGood: (code === 0 && counts.pass > 0) || (grep !== undefined && counts.fail === 0) };
}

/**
 * @param {string} command
 * @param {readonly string[]} args
 * @param {Print} output
 * @param {Record<string, string>} [env]
 * @returns {Promise<{ code: number | null, printed: string }>}
 */
async function runPrinting(command, args, output, env = {}) {
  output(`> ${command} ${args.slice(0, 4).join(' ')} …\n`);
  const child = spawn(command, args, { stdio: ['ignore', 'pipe', 'pipe'], env: { ...process.env, ...env } });
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
  return { code, printed };
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

async function installChromium() {
  if (!existsSync('/usr/bin/apt-get')) end('Chromium is missing: install it, or say where it is with CHROME_PATH.');
  const asRoot = process.getuid?.() === 0 ? [] : ['sudo', '-n'];
  for (const step of [
    ['update', '-qq'],
    ['install', '-y', '-qq', '--no-install-recommends', 'chromium'],
  ]) {
    const [command = '', ...args] = [...asRoot, 'apt-get', ...step];
    const { code } = await run(command, args);
    if (code !== 0) end('Chromium could not be installed.');
  }
}
