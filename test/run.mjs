// @ts-check
// `npm test`: installs missing packages, builds, checks, and runs every test that is not left to `npm run test:release`.
// `npm test -- test/features/patients test/lib --grep T5`: runs only tests below these paths whose titles match.
// `npm test -- --once`: does not run failed tests again.
// `npm test -- --release`: runs only the tests that are left to `npm run test:release`.
// `npm test -- --record-timings`: writes how long each file took into test/runner/timings.json.
// `npm test -- --date 2027-01-31`: runs the tests as if on that day.
import { spawnSync } from 'node:child_process';
import { chmodSync, existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, statfsSync } from 'node:fs';
import { join, normalize, sep } from 'node:path';
import { parseArgs } from 'node:util';
import { buildPanel, installPackages, requireNode } from '../build/prepare.mjs';
import { hasLaravel, LARAVEL_PACKAGES, installFromDebian } from './support/server/install-from-debian.mjs';
import { readTestFile } from './runner/needs.mjs';
import { runNodeTests } from './runner/node-files.mjs';
import { runPages } from './runner/pages.mjs';
import { playedDay, TIME_ZONE } from './runner/played-day.mjs';
import { endWithThisProcess, runNode, wasEnded } from './runner/processes.mjs';
import { addResults, isNoAccident, unsettledFiles, verdictOf } from './runner/record.mjs';
import { releaseNote } from '../build/release-record.mjs';
import { closingText, slowestFiles, writeLastRun } from './runner/report.mjs';
import { recordTimings } from './runner/timings.mjs';
import { findChromium, findHeadless } from './support/server/find-chromium.mjs';
import { hasOldLibraries, LIBRARY_PACKAGES } from './support/server/old-libraries.mjs';

/** @typedef {import('./runner/processes.mjs').Print} Print */

requireNode();

process.env.TZ = TIME_ZONE;

// Keeps databases and browser profiles in memory if there is enough: a parallel install would delay each write to the disk.
const MEMORY = '/dev/shm';
const MEMORY_NEEDED = 4e9;
if (process.env.TMPDIR === undefined && existsSync(MEMORY)) {
  const { bavail, bsize } = statfsSync(MEMORY);
  if (bavail * bsize > MEMORY_NEEDED) {
    const folder = mkdtempSync(join(MEMORY, 'ordinacia-'));
    // Writable for everyone, as the default folder is: some tests run as another user.
    chmodSync(folder, 0o1777);
    process.env.TMPDIR = folder;
    process.on('exit', () => {
      try {
        rmSync(folder, { recursive: true, force: true });
      } catch {
        // A browser may still be writing its profile. A restart of the machine clears the folder.
      }
    });
  }
}

/** Output folder of the tests and their runners; runs of the runner's samples have their own. */
const FOLDER = process.env.TEST_FOLDER ?? join('dist', 'test');
/** Most runs of a file: on a busy machine a test may lose the same race twice. */
const MOST_RUNS = 3;
const CHECK_LENGTH = 4_000;
/** Input of the runner's own tests: some fail on purpose, so they run only if named. */
const SAMPLES = join('test', 'runner', 'samples');
const QUICK_PANEL = join('dist', 'quick');

const startedAt = new Date();
const { paths, grep, isOnce, isRelease, isRecorded, date } = readArguments();
const LAST_RUN = join(FOLDER, isRelease ? 'last-release-run.json' : 'last-run.json');
const { day, env } = playedDay(date) ?? end(`There is no day ${date}: it is written as 2027-01-31.`);
const tests = findTests(paths);
const [areInstalled] = await Promise.all([installPackages(), installSystemPackages()]);
if (!areInstalled) end('The packages could not be installed.');

endWithThisProcess();
mkdirSync(FOLDER, { recursive: true });
/** @type {import('./runner/processes.mjs').HowToRun} */
const howToRun = { folder: FOLDER, output: print, env, grep };
const isWhole = paths.length === 0;
if (isWhole) rmSync(LAST_RUN, { force: true });

/** @type {Promise<string> | undefined} */
let pageRunner;
/** @type {Map<string, import('./runner/record.mjs').FileResult[]>} */
const record = new Map();
/** @type {import('./runner/record.mjs').Finding[]} types, lint, format, bundling */
const failedChecks = [];
await (isWhole ? runAll() : runSome()).catch(cannotRun);
if (isWhole) print(slowestFiles(record));
if (isRecorded) recordTimings(record);
if (!isOnce) await runAgain();

const verdict = verdictOf(record);
verdict.failures.unshift(...failedChecks);
// With `--grep` there may be no matching test.
if (verdict.passed === 0 && verdict.failures.length === 0 && grep === undefined) {
  verdict.failures.push({ file: '', title: 'No test has run.', message: '', runs: 1 });
}
const isGreen = verdict.failures.length === 0;
// A run of some tests must not replace the report of a whole run.
if (isWhole || process.env.TEST_FOLDER) writeLastRun(LAST_RUN, verdict, { startedAt, day });
if (isWhole && !isRelease) print(releaseNote('.'));
// Exits only after the output is written: a slow reader would lose the rest.
process.stdout.write(closingText(verdict), () => process.exit(isGreen ? 0 : 1));

/**
 * Records tests that cannot be bundled as failed; the results so far are reported.
 * @param {unknown} error
 */
function cannotRun(error) {
  failedChecks.push({ file: '', title: '', message: String(error).slice(0, CHECK_LENGTH), runs: 1 });
}

/** Runs the tests below the paths, against a quick bundle of the panel unless one of them needs the built files. */
async function runSome() {
  const { bundlePanel } = await loadBundling();
  const isBuildNeeded = anyNeeds('built-files');
  if (isBuildNeeded) await build();
  if (tests.browser.length > 0 && !isBuildNeeded && process.env.PANEL_FOLDER === undefined) {
    await bundlePanel(QUICK_PANEL);
    process.env.PANEL_FOLDER = QUICK_PANEL;
  }
  await runInBrowser();
  await runInNode();
}

/**
 * Runs the checks in parallel with the build, then the tests in browsers, then those in Node: run in parallel, they lost races that no
 * doctor's machine would lose. The checks' output is printed after the build.
 */
async function runAll() {
  /** @type {string[]} */
  const printed = [];
  const keep = (/** @type {string} */ output) => void printed.push(output);
  const checks = async () => {
    await check('typescript-7/bin/tsc', ['--noEmit', '-p', '.'], keep);
    await check('oxlint/bin/oxlint', [], keep);
    await check('oxfmt/bin/oxfmt', ['--check'], keep);
  };
  await Promise.all([build(), isRelease ? null : checks()]);
  print(printed.join(''));
  await runInBrowser();
  await runInNode();
}

/**
 * Runs files with failures again at the end: one at a time, each with its own page, browser and server. Tests that pass then have lost a
 * race, and are reported as flaky.
 */
async function runAgain() {
  const { bundleTests, bundleNodeTests } = await loadBundling();
  for (let run = 2; run <= MOST_RUNS; run += 1) {
    const files = unsettledFiles(record);
    if (files.length === 0 || wasEnded()) return;
    if (isNoAccident(record)) return print('\nToo much has failed to be an accident: nothing is run again.\n');
    print(`\nRun again, alone (run ${run} of at most ${MOST_RUNS}):\n${files.map((file) => `  ${file}\n`).join('')}`);
    const inPages = tests.browser.filter(({ path }) => files.includes(path));
    const pages =
      inPages.length === 0 ? [] : await bundleTests(inPages, join(FOLDER, 'again'), { grep, areAlone: true });
    for (const page of pages) await runInPages([page]);
    const inNode = tests.node.filter(({ path }) => files.includes(path));
    const entries = await bundleNodeTests(inNode, join(FOLDER, 'again-node'), { areAlone: true });
    for (const entry of entries) addResults(record, await runNodeTests([entry], howToRun));
  }
}

async function installSystemPackages() {
  if (tests.browser.length > 0) await installBrowsers();
  if (anyNeeds('old-libraries') && !hasOldLibraries()) await install('Prototype and MooTools', LIBRARY_PACKAGES);
  if (anyNeeds('php') && !hasPhp()) await install('PHP', ['php-cli']);
  if (anyNeeds('laravel') && !hasLaravel()) await install('Laravel', LARAVEL_PACKAGES);
}

async function installBrowsers() {
  const packages = ['chromium', 'chromium-headless-shell'];
  if (!findChromium()) return install('Chromium', packages);
  if (paths.length > 0 || findHeadless() !== findChromium() || process.env.CHROME_PATH !== undefined) return;
  // Chromium can do the same, but takes longer.
  const problem = await installFromDebian('the headless shell', packages);
  if (problem !== null) console.log(`${problem} Chromium runs all tests.`);
}

/** @param {keyof typeof import('./runner/needs.mjs').NEEDS} need */
function anyNeeds(need) {
  return [...tests.browser, ...tests.node].some(({ needs }) => needs.has(need));
}

/** The module's imports exist only after the first install. */
function loadBundling() {
  return import('./runner/bundle-tests.mjs');
}

function readArguments() {
  try {
    const { values, positionals } = parseArgs({
      options: {
        grep: { type: 'string', short: 'g' },
        once: { type: 'boolean', default: false },
        release: { type: 'boolean', default: false },
        'record-timings': { type: 'boolean', default: false },
        date: { type: 'string' },
      },
      allowPositionals: true,
    });
    const named = positionals.map((path) => normalize(path).replace(/[\\/]$/, ''));
    const { grep, once: isOnce, release, 'record-timings': isRecorded, date } = values;
    return { paths: named, grep, isOnce, isRelease: release, isRecorded, date };
  } catch (error) {
    return end(error instanceof Error ? error.message : String(error));
  }
}

/** @param {readonly string[]} paths */
function findTests(paths) {
  const all = readdirSync('test', { recursive: true })
    .map((file) => join('test', String(file)))
    .filter((file) => /\.test\.tsx?$/.test(file))
    .filter((file) => !file.startsWith(SAMPLES + sep) || paths.some((path) => path.startsWith(SAMPLES)))
    .sort();
  const isBelow = (/** @type {string} */ file, /** @type {string} */ path) =>
    file === path || file.startsWith(path + sep) || path === '.';
  for (const path of paths) {
    if (!all.some((file) => isBelow(file, path))) end(`No test is at or below ${path}.`);
  }
  const isWanted = (/** @type {string} */ file) => paths.length === 0 || paths.some((path) => isBelow(file, path));
  const files = all.filter(isWanted).map(readOne);
  // A named file always runs, even if it is left to another command.
  const wanted = files.filter(({ needs }) => paths.length > 0 || needs.has('release') === isRelease);
  return { browser: wanted.filter(({ isForNode }) => !isForNode), node: wanted.filter(({ isForNode }) => isForNode) };
}

/** @param {string} path */
function readOne(path) {
  try {
    return readTestFile(path.replaceAll(sep, '/'));
  } catch (error) {
    return end(error instanceof Error ? error.message : String(error));
  }
}

async function build() {
  if (!(await buildPanel())) end('The panel could not be built.');
}

async function runInBrowser() {
  if (tests.browser.length === 0) return;
  const { bundleTests } = await loadBundling();
  await runInPages(await bundleTests(tests.browser, join(FOLDER, 'pages'), { grep }));
}

/** @param {readonly import('./runner/bundle-tests.mjs').Page[]} pages */
async function runInPages(pages) {
  const { bundlePageRunner } = await loadBundling();
  pageRunner ??= bundlePageRunner(FOLDER);
  addResults(record, await runPages(pages, await pageRunner, howToRun));
}

/** Runs the quiet files, which mostly wait, and beside them the others, whose priority is too low to disturb them. */
async function runInNode() {
  if (tests.node.length === 0) return;
  const { bundleNodeTests } = await loadBundling();
  const isQuiet = (/** @type {import('./runner/needs.mjs').TestFile} */ { needs }) => needs.has('quiet');
  const folder = join(FOLDER, 'quiet');
  const alone = await bundleNodeTests(tests.node.filter(isQuiet), folder, { areAlone: true });
  const others = await bundleNodeTests(
    tests.node.filter((file) => !isQuiet(file)),
    join(FOLDER, 'node'),
  );
  /** @type {string[]} */
  const printed = [];
  const output = (/** @type {string} */ text) => void printed.push(text);
  const runQuiet = async () => {
    for (const entry of alone) addResults(record, await runNodeTests([entry], { ...howToRun, folder, output }));
  };
  const runOthers = async () => {
    if (others.length > 0)
      addResults(record, await runNodeTests(others, howToRun, { hasLowPriority: alone.length > 0 }));
  };
  await Promise.all([runQuiet(), runOthers()]);
  print(printed.join(''));
}

/**
 * A check passes or fails as a whole, and is never run again.
 * @param {string} file below node_modules
 * @param {readonly string[]} args
 * @param {Print} output
 */
async function check(file, args, output) {
  const { code, printed } = await runNode([join('node_modules', file), ...args], output);
  if (code !== 0) failedChecks.push({ file, title: '', message: printed.slice(-CHECK_LENGTH), runs: 1 });
}

/** @param {string} text */
function print(text) {
  process.stdout.write(text);
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
