// @ts-check
import { availableParallelism, cpus } from 'node:os';
import { setTimeout as wait } from 'node:timers/promises';

/** How long the processors are looked at. */
const LOOK_MS = 1000;
/** A page waits more than it works: with two of them, two idle cores have nothing to do for a third of the time, with three for a tenth. */
const RUNNERS_PER_CORE = 2;
const MOST_RUNNERS = 4;
/** Tests in Node wait more than they work, too; Node's own choice on two cores is one. */
const PROCESSES_PER_CORE = 1.5;
const MOST_PROCESSES = 3;

/**
 * How much is run at once.
 * @typedef {object} Workers
 * @property {number} runners of pages, each with a browser and a server of its own
 * @property {number} processes of tests in Node
 */

/**
 * On a busy machine as many as it has cores, two at the most: they get their share, and wait for each other less.
 * @param {number} cores
 * @param {number} idle how many of them have nothing to do, in parts of one
 * @returns {Workers}
 */
export function workersFor(cores, idle) {
  const least = Math.min(cores, 2);
  const within = (/** @type {number} */ count, /** @type {number} */ most) =>
    Math.min(most, Math.max(least, Math.round(count)));
  return {
    runners: within(idle * RUNNERS_PER_CORE, MOST_RUNNERS),
    processes: within(idle * PROCESSES_PER_CORE, MOST_PROCESSES),
  };
}

/** @type {Promise<Workers> | undefined} */
let chosen;

/** By how busy the processors are when it is first asked: then nothing of the run itself may keep them so. */
export function chooseWorkers() {
  return (chosen ??= look());
}

/** The system's load average would also tell of what has just ended. */
async function look() {
  const before = spent();
  await wait(LOOK_MS);
  const after = spent();
  const share = after.all === before.all ? 1 : (after.idle - before.idle) / (after.all - before.all);
  const cores = availableParallelism();
  return workersFor(cores, share * cores);
}

/** Of all processors since the machine has started, in milliseconds. */
function spent() {
  let [idle, all] = [0, 0];
  for (const { times } of cpus()) {
    idle += times.idle;
    all += Object.values(times).reduce((sum, time) => sum + time, 0);
  }
  return { idle, all };
}
