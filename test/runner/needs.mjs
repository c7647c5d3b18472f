// @ts-check
import { readFileSync } from 'node:fs';

/**
 * The needs that a file of tests may have, stated in one of its first lines as `// needs: own-page, built-files`. A file that imports `node:test` runs
 * in Node, every other one in a page: whichever gives a file its `describe` also decides where the file runs.
 * @type {Record<string, string>}
 */
export const NEEDS = {
  'own-page': 'a page of its own: hooks outside of suites, or a changed time zone',
  'own-process': 'a process of its own: changes globals of Node, or starts programs whose limits are real seconds',
  quiet: 'nothing beside it: limits in real seconds',
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
/** Statements stand above the code, in characters from the beginning of a file. */
const HEAD = 400;
const IN_NODE = /from 'node:test'/;

/**
 * @typedef {object} TestFile
 * @property {string} path from the root, with slashes
 * @property {boolean} isForNode
 * @property {ReadonlySet<string>} needs
 * @property {number} length in characters
 */

/**
 * Reads what a file of tests needs. Throws where it states a need that is none.
 * @param {string} path
 * @returns {TestFile}
 */
export function readTestFile(path) {
  const source = readFileSync(path, 'utf8');
  const stated = STATEMENT.exec(source.slice(0, HEAD))?.[1]?.split(', ') ?? [];
  for (const need of stated) {
    if (!Object.hasOwn(NEEDS, need))
      throw new Error(`${path} needs „${need}“, which test/runner/needs.mjs does not know.`);
  }
  const ofFolder = Object.entries(FOLDERS).flatMap(([folder, needs]) => (path.startsWith(folder) ? needs : []));
  return { path, isForNode: IN_NODE.test(source), needs: new Set([...ofFolder, ...stated]), length: source.length };
}
