// @ts-check
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { readResults } from './result-lines.mjs';
import { runNode } from './processes.mjs';
import { chooseWorkers } from './workers.mjs';

/**
 * @typedef {import('../bundle-tests.mjs').Page} Page
 * @typedef {import('./processes.mjs').HowToRun} HowToRun
 * @typedef {import('./processes.mjs').Print} Print
 * @typedef {import('./record.mjs').Results} Results
 */

/**
 * How the pages are shared: a runner that is done takes the next part. Lengths only guess how long a page takes, so the last parts are
 * short: nobody waits long for the runner that ends last.
 */
const PARTS = [6, 6, 6, 6, 3, 3, 3, 3, 1, 1, 1, 1];
/** From this many files on several runners share the work. */
const MANY = 16;

/**
 * Runs the pages of tests, many shared between several runners, each with a browser and a server of its own. What all but the first one
 * print follows when they are done.
 * @param {readonly Page[]} pages
 * @param {HowToRun} how only the tests whose titles match have been bundled
 * @returns {Promise<Results>}
 */
export async function runPages(pages, how) {
  const isMuch = pages.reduce((count, { files }) => count + files.length, 0) >= MANY;
  const parts = (isMuch ? inParts(pages, PARTS) : [pages]).map((part, index) => ({ part, index }));
  /** @type {Results} */
  const results = new Map();
  /** @type {string[]} */
  const printed = [];
  const runParts = async (/** @type {Print} */ print) => {
    for (let next = parts.shift(); next; next = parts.shift()) {
      const told = await runPart(next.part, join(how.folder, `pages-${next.index}.jsonl`), { ...how, output: print });
      for (const [file, result] of told) results.set(file, result);
    }
  };
  const keep = (/** @type {string} */ text) => void printed.push(text);
  const { runners, memoryMs } = isMuch ? await chooseWorkers() : { runners: 1, memoryMs: 0 };
  if (isMuch) how.output(`Runners of pages at once: ${runners} (128 MB of memory came in ${memoryMs} ms)\n`);
  await Promise.all(Array.from({ length: runners }, (_, index) => runParts(index === 0 ? how.output : keep)));
  how.output(printed.join(''));
  return results;
}

/**
 * Pages in one browser, one after the other.
 * @param {readonly Page[]} pages
 * @param {string} told
 * @param {HowToRun} how
 * @returns {Promise<Results>}
 */
async function runPart(pages, told, { output, env, grep }) {
  // A run that was killed may have left it.
  rmSync(told, { force: true });
  const files = { TEST_FILES: JSON.stringify(pages.map(({ path }) => path)), TEST_RESULTS: told };
  const args = ['--import', 'tsx', 'node_modules/@web/test-runner/dist/bin.js'];
  const { code } = await runNode(args, output, { env: { ...env, ...files } });
  const crash = code === 0 ? null : `The runner of the browser ended with ${code ?? 'a signal'}.`;
  return readResults(told, pages, crash, grep !== undefined);
}

/**
 * @param {readonly Page[]} pages
 * @param {readonly number[]} shares of the parts
 */
function inParts(pages, shares) {
  const parts = shares.map((share) => ({ share, length: 0, pages: /** @type {Page[]} */ ([]) }));
  const fill = (/** @type {(typeof parts)[number]} */ part) => part.length / part.share;
  for (const page of [...pages].sort((one, other) => other.length - one.length)) {
    const emptiest = parts.reduce((least, part) => (fill(part) < fill(least) ? part : least));
    emptiest.pages.push(page);
    emptiest.length += page.length;
  }
  return parts.map((part) => part.pages).filter((part) => part.length > 0);
}
