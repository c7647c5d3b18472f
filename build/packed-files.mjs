// @ts-check
// Files that differ between package and repository. npm packs a folder as it is, so they are replaced while it packs.
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';

/** Holds the repository's own files while npm packs. */
const BACKUP = '.packing';
/** The bundle contains all dependencies. */
const NOT_PACKED = ['dependencies', 'devDependencies', 'overrides', 'scripts'];

/** @type {Record<string, () => string>} */
const PACKED = {
  'README.md': () => readFileSync('build/package-readme.md', 'utf8'),
  'package.json': () => {
    const entries = Object.entries(JSON.parse(readFileSync('package.json', 'utf8')));
    return `${JSON.stringify(Object.fromEntries(entries.filter(([name]) => !NOT_PACKED.includes(name))), null, 2)}\n`;
  },
};

export function replaceFiles() {
  mkdirSync(BACKUP);
  for (const [name, textOf] of Object.entries(PACKED)) {
    const text = textOf();
    renameSync(name, `${BACKUP}/${name}`);
    writeFileSync(name, text);
  }
}

/** Restores the repository's files. Returns whether any were replaced. */
export function restoreFiles() {
  if (!existsSync(BACKUP)) return false;
  for (const name of readdirSync(BACKUP)) renameSync(`${BACKUP}/${name}`, name);
  rmSync(BACKUP, { recursive: true });
  return true;
}
