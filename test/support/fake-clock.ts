import { nextTask } from './next-task';

export interface FakeClock {
  /** The delays of pending timers in milliseconds, in the order in which they were set. */
  readonly delays: number[];
  /** Advances time: runs each due timer in order, and its microtasks before the next one. */
  tick(milliseconds: number): Promise<void>;
  /** Advances time without running timers, as when the machine sleeps. */
  suspend(milliseconds: number): void;
  restore(): void;
}

interface Timer {
  due: number;
  delay: number;
  run(): void;
}

/** Replaces `setTimeout`, `clearTimeout` and the clock of `Date` until it is restored. */
export function installFakeClock(start = new Date('2026-11-10T09:00:00Z')): FakeClock {
  const real = { setTimeout: window.setTimeout, clearTimeout: window.clearTimeout, Date: window.Date };
  const timers = new Map<number, Timer>();
  let now = start.getTime();
  let last = 0;

  class FakeDate extends real.Date {
    constructor(...parts: [] | [value: number | string | Date] | [year: number, month: number, ...rest: number[]]) {
      // Any of the real one's signatures; its type has no room for all of them at once.
      super(...((parts.length === 0 ? [now] : parts) as [number]));
    }
    static override now(): number {
      return now;
    }
  }

  function set(run: () => void, delay = 0): number {
    last += 1;
    timers.set(last, { due: now + delay, delay, run });
    return last;
  }

  const firstDue = (until: number) =>
    [...timers].filter(([, { due }]) => due <= until).sort(([, one], [, other]) => one.due - other.due)[0];

  replace({ setTimeout: set, clearTimeout: (id: number) => void timers.delete(id), Date: FakeDate });
  return {
    get delays() {
      return [...timers.values()].map(({ delay }) => delay);
    },
    async tick(milliseconds) {
      const until = now + milliseconds;
      await nextTask();
      for (let found = firstDue(until); found; found = firstDue(until)) {
        const [id, timer] = found;
        timers.delete(id);
        now = Math.max(now, timer.due);
        timer.run();
        await nextTask();
      }
      now = until;
    },
    suspend(milliseconds) {
      now += milliseconds;
    },
    restore: () => replace(real),
  };
}

function replace(globals: object): void {
  Object.entries(globals).forEach(([name, value]) => Reflect.set(window, name, value));
}
