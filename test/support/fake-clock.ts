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

/** The ids of a browser's own timers begin at 1: a fake timer of the same id would end with a real one that was set before. */
const FIRST_ID = 1_000_000_000;

/** Replaces `setTimeout`, `clearTimeout` and the clock of `Date` until it is restored. Timers that were set before stay real. */
export function installFakeClock(start = new Date('2026-11-10T09:00:00Z')): FakeClock {
  const real = { setTimeout: window.setTimeout, clearTimeout: window.clearTimeout, Date: window.Date };
  const timers = new Map<number, Timer>();
  let now = start.getTime();
  let last = FIRST_ID;

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

  function clear(id?: number): void {
    if (!timers.delete(id ?? 0)) real.clearTimeout.call(window, id);
  }

  const firstDue = (until: number) =>
    [...timers].filter(([, { due }]) => due <= until).sort(([, one], [, other]) => one.due - other.due)[0];

  replace({ setTimeout: set, clearTimeout: clear, Date: FakeDate });
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

/** Holds the clock while `act` runs: however long it takes, no time passes but what it lets pass. Timers that are still pending are lost. */
export async function withFakeClock<Result>(act: (clock: FakeClock) => Promise<Result>): Promise<Result> {
  const clock = installFakeClock(new Date());
  try {
    return await act(clock);
  } finally {
    clock.restore();
  }
}

function replace(globals: object): void {
  Object.entries(globals).forEach(([name, value]) => Reflect.set(window, name, value));
}
