import { isFailure, type Failure } from '../../api/failure';
import { OVERTAKE_AFTER_MS } from '../../constants';

export interface CoalescedLoad {
  /** Loads, or, while a load runs, makes sure that one more follows it: a burst of calls becomes at most two requests. */
  run(): void;
  /** What is under way was asked before a change that is known here: its answer must not be taken, ask anew. */
  invalidate(): void;
  stop(): void;
}

interface LoadHandlers<T> {
  onRunning(isRunning: boolean): void;
  onLoaded(value: T): void;
  onFailed(failure: Failure): void;
  /** Our own code broke. */
  onDefect(error: unknown): void;
}

/** A load whose newest answer wins, in whatever order answers come in. */
export function createCoalescedLoad<T>(
  load: (signal: AbortSignal) => Promise<T>,
  handlers: LoadHandlers<T>,
): CoalescedLoad {
  const running = new Map<number, AbortController>();
  let started = 0;
  let newestFinished = 0;
  let isWaiting = false;
  let timer: ReturnType<typeof setTimeout> | undefined;

  function start(): void {
    clearTimeout(timer);
    isWaiting = false;
    started += 1;
    const number = started;
    const controller = new AbortController();
    running.set(number, controller);
    handlers.onRunning(true);
    load(controller.signal).then(
      (value) => finish(number, () => handlers.onLoaded(value)),
      (caught: unknown) =>
        finish(number, () => (isFailure(caught) ? failed(number, caught) : handlers.onDefect(caught))),
    );
  }

  function finish(number: number, apply: () => void): void {
    if (!running.delete(number)) return;
    if (number > newestFinished) {
      newestFinished = number;
      try {
        apply();
      } catch (error) {
        handlers.onDefect(error);
      }
    }
    if (isWaiting) start();
    else if (running.size === 0) handlers.onRunning(false);
  }

  function failed(number: number, failure: Failure): void {
    // A newer load is under way: what became of this one tells nothing.
    if (number < started || isWaiting) return;
    handlers.onFailed(failure);
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
    invalidate() {
      if (running.size === 0) return;
      drop();
      start();
    },
    stop() {
      drop();
      handlers.onRunning(false);
    },
  };
}
