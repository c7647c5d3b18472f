// @ts-check
import { readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { transform } from 'esbuild';
import { parseAst } from 'rollup/parseAst';
import { hardenBuiltins } from './hardened-builtins.mjs';
import { REACT_DOM, smallReact } from './small-react.mjs';
import { unbreakableSpaces } from './unbreakable-spaces.mjs';

/**
 * esbuild's options for quick bundles that are never released: the panel in development, and the tests.
 * Types are not checked, and of the libraries only redaxios is hardened. React's development build is not patched.
 * @param {'development' | 'production'} mode
 * @param {string} [root] the folder of the project
 */
export function quickBundle(mode, root = process.cwd()) {
  /** @type {{ version: string }} */
  const { version } = readPackage(root);
  return {
    absWorkingDir: root,
    bundle: true,
    splitting: true,
    format: /** @type {const} */ ('esm'),
    target: 'es2022',
    jsx: /** @type {const} */ ('automatic'),
    define: { 'process.env.NODE_ENV': JSON.stringify(mode), __ORDINACIA_VERSION__: JSON.stringify(version) },
    logLevel: /** @type {const} */ ('silent'),
    plugins: [
      rollupPlugin(hardenBuiltins(), HARDENED),
      rollupPlugin(smallReact(), REACT_DOM),
      rollupPlugin(unbreakableSpaces(), TEXTS),
    ],
  };
}

/**
 * The panel's modules from the package's `exports`: the name by which a page loads each (`esm/admin`), and its source (`src/admin.ts`).
 * @param {string} [root] the folder of the project
 * @returns {Record<string, string>}
 */
export function panelModules(root = process.cwd()) {
  /** @type {{ exports: Record<string, string | { import?: { types: string, default?: string } }> }} */
  const { exports } = readPackage(root);
  /** @type {Record<string, string>} */
  const modules = {};
  for (const entry of Object.values(exports)) {
    // Other entries are other builds of the same sources.
    if (typeof entry === 'string' || !entry.import?.default?.startsWith('./dist/esm/')) continue;
    const source = entry.import.types.replace('./dist/types/', 'src/').replace(/\.d\.ts$/, '.ts');
    modules[entry.import.default.replace('./dist/', '').replace(/\.js$/, '')] = source;
  }
  return modules;
}

/** @param {string} root */
const readPackage = (root) => JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));

const TEXTS = /[\\/]src[\\/]texts[\\/].+\.ts$/;
const HARDENED = /[\\/]node_modules[\\/]redaxios[\\/]/;

/**
 * Adapts a rollup plugin to esbuild, for the modules whose paths match.
 * @param {{ name: string, load?(id: string): string | null, transform(code: string, id: string): unknown }} plugin
 * @param {RegExp} filter
 * @returns {import('esbuild').Plugin}
 */
export function rollupPlugin(plugin, filter) {
  return {
    name: plugin.name,
    setup(build) {
      build.onLoad({ filter }, async ({ path }) => {
        const source = await readFile(path, 'utf8');
        const compiled = path.endsWith('.ts')
          ? await transform(source, { loader: 'ts', charset: 'utf8' }).catch(() => null)
          : { code: source };
        // esbuild itself reports files that cannot be parsed.
        if (!compiled) return null;
        const { code } = compiled;
        const changed = await plugin.transform.call({ parse: parseAst }, code, path);
        return { contents: isCode(changed) ? changed.code : code, loader: 'js' };
      });
      const { load } = plugin;
      if (!load) return;
      // Virtual modules of the plugin have names that start with a zero byte. esbuild writes names into the bundle, and servers
      // would take a file with a zero byte for binary.
      build.onResolve({ filter: /^\0/ }, ({ path }) => ({ path: path.slice(1), namespace: plugin.name }));
      build.onLoad({ filter: /.*/, namespace: plugin.name }, ({ path }) => ({
        contents: load(`\0${path}`) ?? '',
      }));
    },
  };
}

/**
 * @param {unknown} changed
 * @returns {changed is { code: string }}
 */
const isCode = (changed) => typeof changed === 'object' && changed !== null && 'code' in changed;
