import type { ScryptOptions } from 'node:crypto';
import { Worker } from 'node:worker_threads';

interface HashJob {
  password: string;
  salt: Uint8Array;
  length: number;
  options: ScryptOptions;
}

/** `known` jobs run before those of strangers, whose guesses may fill the queue. */
export type Urgency = 'known' | 'stranger';

export type Hashing = ReturnType<typeof createHashing>;

/** Too many passwords wait to be hashed. */
export class HashingBusy extends Error {
  constructor() {
    super('Too many passwords wait to be hashed.');
  }
}

interface Waiting {
  job: HashJob;
  resolve: (key: Buffer) => void;
  reject: (error: unknown) => void;
}

/**
 * Hashes passwords in separate threads: in Node's thread pool they would delay the reading of files, and in the main thread everything.
 */
export function createHashing({ threads = THREADS, longestQueue = MAX_QUEUE_LENGTH } = {}) {
  const queues: Record<Urgency, Waiting[]> = { known: [], stranger: [] };
  const idle: Worker[] = [];
  let busy = 0;

  const next = () => {
    if (busy >= threads) return;
    const waiting = queues.known.shift() ?? queues.stranger.shift();
    if (!waiting) return;
    busy += 1;
    const worker = idle.pop() ?? startWorker();
    void runJob(worker, waiting.job)
      .then(
        (key) => {
          idle.push(worker);
          waiting.resolve(key);
        },
        (error: unknown) => {
          void worker.terminate();
          waiting.reject(error);
        },
      )
      .finally(() => {
        busy -= 1;
        next();
      });
  };

  return {
    /** Rejects with HashingBusy when the queue is full. */
    derive(job: HashJob, urgency: Urgency = 'known'): Promise<Buffer> {
      const queue = queues[urgency];
      if (queue.length >= longestQueue) return Promise.reject(new HashingBusy());
      return new Promise((resolve, reject) => {
        queue.push({ job, resolve, reject });
        next();
      });
    },
  };
}

const THREADS = 2;
/** Two threads hash this many in about ten seconds; a panel waits twenty seconds for a response. */
const MAX_QUEUE_LENGTH = 64;

/** The worker's code as text, so that sources and bundle use the same. */
const WORKER = `
const { parentPort } = require('node:worker_threads');
const { scryptSync } = require('node:crypto');
parentPort.on('message', ({ password, salt, length, options }) => {
  parentPort.postMessage(scryptSync(password, salt, length, options));
});`;

/** Without the main thread's loaders, which the worker does not need and which slow its start. */
const startWorker = () => new Worker(WORKER, { eval: true, execArgv: [], env: {} });

/** Runs a job. Only a busy worker keeps the process alive. */
function runJob(worker: Worker, job: HashJob): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const settle = (end: () => void) => {
      worker.off('message', onMessage).off('error', reject).off('exit', onExit).unref();
      end();
    };
    const onMessage = (key: Uint8Array) => settle(() => resolve(Buffer.from(key)));
    const onExit = () => reject(new Error('The thread that hashes passwords has ended.'));
    worker.on('message', onMessage).on('error', reject).on('exit', onExit).ref();
    worker.postMessage(job);
  });
}
