// `npm test` on a fresh machine: installs what is missing, builds, checks and runs every test.
import { spawn, spawnSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { findChromium } from './support/server/find-chromium.mjs';

// Somewhere on earth it is about noon: there the tests cannot run across midnight.
const hoursToNoon = 12 - new Date().getUTCHours();
process.env.TZ = `Etc/GMT${hoursToNoon > 0 ? '-' : '+'}${Math.abs(hoursToNoon)}`;

const bin = (name) => join('node_modules', '.bin', name);
const hostTests = () => readdirSync('test/host').filter((file) => file.endsWith('.test.ts'));

if (!existsSync('node_modules/.package-lock.json')) install();
if (!findChromium()) installChromium();

run(bin('rollup'), ['-c', '--silent']);
run(bin('tsc'), ['--noEmit', '-p', '.']);
run(bin('eslint'), ['--max-warnings', '0', '.']);
run(bin('prettier'), ['--check', '--log-level', 'warn', '.']);
run(bin('rollup'), ['-c', 'test/rollup.config.mjs', '--silent']);

const node = ['--import', 'tsx'];
const suites = [
  await test(
    [...node, '--test', ...hostTests().map((file) => join('test/host', file))],
    /^(?:#|ℹ) (pass|fail) (\d+)/gm,
  ),
  await test(
    [...node, 'node_modules/@web/test-runner/dist/bin.js'],
    /^browser tests: (pass)ed (\d+), (fail)ed (\d+)/gm,
  ),
];
const total = (what) => suites.reduce((sum, counts) => sum + counts[what], 0);
const isGreen = suites.every(({ status, pass }) => status === 0 && pass > 0) && total('fail') === 0;
// A suite that broke without a failed test is a failure all the same.
console.log(`${total('pass')} passed, ${isGreen ? 0 : Math.max(1, total('fail'))} failed`);
process.exit(isGreen ? 0 : 1);

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

/** Runs a suite, shows what it prints, and reads its counts from it. */
async function test(args, pattern) {
  console.log(`> node ${args.slice(0, 4).join(' ')} …`);
  const child = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'inherit'] });
  let output = '';
  child.stdout.on('data', (part) => {
    process.stdout.write(part);
    output += part;
  });
  const status = await new Promise((resolve) => child.on('close', resolve));
  const counts = { status, pass: 0, fail: 0 };
  for (const [, ...found] of output.matchAll(pattern)) {
    for (let place = 0; place + 1 < found.length; place += 2) counts[found[place]] = Number(found[place + 1]);
  }
  return counts;
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
