import { effect, signal, type ReadonlySignal } from '@preact/signals-core';
import { CLOCK_ERROR_MS, CLOCK_NOTICE_KEY, DAY_MS } from '../../constants';
import { localMinute } from '../../lib/dates';
import { createStorage } from '../../lib/storage';
import { minuteIn } from '../../lib/zone';
import { definePart } from '../parts';
import type { Part } from '../part';

export interface ClockProblem {
  /** The clock differs from the server's, or the zone from the practice's. */
  kind: 'clock' | 'zone';
  /** The time of this computer's clock, and of the practice's: `YYYY-MM-DDTHH:mm`. */
  here: string;
  inPractice: string;
}

export interface ClockNotice extends Part {
  /** Set at most once in a session. */
  readonly shown: ReadonlySignal<ClockProblem | null>;
  /** Returns a function that stops it. */
  watch(): () => void;
  close(): void;
}

/** Detects that this computer's clock or time zone differs from the practice's, once in a session of this browser. */
export const clockNoticePart = definePart(({ clock, appData, session }): ClockNotice => {
  const storage = createStorage();
  const shown = signal<ClockProblem | null>(null);
  return {
    shown,
    watch: () =>
      effect(() => {
        // The zone arrives with the app data.
        if (!session.isLoggedIn.value || appData.loadedAt.value === null) return;
        const problem = problemOf(clock.zone.value, clock.aheadMs.value);
        if (!problem || shown.peek() || storage.read(CLOCK_NOTICE_KEY) !== null) return;
        storage.write(CLOCK_NOTICE_KEY, 'shown');
        shown.value = problem;
      }),
    close() {
      shown.value = null;
    },
    clear(reason) {
      shown.value = null;
      if (reason === 'logout' || reason === 'expiry') storage.remove(CLOCK_NOTICE_KEY);
    },
  };
});

function problemOf(zone: string, aheadMs: number): ClockProblem | null {
  const now = Date.now();
  const [here, inPractice] = [localMinute(new Date(now)), minuteIn(zone, now + aheadMs)];
  if (Math.abs(aheadMs) > CLOCK_ERROR_MS) return { kind: 'clock', here, inPractice };
  // Two zones may show the same time now, but not in the other half of the year.
  const differs = (instant: number) => localMinute(new Date(instant)) !== minuteIn(zone, instant);
  return differs(now) || differs(now + HALF_YEAR_MS) ? { kind: 'zone', here, inPractice } : null;
}

const HALF_YEAR_MS = 182 * DAY_MS;
