// @ts-check
// Plain Node only: build/prepare.mjs reads it before the first install.
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** Everything that the panel's build reads, except the installed packages, which the lock file names. */
export const INPUTS = [
  'src',
  'build',
  'check',
  'server/cli/command.ts',
  'server/cli/terminal.ts',
  'server/lib/errors.ts',
  'rollup.config.mjs',
  'package.json',
  'package-lock.json',
  'tsconfig.json',
];

const LANGUAGE = 'ORDINACIA_LANGUAGE';
/** Written last: a build without this file is incomplete. Not published (`files` in package.json). */
export const RECORD = 'dist/inputs.sha256';

/**
 * The hash of the build's inputs by their paths and contents: file times change with every checkout and copy.
 * @param {string} root
 */
export function hashOfInputs(root) {
  const hash = createHash('sha256').update(JSON.stringify([process.env[LANGUAGE] || 'sk']));
  for (const path of INPUTS.flatMap((name) => filesAt(root, name))) {
    const content = readFileSync(join(root, path));
    hash.update(JSON.stringify([path, content.length])).update(content);
  }
  return hash.digest('hex');
}

/** Whether `dist` was built of exactly these inputs. @param {string} root */
export function isBuilt(root) {
  const record = join(root, RECORD);
  return existsSync(record) && readFileSync(record, 'utf8').trim() === hashOfInputs(root);
}

/**
 * Records the inputs of `dist`. Their hash is taken before the build: a file that changes meanwhile counts as changed.
 * @param {string} root
 * @param {string} hash
 */
export const recordInputs = (root, hash) => writeFileSync(join(root, RECORD), `${hash}\n`);

/**
 * A file, or all files of a folder, sorted. Hidden files (of editors and systems) and documents are not built.
 * @param {string} root
 * @param {string} name
 * @returns {string[]}
 */
function filesAt(root, name) {
  const found = statSync(join(root, name), { throwIfNoEntry: false });
  if (!found) return [];
  if (!found.isDirectory()) return [name];
  const names = readdirSync(join(root, name)).filter((each) => !/^\.|\.md$/.test(each));
  return names.sort().flatMap((each) => filesAt(root, `${name}/${each}`));
}
