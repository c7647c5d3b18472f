// needs: own-process
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { playedDay } from './played-day.mjs';

const SHIFT_OF_THIS_RUN = Number(process.env.TEST_CLOCK_SHIFT_MS ?? 0);
const HOUR_MS = 3_600_000;

describe('the day of the tests, where none is named', () => {
  it('is the one whose noon comes next, so their clock is never behind', () => {
    assert.deepEqual(dayAt('2026-11-24T00:00'), { day: '2026-11-24', aheadMs: 12 * HOUR_MS });
    assert.deepEqual(dayAt('2026-11-24T11:59'), { day: '2026-11-24', aheadMs: 60_000 });
    assert.deepEqual(dayAt('2026-11-24T12:00'), { day: '2026-11-24', aheadMs: 0 });
    assert.deepEqual(dayAt('2026-11-24T12:01'), { day: '2026-11-25', aheadMs: 24 * HOUR_MS - 60_000 });
    assert.deepEqual(dayAt('2026-12-31T23:00'), { day: '2027-01-01', aheadMs: 13 * HOUR_MS });
  });

  it('is so too over the nights in which the hour changes', () => {
    assert.deepEqual(dayAt('2027-03-27T13:00'), { day: '2027-03-28', aheadMs: 22 * HOUR_MS });
    assert.deepEqual(dayAt('2027-10-30T13:00'), { day: '2027-10-31', aheadMs: 24 * HOUR_MS });
  });
});

/** @param now as in Bratislava, without a zone */
function dayAt(now: string) {
  const played = playedDay(undefined, new Date(now));
  return { day: played?.day, aheadMs: Number(played?.env.TEST_CLOCK_SHIFT_MS) - SHIFT_OF_THIS_RUN };
}
