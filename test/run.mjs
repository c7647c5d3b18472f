// @ts-check
// `npm test`: installs what is missing, builds, checks, and runs every test that is not left to `npm run test:release`.
// `npm test -- test/features/patients test/lib --grep T5`: runs only the tests below these paths, and those whose titles match.
// `npm test -- --once`: what failed is not run again.
// `npm test -- --release`: what only `npm run test:release` runs.
// `npm test -- --record-timings`: writes how long each file took into test/runner/timings.json.
// `npm test -- --date 2027-01-31`: as if it were that day.
import { spawnSync } from 'node:child_process';
import { chmodSync, existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, statfsSync } from 'node:fs';
import { join, normalize, sep } from 'node:path';
import { parseArgs } from 'node:util';
import { buildPanel, installPackages, requireNode } from '../build/prepare.mjs';
import { hasLaravel, LARAVEL_PACKAGES } from './recipes/support/laravel/debian-laravel.mjs';
import { readTestFile } from './runner/needs.mjs';
import { runNodeTests } from './runner/node-files.mjs';
import { runPages } from './runner/pages.mjs';
import { playedDay, TIME_ZONE } from './runner/played-day.mjs';
import { endWithThisProcess, runNode, wasEnded } from './runner/processes.mjs';
import { addResults, isNoAccident, unsettledFiles, verdictOf } from './runner/record.mjs';
import { releaseNote } from '../build/release-record.mjs';
import { closingText, slowestFiles, writeLastRun } from './runner/report.mjs';
import { recordTimings } from './runner/timings.mjs';
import { findChromium } from './support/server/find-chromium.mjs';
import { installFromDebian } from './support/server/install-from-debian.mjs';
import { hasOldLibraries, LIBRARY_PACKAGES } from './support/server/old-libraries.mjs';

/** @typedef {import('./runner/processes.mjs').Print} Print */

requireNode();

process.env.TZ = TIME_ZONE;

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

/** Output folder of the tests and their runners; a run of the runner's own samples writes below another one. */
const FOLDER = process.env.TEST_FOLDER ?? join('dist', 'test');
/** Runs of a file at the most: a race that it lost once it may lose again on a busy machine. */
const MOST_RUNS = 3;
const CHECK_LENGTH = 4_000;
/** Tests of the runner itself: they fail, and so are run only where they are named. */
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
// With `--grep` there may be nothing to run.
if (verdict.passed === 0 && verdict.failures.length === 0 && grep === undefined) {
  verdict.failures.push({ file: '', title: 'No test has run.', message: '', runs: 1 });
}
const isGreen = verdict.failures.length === 0;
// A run of some tests says nothing of the whole.
if (isWhole || process.env.TEST_FOLDER) writeLastRun(LAST_RUN, verdict, { startedAt, day });
if (isWhole && !isRelease) print(releaseNote('.'));
// A slow reader has not taken all of it yet: what is still to be written would be lost.
process.stdout.write(closingText(verdict), () => process.exit(isGreen ? 0 : 1));

/**
 * Tests that cannot be bundled have failed, and what has run is told all the same.
 * @param {unknown} error
 */
function cannotRun(error) {
  failedChecks.push({ file: '', title: '', message: String(error).slice(0, CHECK_LENGTH), runs: 1 });
}

/** The tests below the paths, against a panel that is bundled in a moment where they do not need the released files. */
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
 * The checks run beside the build, and what they print follows. Browsers begin when both have ended, and the tests in Node come last: each
 * beside another lost races that no doctor's machine would lose.
 */
async function runAll() {
  /** @type {string[]} */
  const printed = [];
  const keep = (/** @type {string} */ output) => void printed.push(output);
  const checks = async () => {
    await check('typescript-7/bin/tsc', ['--noEmit', '-p', '.'], keep);
    await check('oxlint/bin/oxlint', [], keep);
    await check('eslint/bin/eslint.js', ['--max-warnings', '0', '.'], keep);
    await check('oxfmt/bin/oxfmt', ['--check'], keep);
  };
  await Promise.all([build(), isRelease ? null : checks()]);
  print(printed.join(''));
  await runInBrowser();
  await runInNode();
}

/**
 * Files in which something failed are run again when everything else has ended: one after the other, each with a page, a browser and a
 * server of its own, and nothing beside it. What passes then has lost a race, and is told as flaky.
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

/** Installs what the tests need beside npm's packages. */
async function installSystemPackages() {
  if (tests.browser.length > 0 && !findChromium()) await install('Chromium', ['chromium', 'chromium-headless-shell']);
  if (anyNeeds('old-libraries') && !hasOldLibraries()) await install('Prototype and MooTools', LIBRARY_PACKAGES);
  if (anyNeeds('php') && !hasPhp()) await install('PHP', ['php-cli']);
  if (anyNeeds('laravel') && !hasLaravel()) await install('Laravel', LARAVEL_PACKAGES);
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
  // A file that is named is wanted, whichever command runs it usually.
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

async function runInNode() {
  if (tests.node.length === 0) return;
  const { bundleNodeTests } = await loadBundling();
  const isQuiet = (/** @type {import('./runner/needs.mjs').TestFile} */ { needs }) => needs.has('quiet');
  const [quiet, others] = [tests.node.filter(isQuiet), tests.node.filter((file) => !isQuiet(file))];
  if (others.length > 0)
    addResults(record, await runNodeTests(await bundleNodeTests(others, join(FOLDER, 'node')), howToRun));
  const alone = await bundleNodeTests(quiet, join(FOLDER, 'quiet'), { areAlone: true });
  for (const entry of alone) addResults(record, await runNodeTests([entry], howToRun));
}

/**
 * A check has no counts, and is never run again: it is good or not.
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
