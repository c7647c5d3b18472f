import { install } from '@sinonjs/fake-timers';
import { nextTask } from './next-task';

export interface FakeClock {
  /** Delays of pending timers in milliseconds, in the order in which they were set. */
  readonly delays: number[];
  /** Advances time: runs the due timers in order, each with its microtasks. */
  tick(milliseconds: number): Promise<void>;
  /** Advances the date without running timers, as when the machine sleeps. */
  suspend(milliseconds: number): void;
  restore(): void;
}

/** Replaces `setTimeout`, `clearTimeout` and `Date` until restored. Timers set before stay real. */
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
    // The library's `tickAsync` waits 4 ms for a browser timer after each fake timer; a message takes no time.
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

/** Runs `act` with a fake clock that only its ticks advance. Timers still pending at the end are lost. */
export async function withFakeClock<Result>(act: (clock: FakeClock) => Promise<Result>): Promise<Result> {
  const clock = installFakeClock(new Date());
  try {
    return await act(clock);
  } finally {
    clock.restore();
  }
}
