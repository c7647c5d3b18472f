import { decode } from '@jridgewell/sourcemap-codec';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { BUDGETS } from './budgets.mjs';
import { EXTERNAL_FOLDER } from './external-react.mjs';
import { loadedWith } from './integrity.mjs';

/**
 * Plugins for the modules, for the television's file, for the classic file made of the modules, and for the loader: they print what each package and folder costs, and check the budgets.
 * @param {{ budgets?: Budget[], print?: (text: string) => void }} options
 * `beyond`: what these entries load is not counted.
 * @typedef {{ name: string, kilobytes: number, entries?: string[], beyond?: string[], classic?: boolean, display?: boolean, external?: boolean, loader?: boolean }} Budget
 */
export function countBytes({ budgets = BUDGETS, print = console.log } = {}) {
  let sizesOf = {};
  let displayBytes = 0;
  let externalBytes = 0;
  const bytesOf = ({ classic, display, external, entries, beyond = [] }, classicCode) => {
    if (classic) return brotli(classicCode);
    if (display) return displayBytes;
    return external ? externalBytes : sizesOf([...entries, ...beyond]) - sizesOf(beyond);
  };
  return {
    modules: {
      name: 'count-bytes-of-modules',
      writeBundle: (_, bundle) => {
        sizesOf = moduleSizes(bundle);
      },
    },
    display: {
      name: 'count-bytes-of-display',
      writeBundle(_, bundle) {
        displayBytes = Object.values(bundle).reduce(
          (sum, { code }) => sum + (code === undefined ? 0 : brotli(code)),
          0,
        );
      },
    },
    external: {
      name: 'count-bytes-of-external-react',
      writeBundle() {
        const paths = [...loadedWith(`${EXTERNAL_FOLDER}/waiting-room.js`)];
        externalBytes = paths.reduce((sum, path) => sum + brotli(readFileSync(join('dist', path))), 0);
      },
    },
    loader: {
      name: 'count-bytes-of-loader',
      writeBundle(_, bundle) {
        const bytes = Object.values(bundle).reduce((sum, { code }) => sum + brotli(code), 0);
        const checked = budgets.filter(({ loader }) => loader).map((budget) => ({ ...budget, bytes }));
        print(checked.map(lineOf).join('\n'));
        if (checked.some(isOver)) this.error('Over budget (build/budgets.mjs): the loader');
      },
    },
    classic: {
      name: 'count-bytes',
      writeBundle(_, bundle) {
        const [file] = Object.values(bundle).filter(({ type }) => type === 'chunk');
        print(tableOf(costs(file.code, file.map)));
        const counted = budgets.filter(({ loader }) => !loader);
        const checked = counted.map((budget) => ({
          ...budget,
          bytes: bytesOf(budget, file.code),
        }));
        print(checked.map(lineOf).join('\n'));
        const over = checked.filter(isOver);
        if (over.length > 0) this.error(`Over budget (build/budgets.mjs): ${over.map(({ name }) => name).join(', ')}`);
      },
    },
  };
}

const brotli = (code) => brotliCompressSync(code).length;
const inKilobytes = (bytes) => (bytes / 1000).toFixed(1);
const isOver = ({ bytes, kilobytes }) => bytes > kilobytes * 1000;
const lineOf = (budget) =>
  `${isOver(budget) ? '✗' : '✓'} ${budget.name}: ${inKilobytes(budget.bytes)} kB brotli of ${budget.kilobytes}`;

/** Returns a function: the compressed size of the chunks that hold some modules, with their static imports. */
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
    return [...loaded].reduce((sum, chunk) => sum + sizeOf(chunk), 0);
  };
}

/**
 * The share of each package and each of our folders in a file, by its source map. Each part is compressed alone; parts compress better
 * together, so the sizes are scaled to add up to the file's.
 * @returns {{ name: string, minified: number, compressed: number }[]}
 */
export function costs(code, map) {
  const codes = new Map();
  const add = (source, piece) => {
    if (piece === '') return;
    const name = ownerOf(source);
    codes.set(name, (codes.get(name) ?? '') + piece);
  };
  const lines = code.split('\n');
  decode(map.mappings).forEach((segments, line) => {
    let source = '';
    let column = 0;
    for (const [start, sourceIndex] of segments) {
      add(source, lines[line].slice(column, start));
      column = start;
      // A segment without a source, such as glue code, counts to the one before.
      if (sourceIndex !== undefined) source = map.sources[sourceIndex] ?? '';
    }
    add(source, lines[line].slice(column));
  });
  const parts = [...codes].map(([name, part]) => ({ name, minified: part.length, compressed: brotli(part) }));
  const scale = brotli(code) / parts.reduce((sum, { compressed }) => sum + compressed, 0);
  return parts
    .map((part) => ({ ...part, compressed: part.compressed * scale }))
    .sort((one, other) => other.compressed - one.compressed);
}

/** `react-dom`, `src/ui`, `src/features/prescriptions`. */
function ownerOf(source) {
  const path = source.replaceAll('\\', '/');
  const [, library] = /.*\/node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(path) ?? [];
  if (library) return library;
  const [, folder] = /(?:^|\/)(src(?:\/(?:features\/)?[^/]+(?=\/))?)/.exec(path) ?? [];
  return folder ?? 'the bundle itself';
}

/** Two columns, so that it fits on a screen. */
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
