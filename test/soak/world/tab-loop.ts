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

type Callback = (...values: unknown[]) => void;

/** The clock of a tab's timers: the machine's or a fake one. */
export interface TabClock {
  setTimeout(work: () => void, delay: number): unknown;
  clearTimeout(handle: unknown): void;
  Date: unknown;
}

export const machineClock: TabClock = {
  setTimeout: (work, delay) => setTimeout(work, delay),
  clearTimeout: (handle) => clearTimeout(handle as ReturnType<typeof setTimeout>),
  Date,
};

/** A tab's timers: those due while the tab is frozen fire when it resumes. */
export function createTabTimers(loop: TabLoop, clock: TabClock = machineClock) {
  const running = new Map<number, unknown>();
  let last = 0;

  function add(callback: Callback, ms: number | undefined, isRepeated: boolean, values: unknown[]): number {
    const id = (last += 1);
    const arm = () =>
      void running.set(
        id,
        clock.setTimeout(() => loop.post(fire), Number(ms) || 0),
      );
    function fire() {
      if (!running.delete(id)) return;
      if (isRepeated) arm();
      callback(...values);
    }
    arm();
    return id;
  }

  function clear(id?: number): void {
    if (id === undefined) return;
    clock.clearTimeout(running.get(id));
    running.delete(id);
  }

  loop.onClose(() => [...running.keys()].forEach(clear));

  return {
    setTimeout: (callback: Callback, ms?: number, ...values: unknown[]) => add(callback, ms, false, values),
    setInterval: (callback: Callback, ms?: number, ...values: unknown[]) => add(callback, ms, true, values),
    clearTimeout: clear,
    clearInterval: clear,
  };
}

type Listener = EventListenerOrEventListenerObject | null;

/** An event target whose listeners' errors go to `guard` instead of ending the process. */
export class GuardedTarget extends EventTarget {
  readonly #guarded = new Map<Listener, EventListener>();
  readonly #guard: (work: () => void) => void;

  constructor(guard: (work: () => void) => void) {
    super();
    this.#guard = guard;
  }

  override addEventListener(type: string, listener: Listener, options?: AddEventListenerOptions | boolean): void {
    if (listener === null) return;
    const guarded =
      this.#guarded.get(listener) ??
      ((event: Event) =>
        this.#guard(() => {
          if (typeof listener === 'function') listener.call(this, event);
          else listener.handleEvent(event);
        }));
    this.#guarded.set(listener, guarded);
    super.addEventListener(type, guarded, options);
  }

  override removeEventListener(type: string, listener: Listener, options?: EventListenerOptions | boolean): void {
    super.removeEventListener(type, this.#guarded.get(listener) ?? null, options);
  }

  /** Calls the `on…` handler if one is set, then the listeners. */
  fire(event: Event): void {
    const handler: unknown = Reflect.get(this, `on${event.type}`);
    if (typeof handler === 'function') this.#guard(() => void Reflect.apply(handler, this, [event]));
    this.dispatchEvent(event);
  }
}
