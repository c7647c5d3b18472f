// @ts-check
import { rmSync } from 'node:fs';
import { relative } from 'node:path';
import { build } from 'esbuild';
import { panelModules, quickBundle } from '../build/quick-bundle.mjs';

/**
 * Bundles tests for the browser into `dist/test`. With development React, so that its warnings are heard; what the panel's page
 * loads is no part of it.
 * @param {readonly string[]} files
 * @param {string} [grep] only the tests whose titles match are bundled to be run
 */
export async function bundleTests(files, grep) {
  rmSync('dist/test', { recursive: true, force: true });
  const { define, ...options } = quickBundle('development');
  await build({
    ...options,
    define: grep === undefined ? define : { ...define, WANTED_TITLES: JSON.stringify(grep) },
    inject: grep === undefined ? [] : ['test/support/only-matching.mjs'],
    entryPoints: files.map((file) => ({ in: file, out: relative('test', file).replace(/\.tsx?$/, '') })),
    outdir: 'dist/test',
    chunkNames: 'shared/[name]-[hash]',
    // The runner's own modules, and the panel as a page loads it.
    external: ['@web/*', '/ordinacia/*'],
    // Where an error has to be found; the runner needs a minute more with them.
    ...(process.env.SOURCEMAPS ? { sourcemap: 'inline' } : {}),
    logLevel: 'warning',
  });
}

/**
 * The panel's modules as a test's page loads them, in a moment: not compressed, and not for pages that changed the language.
 * @param {string} folder
 */
export async function bundlePanel(folder) {
  rmSync(folder, { recursive: true, force: true });
  await build({
    ...quickBundle('production'),
    entryPoints: Object.entries(panelModules).map(([out, file]) => ({ in: file, out })),
    // Written as rollup writes it, for the tests that look into the modules.
    minifyWhitespace: true,
    outdir: folder,
    chunkNames: 'esm/[name]-[hash]',
    logLevel: 'warning',
  });
}
