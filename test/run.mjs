// `npm test` on a fresh machine: installs what is missing, builds, checks and runs every test.
import { spawn, spawnSync } from 'node:child_process';
import { existsSync, readdirSync, statSync } from 'node:fs';
import { join, relative } from 'node:path';
import { findChromium } from './support/server/find-chromium.mjs';

// Somewhere on earth it is about noon: there the tests cannot run across midnight.
const hoursToNoon = 12 - new Date().getUTCHours();
process.env.TZ = `Etc/GMT${hoursToNoon > 0 ? '-' : '+'}${Math.abs(hoursToNoon)}`;

const bin = (name) => join('node_modules', '.bin', name);
const NODE_FOLDERS = ['test/build', 'test/host'];
const WITH_TYPES = ['--import', 'tsx'];
const IN_NODE = /^(?:#|ℹ) (pass|fail) (\d+)/gm;
const IN_BROWSER = /^browser tests: (pass)ed (\d+), (fail)ed (\d+)/gm;

// `npm test -- test/features/patients`: only the tests at or below these paths, against a build that is made only when it is old.
const wanted = process.argv.slice(2).map((path) => relative('.', path));
if (wanted.length > 0) process.exit((await runSome(wanted)) ? 0 : 1);

if (!existsSync('node_modules/.package-lock.json')) install();
if (!findChromium()) installChromium();

run(bin('rollup'), ['-c', '--silent']);
run(bin('rollup'), ['-c', 'test/rollup.config.mjs', '--silent']);

// The browser waits more than it works: beside it there is room for the rest, whose words follow when it is done.
const said = [];
const [inBrowser, beside] = await Promise.all([
  suite([...WITH_TYPES, 'node_modules/@web/test-runner/dist/bin.js'], IN_BROWSER, (words) =>
    process.stdout.write(words),
  ),
  besideTheBrowser((words) => said.push(words)),
]);
process.stdout.write(said.join(''));

const results = [inBrowser, ...beside];
const total = (what) => results.reduce((sum, counts) => sum + counts[what], 0);
const isGreen = results.every(({ isGood }) => isGood) && total('fail') === 0;
// A suite or a check that broke without a failed test is a failure all the same.
console.log(`${total('pass')} passed, ${isGreen ? 0 : Math.max(1, total('fail'))} failed`);
process.exit(isGreen ? 0 : 1);

/** Bundles and runs the tests below the paths, and nothing else. */
async function runSome(paths) {
  const say = (words) => process.stdout.write(words);
  const inNode = testsInNode().filter((file) => paths.some((path) => file.startsWith(path)));
  if (isBuildOld()) run(bin('rollup'), ['-c', '--silent']);
  const counts = [];
  if (paths.some((path) => !NODE_FOLDERS.some((folder) => path.startsWith(folder)))) {
    process.env.TEST_PATHS = JSON.stringify(paths);
    run(bin('rollup'), ['-c', 'test/rollup.config.mjs', '--silent']);
    counts.push(await suite([...WITH_TYPES, 'node_modules/@web/test-runner/dist/bin.js'], IN_BROWSER, say));
  }
  if (inNode.length > 0) counts.push(await suite([...WITH_TYPES, '--test', ...inNode], IN_NODE, say));
  const sum = (what) => counts.reduce((total, count) => total + count[what], 0);
  const isGood = counts.length > 0 && counts.every((count) => count.isGood) && sum('fail') === 0;
  console.log(`${sum('pass')} passed, ${isGood ? 0 : Math.max(1, sum('fail'))} failed`);
  return isGood;
}

function isBuildOld() {
  const built = statSync('dist/ordinacia.umd.js', { throwIfNoEntry: false })?.mtimeMs ?? 0;
  const sources = ['src', 'build'].flatMap((folder) =>
    readdirSync(folder, { recursive: true }).map((file) => join(folder, file)),
  );
  return [...sources, 'rollup.config.mjs', 'package.json'].some((file) => statSync(file).mtimeMs > built);
}

/** The tests of the server and of the build's own steps. */
function testsInNode() {
  return NODE_FOLDERS.flatMap((folder) => readdirSync(folder).map((file) => join(folder, file))).filter((file) =>
    file.endsWith('.test.ts'),
  );
}

/** Types, lint and format, then the server's tests in Node. */
async function besideTheBrowser(say) {
  return [
    await check(bin('tsc'), ['--noEmit', '-p', '.'], say),
    await check(bin('eslint'), ['--max-warnings', '0', '.'], say),
    await check(bin('prettier'), ['--check', '--log-level', 'warn', '.'], say),
    await suite([...WITH_TYPES, '--test', ...testsInNode()], IN_NODE, say),
  ];
}

/** A check has no counts: it is good or not. */
async function check(command, args, say) {
  const { status } = await heard(command, args, say);
  return { pass: 0, fail: 0, isGood: status === 0 };
}

/** Runs a suite, and reads its counts from what it says. One that counts nothing is not good. */
async function suite(args, pattern, say) {
  const { status, output } = await heard(process.execPath, args, say);
  const counts = { pass: 0, fail: 0 };
  for (const [, ...found] of output.matchAll(pattern)) {
    for (let index = 0; index + 1 < found.length; index += 2) counts[found[index]] = Number(found[index + 1]);
  }
  return { ...counts, isGood: status === 0 && counts.pass > 0 };
}

async function heard(command, args, say) {
  say(`> ${command} ${args.slice(0, 4).join(' ')} …\n`);
  const child = spawn(command, args, { stdio: ['ignore', 'pipe', 'pipe'] });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (words) => {
      say(words);
      output += words;
    });
  }
  const status = await new Promise((resolve) => {
    child.on('error', ({ message }) => {
      say(`${message}\n`);
      resolve(null);
    });
    child.on('close', resolve);
  });
  return { status, output };
}

/** A step that must succeed for the rest to mean anything. */
function run(command, args) {
  console.log(`> ${command} ${args.join(' ')}`);
  const { status, error } = spawnSync(command, args, { stdio: 'inherit' });
  if (status === 0) return;
  if (error) console.error(error.message);
  console.log('0 passed, 1 failed');
  process.exit(1);
}

/** Not `npm ci`: it wants every other platform's optional packages in the lock file too. */
function install() {
  run('npm', ['install', '--include=dev', '--no-save', '--no-audit', '--no-fund']);
}

function installChromium() {
  const asRoot = process.getuid?.() === 0 ? [] : ['sudo', '-n'];
  if (!existsSync('/usr/bin/apt-get')) {
    console.error('Chromium is missing: install it, or say where it is with CHROME_PATH.');
    process.exit(1);
  }
  for (const step of [
    ['update', '-qq'],
    ['install', '-y', '-qq', '--no-install-recommends', 'chromium'],
  ]) {
    const [command, ...args] = [...asRoot, 'apt-get', ...step];
    run(command, args);
  }
}
