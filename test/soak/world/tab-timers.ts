import type { TabLoop } from './tab-loop';

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
