import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join, posix } from 'node:path';

/** The hash of a file below `dist`, as an `integrity` attribute has it. */
export const hashOf = (path) =>
  `sha256-${createHash('sha256')
    .update(readFileSync(join('dist', path)))
    .digest('base64')}`;

/** The hash of every script that a page may load directly, by its path below `dist`; the modules without React need a bundler. */
export function integrity() {
  const scripts = readdirSync('dist', { recursive: true })
    .map((path) => path.replaceAll('\\', '/'))
    .filter((path) => path.endsWith('.js') && !NOT_FOR_PAGES.test(path))
    .sort();
  return Object.fromEntries(scripts.map((path) => [path, hashOf(path)]));
}

const NOT_FOR_PAGES = /^(?:esm-external-react|types|test|quick|server|soak|release)\//;

/** A module, then its direct and indirect static imports: all files that a page loads before the module runs. Paths below `dist`. */
export function loadedWith(path, found = new Set()) {
  if (found.has(path)) return found;
  found.add(path);
  for (const [, name] of readFileSync(join('dist', path), 'utf8').matchAll(STATIC_IMPORT))
    loadedWith(posix.join(posix.dirname(path), name), found);
  return found;
}

/** Static imports in minified modules: `import{a as b}from"./panel-….js"`, `import"./…"`, `export{a}from"./…"`. */
const STATIC_IMPORT = /(?:\bimport|\bfrom)\s*"(\.[^"]+)"/g;
