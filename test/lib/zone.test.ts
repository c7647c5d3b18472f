import { afterEach, describe, it } from 'node:test';
import { expect, setTimeZone } from '../support/in-node';
import { dayIn, daysBetween, isZone, minuteIn, shiftDay } from '../../src/lib/zone';
import { instantIn, isoIn, minuteOfIso, weekdayOf } from '../../src/lib/zone-moments';
import { inPractice } from '../../src/texts/language/in-practice';
import { plainSpaces } from '../../src/lib/clean-text';
import { dayKey } from '../../src/lib/dates';
import { ZONE } from '../support/practice-clock';
import { clockTime } from '../../src/texts/language/format-moment';

const BRATISLAVA = 'Europe/Bratislava';

describe('the clock of another time zone', () => {
  it('shows the same instant as each zone does, also where the clock changes on that day', () => {
    for (const [zone, iso, shown] of [
      [BRATISLAVA, '2026-11-25T16:11:00Z', '2026-11-25T17:11'],
      ['Asia/Tokyo', '2026-11-25T16:11:00Z', '2026-11-26T01:11'],
      ['Pacific/Honolulu', '2026-11-25T09:11:59.9Z', '2026-11-24T23:11'],
      ['Asia/Kathmandu', '2026-11-25T16:11:00Z', '2026-11-25T21:56'],
      [BRATISLAVA, '2026-03-29T00:59:00Z', '2026-03-29T01:59'],
      [BRATISLAVA, '2026-03-29T01:00:00Z', '2026-03-29T03:00'],
      [BRATISLAVA, '2026-10-25T00:30:00Z', '2026-10-25T02:30'],
      [BRATISLAVA, '2026-10-25T01:30:00Z', '2026-10-25T02:30'],
      ['Australia/Lord_Howe', '2026-10-03T15:30:00Z', '2026-10-04T02:30'],
    ] as const) {
      expect(minuteIn(zone, Date.parse(iso)), `${zone} ${iso}`).to.equal(shown);
      expect(dayIn(zone, Date.parse(iso))).to.equal(shown.slice(0, 10));
    }
  });

  it('agrees with the browser hour by hour around both changes, and backwards', () => {
    for (const zone of [BRATISLAVA, 'America/New_York', 'Pacific/Auckland', 'America/Santiago']) {
      const format = new Intl.DateTimeFormat('sv', { dateStyle: 'short', timeStyle: 'short', timeZone: zone });
      for (let hour = 0; hour < 365 * 24; hour += 1) {
        const instant = Date.UTC(2026, 0, 1, hour, 30);
        const shown = minuteIn(zone, instant);
        expect(shown).to.equal(format.format(instant).replace(' ', 'T'));
        // An ambiguous time gives its first instant.
        expect([instant, instant - 3_600_000]).to.include(instantIn(zone, shown));
      }
    }
  });

  it('has no instant for a time that it leaves out, and for no time at all', () => {
    expect(instantIn(BRATISLAVA, '2026-03-29T02:30')).to.equal(null);
    expect(instantIn('America/Santiago', '2026-09-06T00:30')).to.equal(null);
    expect(instantIn(BRATISLAVA, '2026-02-31T08:00')).to.equal(null);
    expect(instantIn(BRATISLAVA, 'zajtra')).to.equal(null);
  });

  it('writes its offset behind a moment, and reads only moments with one', () => {
    expect(isoIn(BRATISLAVA, '2026-12-16T00:00')).to.equal('2026-12-16T00:00:00+01:00');
    expect(isoIn(BRATISLAVA, '2026-07-16T23:59')).to.equal('2026-07-16T23:59:00+02:00');
    expect(isoIn('America/St_Johns', '2026-12-16T08:00')).to.equal('2026-12-16T08:00:00-03:30');
    expect(minuteOfIso(BRATISLAVA, '2026-12-15T18:00:00-05:00')).to.equal('2026-12-16T00:00');
    for (const text of ['2026-12-16T00:00', '16. 12. 2026', '2026-99-99T00:00Z', null])
      expect(minuteOfIso(BRATISLAVA, text)).to.equal(null);
  });

  it('knows the zones that the browser knows', () => {
    expect([BRATISLAVA, 'UTC', 'Europe/Nowhere', 'Bratislava'].map(isZone)).to.deep.equal([true, true, false, false]);
  });

  it('counts days without a clock', () => {
    expect([shiftDay('2026-10-25', 1), shiftDay('2026-03-01', -1), shiftDay('2024-03-01', -1)]).to.deep.equal([
      '2026-10-26',
      '2026-02-28',
      '2024-02-29',
    ]);
    expect(daysBetween('2026-11-25', '2015-01-01')).to.equal(4346);
    expect(weekdayOf('2026-11-29')).to.equal(0);
  });
});

describe('what a time of this computer is in the practice', () => {
  afterEach(() => setTimeZone(null));
  const shown = (...moments: string[]) => {
    const text = inPractice(BRATISLAVA, ...moments);
    return text && plainSpaces(text);
  };

  it('W14 is shown where both clocks differ, with the days where these differ, too', () => {
    setTimeZone('America/New_York');
    expect(shown('2026-12-16T08:00', '2026-12-16T16:00')).to.equal('v ordinácii 14:00 – 22:00');
    expect(shown('2026-12-16T20:30')).to.equal('v ordinácii 17. 12. 2026 2:30');
    expect(shown('2026-12-16T08:00', '2026-12-17T08:00')).to.equal(
      'v ordinácii 16. 12. 2026 14:00 – 17. 12. 2026 14:00',
    );
    expect(shown('2026-12-16T08:00', 'o 8')).to.equal(null);
  });

  it('is not shown where they show the same, whatever the zones are called', () => {
    setTimeZone('Europe/Prague');
    expect(shown('2026-12-16T08:00', '2026-12-16T16:00')).to.equal(null);
  });
});

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
