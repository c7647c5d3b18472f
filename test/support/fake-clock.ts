import { install } from '@sinonjs/fake-timers';
import { nextTask } from './until';

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

export interface FrozenDate {
  /** Sets the clock and dispatches `visibilitychange`, after which the panel reads the clock again. */
  set(at: Date): void;
  restore(): void;
}

/** Freezes the page's clock; timers continue. Hides the `Date` header of responses, as a server of another origin does. */
export function freezeDate(at: Date): FrozenDate {
  const RealDate = window.Date;
  const getHeader = Headers.prototype.get;
  let now = at.getTime();

  class FixedDate extends RealDate {
    constructor(...parts: [] | [value: number | string | Date] | [year: number, month: number, ...rest: number[]]) {
      // Accepts every signature of `Date`, whose type cannot express them in one call.
      super(...((parts.length === 0 ? [now] : parts) as [number]));
    }
    static override now(): number {
      return now;
    }
  }

  Reflect.set(window, 'Date', FixedDate);
  Headers.prototype.get = function (name) {
    return name === 'date' ? null : getHeader.call(this, name);
  };
  return {
    set(next) {
      now = next.getTime();
      document.dispatchEvent(new Event('visibilitychange'));
    },
    restore() {
      Reflect.set(window, 'Date', RealDate);
      Headers.prototype.get = getHeader;
    },
  };
}
