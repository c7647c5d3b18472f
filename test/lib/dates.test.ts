import { describe, it } from 'node:test';
import { expect } from '../support/in-node';
import { dayKey } from '../../src/lib/dates';
import { ZONE } from '../support/practice-clock';
import { clockTime } from '../../src/texts/language/format-moment';

const HOUR = 3_600_000;

// Days around both changes of the clock in Slovakia, the turn of a year and a leap day, hour by hour.
const starts = ['2026-03-27', '2026-10-23', '2026-12-30', '2028-02-27'];
const instants = starts.flatMap((day) =>
  Array.from({ length: 5 * 24 }, (_, hour) => new Date(Date.parse(`${day}T00:30:00Z`) + hour * HOUR)),
);

describe('dates', () => {
  it('the day is local, not UTC', () => {
    for (const instant of instants) {
      const parts = [instant.getFullYear(), instant.getMonth() + 1, instant.getDate()];
      const expected = parts.map((part) => String(part).padStart(2, '0')).join('-');
      expect(dayKey(instant)).to.equal(expected);
    }
  });

  it('only the minutes of a time are padded to two digits', () => {
    expect(clockTime(Date.parse('2026-11-10T09:05+01:00'), ZONE)).to.equal('9:05');
    expect(clockTime(Date.parse('2026-11-10T00:00+01:00'), ZONE)).to.equal('0:00');
    expect(clockTime(Date.parse('2026-11-10T15:40+01:00'), ZONE)).to.equal('15:40');
  });
});
