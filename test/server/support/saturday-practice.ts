import { beforeEach } from 'node:test';
import { LASTING, sharedPractice, type TestPractice } from './test-practice';

// 11:30 in Bratislava.
export const SATURDAY = new Date('2026-11-21T10:30:00Z');
export const MONDAY = '2026-11-23';

export interface SaturdayPractice {
  readonly server: TestPractice;
  /** The server's clock. A test may set it; the next test begins on Saturday again. */
  now: Date;
}

/** A server for the tests of a `describe`, on a Saturday. */
export function practiceOnSaturday(): SaturdayPractice {
  const server = sharedPractice({ now: () => practice.now, sessionLimits: LASTING });
  const practice: SaturdayPractice = { server, now: SATURDAY };
  beforeEach(() => {
    practice.now = SATURDAY;
  });
  return practice;
}
