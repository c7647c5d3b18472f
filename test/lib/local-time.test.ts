import { afterEach, beforeEach, describe, it } from 'node:test';
import { expect, setTimeZone } from '../support/in-node';
import { localMinute } from '../../src/lib/dates';
import { fromInstantIso, instantOf, toInstantIso, wholeDay } from '../../src/lib/local-time';
import { parseMoment } from '../../src/texts/language/parse-moment';
import { firstMoment, offeredHours, offeredMinutes, withHour } from '../../src/lib/picker-times';

interface ZoneCase {
  zone: string;
  /** An ordinary time, and its instant. */
  plain: [local: string, iso: string];
  /** A time that the clock skips, and the ends of the gap. */
  gap: [local: string, from: string, to: string];
  /** A time that the clock shows twice: both instants. */
  twice: [local: string, first: string, second: string];
}

const cases: ZoneCase[] = [
  {
    zone: 'Europe/Bratislava',
    plain: ['2026-12-10T08:00', '2026-12-10T08:00:00+01:00'],
    gap: ['2026-03-29T02:30', '02:00', '03:00'],
    twice: ['2026-10-25T02:30', '2026-10-25T02:30:00+02:00', '2026-10-25T02:30:00+01:00'],
  },
  {
    zone: 'America/Los_Angeles',
    plain: ['2026-12-10T08:00', '2026-12-10T08:00:00-08:00'],
    gap: ['2026-03-08T02:30', '02:00', '03:00'],
    twice: ['2026-11-01T01:30', '2026-11-01T01:30:00-07:00', '2026-11-01T01:30:00-08:00'],
  },
  {
    zone: 'Pacific/Auckland',
    plain: ['2026-12-10T08:00', '2026-12-10T08:00:00+13:00'],
    gap: ['2026-09-27T02:30', '02:00', '03:00'],
    twice: ['2026-04-05T02:30', '2026-04-05T02:30:00+13:00', '2026-04-05T02:30:00+12:00'],
  },
  {
    // The clock moves by half an hour.
    zone: 'Australia/Lord_Howe',
    plain: ['2026-07-10T08:00', '2026-07-10T08:00:00+10:30'],
    gap: ['2026-10-04T02:15', '02:00', '02:30'],
    twice: ['2026-04-05T01:45', '2026-04-05T01:45:00+11:00', '2026-04-05T01:45:00+10:30'],
  },
];

const steps = Array.from({ length: 12 }, (_, index) => String(index * 5).padStart(2, '0'));
const hours = Array.from({ length: 24 }, (_, hour) => String(hour).padStart(2, '0'));

describe('local times', () => {
  afterEach(() => setTimeZone(null));

  for (const { zone, plain, gap, twice } of cases) {
    describe(`in ${zone}`, () => {
      beforeEach(() => {
        setTimeZone(zone);
        expect(Intl.DateTimeFormat().resolvedOptions().timeZone).to.equal(zone);
      });

      it('W14 a local time becomes an instant with its offset, and back', () => {
        const [local, iso] = plain;
        expect(toInstantIso(local)).to.equal(iso);
        expect(fromInstantIso(iso)).to.equal(local);
        // The same instant, as another zone writes it.
        expect(fromInstantIso(new Date(iso).toISOString())).to.equal(local);
      });

      it('W14 a time that the clock skips is invalid, is reported with its gap, and is not offered', () => {
        const [local, from, to] = gap;
        const [day = '', time = ''] = local.split('T');
        expect(instantOf(local)).to.equal(null);
        expect(toInstantIso(local)).to.equal(null);
        expect(parseMoment('date-time', local)).to.deep.equal({
          moment: local,
          problem: { is: 'no-time', time, from, to },
        });
        const isLeftOut = (one: string) => one >= from && one < to;
        for (const hour of hours) {
          const times = steps.map((minute) => `${hour}:${minute}`);
          for (const one of times) expect(instantOf(`${day}T${one}`) === null, one).to.equal(isLeftOut(one));
          const offered = offeredMinutes(day, `${hour}:00`, {}).filter(({ isOffered }) => isOffered);
          expect(offered.map(({ value }) => `${hour}:${value}`)).to.deep.equal(times.filter((one) => !isLeftOut(one)));
        }
        const notOffered = offeredHours(day, {}).filter(({ isOffered }) => !isOffered);
        expect(notOffered.map(({ value }) => value)).to.deep.equal(to === '03:00' ? ['02'] : []);
      });

      it('W14 a repeated time means the first, and an edited one keeps its instant', () => {
        const [local, first, second] = twice;
        expect(toInstantIso(local)).to.equal(first);
        expect(fromInstantIso(first)).to.equal(local);
        expect(fromInstantIso(second)).to.equal(local);
        expect(Date.parse(second)).to.be.greaterThan(Date.parse(first));
        expect(toInstantIso(local, first)).to.equal(first);
        expect(toInstantIso(local, second)).to.equal(second);
        // For another local time the earlier instant is ignored.
        expect(toInstantIso(plain[0], second)).to.equal(plain[1]);
      });

      it('every five minutes around both changes survive a round trip, or are invalid', () => {
        for (const local of [gap[0], twice[0]]) {
          const [day = ''] = local.split('T');
          for (const time of hours.flatMap((hour) => steps.map((minute) => `${hour}:${minute}`))) {
            const iso = toInstantIso(`${day}T${time}`);
            if (iso !== null) expect(fromInstantIso(iso)).to.equal(`${day}T${time}`);
          }
        }
      });

      it('whole days run from their first to their last minute, also with 23 or 25 hours', () => {
        for (const [local, length] of [
          [plain[0], 24],
          [gap[0], 24 - minutesBetween(gap[1], gap[2]) / 60],
          [twice[0], 24 + (Date.parse(twice[2]) - Date.parse(twice[1])) / 3_600_000],
        ] as const) {
          const day = local.slice(0, 10);
          const whole = wholeDay(day);
          expect(whole).to.deep.equal({ from: `${day}T00:00`, to: `${day}T23:59` });
          const [from, to] = [whole?.from, whole?.to].map((end) => Date.parse(toInstantIso(end ?? '') ?? ''));
          expect(((to ?? 0) - (from ?? 0)) / 60_000).to.equal(length * 60 - 1);
        }
      });
    });
  }

  it('handles a day that begins at one o’clock, and a day that was skipped', () => {
    setTimeZone('America/Santiago');
    expect(wholeDay('2026-09-06')).to.deep.equal({ from: '2026-09-06T01:00', to: '2026-09-06T23:59' });
    setTimeZone('Pacific/Apia');
    expect(wholeDay('2011-12-30')).to.equal(null);
    expect(parseMoment('date', '30. 12. 2011').problem).to.deep.equal({ is: 'no-day' });
    expect(parseMoment('date-time', '30. 12. 2011 9:00').problem).to.deep.equal({ is: 'no-day' });
  });

  it('a text without an offset, or without a date, is not an instant', () => {
    for (const text of [
      '',
      'zajtra',
      '2026-12-10T08:00',
      '2026-12-10T08:00:00',
      '2026-12-10',
      '2026-13-10T08:00:00Z',
    ]) {
      expect(fromInstantIso(text), text).to.equal(null);
    }
    for (const text of ['', '23. 11. 2026 9:05', '2026-11-23', '2026-02-30T09:00', '2026-11-23T24:00']) {
      expect(toInstantIso(text), text).to.equal(null);
    }
    // As Laravel writes them.
    expect(fromInstantIso('2026-12-10T08:00:00.000000Z')).to.equal(localMinute(new Date('2026-12-10T08:00:00Z')));
  });
});

describe('the picker’s options', () => {
  it('list a time between the steps, but allow only the end of the day to be chosen', () => {
    const others = (time: string) => offeredMinutes('', time, {}).filter(({ value }) => !steps.includes(value));
    expect(others('09:07')).to.deep.equal([{ value: '07', isOffered: false }]);
    expect(others('23:59')).to.deep.equal([{ value: '59', isOffered: true }]);
  });

  it('contain nothing outside the limits', () => {
    const limits = { min: '2026-12-01T08:30', max: '2026-12-01T10:15' };
    const offered = (times: readonly { value: string; isOffered: boolean }[]) =>
      times.filter(({ isOffered }) => isOffered).map(({ value }) => value);
    expect(offered(offeredHours('2026-12-01', limits))).to.deep.equal(['08', '09', '10']);
    expect(offered(offeredMinutes('2026-12-01', '08:00', limits))).to.deep.equal(steps.slice(6));
    expect(offered(offeredMinutes('2026-12-01', '10:00', limits))).to.deep.equal(steps.slice(0, 4));
    expect(offered(offeredHours('2026-12-02', limits))).to.deep.equal([]);
    expect(withHour('2026-12-01', '09:05', '08', limits)).to.equal('08:30');
    expect(withHour('2026-12-01', '09:50', '10', limits)).to.equal('10:15');
    expect(withHour('2026-12-01', '10:05', '09', limits)).to.equal('09:05');
    expect(withHour('', '23:59', '22', {})).to.equal('22:55');
  });

  it('begin with the next step from now, within the limits', () => {
    const now = new Date(2026, 10, 21, 9, 31);
    expect(firstMoment('date-time', {}, now)).to.equal('2026-11-21T09:35');
    expect(firstMoment('date-time', {}, new Date(2026, 10, 21, 9, 30))).to.equal('2026-11-21T09:30');
    expect(firstMoment('date-time', {}, new Date(2026, 11, 31, 23, 58))).to.equal('2027-01-01T00:00');
    expect(firstMoment('date-time', { min: '2026-12-01T08:02' }, now)).to.equal('2026-12-01T08:05');
    expect(firstMoment('date-time', { max: '2026-11-20T08:02' }, now)).to.equal('2026-11-20T08:00');
    expect(firstMoment('date', {}, now)).to.equal('2026-11-21');
    expect(firstMoment('date', { min: '2026-12-01' }, now)).to.equal('2026-12-01');
    expect(firstMoment('time', {}, now)).to.equal('08:00');
    expect(firstMoment('time', { min: '10:00' }, now)).to.equal('10:00');
  });
});

const minutesBetween = (from: string, to: string) =>
  (Date.parse(`2026-01-01T${to}Z`) - Date.parse(`2026-01-01T${from}Z`)) / 60_000;
