// @ts-check
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join, relative, resolve, sep } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'esbuild';
import { panelModules, quickBundle } from '../../build/quick-bundle.mjs';
import { secondsOf } from './timings.mjs';

/** @typedef {import('./needs.mjs').TestFile} TestFile */

const nameOf = (/** @type {string} */ file) => relative('test', file).replace(/\.test\.tsx?$/, '');
/** Seconds of tests in a page, by the recorded timings: a page starts in two or three of these, and short pages end the runners together. */
const PAGE_SECONDS = 30;

/**
 * @typedef {object} Page
 * @property {string} path what the runner opens
 * @property {readonly string[]} files whose tests it runs
 * @property {number} seconds that the tests take, by the recorded timings
 */

/**
 * Bundles tests for the browser, and resolves with the pages that run them. Each start of a page takes as long as several tests, so
 * neighbouring files share pages. With development React, so that its warnings are heard; what the panel's page loads is no part of it.
 * @param {readonly TestFile[]} files
 * @param {string} folder for the pages: what is there is removed
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
    plugins: [...options.plugins, plainSpaces, pagesOfTests(pages)],
    define: grep === undefined ? define : { ...define, WANTED_TITLES: JSON.stringify(grep) },
    inject: [
      'test/support/titles-by-file.mjs',
      'test/support/failures-as-text.mjs',
      ...(grep === undefined ? [] : ['test/support/only-matching.mjs']),
    ],
    entryPoints: [...pages.keys()].map((name) => ({ in: `page:${name}`, out: name })),
    outdir: folder,
    chunkNames: 'shared/[name]-[hash]',
    // The runner's own module, the panel as a page loads it, and what the fake timers load in Node only.
    external: ['/__web-dev-server__web-socket.js', '/ordinacia/*', 'util'],
    // For debugging only: the runner takes a minute longer with them.
    ...(process.env.SOURCEMAPS ? { sourcemap: 'inline' } : {}),
    logLevel: 'warning',
  });
  return [...pages].map(([name, page]) => ({ path: join(folder, `${name}.js`), ...page }));
}

/** Seconds of tests in a process, by the recorded timings. */
const PROCESS_SECONDS = 8;
/** Tests of the server and the build. Those of the panel's modules put a page's globals into their process (support/in-node.ts). */
const OF_SERVER = /^test\/(?:attack|build|check|host|server)\//;

/**
 * The files that Node's runner starts, one process each, the longest first: neighbours share one.
 * @param {readonly TestFile[]} files
 * @param {string} folder for what the runner starts: what is there is removed
 * @returns {{ path: string, files: readonly string[] }[]}
 */
export function groupNodeTests(files, folder) {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const isAlone = (/** @type {TestFile} */ file) => file.needs.has('own-process');
  const ofServer = files.filter(({ path }) => OF_SERVER.test(path));
  const others = files.filter(({ path }) => !OF_SERVER.test(path));
  return [...inGroups(ofServer, PROCESS_SECONDS, isAlone), ...inGroups(others, PROCESS_SECONDS, isAlone)]
    .sort(([, one], [, other]) => other.seconds - one.seconds)
    .map(([name, { files: grouped }], index) => {
      // Node starts them in the order of their names.
      const path = join(folder, `${String(index).padStart(3, '0')}-${name.replaceAll(sep, '-')}.test.mjs`);
      writeFileSync(
        path,
        grouped.map((file) => `import ${JSON.stringify(pathToFileURL(resolve(file)).href)};\n`).join(''),
      );
      return { path, files: grouped };
    });
}

/**
 * The files of each page or process, by the name of its first one.
 * @param {readonly TestFile[]} files sorted: those of a folder come together
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
 * A page imports its files, one after another, and names each before it: titles are told by their files.
 * @param {ReturnType<typeof inGroups>} pages
 * @returns {import('esbuild').Plugin}
 */
const pagesOfTests = (pages) => ({
  name: 'pages-of-tests',
  setup({ onResolve, onLoad }) {
    onResolve({ filter: /^page:/ }, ({ path }) => ({ path: path.slice('page:'.length), namespace: 'page' }));
    onLoad({ filter: /.*/, namespace: 'page' }, ({ path }) => ({
      contents: (pages.get(path)?.files ?? [])
        .map((file) => `import ${JSON.stringify(`tests-of:${file}`)};\nimport ${JSON.stringify(resolve(file))};\n`)
        .join(''),
      resolveDir: resolve('test'),
    }));
    onResolve({ filter: /^tests-of:/ }, ({ path }) => ({
      path: path.slice('tests-of:'.length),
      namespace: 'tests-of',
    }));
    onLoad({ filter: /.*/, namespace: 'tests-of' }, ({ path }) => ({
      contents: `import { startFile } from './support/current-file.mjs';\nstartFile(${JSON.stringify(path)});\n`,
      resolveDir: resolve('test'),
    }));
  },
});

/**
 * Tests name what they look for with plain spaces, also where the panel draws unbreakable ones. For texts and labels the library does so itself, for
 * the accessible names it does not.
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
