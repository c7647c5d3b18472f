import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { hoursDays } from '../../src/api/contract/office-hours';
import { newSession } from './support/calls';
import { addAbsence, hoursOn } from './support/hours';
import { newDoctor } from './support/test-practice';
import { MONDAY, practiceOnSaturday } from './support/saturday-practice';
import { offeredTimes } from './support/offered-times';

describe('the free times of a day', () => {
  const clinic = practiceOnSaturday();
  const { days, dates, askTimes, times } = offeredTimes(clinic);

  it('C26 follow each other from the opening time, within the hours', async () => {
    const { doctor, token } = await newSession(clinic.server);
    clinic.server.practice.addOfficeHours(doctor.id, {
      ...hoursOn('monday', '13:10', '14:09'),
      time_schedules: [
        { hours_day: 'monday', hours_time_from: '13:10', hours_time_to: '14:09' },
        { hours_day: 'monday', hours_time_from: '08:00', hours_time_to: '09:30' },
        { hours_day: 'monday', hours_time_from: '17:00', hours_time_to: '17:29' },
      ],
    });
    const { status, body } = await askTimes(token, { date: MONDAY, type: 'schedule' });
    assert.equal(status, 200);
    assert.deepEqual(body, [{ time: '08:00' }, { time: '08:30' }, { time: '09:00' }, { time: '13:10' }]);
  });

  it('C26 a time in two records is offered once', async () => {
    const { doctor, token } = await newSession(clinic.server);
    clinic.server.practice.addOfficeHours(doctor.id, hoursOn('monday', '08:00', '09:00'));
    clinic.server.practice.addOfficeHours(doctor.id, hoursOn('monday', '08:00', '08:40', { minutes: 20 }));
    assert.deepEqual(await times(token, MONDAY), ['08:00', '08:20', '08:30']);
    // The longer of the two no longer fits, the shorter does.
    clinic.server.practice.addTicket(doctor.id, { type: 'schedule', date: MONDAY, time: '08:20', duration_minutes: 5 });
    assert.deepEqual(await times(token, MONDAY), ['08:00', '08:30']);
  });

  it('C23 C26 a time in two records has the duration of the older one', async () => {
    const { doctor, token } = await newSession(clinic.server);
    clinic.server.practice.addOfficeHours(doctor.id, hoursOn('monday', '08:00', '09:00'));
    clinic.server.practice.addOfficeHours(doctor.id, hoursOn('monday', '08:00', '08:40', { minutes: 20 }));
    clinic.server.practice.bookAppointment(doctor.id, {
      type: 'schedule',
      date: MONDAY,
      time: '08:00',
      bookedBy: 'doctor',
      user_alternate: 'Ján',
    });
    assert.deepEqual(await times(token, MONDAY), ['08:30']);
  });

  it('C26 are in the future, also today', async () => {
    const { doctor, token } = await newSession(clinic.server);
    clinic.server.practice.addOfficeHours(doctor.id, hoursOn('saturday', '11:00', '13:00'));
    clinic.now = new Date('2026-11-21T10:29:59Z');
    assert.deepEqual(await times(token, '2026-11-21'), ['11:30', '12:00', '12:30']);
    clinic.now = new Date('2026-11-21T10:30:00Z');
    assert.deepEqual(await times(token, '2026-11-21'), ['12:00', '12:30']);
    clinic.now = new Date('2026-11-21T11:30:00Z');
    assert.equal((await dates(token))[0], '2026-11-28');
  });

  it('C26 an appointment takes its time, whatever its type; a queue ticket takes none', async () => {
    const { doctor, token } = await newSession(clinic.server);
    const stranger = await newDoctor(clinic.server);
    clinic.server.practice.addOfficeHours(doctor.id, hoursOn('monday', '08:00', '12:00'));
    const add = (time: string, ticket: { type?: 'schedule-premium'; duration_minutes?: number } = {}, of = doctor) =>
      clinic.server.practice.addTicket(of.id, { type: 'schedule', date: MONDAY, time, ...ticket }).id;
    // Of unknown length: as long as the times that are asked for.
    add('08:15');
    add('09:30', { type: 'schedule-premium', duration_minutes: 30 });
    const served = add('10:30', { duration_minutes: 1 });
    const rejected = add('11:00', { duration_minutes: 30 });
    add('11:30', {}, stranger);
    clinic.server.practice.addTicket(doctor.id, { type: 'queue', date: MONDAY });
    assert.deepEqual(await times(token, MONDAY), ['09:00', '10:00', '11:30']);
    clinic.server.practice.nextTicket(doctor.id, served);
    clinic.server.practice.rejectTicket(doctor.id, rejected);
    assert.deepEqual(await times(token, MONDAY), ['09:00', '10:00', '11:00', '11:30']);
  });

  it('C22 C26 an absence takes every time that it touches, its ends included', async () => {
    for (const [from, to, expected] of [
      ['08:30', '09:00', ['08:00', '09:30']],
      ['08:30', '08:59', ['08:00', '09:00', '09:30']],
      ['08:29', '08:30', ['09:00', '09:30']],
      ['08:40', '08:40', ['08:00', '09:00', '09:30']],
      ['07:00', '07:59', ['08:00', '08:30', '09:00', '09:30']],
      ['10:00', '12:00', ['08:00', '08:30', '09:00', '09:30']],
      ['00:00', '23:59', []],
    ] as const) {
      const { doctor, token } = await newSession(clinic.server);
      clinic.server.practice.addOfficeHours(doctor.id, hoursOn('monday', '08:00', '10:00'));
      addAbsence(clinic.server, doctor.id, `${MONDAY} ${from}`, `${MONDAY} ${to}`);
      assert.deepEqual(await times(token, MONDAY), expected, `${from}–${to}`);
    }
  });

  it('C22 C27 an absence of weeks that began before takes all its days', async () => {
    const { doctor, token } = await newSession(clinic.server);
    clinic.server.practice.addOfficeHours(doctor.id, hoursOn('monday', '08:00', '10:00'));
    addAbsence(clinic.server, doctor.id, '2026-10-01 00:00', '2026-12-07 08:30');
    assert.equal((await dates(token))[0], '2026-12-07');
    assert.deepEqual(await times(token, '2026-12-07'), ['09:00', '09:30']);
  });

  it('C26 C27 the next day begins at the practice’s midnight', async () => {
    const { doctor, token } = await newSession(clinic.server);
    for (const day of hoursDays)
      clinic.server.practice.addOfficeHours(doctor.id, hoursOn(day, '00:00', '23:59', { minutes: 480 }));
    clinic.now = new Date('2026-11-21T22:59:59.999Z');
    const before = await days(token);
    assert.deepEqual(Array.isArray(before) && before[0], {
      value: '2026-11-22',
      title: 'Zajtra',
      description: '2 voľné termíny',
    });
    assert.deepEqual(await times(token, '2026-11-22'), ['00:00', '08:00']);
    clinic.now = new Date('2026-11-21T23:00:00Z');
    const after = await days(token);
    assert.deepEqual(Array.isArray(after) && after[0], {
      value: '2026-11-22',
      title: 'Dnes',
      description: '1 voľný termín',
    });
    assert.deepEqual(await times(token, '2026-11-22'), ['08:00']);
    assert.deepEqual(await times(token, '2026-11-21'), []);
  });
});
