import type { TabLoop } from './tab-loop';

interface Timer {
  dueAt: number;
  everyMs: number | null;
  fire(): void;
  handle: unknown;
}

type Callback = (...values: unknown[]) => void;

/** What timers run by: the machine's clock, or one that a test moves. Moments in milliseconds. */
export interface TabClock {
  now(): number;
  set(work: () => void, delay: number): unknown;
  clear(handle: unknown): void;
  Date: DateConstructor;
}

export const machineClock: TabClock = {
  now: () => performance.now(),
  set: (work, delay) => setTimeout(work, delay),
  clear: (handle) => clearTimeout(handle as ReturnType<typeof setTimeout>),
  Date,
};

/** A tab's own timers: none fires while it is frozen, and those that would have are due at once when it resumes. */
export function createTabTimers(loop: TabLoop, clock: TabClock = machineClock) {
  const timers = new Map<number, Timer>();
  let last = 0;

  function arm(id: number, timer: Timer): void {
    timer.handle = clock.set(() => loop.post(() => fire(id)), Math.max(0, timer.dueAt - clock.now()));
  }

  function fire(id: number): void {
    const timer = timers.get(id);
    if (!timer) return;
    if (timer.everyMs === null) timers.delete(id);
    else {
      timer.dueAt = clock.now() + timer.everyMs;
      arm(id, timer);
    }
    timer.fire();
  }

  function add(callback: Callback, ms: unknown, isRepeated: boolean, values: unknown[]): number {
    const delay = Math.max(isRepeated ? 1 : 0, Number(ms) || 0);
    last += 1;
    const timer: Timer = {
      dueAt: clock.now() + delay,
      everyMs: isRepeated ? delay : null,
      fire: () => callback(...values),
      handle: undefined,
    };
    timers.set(last, timer);
    arm(last, timer);
    return last;
  }

  function clear(id?: number): void {
    if (id === undefined) return;
    clock.clear(timers.get(id)?.handle);
    timers.delete(id);
  }

  loop.onClose(() => [...timers.keys()].forEach(clear));

  return {
    setTimeout: (callback: Callback, ms?: number, ...values: unknown[]) => add(callback, ms, false, values),
    setInterval: (callback: Callback, ms?: number, ...values: unknown[]) => add(callback, ms, true, values),
    clearTimeout: clear,
    clearInterval: clear,
    /** Those that run, for a tab that should have none. */
    count: () => timers.size,
  };
}
