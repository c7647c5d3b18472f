import { install } from '@sinonjs/fake-timers';
import { nextTask } from './next-task';

export interface FakeClock {
  /** The delays of pending timers in milliseconds, in the order in which they were set. */
  readonly delays: number[];
  /** Advances time: runs each due timer in order, and its microtasks before the next one. */
  tick(milliseconds: number): Promise<void>;
  /** Advances the date without running timers, as when the machine sleeps. */
  suspend(milliseconds: number): void;
  restore(): void;
}

/** Replaces `setTimeout`, `clearTimeout` and the clock of `Date` until it is restored. Timers that were set before stay real. */
export function installFakeClock(start = new Date('2026-11-10T09:00:00Z')): FakeClock {
  const clock = install({
    now: start,
    toFake: ['setTimeout', 'clearTimeout', 'Date'],
    shouldClearNativeTimers: true,
  });
  const pending = () => [...(clock.timers?.values() ?? [])];
  return {
    get delays() {
      return pending().map(({ delay = 0 }) => delay);
    },
    // The library's `tickAsync` waits for a browser timer of 4 ms after each timer; a message takes no time.
    async tick(milliseconds) {
      const end = clock.now + milliseconds;
      await nextTask();
      while (pending().some(({ callAt = 0 }) => callAt <= end)) {
        clock.next();
        await nextTask();
      }
      clock.tick(Math.max(0, end - clock.now));
    },
    suspend: (milliseconds) => clock.setSystemTime(clock.now + milliseconds),
    restore: () => clock.uninstall(),
  };
}

/** Runs `act` with a fake clock that moves only by its ticks. Timers that are still pending are lost. */
export async function withFakeClock<Result>(act: (clock: FakeClock) => Promise<Result>): Promise<Result> {
  const clock = installFakeClock(new Date());
  try {
    return await act(clock);
  } finally {
    clock.restore();
  }
}
