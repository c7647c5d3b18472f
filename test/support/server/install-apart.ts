import { execFile } from 'node:child_process';
import { copyFile, mkdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

/**
 * Installs packages that only one test needs, at its first run and when their lock file has changed. Resolves with the folder that contains
 * their `node_modules`.
 */
export async function installApart(name: string, listed: string): Promise<string> {
  const folder = join(MODULES, `.${name}`);
  const [wanted, found] = await Promise.all([join(listed, LOCK), join(folder, DONE)].map(readIfThere));
  if (wanted === found) return folder;
  await mkdir(folder, { recursive: true });
  for (const file of ['package.json', LOCK, '.npmrc']) await copyFile(join(listed, file), join(folder, file));
  await promisify(execFile)('npm', ['ci', '--ignore-scripts'], { cwd: folder });
  await copyFile(join(listed, LOCK), join(folder, DONE));
  return folder;
}

const readIfThere = (file: string) => readFile(file, 'utf8').catch(() => null);

const LOCK = 'package-lock.json';
/** A copy of the lock file, written after a complete install. */
const DONE = 'installed.json';
/** Not below `test`, which is searched for test files. */
const MODULES = fileURLToPath(new URL('../../../node_modules', import.meta.url));
