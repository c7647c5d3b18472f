// @ts-check
import { rmSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join, relative, resolve, sep } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build, transform } from 'esbuild';
import { panelModules, quickBundle } from '../../build/quick-bundle.mjs';
import { secondsOf } from './timings.mjs';

/** @typedef {import('./needs.mjs').TestFile} TestFile */

const nameOf = (/** @type {string} */ file) => relative('test', file).replace(/\.test\.tsx?$/, '');
/** Seconds of tests in a page, by the recorded timings. A page takes 2 to 3 s to start; short pages let the runners finish together. */
const PAGE_SECONDS = 30;

/**
 * @typedef {object} Page
 * @property {string} path of the bundle that the runner opens
 * @property {readonly string[]} files whose tests it runs
 * @property {number} seconds of its tests, by the recorded timings
 */

/**
 * Bundles tests for the browser, and resolves with the pages that run them. Neighbouring files share a page, because each start of a page
 * takes as long as several tests. Uses development React for its warnings; the panel's own modules stay external.
 * @param {readonly TestFile[]} files
 * @param {string} folder for the pages; its content is removed
 * @param {{ grep?: string | undefined, areAlone?: boolean }} [options] only the tests whose titles match `grep`; each file in a page of its own
 * @returns {Promise<Page[]>}
 */
export async function bundleTests(files, folder, { grep, areAlone = false } = {}) {
  rmSync(folder, { recursive: true, force: true });
  const pages = inGroups(files, PAGE_SECONDS, (file) => areAlone || file.needs.has('own-page'));
  const { define: usual, ...options } = quickBundle('development');
  const define = { ...usual, EVERY_COMBINATION: String(process.env.EVERY_COMBINATION === '1') };
  await build({
    ...options,
    plugins: [...options.plugins, plainSpaces, entriesOf(pages), namedFiles],
    define: grep === undefined ? define : { ...define, WANTED_TITLES: JSON.stringify(grep) },
    inject: [
      'test/support/titles-by-file.mjs',
      'test/support/failures-as-text.mjs',
      ...(grep === undefined ? [] : ['test/support/only-matching.mjs']),
    ],
    entryPoints: [...pages.keys()].map((name) => ({ in: `entry:${name}`, out: name })),
    outdir: folder,
    chunkNames: 'shared/[name]-[hash]',
    // The runner's module, the panel's modules, and a module that the fake timers load only in Node.
    external: ['/__web-dev-server__web-socket.js', '/ordinacia/*', 'util'],
    // For debugging only: the runner takes a minute longer with them.
    ...(process.env.SOURCEMAPS ? { sourcemap: 'inline' } : {}),
    logLevel: 'warning',
  });
  return [...pages].map(([name, page]) => ({ path: join(folder, `${name}.js`), ...page }));
}

/** @satisfies {import('esbuild').BuildOptions} */
const FOR_NODE = {
  bundle: true,
  platform: 'node',
  format: 'esm',
  target: 'node20',
  jsx: 'automatic',
  packages: 'external',
  // Node takes the file of a test from the source map.
  sourcemap: 'linked',
  sourcesContent: false,
  logLevel: 'warning',
};

/**
 * Bundles the runner of pages, and resolves with its path.
 * @param {string} folder
 */
export async function bundlePageRunner(folder) {
  const path = join(folder, 'page-runner.mjs');
  await build({
    ...FOR_NODE,
    plugins: [ownAddresses],
    entryPoints: ['test/runner/page-runner.ts'],
    outfile: path,
  });
  return path;
}

/** Seconds of tests in a process, by the recorded timings. */
const PROCESS_SECONDS = 20;

/**
 * Bundles tests for Node, and resolves with the bundles, the longest first; Node runs each in a process. Neighbouring files share a bundle,
 * which starts in a third of the time of its separate modules, but not files with a page's globals with others.
 * @param {readonly TestFile[]} files
 * @param {string} folder for the bundles; its content is removed
 * @param {{ areAlone?: boolean }} [options] each file in a process of its own
 * @returns {Promise<{ path: string, files: readonly string[] }[]>}
 */
export async function bundleNodeTests(files, folder, { areAlone = false } = {}) {
  rmSync(folder, { recursive: true, force: true });
  const isAlone = (/** @type {TestFile} */ file) => areAlone || file.needs.has('own-process');
  const withGlobals = files.filter(({ hasPageGlobals }) => hasPageGlobals);
  const others = files.filter(({ hasPageGlobals }) => !hasPageGlobals);
  const groups = [...inGroups(withGlobals, PROCESS_SECONDS, isAlone), ...inGroups(others, PROCESS_SECONDS, isAlone)]
    .sort(([, one], [, other]) => other.seconds - one.seconds)
    // Node starts the bundles in the order of their names.
    .map(([name, { files: grouped }], index) => {
      const path = `${String(index).padStart(3, '0')}-${name.replaceAll(sep, '-')}`;
      return /** @type {const} */ ([path, { files: grouped }]);
    });
  await build({
    ...FOR_NODE,
    plugins: [ownAddresses, entriesOf(new Map(groups)), namedFiles],
    entryPoints: groups.map(([name]) => ({ in: `entry:${name}`, out: `${name}.test` })),
    outdir: folder,
    outExtension: { '.js': '.mjs' },
  });
  return groups.map(([name, { files: grouped }]) => ({ path: join(folder, `${name}.test.mjs`), files: grouped }));
}

/**
 * Groups files into pages or processes, each named after its first file.
 * @param {readonly TestFile[]} files sorted, so that files of a folder are neighbours
 * @param {number} limit of a group, in seconds
 * @param {(file: TestFile) => boolean} isAlone
 */
function inGroups(files, limit, isAlone) {
  /** @type {Map<string, { files: string[], seconds: number }>} */
  const groups = new Map();
  /** @type {{ files: string[], seconds: number } | undefined} */
  let last;
  for (const file of files) {
    const seconds = secondsOf(file);
    if (isAlone(file)) {
      groups.set(nameOf(file.path), { files: [file.path], seconds });
    } else if (last && last.seconds + seconds <= limit) {
      last.files.push(file.path);
      last.seconds += seconds;
    } else {
      last = { files: [file.path], seconds };
      groups.set(nameOf(file.path), last);
    }
  }
  return groups;
}

/**
 * Resolves entry points `entry:name` to modules that import the files of the group.
 * @param {ReadonlyMap<string, { files: readonly string[] }>} groups by name
 * @returns {import('esbuild').Plugin}
 */
const entriesOf = (groups) => ({
  name: 'entries-of-tests',
  setup({ onResolve, onLoad }) {
    onResolve({ filter: /^entry:/ }, ({ path }) => ({ path: path.slice('entry:'.length), namespace: 'entry' }));
    onLoad({ filter: /.*/, namespace: 'entry' }, ({ path }) => ({
      contents: (groups.get(path)?.files ?? [])
        .map((file) => `import ${JSON.stringify(`tests-of:${file}`)};\nimport ${JSON.stringify(resolve(file))};\n`)
        .join(''),
      resolveDir: resolve('test'),
    }));
  },
});

/**
 * Sets the current file before each file's tests, for the titles in a page (support/titles-by-file.mjs).
 * @type {import('esbuild').Plugin}
 */
const namedFiles = {
  name: 'named-files',
  setup({ onResolve, onLoad }) {
    onResolve({ filter: /^tests-of:/ }, ({ path }) => ({
      path: path.slice('tests-of:'.length),
      namespace: 'tests-of',
    }));
    onLoad({ filter: /.*/, namespace: 'tests-of' }, ({ path }) => ({
      contents: `import { startFile } from './support/current-file.mjs';\nstartFile(${JSON.stringify(path)});\n`,
      resolveDir: resolve('test'),
    }));
  },
};

/**
 * Keeps `import.meta.url` of each bundled module at its source: modules find files relative to it.
 * @type {import('esbuild').Plugin}
 */
const ownAddresses = {
  name: 'own-addresses',
  setup({ onLoad }) {
    onLoad({ filter: /[\\/](?:build|host|server|test)[\\/].+\.(?:ts|mjs)$/, namespace: 'file' }, async ({ path }) => {
      if (path.includes('node_modules')) return null;
      const code = await readFile(path, 'utf8');
      if (!code.includes('import.meta.url')) return null;
      const define = { 'import.meta.url': JSON.stringify(pathToFileURL(path).href) };
      const loader = path.endsWith('.ts') ? 'ts' : 'js';
      return {
        contents: (await transform(code, { loader, define, sourcefile: path, sourcemap: 'inline' })).code,
        loader: 'js',
      };
    });
  },
};

/**
 * Lets tests query with plain spaces where the panel renders non-breaking ones. Testing Library normalizes texts and labels itself, but not
 * accessible names.
 * @type {import('esbuild').Plugin}
 */
const plainSpaces = {
  name: 'plain-spaces',
  setup({ onLoad }) {
    onLoad({ filter: /@testing-library[\\/]dom[\\/]dist[\\/].*\.esm\.js$/ }, async ({ path }) => {
      const code = await readFile(path, 'utf8');
      const [compared, wanted] = ['normalizer(textToMatch)', '=== String(matcher)'];
      if (!code.includes(compared) || !code.includes(wanted))
        throw new Error('The library compares texts in another way.');
      const plain = ".replaceAll('\\u00a0', ' ')";
      const contents = code.replaceAll(compared, compared + plain).replaceAll(wanted, wanted + plain);
      return { contents };
    });
  },
};

/**
 * Bundles the panel's modules quickly for tests: names are not shortened, and built-ins not hardened.
 * @param {string} folder
 */
export async function bundlePanel(folder) {
  rmSync(folder, { recursive: true, force: true });
  await build({
    ...quickBundle('production'),
    entryPoints: Object.entries(panelModules()).map(([out, file]) => ({ in: file, out })),
    // Formatted like rollup's output, which some tests search.
    minifyWhitespace: true,
    outdir: folder,
    chunkNames: 'esm/[name]-[hash]',
    logLevel: 'warning',
  });
}
