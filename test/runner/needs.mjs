// @ts-check
import { readFileSync } from 'node:fs';

/**
 * The needs of test files. A file states them in its first line: `// needs: own-page, built-files`. A file that imports `node:test` runs in
 * Node, every other file in a page.
 * @type {Record<string, string>}
 */
export const NEEDS = {
  'own-page': 'a page of its own: hooks outside of suites, a changed time zone, or a policy',
  'own-process': 'a process of its own: changes globals of Node, or starts programs whose limits are real seconds',
  quiet: 'only processes of low priority beside it: limits in real seconds',
  'built-files': 'the released files in dist, not only the quick bundle',
  release: '`npm run test:release` only',
  php: 'PHP',
  laravel: 'a whole Laravel',
  'old-libraries': 'Prototype, script.aculo.us and MooTools',
};

/** Needs of all files of a folder. @type {Record<string, readonly string[]>} */
const FOLDERS = {
  'test/recipes/': ['release', 'built-files', 'own-process'],
};

const STATEMENT = /^\/\/ needs: (.+)$/m;
const IN_NODE = /from 'node:test'/;
const PAGE_GLOBALS = /\/support\/in-node'/;

/**
 * @typedef {object} TestFile
 * @property {string} path from the root, with slashes
 * @property {boolean} isForNode
 * @property {boolean} hasPageGlobals for Node, with the globals of a page (support/in-node.ts)
 * @property {ReadonlySet<string>} needs
 */

/**
 * Reads the needs of a test file. Throws if the file states an unknown need, or states its needs below the first line.
 * @param {string} path
 * @returns {TestFile}
 */
export function readTestFile(path) {
  const source = readFileSync(path, 'utf8');
  const statement = STATEMENT.exec(source);
  if (statement && statement.index > 0) throw new Error(`${path} states its needs below its first line.`);
  const stated = statement?.[1]?.split(', ') ?? [];
  for (const need of stated) {
    if (!Object.hasOwn(NEEDS, need))
      throw new Error(`${path} needs „${need}“, which test/runner/needs.mjs does not know.`);
  }
  const ofFolder = Object.entries(FOLDERS).flatMap(([folder, needs]) => (path.startsWith(folder) ? needs : []));
  return {
    path,
    isForNode: IN_NODE.test(source),
    hasPageGlobals: PAGE_GLOBALS.test(source),
    needs: new Set([...ofFolder, ...stated]),
  };
}
