// @ts-check
// Run first by `npm start`, `npm run dev` and `npm test`. Plain Node only: it runs before the first install.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { isBuilt } from './inputs.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));

/** Ends the process with a message when this Node is too old. */
export function requireNode() {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
  if (major > 20 || (major === 20 && minor >= 19)) return;
  console.error(`Ordinácia needs Node 20.19 or newer; this is ${process.version}.`);
  process.exit(1);
}

/** Installs the packages of the lock file, unless exactly these are installed. Resolves with whether that succeeded. */
export async function installPackages() {
  if (isInstalled()) return true;
  console.log('Installing the packages (once, about half a minute) …');
  return npm(['ci', '--include=dev', '--no-audit', '--no-fund']);
}

/** Builds the panel, unless `dist` was built of the same inputs. Resolves with whether that succeeded. */
export async function buildPanel() {
  if (isBuilt(root)) return true;
  console.log('Building the panel (about a minute) …');
  return npm(['run', 'build', '--silent']);
}

/** Builds the server. Resolves with whether that succeeded. */
export async function buildServer() {
  try {
    const server = await import('./server.mjs');
    await server.buildServer();
    return true;
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    return false;
  }
}

/** Whether this is an installation for production: with a built server, without build tools. */
export const isForProduction = () =>
  existsSync(join(root, 'dist/server/main.js')) && !existsSync(join(root, 'node_modules/esbuild'));

/**
 * Runs a program to its end, and forwards our signals to it.
 * @param {string} command
 * @param {readonly string[]} args
 * @param {{ shell?: boolean, stdio?: import('node:child_process').StdioOptions }} [options]
 * @returns {Promise<{ code: number | null, signal: NodeJS.Signals | null }>}
 */
export async function run(command, args, options = {}) {
  const child = spawn(command, args, { stdio: 'inherit', ...options, cwd: root });
  /** @param {NodeJS.Signals} signal */
  const forwardSignal = (signal) => void child.kill(signal);
  /** @type {NodeJS.Signals[]} */
  const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'];
  for (const signal of signals) process.on(signal, forwardSignal);
  // npm signals its shell, which may die without forwarding the signal: an orphan must not keep the port.
  const parent = process.ppid;
  const watch = setInterval(() => {
    if (process.env['npm_lifecycle_event'] && process.ppid !== parent) child.kill('SIGTERM');
  }, 500);
  try {
    const [code, signal] = await once(child, 'exit');
    return { code, signal };
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    return { code: 1, signal: null };
  } finally {
    clearInterval(watch);
    for (const each of signals) process.off(each, forwardSignal);
  }
}

/** Optional packages may be missing: they are for other platforms. */
function isInstalled() {
  const file = join(root, 'node_modules/.package-lock.json');
  if (!existsSync(file)) return false;
  const wanted = packagesIn(join(root, 'package-lock.json'));
  const found = packagesIn(file);
  return Object.entries(wanted).every(([path, { version, optional }]) => {
    const installed = found[path];
    return path === '' || (installed ? installed.version === version : optional === true);
  });
}

/**
 * @param {string} file
 * @returns {Record<string, { version: string, optional?: boolean }>}
 */
const packagesIn = (file) => JSON.parse(readFileSync(file, 'utf8')).packages;

/**
 * @param {string[]} args
 * @returns {Promise<boolean>}
 */
async function npm(args) {
  // The npm that runs us, if any: on Windows `npm` is no executable.
  const npmScript = process.env['npm_execpath'];
  const { code } = npmScript
    ? await run(process.execPath, [npmScript, ...args])
    : await run('npm', args, { shell: process.platform === 'win32' });
  return code === 0;
}
