// @ts-check
import { rmSync } from 'node:fs';
import { join, relative } from 'node:path';
import { build } from 'esbuild';
import { panelModules, quickBundle } from '../build/quick-bundle.mjs';

const FOLDER = 'dist/test';
const nameOf = (/** @type {string} */ file) => relative('test', file).replace(/\.tsx?$/, '');

/** Where the bundle of a test lies: `test/lib/csv.test.ts` → `dist/test/lib/csv.test.js`. */
export const bundledFile = (/** @type {string} */ file) => join(FOLDER, `${nameOf(file)}.js`);

/**
 * Bundles tests for the browser into `dist/test`. With development React, so that its warnings are heard; what the panel's page
 * loads is no part of it.
 * @param {readonly string[]} files
 * @param {string} [grep] only the tests whose titles match are bundled to be run
 */
export async function bundleTests(files, grep) {
  rmSync(FOLDER, { recursive: true, force: true });
  const { define, ...options } = quickBundle('development');
  await build({
    ...options,
    define: grep === undefined ? define : { ...define, WANTED_TITLES: JSON.stringify(grep) },
    inject: grep === undefined ? [] : ['test/support/only-matching.mjs'],
    entryPoints: files.map((file) => ({ in: file, out: nameOf(file) })),
    outdir: FOLDER,
    chunkNames: 'shared/[name]-[hash]',
    // The runner's own modules, and the panel as a page loads it.
    external: ['@web/*', '/ordinacia/*'],
    // For debugging only: the runner takes a minute longer with them.
    ...(process.env.SOURCEMAPS ? { sourcemap: 'inline' } : {}),
    logLevel: 'warning',
  });
}

/**
 * The panel's modules for tests, bundled quickly: not compressed, and without hardened built-ins.
 * @param {string} folder
 */
export async function bundlePanel(folder) {
  rmSync(folder, { recursive: true, force: true });
  await build({
    ...quickBundle('production'),
    entryPoints: Object.entries(panelModules()).map(([out, file]) => ({ in: file, out })),
    // Written as rollup writes it, for the tests that look into the modules.
    minifyWhitespace: true,
    outdir: folder,
    chunkNames: 'esm/[name]-[hash]',
    logLevel: 'warning',
  });
}
