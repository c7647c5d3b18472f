import { randomBytes, type ScryptOptions, timingSafeEqual } from 'node:crypto';
import { Worker } from 'node:worker_threads';
import { normalisedPassword } from '../../src/api/contract/request-fields';

interface HashJob {
  password: string;
  salt: Uint8Array;
  length: number;
  options: ScryptOptions;
}

/** `known` jobs run before those of strangers, whose guesses may fill the queue. */
export type Urgency = 'known' | 'stranger';

type Hashing = ReturnType<typeof createHashing>;

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

/**
 * Passwords are hashed in NFKC, because keyboards type „á“ as one character or as two. Both methods reject with HashingBusy when the queue
 * is full.
 */
export type Passwords = ReturnType<typeof createPasswords>;

/** The cost of one guess. */
export interface PasswordCost {
  N: number;
  r: number;
  p: number;
}

export function createPasswords({ N, r, p }: PasswordCost = COST, hashing: Hashing = ofThisProcess) {
  const written = (salt: string, key: string) => ['scrypt', N, r, p, salt, key].join('$');
  const nobody = written('A'.repeat(22), 'A'.repeat(43));
  return {
    /** `scrypt$N$r$p$salt$key`: the cost is stored with the hash, so that it can be raised later. */
    async hash(password: string, urgency: Urgency = 'stranger'): Promise<string> {
      const salt = randomBytes(16);
      const job = { password: normalisedPassword(password), salt, length: KEY_BYTES, options: { N, r, p } };
      const key = await hashing.derive(job, urgency);
      return written(salt.toString('base64url'), key.toString('base64url'));
    },
    /** Without a stored hash takes equally long and returns false: the time does not reveal which e-mails exist. */
    async isRight(password: string, storedHash: string | undefined, urgency?: Urgency): Promise<boolean> {
      const [, storedN, storedR, storedP, salt = '', key = ''] = (storedHash ?? nobody).split('$');
      const expected = Buffer.from(key, 'base64url');
      const options = { N: Number(storedN), r: Number(storedR), p: Number(storedP) };
      // Older hashes are of the password without normalization.
      for (const written of new Set([normalisedPassword(password), password])) {
        const job = { password: written, salt: Buffer.from(salt, 'base64url'), length: expected.length, options };
        if (timingSafeEqual(await hashing.derive(job, urgency), expected)) return storedHash !== undefined;
      }
      return false;
    },
  };
}

const COST: PasswordCost = { N: 16_384, r: 8, p: 5 };
const KEY_BYTES = 32;

/** Shared by all practices of the process, which limits the threads. */
const ofThisProcess = createHashing();
