import type { ScryptOptions } from 'node:crypto';
import { Worker } from 'node:worker_threads';

export interface HashJob {
  password: string;
  salt: Uint8Array;
  length: number;
  options: ScryptOptions;
}

/** Somebody known waits before strangers, whose guesses may fill the queue. */
export type Urgency = 'known' | 'stranger';

export interface Hashing {
  /** Rejects with HashingBusy when too many wait. */
  derive(job: HashJob, urgency?: Urgency): Promise<Buffer>;
}

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
 * Hashes passwords in threads of their own: in the pool of Node they would stand before the reading of files, and in the main thread
 * before everything.
 */
export function createHashing({ threads = THREADS, longestQueue = LONGEST_QUEUE } = {}): Hashing {
  const queues: Record<Urgency, Waiting[]> = { known: [], stranger: [] };
  const idle: Worker[] = [];
  let busy = 0;

  const next = () => {
    if (busy >= threads) return;
    const waiting = queues.known.shift() ?? queues.stranger.shift();
    if (!waiting) return;
    busy += 1;
    const worker = idle.pop() ?? startWorker();
    void ask(worker, waiting.job)
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
    derive(job, urgency = 'known') {
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
/** Two threads hash this many in about ten seconds; a panel waits twenty for a response. */
const LONGEST_QUEUE = 64;

/** As text, so that it runs the same from the sources and from a bundle. */
const WORKER = `
const { parentPort } = require('node:worker_threads');
const { scryptSync } = require('node:crypto');
parentPort.on('message', ({ password, salt, length, options }) => {
  parentPort.postMessage(scryptSync(password, salt, length, options));
});`;

/** Without the loaders of the main thread: it needs none, and starts in a moment. */
const startWorker = () => new Worker(WORKER, { eval: true, execArgv: [], env: {} });

/** A worker that has nothing to do keeps no process alive. */
function ask(worker: Worker, job: HashJob): Promise<Buffer> {
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
