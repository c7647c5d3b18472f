import { decode } from '@jridgewell/sourcemap-codec';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress } from 'node:zlib';
import { BUDGETS } from './budgets.mjs';
import { EXTERNAL_FOLDER } from './external-react.mjs';
import { loadedWith } from './integrity.mjs';
import { packageOf } from './sources.mjs';

/**
 * Plugins for the modules, for the classic file made of the modules, and for the loader: they print the size of each package and folder,
 * and check the budgets.
 * @param {{ budgets?: Budget[], print?: (text: string) => void }} options
 * `beyond`: entries whose files are not counted.
 * @typedef {{ name: string, kilobytes: number, entries?: string[], beyond?: string[], classic?: boolean, display?: boolean, external?: boolean, loader?: boolean }} Budget
 */
export function countBytes({ budgets = BUDGETS, print = console.log } = {}) {
  let sizesOf = {};
  const bytesOf = async ({ classic, display, external, entries, beyond = [] }, classicCode) => {
    if (classic) return brotli(classicCode);
    if (display) return brotliOfFiles(['esm/display.js']);
    if (external) return brotliOfFiles(loadedWith(`${EXTERNAL_FOLDER}/waiting-room.js`));
    return (await sizesOf([...entries, ...beyond])) - (await sizesOf(beyond));
  };
  const check = (plugin, measured) => {
    print(measured.map(lineOf).join('\n'));
    const over = measured.filter(isOver);
    if (over.length > 0) plugin.error(`Over budget (build/budgets.mjs): ${over.map(({ name }) => name).join(', ')}`);
  };
  return {
    modules: {
      name: 'count-bytes-of-modules',
      writeBundle: (_, bundle) => {
        sizesOf = moduleSizes(bundle);
      },
    },
    loader: {
      name: 'count-bytes-of-loader',
      async writeBundle(_, bundle) {
        const bytes = await sumOf(Object.values(bundle), ({ code }) => brotli(code));
        check(
          this,
          budgets.filter(({ loader }) => loader).map((budget) => ({ ...budget, bytes })),
        );
      },
    },
    classic: {
      name: 'count-bytes',
      async writeBundle(_, bundle) {
        const [file] = Object.values(bundle).filter(({ type }) => type === 'chunk');
        const counted = budgets.filter(({ loader }) => !loader);
        const [parts, ...checked] = await Promise.all([
          costs(file.code, file.map),
          ...counted.map(async (budget) => ({ ...budget, bytes: await bytesOf(budget, file.code) })),
        ]);
        print(tableOf(parts));
        check(this, checked);
      },
    },
  };
}

const compress = promisify(brotliCompress);
const brotli = async (code) => (await compress(code)).length;
const brotliOfFiles = (paths) => sumOf([...paths], (path) => brotli(readFileSync(join('dist', path))));

/** Measures in parallel: the compression uses the thread pool. */
async function sumOf(items, measure) {
  const sizes = await Promise.all(items.map(measure));
  return sizes.reduce((sum, size) => sum + size, 0);
}

const inKilobytes = (bytes) => (bytes / 1000).toFixed(1);
const isOver = ({ bytes, kilobytes }) => bytes > kilobytes * 1000;
const lineOf = (budget) =>
  `${isOver(budget) ? '✗' : '✓'} ${budget.name}: ${inKilobytes(budget.bytes)} kB brotli of ${budget.kilobytes}`;

/** Returns a function that resolves with the compressed size of the chunks that hold some modules, with their static imports. */
function moduleSizes(bundle) {
  const chunks = Object.values(bundle).filter(({ type }) => type === 'chunk');
  const sizes = new Map();
  const sizeOf = (chunk) => {
    if (!sizes.has(chunk)) sizes.set(chunk, brotli(chunk.code));
    return sizes.get(chunk);
  };
  const chunkWith = (path) => {
    const chunk = chunks.find(({ moduleIds }) => moduleIds.some((id) => id.replaceAll('\\', '/').endsWith(`/${path}`)));
    if (!chunk) throw new Error(`No chunk holds ${path}.`);
    return chunk;
  };
  return (paths) => {
    const loaded = new Set();
    const load = (chunk) => {
      if (!chunk || loaded.has(chunk)) return;
      loaded.add(chunk);
      chunk.imports.forEach((file) => load(bundle[file]));
    };
    paths.forEach((path) => load(chunkWith(path)));
    return sumOf([...loaded], sizeOf);
  };
}

/**
 * The share of each package and each of our folders in a file, by its source map. Each part is compressed alone; parts compress better
 * together, so the sizes are scaled to add up to the file's.
 * @returns {Promise<{ name: string, minified: number, compressed: number }[]>}
 */
export async function costs(code, map) {
  const codes = new Map();
  const owners = new Map(['', ...map.sources].map((source) => [source, ownerOf(source)]));
  const add = (source, piece) => {
    if (piece === '') return;
    const name = owners.get(source);
    codes.set(name, (codes.get(name) ?? '') + piece);
  };
  const lines = code.split('\n');
  decode(map.mappings).forEach((segments, line) => {
    let source = '';
    let column = 0;
    for (const [start, sourceIndex] of segments) {
      add(source, lines[line].slice(column, start));
      column = start;
      // A segment without a source, such as glue code, counts as part of the previous source.
      if (sourceIndex !== undefined) source = map.sources[sourceIndex] ?? '';
    }
    add(source, lines[line].slice(column));
  });
  const [whole, ...parts] = await Promise.all([
    brotli(code),
    ...[...codes].map(async ([name, part]) => ({ name, minified: part.length, compressed: await brotli(part) })),
  ]);
  const scale = whole / parts.reduce((sum, { compressed }) => sum + compressed, 0);
  return parts
    .map((part) => ({ ...part, compressed: part.compressed * scale }))
    .sort((one, other) => other.compressed - one.compressed);
}

/** `react-dom`, `src/ui`, `src/features/prescriptions`. */
function ownerOf(source) {
  const path = source.replaceAll('\\', '/');
  const [, folder] = /(?:^|\/)(src(?:\/(?:features\/)?[^/]+(?=\/))?)/.exec(path) ?? [];
  return packageOf(path) ?? folder ?? 'the bundle itself';
}

/** Two columns, so that the table fits on a screen. */
function tableOf(parts) {
  const cells = parts.map(({ name, minified, compressed }) =>
    [name.padEnd(26), inKilobytes(minified).padStart(6), inKilobytes(compressed).padStart(6)].join(''),
  );
  const half = Math.ceil(cells.length / 2);
  const head = `${'kB of the classic file'.padEnd(26)}   min.    br.`;
  return [
    `${head}   ${head}`,
    ...cells.slice(0, half).map((cell, row) => `${cell}   ${cells[half + row] ?? ''}`.trimEnd()),
  ].join('\n');
}
