// @ts-check
// `npm test`: installs what is missing, builds, checks and runs every test.
// `npm test -- test/features/patients test/lib --grep T5`: runs only the tests below these paths, and those whose titles match.
import { spawn } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
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
/** What a test names that looks at the released files: the classic file, the package, a page that changed the language. */
const RELEASED = /ordinacia\.umd|\bdist\/|foreign-page|examples\/|'npm'/;
const QUICK_PANEL = join('dist', 'quick');

const { paths, grep } = readArguments();
const tests = findTests(paths);
if (!(await installPackages())) end('The packages could not be installed.');
if (tests.browser.length > 0 && !findChromium()) await installChromium();

const results = paths.length > 0 ? await runSome() : await runAll();
const total = (/** @type {'pass' | 'fail'} */ what) => results.reduce((sum, counts) => sum + counts[what], 0);
const isGreen = results.every(({ isGood }) => isGood) && total('pass') > 0 && total('fail') === 0;
// A suite or a check that broke without a failed test is a failure all the same.
console.log(`${total('pass')} passed, ${isGreen ? 0 : Math.max(1, total('fail'))} failed`);
process.exit(isGreen ? 0 : 1);

/**
 * The tests below the paths, against a panel that is bundled in a moment where they do not need the released files.
 * @returns {Promise<Counts[]>}
 */
async function runSome() {
  const { bundlePanel, bundleTests } = await import('./bundle-tests.mjs');
  const needsRelease = [...tests.browser, ...tests.node].some((file) => RELEASED.test(readFileSync(file, 'utf8')));
  if (needsRelease) await build();
  const counts = [];
  if (tests.browser.length > 0) {
    if (!needsRelease) {
      await bundlePanel(QUICK_PANEL);
      process.env.PANEL_FOLDER = QUICK_PANEL;
    }
    await bundleTests(tests.browser, grep);
    counts.push(await runInBrowser(print));
  }
  if (tests.node.length > 0) counts.push(await runInNode(print));
  return counts;
}

/**
 * The browser waits more than it works, so the checks and the tests in Node run beside it; what they print follows when it is done.
 * @returns {Promise<Counts[]>}
 */
async function runAll() {
  const { bundleTests } = await import('./bundle-tests.mjs');
  const built = build();
  /** @type {string[]} */
  const printed = [];
  const keep = (/** @type {string} */ output) => void printed.push(output);
  const inBrowser = async () => {
    await built;
    await bundleTests(tests.browser, grep);
    return runInBrowser(print);
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
  return [browser, ...others];
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
  const isForNode = (/** @type {string} */ file) =>
    ['build', 'host'].some((folder) => file.startsWith(join('test', folder) + sep));
  return { browser: wanted.filter((file) => !isForNode(file)), node: wanted.filter(isForNode) };
}

async function build() {
  if (!(await buildPanel())) end('The panel could not be built.');
}

/** @param {Print} output */
function runInBrowser(output) {
  return suite([...WITH_TYPES, 'node_modules/@web/test-runner/dist/bin.js'], BROWSER_COUNTS, output);
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
 * @returns {Promise<Counts>}
 */
async function suite(args, pattern, output) {
  const { code, printed } = await runPrinting(process.execPath, args, output);
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
 * @returns {Promise<{ code: number | null, printed: string }>}
 */
async function runPrinting(command, args, output) {
  output(`> ${command} ${args.slice(0, 4).join(' ')} …\n`);
  const child = spawn(command, args, { stdio: ['ignore', 'pipe', 'pipe'] });
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
