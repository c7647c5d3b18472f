import commonjs from '@rollup/plugin-commonjs';
import resolve from '@rollup/plugin-node-resolve';
import replace from '@rollup/plugin-replace';
import typescript from '@rollup/plugin-typescript';
import { beside } from './build/beside.mjs';
import { countBytes } from './build/bytes.mjs';
import { eagerFunctions } from './build/eager-functions.mjs';
import { externalReact } from './build/external-react.mjs';
import { hardenBuiltins } from './build/hardened-builtins.mjs';
import { libraryChunks } from './build/library-chunks.mjs';
import { loaderTable } from './build/loader-table.mjs';
import { minifyScripts } from './build/minify-scripts.mjs';
import { compileStyles } from './build/compile-styles.mjs';
import { inlineNumbers } from './build/inline-numbers.mjs';
import { hashOfInputs, recordInputs } from './build/inputs.mjs';
import { inLanguage } from './build/language.mjs';
import { notices } from './build/notices.mjs';
import { packageFiles } from './build/package-files.mjs';
import { productionRouter } from './build/production-router.mjs';
import { isPusherCircle, pusherFromSource } from './build/pusher-source.mjs';
import { markForBundlers, retriedImports, withPlainImports } from './build/retried-imports.mjs';
import { shortLibraries } from './build/short-libraries.mjs';
import { smallIcons } from './build/small-icons.mjs';
import { smallReact } from './build/small-react.mjs';
import { unbreakableSpaces } from './build/unbreakable-spaces.mjs';
import { leaveOutUnusedParts } from './build/unused-library-parts.mjs';
import { readFileSync, rmSync } from 'node:fs';
import { readFile } from 'node:fs/promises';

const { version } = JSON.parse(readFileSync('package.json', 'utf8'));

/** React's directives mean nothing in a bundle; every other warning fails the build. */
function onwarn(warning) {
  if (warning.code !== 'MODULE_LEVEL_DIRECTIVE' && !isPusherCircle(warning)) throw new Error(warning.message);
}

const styles = compileStyles();

/** Compiles all of `src` when the modules are built; the other files are made of what it emitted then. */
const compiled = typescript({
  tsconfig: 'src/tsconfig.json',
  filterRoot: '.',
  noEmitOnError: true,
  // `declarations` checks the types.
  // Only emits, for which each file alone is enough: reading the types of the libraries would take as long again.
  compilerOptions: { noEmit: false, noCheck: true, noResolve: true, lib: ['ES5'], outDir: 'dist' },
});
const { name, resolveId, load } = compiled;
const emitted = { name, resolveId, load };

/** The plugins that turn our sources and CommonJS libraries into modules. */
const bundling = ({ isWholePanel = false } = {}) => [
  inLanguage(),
  leaveOutUnusedParts({ isComplete: isWholePanel }),
  pusherFromSource(),
  smallIcons(),
  shortLibraries(),
  smallReact(),
  productionRouter(),
  resolve({ browser: true, extensions: ['.mjs', '.js', '.ts', '.tsx'] }),
  replace({
    preventAssignment: true,
    values: { 'process.env.NODE_ENV': '"production"', __ORDINACIA_VERSION__: JSON.stringify(version) },
  }),
  // Without a function around each module, which would be compiled when it is called and not with the file. Only circles need one.
  commonjs({ strictRequires: 'auto' }),
  // The router writes its version to the window, which belongs to the host page.
  replace({ preventAssignment: false, delimiters: ['', ''], values: { 'window.__reactRouterVersion =': 'void' } }),
  isWholePanel ? compiled : emitted,
  unbreakableSpaces(),
  styles.modules,
  hardenBuiltins({ isComplete: isWholePanel }),
  ...(isWholePanel ? [inlineNumbers(), retriedImports()] : []),
];

/** Checks the types and writes the declarations, which TypeScript 7 does in 3 s and rollup's plugin in 10. */
const declarations = [
  'node_modules/typescript-7/bin/tsc',
  '--project',
  'src',
  '--noEmit',
  'false',
  '--emitDeclarationOnly',
  '--declaration',
  '--stripInternal',
  '--outDir',
  'dist/types',
];

const inputs = hashOfInputs('.');
const bytes = countBytes();
const withoutReact = externalReact();

/** The interface of a feature only passes on what it exports: importing one name loads no other module of the feature. */
const treeshake = {
  moduleSideEffects: (/** @type {string} */ id) => !/[\\/]features[\\/].*[\\/]index\.ts$/.test(id),
};

const modules = {
  treeshake,
  onLog: (level, log, handle) => log.code !== 'OPTIMIZE_CHUNK_STATUS' && handle(level, log),
  input: {
    ordinacia: 'src/index.ts',
    admin: 'src/admin.ts',
    'waiting-room': 'src/waiting-room.ts',
    'hot-panel': 'src/hot-panel.ts',
  },
  onwarn,
  output: {
    dir: 'dist',
    format: 'es',
    entryFileNames: 'esm/[name].js',
    // The chunk that all elements share would be named after an arbitrary module.
    chunkFileNames: ({ moduleIds }) =>
      `esm/${moduleIds.some((id) => id.endsWith('ordinacia-element.tsx')) ? 'panel' : '[name]'}-[hash].js`,
    sourcemap: 'hidden',
    minifyInternalExports: true,
    ...libraryChunks,
    // Icons and other pure trifles join what needs them. With a higher limit, texts join what does not.
    experimentalMinChunkSize: 200,
    plugins: [
      withoutReact.beforeMinifier,
      minifyScripts({ isModule: true }),
      markForBundlers(),
      withoutReact.afterAll,
      bytes.modules,
    ],
  },
  plugins: [
    { name: 'clean', buildStart: () => rmSync('dist', { recursive: true, force: true }) },
    beside(declarations),
    ...bundling({ isWholePanel: true }),
    notices(),
  ],
};

/** The television stands alone on its page, and does without React: one file that shares no chunk with the panel. */
const display = {
  input: 'src/display.ts',
  onwarn,
  output: { file: 'dist/esm/display.js', format: 'es', sourcemap: 'hidden', inlineDynamicImports: true },
  plugins: [...bundling(), minifyScripts({ isModule: true })],
};

/** The fallback of the classic file: it must not need anything that a page may have broken. */
const PLACEHOLDERS = 'dist/placeholder-elements.js';
const placeholders = {
  input: 'src/placeholder-elements.ts',
  onwarn,
  output: { file: PLACEHOLDERS, format: 'iife', name: 'registerPlaceholders' },
  plugins: [...bundling(), minifyScripts({ isModule: false })],
};

/** The one classic file, made of the finished modules. */
const umd = {
  input: 'dist/esm/ordinacia.js',
  onwarn,
  output: {
    file: 'dist/ordinacia.umd.js',
    format: 'iife',
    name: 'bundle',
    sourcemap: 'hidden',
    inlineDynamicImports: true,
    freeze: false,
    // The bundle publishes a plain object, not tagged as a module.
    generatedCode: { preset: 'es2015', symbols: false },
    // Runs first, publishes then: plain UMD would only register itself with a page's RequireJS.
    banner: () => `(function () { ${readFileSync(PLACEHOLDERS, 'utf8')} try {`,
    footer: `
      if (typeof module === 'object' && module.exports) module.exports = bundle;
      else if (typeof define === 'function' && define.amd) define('ordinacia', [], function () { return bundle; });
      publish();
      } catch (error) {
        if (typeof console === 'object') console.error('[ordinacia] the panel cannot run on this page', error);
        if (typeof window !== 'undefined') registerPlaceholders();
      }
      function publish() {
        var waiting = typeof window === 'undefined' ? bundle : window.Ordinacia;
        if (waiting && waiting.mount) return;
        window.Ordinacia = bundle;
        if (waiting && waiting.length) bundle.push.apply(null, waiting);
      }
    })();`,
  },
  plugins: [
    withSourceMaps(),
    styles.classic,
    minifyScripts({ isModule: false }),
    eagerFunctions(),
    { name: 'tidy', writeBundle: () => rmSync(PLACEHOLDERS) },
    bytes.classic,
  ],
};

/** A small classic script that loads the modules. It comes last, as it names them, with their hashes. */
const loader = {
  input: 'src/loader.ts',
  onwarn,
  output: { file: 'dist/loader.js', format: 'iife' },
  plugins: [
    loaderTable(),
    ...bundling(),
    minifyScripts({ isModule: false }),
    packageFiles(),
    bytes.loader,
    // After everything else, and only where nothing has failed.
    {
      name: 'record-inputs',
      writeBundle: { order: 'post', sequential: true, handler: () => recordInputs('.', inputs) },
    },
  ],
};

/** Loads the source maps of the modules that the classic file is made of. */
function withSourceMaps() {
  return {
    name: 'with-source-maps',
    async load(id) {
      const [code, map] = await Promise.all([readFile(id, 'utf8'), readFile(`${id}.map`, 'utf8')]);
      return { code: withPlainImports(code), map: JSON.parse(map) };
    },
  };
}

// No package is a link. Looking for links in the path of every import takes a tenth of the build.
export default [modules, display, placeholders, umd, loader].map((bundle) => ({ ...bundle, preserveSymlinks: true }));
