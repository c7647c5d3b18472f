import { readdir } from 'node:fs/promises';
import { build } from 'esbuild';

const FOLDER = 'src';

/** @typedef {import('../../src/api/define-call').Call} Call */

/**
 * The definitions of the panel's calls, by path.
 * @returns {Promise<Call[]>}
 */
export async function definedCalls() {
  const all = await readdir(FOLDER, { recursive: true });
  const files = all.filter((file) => /(?:contract|^api\/session)\.ts$/.test(file) && file !== 'api/contract.ts');
  const contents = files.map((file) => `export * from './${FOLDER}/${file}';`).join('\n');
  const bundle = { bundle: true, write: false, format: /** @type {const} */ ('esm') };
  const { outputFiles } = await build({ ...bundle, stdin: { contents, resolveDir: '.' } });
  const calls = await import(`data:text/javascript,${encodeURIComponent(outputFiles[0]?.text ?? '')}`);
  const isCall = (/** @type {unknown} */ value) =>
    typeof value === 'object' && value !== null && 'path' in value && 'method' in value;
  return Object.values(/** @type {Record<string, Call>} */ (calls))
    .filter(isCall)
    .sort((one, other) => (one.path < other.path ? -1 : 1));
}
