import { AsyncLocalStorage } from 'node:async_hooks';

/** The loop of the tab whose code is running. Promises and timers inherit it, so that a rejection can be traced to its tab. */
const current = new AsyncLocalStorage<TabLoop>();
export const currentLoop = () => current.getStore();

/** A tab's event loop: tasks wait while the tab is frozen, and are dropped once it is closed. */
export interface TabLoop {
  /** Runs synchronously as code of the tab; exceptions become the tab's errors. */
  run<T>(work: () => T): T | undefined;
  /** Queues a task, which waits while the tab is frozen. */
  post(work: () => void): void;
  readonly errors: readonly string[];
  report(error: unknown): void;
  readonly isFrozen: boolean;
  readonly isClosed: boolean;
  freeze(): void;
  resume(): void;
  close(): void;
  /** `end` runs when the tab is closed. */
  onClose(end: () => void): void;
}

export function createTabLoop(): TabLoop {
  const errors: string[] = [];
  const endings: (() => void)[] = [];
  let waiting: (() => void)[] = [];
  let isScheduled = false;
  let isFrozen = false;
  let isClosed = false;

  const report = (error: unknown) =>
    void errors.push(error instanceof Error ? (error.stack ?? error.message) : String(error));

  function run<T>(work: () => T): T | undefined {
    try {
      return current.run(loop, work);
    } catch (error) {
      report(error);
      return undefined;
    }
  }

  function schedule(): void {
    if (isScheduled || isFrozen || waiting.length === 0) return;
    isScheduled = true;
    setImmediate(() => {
      isScheduled = false;
      if (isFrozen || isClosed) return;
      const first = waiting.shift();
      if (first) run(first);
      schedule();
    });
  }

  const loop: TabLoop = {
    run,
    post(work) {
      if (isClosed) return;
      waiting.push(work);
      schedule();
    },
    errors,
    report,
    get isFrozen() {
      return isFrozen;
    },
    get isClosed() {
      return isClosed;
    },
    freeze() {
      isFrozen = true;
    },
    resume() {
      isFrozen = false;
      schedule();
    },
    close() {
      if (isClosed) return;
      isClosed = true;
      waiting = [];
      endings.forEach((end) => end());
    },
    onClose: (end) => void endings.push(end),
  };
  return loop;
}
