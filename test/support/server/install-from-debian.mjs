// @ts-check
import { existsSync } from 'node:fs';
import { run } from '../../../build/prepare.mjs';
import { spawnSync } from 'node:child_process';

/**
 * Installs packages on Debian. Resolves with null, or with the reason for a failure.
 * @param {string} what
 * @param {readonly string[]} packages
 * @returns {Promise<string | null>}
 */
export async function installFromDebian(what, packages) {
  if (!existsSync('/usr/bin/apt-get')) {
    return `${what}: missing, and Debian's packages (${packages.join(', ')}) cannot be installed here. See docs/decisions/tests.md.`;
  }
  console.log(`Installing ${what} …`);
  const asRoot = process.getuid?.() === 0 ? [] : ['sudo', '-n'];
  for (const step of [
    ['update', '-qq'],
    ['install', '-y', '-qq', '--no-install-recommends', ...packages],
  ]) {
    const [command = '', ...args] = [...asRoot, 'apt-get', ...step];
    const { code } = await run(command, args, { stdio: ['ignore', 'ignore', 'inherit'] });
    if (code !== 0) return `${what} could not be installed: ${packages.join(', ')}.`;
  }
  return null;
}

/** The Debian packages for a complete Laravel, with the PHP extensions that it needs. */
export const LARAVEL_PACKAGES = ['php-cli', 'php-laravel-framework', 'php-mbstring', 'php-sqlite3', 'php-xml'];

const LOOK = `
  $has = (@include 'Illuminate/autoload.php') !== false;
  foreach (['mbstring', 'pdo_sqlite', 'dom'] as $name) $has = $has && extension_loaded($name);
  exit($has ? 0 : 1);
`;

export const hasLaravel = () => spawnSync('php', ['-r', LOOK]).status === 0;
