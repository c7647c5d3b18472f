// @ts-check
import { availableParallelism } from 'node:os';
import { resultsOf } from './result-lines.mjs';
import { startNode, wasEnded } from './processes.mjs';

/**
 * @typedef {import('./bundle-tests.mjs').Page} Page
 * @typedef {import('./processes.mjs').HowToRun} HowToRun
 * @typedef {import('./record.mjs').Results} Results
 * @typedef {import('./result-lines.mjs').ResultLine} ResultLine
 */

/** A page is idle a third of its time: four runners keep two cores busy. More than four gain little. */
const RUNNERS = Math.min(4, 2 * availableParallelism());
/** Time to start a runner's server and browser, in seconds. */
const START_SECONDS = 6;

/**
 * Runs pages of tests, the longest first. Each runner has its own browser and server, and pulls the next page when it has finished one.
 * @param {readonly Page[]} pages
 * @param {string} runner path of the runner's bundle
 * @param {HowToRun} how with `grep`, only matching tests are in the bundles
 * @returns {Promise<Results>}
 */
export async function runPages(pages, runner, how) {
  const queue = [...pages].sort((one, other) => other.seconds - one.seconds);
  const seconds = pages.reduce((sum, page) => sum + page.seconds, 0);
  const runners = Math.max(1, Math.min(RUNNERS, queue.length, Math.ceil(seconds / START_SECONDS)));
  /** @type {ResultLine[]} */
  const lines = [];
  const runAll = async () => {
    while (queue.length > 0 && !wasEnded()) lines.push(...(await pullPages(queue, runner, how)));
  };
  await Promise.all(Array.from({ length: runners }, runAll));
  return resultsOf(lines, pages, wasEnded() ? 'The run was ended.' : null, how.grep !== undefined);
}

/**
 * Starts a runner and feeds it until the queue is empty or the runner crashes. A crash fails its page; the queue keeps the rest.
 * @param {Page[]} queue
 * @param {string} runner
 * @param {HowToRun} how
 * @returns {Promise<ResultLine[]>}
 */
function pullPages(queue, runner, { output, env }) {
  /** @type {ResultLine[]} */
  const lines = [];
  const files = JSON.stringify(queue.map(({ path }) => path));
  const { child, ended } = startNode(['--enable-source-maps', runner], output, {
    ...env,
    TEST_FILES: files,
  });
  /** @type {Page | undefined} */
  let current;
  let startedAt = 0;
  const next = () => {
    current = wasEnded() ? undefined : queue.shift();
    startedAt = Date.now();
    child.send(current ? { run: current.path } : { end: true });
  };
  child.on('message', (/** @type {{ isReady: true } | { done: string, lines: ResultLine[] }} */ message) => {
    if ('done' in message) {
      // A page that did not start in time has already failed, but may still finish.
      if (message.done !== current?.path) return;
      lines.push(...message.lines, { entry: message.done, isDone: true });
      output(`${message.done} (${((Date.now() - startedAt) / 1000).toFixed(1)} s)\n`);
      current = undefined;
    }
    next();
  });
  return ended.then((code) => {
    // Fails a page even if the runner ended before it was ready, which would otherwise be restarted for ever.
    const broken = current ?? (code === 0 ? undefined : queue.shift());
    if (broken)
      lines.push(
        { entry: broken.path, error: `The runner of pages ended with ${code ?? 'a signal'}.` },
        { entry: broken.path, isDone: true },
      );
    return lines;
  });
}
