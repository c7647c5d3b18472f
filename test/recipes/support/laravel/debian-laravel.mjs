// @ts-check
import { spawnSync } from 'node:child_process';

/** The Debian packages for a complete Laravel, with the PHP extensions that it needs. */
export const LARAVEL_PACKAGES = ['php-cli', 'php-laravel-framework', 'php-mbstring', 'php-sqlite3', 'php-xml'];

const LOOK = `
  $has = (@include 'Illuminate/autoload.php') !== false;
  foreach (['mbstring', 'pdo_sqlite', 'dom'] as $name) $has = $has && extension_loaded($name);
  exit($has ? 0 : 1);
`;

export const hasLaravel = () => spawnSync('php', ['-r', LOOK]).status === 0;
