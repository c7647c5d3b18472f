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
/** So much is allocated to see how quickly memory comes: browsers and programs that start need a lot of it. */
const MEMORY_BYTES = 128 * 2 ** 20;
const PAGE_BYTES = 4096;
/** Where memory comes slowly, a page works more than it waits, and what has a limit in seconds comes late. */
const SLOW_MS = 200;

/**
 * How much is run at once.
 * @typedef {object} Workers
 * @property {number} runners of pages, each with a browser and a server of its own
 * @property {number} processes of tests in Node
 */

/**
 * The machine, as it was when the run began.
 * @typedef {object} Machine
 * @property {number} cores
 * @property {number} idle how many of them have nothing to do, in parts of one
 * @property {number} memoryMs see {@link timeMemory}
 */

/**
 * On a busy machine, and on a slow one, as many as it has cores, two at the least: they get their share, and wait for each other less.
 * @param {Machine} machine
 * @returns {Workers}
 */
export function workersFor({ cores, idle, memoryMs }) {
  const least = Math.min(cores, 2);
  const isSlow = memoryMs > SLOW_MS;
  const within = (/** @type {number} */ perCore, /** @type {number} */ most) =>
    Math.min(most, Math.max(least, Math.round(idle * (isSlow ? 1 : perCore))));
  return { runners: within(RUNNERS_PER_CORE, MOST_RUNNERS), processes: within(PROCESSES_PER_CORE, MOST_PROCESSES) };
}

/** @type {Promise<Workers & Machine> | undefined} */
let chosen;

/** Depends on how busy and how quick the processors are at the first call: then nothing of the run itself may keep them so. */
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
  const machine = { cores, idle: share * cores, memoryMs: timeMemory() };
  return { ...machine, ...workersFor(machine) };
}

/** How long 128 MB of memory take to come, in milliseconds of this process, which what runs beside it does not lengthen. */
export function timeMemory() {
  const before = process.cpuUsage();
  const memory = Buffer.allocUnsafeSlow(MEMORY_BYTES);
  // Memory comes when it is written to, page by page.
  for (let index = 0; index < MEMORY_BYTES; index += PAGE_BYTES) memory[index] = 1;
  const { user, system } = process.cpuUsage(before);
  return Math.round((user + system) / 1000);
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
