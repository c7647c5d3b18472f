// @ts-check
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join, relative, resolve, sep } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'esbuild';
import { panelModules, quickBundle } from '../build/quick-bundle.mjs';

const nameOf = (/** @type {string} */ file) => relative('test', file).replace(/\.test\.tsx?$/, '');
/** In characters of source: about half a minute of tests. */
const PAGE_LENGTH = 60_000;
/** Hooks outside of any suite would be those of all files of the page; what formats times keeps the zone in which it first did. */
const OWN_PAGE = /^(?:before|after)(?:Each)?\(|\bsetTimeZone\(/m;

/**
 * @typedef {object} Page
 * @property {string} path what the runner opens
 * @property {readonly string[]} files whose tests it runs
 * @property {number} length of the sources, in characters
 */

/**
 * Bundles tests for the browser, and resolves with the pages that run them. Each start of a page takes as long as several tests, so
 * neighbouring files share pages. With development React, so that its warnings are heard; what the panel's page loads is no part of it.
 * @param {readonly string[]} files
 * @param {string} folder for the pages: what is there is removed
 * @param {{ grep?: string | undefined, areAlone?: boolean }} [options] only the tests whose titles match `grep`; each file in a page of its own
 * @returns {Promise<Page[]>}
 */
export async function bundleTests(files, folder, { grep, areAlone = false } = {}) {
  rmSync(folder, { recursive: true, force: true });
  const pages = areAlone ? inPages(files, 0, () => true) : inPages(files, PAGE_LENGTH);
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
    // The runner's own modules, the panel as a page loads it, and what the fake timers load in Node only.
    external: ['@web/*', '/ordinacia/*', 'util'],
    // For debugging only: the runner takes a minute longer with them.
    ...(process.env.SOURCEMAPS ? { sourcemap: 'inline' } : {}),
    logLevel: 'warning',
  });
  return [...pages].map(([name, page]) => ({ path: join(folder, `${name}.js`), ...page }));
}

/** In characters of source: each start of a process takes as long as several tests, too. */
const PROCESS_LENGTH = 40_000;
/** What several files of one process would share. */
const OWN_PROCESS = /mock\.timers|console\.\w+ = |process\.(?:env\.\w+ =|on\(|chdir)/;
const SHARING = /^test\/(?:attack|build|host|lib|texts)\//;

/**
 * The files that Node's runner starts, one process each: neighbours among the tests of the server share one. Those alone come first, which
 * take longest.
 * @param {readonly string[]} files
 * @param {string} folder for what the runner starts: what is there is removed
 * @returns {{ path: string, files: readonly string[] }[]}
 */
export function groupNodeTests(files, folder) {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const isAlone = (/** @type {string} */ file, /** @type {string} */ source) =>
    !SHARING.test(file) || OWN_PROCESS.test(source);
  return [...inPages(files, PROCESS_LENGTH, isAlone)]
    .sort(([one], [other]) => Number(SHARING.test(`test/${one}`)) - Number(SHARING.test(`test/${other}`)))
    .map(([name, { files }], index) => {
      // Node starts them in the order of their names.
      const path = join(folder, `${String(index).padStart(2, '0')}-${name.replaceAll(sep, '-')}.test.mjs`);
      writeFileSync(
        path,
        files.map((file) => `import ${JSON.stringify(pathToFileURL(resolve(file)).href)};\n`).join(''),
      );
      return { path, files };
    });
}

/**
 * The files of each page, by the name of its first one.
 * @param {readonly string[]} files sorted: those of a folder come together
 * @param {number} length of a page at most, in characters
 * @param {(file: string, source: string) => boolean} isAlone
 */
function inPages(files, length, isAlone = (_, source) => OWN_PAGE.test(source)) {
  /** @type {Map<string, { files: string[], length: number }>} */
  const pages = new Map();
  /** @type {{ files: string[], length: number } | undefined} */
  let last;
  for (const file of files) {
    const source = readFileSync(file, 'utf8');
    if (isAlone(file, source)) {
      pages.set(nameOf(file), { files: [file], length: source.length });
    } else if (last && last.length + source.length <= length) {
      last.files.push(file);
      last.length += source.length;
    } else {
      last = { files: [file], length: source.length };
      pages.set(nameOf(file), last);
    }
  }
  return pages;
}

/**
 * A page imports its files, one after another, and names each before it: titles are told by their files.
 * @param {ReturnType<typeof inPages>} pages
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
