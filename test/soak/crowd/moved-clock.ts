import type { TabClock } from '../world/tab-timers';

/** How finely time advances, and how many turns of the event loop each step gets: what a timer has begun goes on within them. */
const STEP_MS = 20;
const TURNS = 4;

export interface MovedClock extends TabClock {
  advance(milliseconds: number): Promise<void>;
}

/** A clock for many tabs, which only a test moves. */
export function createMovedClock(start = Date.parse('2026-11-10T09:00:00Z')): MovedClock {
  /** The timers of each step, by its number. */
  const steps = new Map<number, Set<Timer>>();
  let step = 0;
  const nowIn = () => start + step * STEP_MS;

  class MovedDate extends Date {
    constructor(...parts: [] | [value: number | string | Date]) {
      super(...((parts.length === 0 ? [nowIn()] : parts) as [number]));
    }
    static override now(): number {
      return nowIn();
    }
  }

  return {
    now: nowIn,
    set(work, delay) {
      const timer: Timer = { step: step + Math.max(1, Math.ceil(delay / STEP_MS)), work };
      const others = steps.get(timer.step);
      if (others) others.add(timer);
      else steps.set(timer.step, new Set([timer]));
      return timer;
    },
    clear(handle) {
      const timer = handle as Timer | undefined;
      if (timer) steps.get(timer.step)?.delete(timer);
    },
    Date: MovedDate as DateConstructor,
    async advance(milliseconds) {
      for (const end = step + Math.round(milliseconds / STEP_MS); step < end;) {
        step += 1;
        // One that is cleared meanwhile is not visited.
        for (const timer of steps.get(step) ?? []) timer.work();
        steps.delete(step);
        for (let turn = 0; turn < TURNS; turn += 1) await new Promise(setImmediate);
      }
    },
  };
}

interface Timer {
  step: number;
  work(): void;
}
