import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { dayLabel, momentLabel, workingDaysAfter } from '../../server/lib/calendar';
import { createClock } from '../../server/lib/clock';
import { isDay } from '../../src/api/contract/request-fields';
import type { HoursDay } from '../../src/features/office-hours/contract';
import { plannedDay } from '../../src/features/office-hours/planned-day.contract';

const clockAt = (now: string, zone = 'Europe/Bratislava') => createClock(zone, () => new Date(now));

describe('the practice’s clock', () => {
  it('C12 the day changes at the practice’s midnight, in summer and in winter', () => {
    assert.equal(clockAt('2026-11-20T22:59:59Z').today(), '2026-11-20');
    assert.equal(clockAt('2026-11-20T23:00:00Z').today(), '2026-11-21');
    assert.equal(clockAt('2026-07-20T22:00:00Z').today(), '2026-07-21');
    assert.equal(clockAt('2026-07-20T22:00:00Z', 'America/New_York').today(), '2026-07-20');
  });

  it('C12 an instant has the offset of its own day', () => {
    const clock = clockAt('2026-11-21T10:00:00Z');
    assert.equal(clock.isoOf(new Date('2026-10-24T07:00:00Z')), '2026-10-24T09:00:00+02:00');
    assert.equal(clock.isoOf(new Date('2026-10-26T08:00:00Z')), '2026-10-26T09:00:00+01:00');
    assert.equal(clockAt('2026-11-21T10:00:00Z', 'America/St_Johns').isoOf(new Date(0)), '1969-12-31T20:30:00-03:30');
  });

  it('C12 an appointment keeps its hour across the clock change', () => {
    const clock = clockAt('2026-11-21T10:00:00Z');
    const utc = (date: string, time: string) => clock.instantOf(date, time).toISOString();
    assert.equal(utc('2026-03-28', '09:00'), '2026-03-28T08:00:00.000Z');
    assert.equal(utc('2026-03-29', '09:00'), '2026-03-29T07:00:00.000Z');
    assert.equal(utc('2026-10-24', '09:00'), '2026-10-24T07:00:00.000Z');
    assert.equal(utc('2026-10-25', '09:00'), '2026-10-25T08:00:00.000Z');
    assert.equal(utc('2026-10-25', '00:30'), '2026-10-24T22:30:00.000Z');
    // On the day of the clock change, 2:30 does not exist in spring and exists twice in autumn.
    assert.equal(utc('2026-03-29', '02:30'), '2026-03-29T01:30:00.000Z');
    assert.equal(utc('2026-10-25', '02:30'), '2026-10-25T00:30:00.000Z');
    for (const moment of ['2026-02-30 09:00', '2026-02-20 24:00', '2026-2-20 09:00']) {
      const [date = '', time = ''] = moment.split(' ');
      assert.throws(() => clock.instantOf(date, time), RangeError);
    }
  });

  it('C12 days and moments are labelled in Slovak, also across the clock change and the year', () => {
    assert.equal(dayLabel('2026-11-21', '2026-11-21'), 'Dnes');
    assert.equal(dayLabel('2026-11-22', '2026-11-21'), 'Zajtra');
    assert.equal(dayLabel('2026-11-20', '2026-11-21'), 'Včera');
    assert.equal(dayLabel('2026-11-27', '2026-11-21'), 'piatok 27. novembra');
    assert.equal(dayLabel('2027-01-01', '2026-12-31'), 'Zajtra');
    assert.equal(dayLabel('2027-01-02', '2026-12-31'), 'sobota 2. januára 2027');
    const clock = clockAt('2026-10-24T08:00:00Z');
    assert.equal(momentLabel(clock.instantOf('2026-10-24', '10:40'), clock), 'dnes o 10:40');
    assert.equal(momentLabel(clock.instantOf('2026-10-25', '08:20'), clock), 'zajtra o 8:20');
    assert.equal(momentLabel(clock.instantOf('2026-10-26', '00:05'), clock), 'pondelok 26. októbra o 0:05');
  });

  it('working days skip the weekend', () => {
    assert.deepEqual(workingDaysAfter('2026-11-20', 3), ['2026-11-23', '2026-11-24', '2026-11-25']);
    assert.ok(isDay('2028-02-29') && !isDay('2027-02-29') && !isDay('x'));
  });
});

const hours = (minutes: number | null, ...rows: [HoursDay, string, string][]) => ({
  id: 1,
  hours_name: null,
  hours_type: 'queue',
  approximate_time_on_patient: minutes,
  time_schedules: rows.map(([hours_day, from, to]) => ({
    id: null,
    hours_day,
    hours_time_from: from,
    hours_time_to: to,
  })),
});

const MONDAY = 1;
const SUNDAY = 0;

describe('what the office hours say of a day', () => {
  const week = [
    hours(10, ['monday', '08:00', '12:00'], ['monday', '13:00', '15:00'], ['tuesday', '07:00', '18:00']),
    hours(20, ['monday', '11:00', '13:30']),
  ];
  const monday = (time: string) => plannedDay(week, MONDAY, time);

  it('before the opening, open, between two hours and after them', () => {
    const small = [hours(10, ['monday', '08:00', '12:00'], ['monday', '13:00', '15:00'])];
    const closesAt = '15:00';
    const on = (time: string) => plannedDay(small, MONDAY, time);
    assert.deepEqual(on('07:59'), { minutesPerPatient: 10, opensAt: '08:00', closesAt });
    assert.deepEqual(on('08:00'), { minutesPerPatient: 10, opensAt: null, closesAt });
    assert.deepEqual(on('12:00'), { minutesPerPatient: 10, opensAt: '13:00', closesAt });
    assert.deepEqual(on('15:00'), { minutesPerPatient: 10, opensAt: null, closesAt });
  });

  it('the minutes are those of the hours that are open; of several, what they are on average', () => {
    const times = ['07:00', '09:00', '11:30', '12:30', '13:10', '14:00', '16:00'];
    assert.equal(times.map((time) => monday(time).minutesPerPatient).join(), '10,10,15,20,15,10,10');
  });

  it('a day without hours says nothing; hours without usable minutes, and rows that end before they begin, are left out', () => {
    const nothing = { minutesPerPatient: null, opensAt: null, closesAt: null };
    assert.deepEqual([plannedDay(week, SUNDAY, '09:00'), plannedDay([], MONDAY, '09:00')], [nothing, nothing]);
    assert.equal(plannedDay([hours(null, ['monday', '08:00', '12:00'])], MONDAY, '09:00').minutesPerPatient, null);
    assert.equal(plannedDay([hours(0, ['monday', '08:00', '12:00'])], MONDAY, '09:00').minutesPerPatient, null);
    assert.equal(plannedDay([hours(10, ['monday', '12:00', '08:00'])], MONDAY, '09:00').closesAt, null);
  });
});
