import { before, beforeEach } from 'node:test';
import { startTestPractice, type TestPractice } from './test-practice';

// 11:30 in Bratislava.
export const SATURDAY = new Date('2026-11-21T10:30:00Z');
export const MONDAY = '2026-11-23';
const YEAR_MS = 365 * 86_400_000;

export interface SaturdayPractice {
  readonly server: TestPractice;
  /** The server's clock: a test may set it, and the next one begins on Saturday again. */
  now: Date;
}

/** A server for the tests of a `describe`, on a Saturday. */
export function practiceOnSaturday(): SaturdayPractice {
  let started: TestPractice | undefined;
  const practice: SaturdayPractice = {
    now: SATURDAY,
    get server() {
      if (!started) throw new Error('The server has not started yet.');
      return started;
    },
  };
  before(async () => {
    started = await startTestPractice({
      now: () => practice.now,
      // A test's clock goes days ahead.
      sessionLimits: { idleMs: YEAR_MS, longestMs: YEAR_MS },
    });
  });
  beforeEach(() => {
    practice.now = SATURDAY;
  });
  return practice;
}
