import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { freeTimesLabel } from '../../server/features/appointments/store';
import type { NewOfficeHours } from '../../server/features/office-hours/store';
import { hoursDays } from '../../src/features/office-hours/contract';
import { call, column, field } from './support/calls';
import { addAbsence, hoursOn, withOfficeHours } from './support/hours';
import { MONDAY, practiceOnSaturday } from './support/saturday-practice';
import { newDoctor, startTestPractice } from './support/test-practice';

describe('the days and times that can be booked', () => {
  const clinic = practiceOnSaturday();
  const days = async (token: string, query = '') =>
    (await call(clinic.server, 'GET', `/api/schedules${query}`, { token })).body;
  const askTimes = (token: string, body: object) => call(clinic.server, 'POST', '/api/schedule-times', { token, body });
  const times = async (token: string, date: string, type = 'schedule') =>
    column((await askTimes(token, { date, type })).body, 'time');
  const dates = async (token: string, query?: string) => column(await days(token, query), 'value');
  const withHours = (...hours: NewOfficeHours[]) => withOfficeHours(clinic.server, ...hours);
  const book = (doctorId: number, date: string, time: string) => {
    const booking = { type: 'schedule' as const, date, time, bookedBy: 'doctor' as const };
    return clinic.server.practice.appointments.bookAppointment(doctorId, booking);
  };

  it('C27 each has its title and the number of free times, in the Slovak plural forms', async () => {
    const { token } = await withHours(hoursOn('monday', '08:00', '10:00'), hoursOn('sunday', '08:00', '08:30'));
    const body = await days(token);
    assert.ok(Array.isArray(body));
    assert.deepEqual(body.slice(0, 3), [
      { value: '2026-11-22', title: 'Zajtra', description: '1 voľný termín' },
      { value: MONDAY, title: 'pondelok 23. novembra', description: '4 voľné termíny' },
      { value: '2026-11-29', title: 'nedeľa 29. novembra', description: '1 voľný termín' },
    ]);
    const last = { value: '2027-01-18', title: 'pondelok 18. januára 2027', description: '4 voľné termíny' };
    assert.deepEqual(body.at(-1), last);
    for (const count of [5, 12, 22, 101]) assert.equal(freeTimesLabel(count), `${count} voľných termínov`);
  });

  it('C26 C27 sixty days are offered, today included', async () => {
    const { token } = await withHours(...hoursDays.map((day) => hoursOn(day, '12:00', '13:00')));
    const offered = await dates(token);
    assert.equal(offered.length, 60);
    assert.deepEqual([offered[0], offered.at(-1)], ['2026-11-21', '2027-01-19']);
    assert.deepEqual(await times(token, '2027-01-19'), ['12:00', '12:30']);
    for (const date of ['2027-01-20', '2026-11-20', '0000-01-01', '9999-12-31']) {
      assert.deepEqual(await times(token, date), []);
    }
  });

  it('C26 C27 each type has its own hours', async () => {
    const { token } = await withHours(
      hoursOn('monday', '08:00', '09:00'),
      hoursOn('tuesday', '08:00', '09:00', { type: 'schedule-premium' }),
      hoursOn('wednesday', '08:00', '09:00', { type: 'queue' }),
      hoursOn('thursday', '08:00', '09:00', { type: 'other' }),
    );
    const week = (list: unknown[]) => list.filter((date) => String(date) < '2026-11-28');
    for (const query of ['', '?type=', '?type=schedule']) assert.deepEqual(week(await dates(token, query)), [MONDAY]);
    assert.deepEqual(week(await dates(token, '?type=schedule-premium')), ['2026-11-24']);
    assert.deepEqual(await times(token, '2026-11-24'), []);
    assert.deepEqual(await times(token, '2026-11-24', 'schedule-premium'), ['08:00', '08:30']);
  });

  it('C27 a full day is not offered, and neither is another doctor’s day', async () => {
    const { doctor, token } = await withHours(hoursOn('monday', '08:00', '09:00'));
    const colleague = await withHours();
    for (const time of ['08:00', '08:30']) {
      clinic.server.practice.tickets.addTicket(doctor.id, { type: 'schedule', date: MONDAY, time });
    }
    assert.equal((await dates(token))[0], '2026-11-30');
    assert.deepEqual(await dates(colleague.token), []);
  });

  it('C26 the times follow each other from the opening time, within the hours', async () => {
    const spans = ['13:10–14:09', '08:00–09:30', '17:00–17:29'].map((span) => span.split('–'));
    const time_schedules = spans.flatMap(([from = '', to = '']) => hoursOn('monday', from, to).time_schedules);
    const { token } = await withHours({ ...hoursOn('monday', '13:10', '14:09'), time_schedules });
    const { status, body } = await askTimes(token, { date: MONDAY, type: 'schedule' });
    assert.deepEqual([status, column(body, 'time')], [200, ['08:00', '08:30', '09:00', '13:10']]);
  });

  const twoRecords = [hoursOn('monday', '08:00', '09:00'), hoursOn('monday', '08:00', '08:40', { minutes: 20 })];

  it('C23 C26 a time in two records is offered once, and has the duration of the older one', async () => {
    const other = await withHours(...twoRecords);
    book(other.doctor.id, MONDAY, '08:00');
    assert.deepEqual(await times(other.token, MONDAY), ['08:30']);
    const { doctor, token } = await withHours(...twoRecords);
    assert.deepEqual(await times(token, MONDAY), ['08:00', '08:20', '08:30']);
    // The longer time no longer fits, but the shorter one does.
    const short = { type: 'schedule' as const, date: MONDAY, time: '08:20', duration_minutes: 5 };
    clinic.server.practice.tickets.addTicket(doctor.id, short);
    assert.deepEqual(await times(token, MONDAY), ['08:00', '08:30']);
  });

  it('C26 the times are in the future, also today', async () => {
    const { token } = await withHours(hoursOn('saturday', '11:00', '13:00'));
    clinic.now = new Date('2026-11-21T10:29:59Z');
    assert.deepEqual(await times(token, '2026-11-21'), ['11:30', '12:00', '12:30']);
    clinic.now = new Date('2026-11-21T10:30:00Z');
    assert.deepEqual(await times(token, '2026-11-21'), ['12:00', '12:30']);
    clinic.now = new Date('2026-11-21T11:30:00Z');
    assert.equal((await dates(token))[0], '2026-11-28');
  });

  it('C26 an appointment takes its time, whatever its type; a queue ticket takes none', async () => {
    const { doctor, token } = await withHours(hoursOn('monday', '08:00', '12:00'));
    const stranger = await newDoctor(clinic.server);
    const add = (time: string, ticket: { type?: 'schedule-premium'; duration_minutes?: number } = {}, of = doctor) =>
      clinic.server.practice.tickets.addTicket(of.id, { type: 'schedule', date: MONDAY, time, ...ticket }).id;
    // An appointment of unknown length counts with the length of the requested times.
    add('08:15');
    add('09:30', { type: 'schedule-premium', duration_minutes: 30 });
    const served = add('10:30', { duration_minutes: 1 });
    const rejected = add('11:00', { duration_minutes: 30 });
    add('11:30', {}, stranger);
    clinic.server.practice.tickets.addTicket(doctor.id, { type: 'queue', date: MONDAY });
    assert.deepEqual(await times(token, MONDAY), ['09:00', '10:00', '11:30']);
    clinic.server.practice.handledTickets.nextTicket(doctor.id, served);
    clinic.server.practice.handledTickets.rejectTicket(doctor.id, rejected);
    assert.deepEqual(await times(token, MONDAY), ['09:00', '10:00', '11:00', '11:30']);
  });

  it('C22 C26 C27 an absence takes every time that it touches, its ends included, and all days of its weeks', async () => {
    for (const [from, to, expected] of [
      ['08:30', '09:00', ['08:00', '09:30']],
      ['08:30', '08:59', ['08:00', '09:00', '09:30']],
      ['08:29', '08:30', ['09:00', '09:30']],
      ['08:40', '08:40', ['08:00', '09:00', '09:30']],
      ['07:00', '07:59', ['08:00', '08:30', '09:00', '09:30']],
      ['10:00', '12:00', ['08:00', '08:30', '09:00', '09:30']],
      ['00:00', '23:59', []],
    ] as const) {
      const { doctor, token } = await withHours(hoursOn('monday', '08:00', '10:00'));
      addAbsence(clinic.server, doctor.id, `${MONDAY} ${from}`, `${MONDAY} ${to}`);
      assert.deepEqual(await times(token, MONDAY), expected, `${from}–${to}`);
    }
    const { doctor, token } = await withHours(hoursOn('monday', '08:00', '10:00'));
    addAbsence(clinic.server, doctor.id, '2026-10-01 00:00', '2026-12-07 08:30');
    assert.equal((await dates(token))[0], '2026-12-07');
    assert.deepEqual(await times(token, '2026-12-07'), ['09:00', '09:30']);
  });

  it('C26 C27 the next day begins at the practice’s midnight', async () => {
    const { token } = await withHours(...hoursDays.map((day) => hoursOn(day, '00:00', '23:59', { minutes: 480 })));
    clinic.now = new Date('2026-11-21T22:59:59.999Z');
    const tomorrow = { value: '2026-11-22', title: 'Zajtra', description: '2 voľné termíny' };
    assert.deepEqual(field(await days(token), '0'), tomorrow);
    assert.deepEqual(await times(token, '2026-11-22'), ['00:00', '08:00']);
    clinic.now = new Date('2026-11-21T23:00:00Z');
    const today = { value: '2026-11-22', title: 'Dnes', description: '1 voľný termín' };
    assert.deepEqual(field(await days(token), '0'), today);
    assert.deepEqual(await times(token, '2026-11-22'), ['08:00']);
    assert.deepEqual(await times(token, '2026-11-21'), []);
  });

  /** The times of a Sunday, asked the day before, with these hours and perhaps an absence. */
  const timesOn =
    (date: string, dayBefore: string) =>
    async (from: string, to: string, minutes = 30, absence?: [from: string, to: string]) => {
      clinic.now = new Date(`${dayBefore}T10:00:00Z`);
      const { doctor, token } = await withHours(hoursOn('sunday', from, to, { minutes }));
      if (absence) addAbsence(clinic.server, doctor.id, `${date} ${absence[0]}`, `${date} ${absence[1]}`);
      return times(token, date);
    };
  const inSpring = timesOn('2026-03-29', '2026-03-28');
  const inAutumn = timesOn('2026-10-25', '2026-10-24');

  it('C26 in spring offers no time in the skipped hour, and no appointment across it', async () => {
    assert.deepEqual(await inSpring('01:00', '04:00'), ['01:00', '01:30', '03:00', '03:30']);
    assert.deepEqual(await inSpring('01:00', '04:00', 45), ['01:00', '01:45']);
    assert.deepEqual(await inSpring('02:00', '03:00'), []);
    assert.deepEqual(await inSpring('01:00', '02:30'), ['01:00', '01:30']);
    assert.deepEqual(await inSpring('02:30', '04:00'), ['03:00', '03:30']);
    assert.deepEqual(await inSpring('01:00', '04:00', 30, ['01:00', '01:30']), ['03:00', '03:30']);
    assert.deepEqual(
      await inSpring('08:00', '10:00', 30, ['08:00', '08:59']),
      ['09:00', '09:30'],
      'away from the change',
    );
  });

  it('C26 in autumn offers only the first of the repeated hour', async () => {
    assert.deepEqual(await inAutumn('01:00', '04:00'), ['01:00', '01:30', '02:00', '02:30', '03:00', '03:30']);
    assert.deepEqual(await inAutumn('02:30', '03:30'), ['02:30', '03:00']);
    assert.deepEqual(await inAutumn('01:00', '02:30'), ['01:00', '01:30', '02:00']);
    // Three hours pass between 1:00 and 3:00.
    assert.deepEqual(await inAutumn('01:00', '03:00', 90), ['01:00', '02:30']);
  });

  it('C26 an appointment on such a day takes its time', async () => {
    for (const [at, date, taken] of [
      ['2026-03-28T10:00:00Z', '2026-03-29', '03:00'],
      ['2026-10-24T10:00:00Z', '2026-10-25', '02:30'],
    ] as const) {
      clinic.now = new Date(at);
      const { doctor, token } = await withHours(hoursOn('sunday', '01:00', '04:00'));
      const offered = await times(token, date);
      for (const time of offered) {
        const booked = book(doctor.id, date, String(time));
        assert.ok(booked !== 'taken');
        assert.equal(clinic.server.practice.clock.timeOf(booked.scheduledAt), time);
        assert.ok(!(await times(token, date)).includes(time));
      }
      assert.ok(offered.includes(taken));
      assert.deepEqual(await times(token, date), []);
    }
  });

  it('C26 C27 uses the practice’s time zone, not the server’s', async () => {
    const now = () => new Date('2026-11-22T03:30:00Z');
    const newYork = await startTestPractice({ timeZone: 'America/New_York', now });
    const { get } = await withOfficeHours(newYork, hoursOn('saturday', '22:00', '23:59', { minutes: 20 }));
    const today = { value: '2026-11-21', title: 'Dnes', description: '3 voľné termíny' };
    assert.deepEqual(field((await get('schedules')).body, '0'), today);
  });
});
