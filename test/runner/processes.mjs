// @ts-check
import { spawn } from 'node:child_process';

/** @typedef {(output: string) => void} Print */

/**
 * @typedef {object} HowToRun
 * @property {string} folder for what the runners tell
 * @property {Print} output
 * @property {Record<string, string>} env the day on which the tests take place
 * @property {string | undefined} grep only the tests whose titles match
 */

/** Limit of a run, whose rest is then ended and counts as failed: a run that hangs must report what has failed until then. */
const RUN_LIMIT_MS = 70 * 60_000;
/** A runner that is asked to end closes its browser, but may go on without it. */
const KILL_AFTER_MS = 3_000;
/** @type {Set<import('node:child_process').ChildProcess>} */
const running = new Set();
let isEnding = false;

/** Whether all was ended before its time. */
export const wasEnded = () => isEnding;

/**
 * Ends what runs when this process is asked to end, or takes too long: a runner that nobody waits for would keep a core busy.
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
 * Runs a program of Node to its end. `code` is null where it did not start, or was ended by a signal.
 * @param {readonly string[]} args
 * @param {Print} output
 * @param {{ env?: Record<string, string> }} [options]
 * @returns {Promise<{ code: number | null, printed: string }>}
 */
export async function runNode(args, output, { env = {} } = {}) {
  if (isEnding) return { code: null, printed: '' };
  output(`> ${process.execPath} ${args.slice(0, 4).join(' ')} …\n`);
  let printed = '';
  const keep = (/** @type {string} */ text) => {
    output(text);
    printed += text;
  };
  const code = await startNode(args, keep, env, ['ignore', 'pipe', 'pipe']).ended;
  return { code, printed };
}

/**
 * Starts a program of Node, which exchanges messages with this process where `stdio` has an `ipc` channel. `ended` resolves with its exit
 * code, or null where it did not start or was ended by a signal.
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

/** Ends all that run, and starts nothing more: what has failed until then is told. */
function endChildren() {
  isEnding = true;
  for (const child of running) child.kill();
  setTimeout(() => {
    for (const child of running) child.kill('SIGKILL');
  }, KILL_AFTER_MS);
}
