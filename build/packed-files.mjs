// @ts-check
// Files that are others in the package than in the repository. npm packs a folder as it is, so they are replaced while it does.
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';

/** Folder of the repository's own files while npm packs. */
const KEPT = '.packing';
/** The scripts hold every package; the others, and the commands, are the repository's. */
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
  mkdirSync(KEPT);
  for (const [name, textOf] of Object.entries(PACKED)) {
    const text = textOf();
    renameSync(name, `${KEPT}/${name}`);
    writeFileSync(name, text);
  }
}

/** Puts the repository's own back. Returns whether any were replaced. */
export function restoreFiles() {
  if (!existsSync(KEPT)) return false;
  for (const name of readdirSync(KEPT)) renameSync(`${KEPT}/${name}`, name);
  rmSync(KEPT, { recursive: true });
  return true;
}
