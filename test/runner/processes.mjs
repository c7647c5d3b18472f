// @ts-check
import { spawn } from 'node:child_process';
import { constants, setPriority } from 'node:os';

/** @typedef {(output: string) => void} Print */

/**
 * @typedef {object} HowToRun
 * @property {string} folder for the runners' result files
 * @property {Print} output
 * @property {Record<string, string>} env sets the day on which the tests take place
 * @property {string | undefined} grep only the tests whose titles match
 */

/** Time limit of a run. The remaining tests then count as failed, so that a run that hangs still reports its results. */
const RUN_LIMIT_MS = 70 * 60_000;
/** How long a terminated runner has for closing its browser, before it is killed. */
const KILL_AFTER_MS = 3_000;
/** @type {Set<import('node:child_process').ChildProcess>} */
const running = new Set();
let isEnding = false;

/** Whether the run was aborted. */
export const wasEnded = () => isEnding;

/**
 * Ends the children when this process is terminated or exceeds the limit: an orphaned runner would keep a core busy.
 * @param {number} [limitMs]
 */
export function endWithThisProcess(limitMs = RUN_LIMIT_MS) {
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.once(signal, endChildren);
  setTimeout(() => {
    console.error(`The tests did not end within ${limitMs / 60_000} minutes.`);
    endChildren();
  }, limitMs).unref();
}

/**
 * Runs a Node program to its end. `code` is null if it did not start or was ended by a signal.
 * @param {readonly string[]} args
 * @param {Print} output
 * @param {{ env?: Record<string, string>, hasLowPriority?: boolean }} [options] `hasLowPriority`: at the lowest priority
 * @returns {Promise<{ code: number | null, printed: string }>}
 */
export async function runNode(args, output, { env = {}, hasLowPriority = false } = {}) {
  if (isEnding) return { code: null, printed: '' };
  output(`> ${process.execPath} ${args.slice(0, 4).join(' ')} …\n`);
  let printed = '';
  const keep = (/** @type {string} */ text) => {
    output(text);
    printed += text;
  };
  const { child, ended } = startNode(args, keep, env, ['ignore', 'pipe', 'pipe']);
  if (hasLowPriority && child.pid !== undefined) setPriority(child.pid, constants.priority.PRIORITY_LOW);
  return { code: await ended, printed };
}

/**
 * Starts a Node program, which can exchange messages with this process if `stdio` has an `ipc` channel. `ended` resolves with the exit
 * code, or with null if the program did not start or was ended by a signal.
 * @param {readonly string[]} args
 * @param {Print} output
 * @param {Record<string, string>} env
 * @param {import('node:child_process').StdioOptions} [stdio]
 * @returns {{ child: import('node:child_process').ChildProcess, ended: Promise<number | null> }}
 */
export function startNode(args, output, env, stdio = ['ignore', 'pipe', 'pipe', 'ipc']) {
  const child = spawn(process.execPath, args, { stdio, env: { ...process.env, ...env } });
  running.add(child);
  for (const stream of [child.stdout, child.stderr]) stream?.setEncoding('utf8').on('data', output);
  const ended = new Promise((resolve) => {
    child.on('error', ({ message }) => {
      output(`${message}\n`);
      resolve(null);
    });
    child.on('close', resolve);
  });
  return { child, ended: ended.finally(() => running.delete(child)) };
}

/** Ends all children; no more are started. The results so far are reported. */
function endChildren() {
  isEnding = true;
  for (const child of running) child.kill();
  setTimeout(() => {
    for (const child of running) child.kill('SIGKILL');
  }, KILL_AFTER_MS);
}
