import { asFailure, type Failure } from '../../api/failure';
import { OVERTAKE_AFTER_MS } from '../../constants';

export interface FoldedLoad {
  /** Loads, or, while a load runs, makes sure that one more follows it: a burst of calls becomes at most two requests. */
  run(): void;
  /** What is under way was asked before a change that is known here: its answer must not be taken, ask anew. */
  outdate(): void;
  stop(): void;
}

interface Settle<T> {
  onRunning(isRunning: boolean): void;
  apply(value: T): void;
  fail(failure: Failure): void;
}

/** A load whose newest answer wins, in whatever order answers come in. */
export function createFoldedLoad<T>(load: (signal: AbortSignal) => Promise<T>, settle: Settle<T>): FoldedLoad {
  const running = new Map<number, AbortController>();
  let started = 0;
  let settled = 0;
  let isWaiting = false;
  let timer: ReturnType<typeof setTimeout> | undefined;

  function start(): void {
    clearTimeout(timer);
    isWaiting = false;
    started += 1;
    const number = started;
    const controller = new AbortController();
    running.set(number, controller);
    settle.onRunning(true);
    load(controller.signal).then(
      (value) => finish(number, () => settle.apply(value)),
      (caught: unknown) => finish(number, () => failed(number, asFailure(caught))),
    );
  }

  function finish(number: number, take: () => void): void {
    if (!running.delete(number)) return;
    if (number > settled) {
      settled = number;
      take();
    }
    if (isWaiting) start();
    else if (running.size === 0) settle.onRunning(false);
  }

  function failed(number: number, failure: Failure): void {
    // A newer load is under way: what became of this one tells nothing.
    if (number < started || isWaiting) return;
    settle.fail(failure);
    if (failure.retryAfterSeconds !== null) timer = setTimeout(run, failure.retryAfterSeconds * 1000);
  }

  function run(): void {
    if (running.size === 0) return start();
    if (isWaiting) return;
    isWaiting = true;
    // A request that hangs must not hold back the news behind it; two at a time are enough.
    if (running.size === 1) timer = setTimeout(start, OVERTAKE_AFTER_MS);
  }

  function drop(): void {
    clearTimeout(timer);
    isWaiting = false;
    const dropped = [...running.values()];
    running.clear();
    dropped.forEach((controller) => controller.abort());
  }

  return {
    run,
    outdate() {
      if (running.size === 0) return;
      drop();
      start();
    },
    stop() {
      drop();
      settle.onRunning(false);
    },
  };
}
