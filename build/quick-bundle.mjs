// @ts-check
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * esbuild's options for what is bundled in a moment and never released: the panel in development, and the tests.
 * Types are not checked, and libraries are not rewritten for pages that changed the language.
 * @param {'development' | 'production'} mode
 * @param {string} [root] the folder of the project
 */
export function quickBundle(mode, root = process.cwd()) {
  /** @type {{ version: string }} */
  const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  return {
    absWorkingDir: root,
    bundle: true,
    splitting: true,
    format: /** @type {const} */ ('esm'),
    target: 'es2022',
    jsx: /** @type {const} */ ('automatic'),
    define: { 'process.env.NODE_ENV': JSON.stringify(mode), __ORDINACIA_VERSION__: JSON.stringify(version) },
    logLevel: /** @type {const} */ ('silent'),
  };
}

/** The panel's modules by the names under which a page loads them. */
export const panelModules = {
  'esm/ordinacia': 'src/index.ts',
  'esm/admin': 'src/admin.ts',
  'esm/waiting-room': 'src/waiting-room.ts',
  'esm/hot-panel': 'src/hot-panel.ts',
};
