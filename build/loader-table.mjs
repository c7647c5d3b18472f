import { createHash } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import { hashOf, loadedWith } from './integrity.mjs';

export const ENTRIES = ['ordinacia', 'admin', 'waiting-room', 'hot-panel', 'display'];

/**
 * Writes a module with the files of each element and their hashes, and the address of that module into the loader, which is built last.
 * Inside the loader the hashes would be larger than the rest.
 */
export const loaderTable = () => ({
  name: 'loader-table',
  renderChunk: (code) => ({
    code: code.replace('__LOADER_FILES__', () => JSON.stringify(filesOfLoader())),
    map: { mappings: '' },
  }),
});

function filesOfLoader() {
  const tables = ENTRIES.map((name) => [name, [...loadedWith(`esm/${name}.js`)].map(named)]);
  const text = `export default ${JSON.stringify(Object.fromEntries(tables))};\n`;
  const path = `esm/loader-table-${createHash('sha256').update(text).digest('base64url').slice(0, 8)}.js`;
  writeFileSync(`dist/${path}`, text);
  return { table: named(path), classic: named('ordinacia.umd.js') };
}

const named = (path) => [path, hashOf(path)];
