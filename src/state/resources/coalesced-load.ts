import { isFailure, type Failure } from '../../api/failure';
import { OVERTAKE_AFTER_MS } from '../../constants';

export interface CoalescedLoad {
  /** Loads; while a load runs, queues one more after it: a burst of calls becomes at most two requests. */
  run(): void;
  /** Restarts running loads: their answers may be older than a local change. */
  invalidate(): void;
  stop(): void;
}

interface LoadHandlers<T> {
  onRunning(isRunning: boolean): void;
  onLoaded(value: T): void;
  onFailed(failure: Failure): void;
  /** Something other than a `Failure` was thrown. */
  onDefect(error: unknown): void;
}

/** Coalesces loads; the newest answer wins, in whatever order they arrive. */
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
    // A newer load is running or queued: its outcome counts.
    if (number < started || isWaiting) return;
    handlers.onFailed(failure);
    if (failure.retryAfterSeconds !== null) timer = setTimeout(run, failure.retryAfterSeconds * 1000);
  }

  function run(): void {
    if (running.size === 0) return start();
    if (isWaiting) return;
    isWaiting = true;
    // A request that hangs must not block the next one; two at a time are enough.
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
