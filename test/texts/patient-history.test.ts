import { describe, it } from 'node:test';
import { expect } from '../support/in-node';
import { daysBetween } from '../../src/lib/zone';
import { plainSpaces } from '../../src/lib/clean-text';
import { daysAgo } from '../../src/texts/patient-history';

describe('how long ago the last visit was', () => {
  it('the same day some months or years ago counts as that many', () => {
    const today = '2026-12-01';
    for (const [day, text] of [
      ['2026-12-02', 'dnes'],
      ['2026-12-01', 'dnes'],
      ['2026-11-30', 'včera'],
      ['2026-11-29', 'pred 2 dňami'],
      ['2026-10-03', 'pred 59 dňami'],
      ['2026-10-02', 'pred 2 mesiacmi'],
      ['2026-09-01', 'pred 3 mesiacmi'],
      ['2026-06-01', 'pred 6 mesiacmi'],
      ['2025-12-01', 'pred 12 mesiacmi'],
      ['2024-12-01', 'pred 2 rokmi'],
      ['2023-12-01', 'pred 3 rokmi'],
      ['2023-12-03', 'pred 2 rokmi'],
      ['2006-12-01', 'pred 20 rokmi'],
    ] as const)
      expect(plainSpaces(daysAgo(daysBetween(today, day))), day).to.equal(text);
  });
});
