// @ts-check
// `npm start`: installs what is missing, builds what is outdated, then runs the server. Plain Node: nothing may be
// needed here that is not there before the first install.
import { spawn } from 'node:child_process';
import { existsSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));
const BUILT = ['dist/ordinacia.umd.js', 'dist/esm/admin.js'];
const BUILT_FROM = ['src', 'rollup.config.mjs', 'package-lock.json', 'tsconfig.json'];

const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
if (major < 20 || (major === 20 && minor < 19)) {
  end(`Ordinácia needs Node 20.19 or newer; this is ${process.version}.`);
}

if (changedAt('node_modules/.package-lock.json') < changedAt('package-lock.json')) {
  console.log('Installing the packages (once, about a minute) …');
  // Not `npm ci`: it wants every optional package in the lock file, also those made for other systems, and a registry
  // that lacks some of them makes a lock file without them. The versions are the lock file's all the same.
  await npm(['install', '--include=dev', '--no-save'], 'The packages could not be installed.');
}
if (Math.min(...BUILT.map(changedAt)) < Math.max(...BUILT_FROM.map(changedAt))) {
  console.log('Building the panel (about a minute) …');
  await npm(['run', 'build'], 'The panel could not be built.');
}
const { code, signal } = await run(process.execPath, ['--import', 'tsx', join('host', 'server', 'main.ts')]);
if (signal) process.kill(process.pid, signal);
else process.exit(code ?? 1);

/**
 * The newest change of a file, or of anything in a folder, in milliseconds; 0 when it is not there.
 * @param {string} name
 * @returns {number}
 */
function changedAt(name) {
  const path = join(root, name);
  if (!existsSync(path)) return 0;
  const found = statSync(path);
  if (!found.isDirectory()) return found.mtimeMs;
  return Math.max(found.mtimeMs, ...readdirSync(path).map((each) => changedAt(join(name, each))));
}

/**
 * @param {string[]} args
 * @param {string} complaint
 */
async function npm(args, complaint) {
  // The npm that runs us, when one does: on Windows `npm` alone is no program.
  const own = process.env['npm_execpath'];
  const { code } = own
    ? await run(process.execPath, [own, ...args])
    : await run('npm', args, { shell: process.platform === 'win32' });
  if (code !== 0) end(`${complaint} What went wrong stands above.`);
}

/**
 * Runs a program to its end. Signals that come to us are for it.
 * @param {string} command
 * @param {string[]} args
 * @param {{ shell?: boolean }} [options]
 * @returns {Promise<{ code: number | null, signal: NodeJS.Signals | null }>}
 */
function run(command, args, options = {}) {
  return new Promise((resolve) => {
    const child = spawn(command, args, { ...options, cwd: root, stdio: 'inherit' });
    /** @param {NodeJS.Signals} signal */
    const passOn = (signal) => void child.kill(signal);
    /** @type {NodeJS.Signals[]} */
    const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'];
    for (const signal of signals) process.on(signal, passOn);
    // npm hands a signal to a shell that may die of it without a word to us: an orphan must not keep the port.
    const parent = process.ppid;
    const watch = setInterval(() => {
      if (process.env['npm_lifecycle_event'] && process.ppid !== parent) child.kill('SIGTERM');
    }, 500);
    const finish = (/** @type {number | null} */ code, /** @type {NodeJS.Signals | null} */ signal) => {
      clearInterval(watch);
      for (const each of signals) process.off(each, passOn);
      resolve({ code, signal });
    };
    child.once('error', (error) => {
      console.error(error.message);
      finish(1, null);
    });
    child.once('exit', finish);
  });
}

/**
 * @param {string} message
 * @returns {never}
 */
function end(message) {
  console.error(message);
  process.exit(1);
}
