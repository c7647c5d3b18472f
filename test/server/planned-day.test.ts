import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { HoursDay } from '../../src/features/office-hours/contract';
import { plannedDay } from '../../src/features/office-hours/planned-day.contract';

const hours = (minutes: number | null, ...rows: [HoursDay, string, string][]) => ({
  id: 1,
  hours_name: null,
  hours_type: 'queue',
  approximate_time_on_patient: minutes,
  time_schedules: rows.map(([hours_day, hours_time_from, hours_time_to]) => ({
    id: null,
    hours_day,
    hours_time_from,
    hours_time_to,
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
    assert.deepEqual(
      ['07:00', '09:00', '11:30', '12:30', '13:10', '14:00', '16:00'].map((time) => monday(time).minutesPerPatient),
      [10, 10, 15, 20, 15, 10, 10],
    );
  });

  it('a day without hours says nothing', () => {
    assert.deepEqual(plannedDay(week, SUNDAY, '09:00'), { minutesPerPatient: null, opensAt: null, closesAt: null });
    assert.deepEqual(plannedDay([], MONDAY, '09:00'), { minutesPerPatient: null, opensAt: null, closesAt: null });
  });

  it('hours without usable minutes, and rows that end before they begin, are left out', () => {
    assert.equal(plannedDay([hours(null, ['monday', '08:00', '12:00'])], MONDAY, '09:00').minutesPerPatient, null);
    assert.equal(plannedDay([hours(0, ['monday', '08:00', '12:00'])], MONDAY, '09:00').minutesPerPatient, null);
    assert.equal(plannedDay([hours(10, ['monday', '12:00', '08:00'])], MONDAY, '09:00').closesAt, null);
  });
});
