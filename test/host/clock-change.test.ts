import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { call, newSession } from './support/calls';
import { addAbsence, hoursOn } from './support/hours';
import { startTestPractice } from './support/test-practice';
import { practiceOnSaturday } from './support/saturday-practice';
import { offeredTimes } from './support/offered-times';

describe('the free times on days with a clock change', () => {
  const clinic = practiceOnSaturday();
  const { times } = offeredTimes(clinic);

  const timesWith = async (
    at: string,
    date: string,
    from: string,
    to: string,
    minutes = 30,
    absence?: [string, string],
  ) => {
    clinic.now = new Date(at);
    const { doctor, token } = await newSession(clinic.server);
    clinic.server.practice.addOfficeHours(doctor.id, hoursOn('sunday', from, to, { minutes }));
    if (absence) addAbsence(clinic.server, doctor.id, `${date} ${absence[0]}`, `${date} ${absence[1]}`);
    return times(token, date);
  };
  const inSpring = (from: string, to: string, minutes?: number, absence?: [string, string]) =>
    timesWith('2026-03-28T10:00:00Z', '2026-03-29', from, to, minutes, absence);
  const inAutumn = (from: string, to: string, minutes?: number, absence?: [string, string]) =>
    timesWith('2026-10-24T10:00:00Z', '2026-10-25', from, to, minutes, absence);

  it('C26 the hours away from the change are as on any other day', async () => {
    for (const ask of [inSpring, inAutumn]) {
      assert.deepEqual(await ask('08:00', '10:00'), ['08:00', '08:30', '09:00', '09:30']);
      assert.deepEqual(await ask('08:00', '10:00', 30, ['08:00', '08:59']), ['09:00', '09:30']);
    }
  });

  it('C26 in spring offers no time in the skipped hour, and no appointment across it', async () => {
    assert.deepEqual(await inSpring('01:00', '04:00'), ['01:00', '01:30', '03:00', '03:30']);
    assert.deepEqual(await inSpring('01:00', '04:00', 45), ['01:00', '01:45']);
    assert.deepEqual(await inSpring('02:00', '03:00'), []);
    assert.deepEqual(await inSpring('01:00', '02:30'), ['01:00', '01:30']);
    assert.deepEqual(await inSpring('02:30', '04:00'), ['03:00', '03:30']);
    assert.deepEqual(await inSpring('01:00', '04:00', 30, ['01:00', '01:30']), ['03:00', '03:30']);
  });

  it('C26 in autumn offers only the first of the repeated hour', async () => {
    assert.deepEqual(await inAutumn('01:00', '04:00'), ['01:00', '01:30', '02:00', '02:30', '03:00', '03:30']);
    assert.deepEqual(await inAutumn('02:30', '03:30'), ['02:30', '03:00']);
    assert.deepEqual(await inAutumn('01:00', '02:30'), ['01:00', '01:30', '02:00']);
    // Three hours that pass between 1:00 and 3:00.
    assert.deepEqual(await inAutumn('01:00', '03:00', 90), ['01:00', '02:30']);
  });

  it('C26 an appointment on such a day takes its time', async () => {
    for (const [at, date, taken] of [
      ['2026-03-28T10:00:00Z', '2026-03-29', '03:00'],
      ['2026-10-24T10:00:00Z', '2026-10-25', '02:30'],
    ] as const) {
      clinic.now = new Date(at);
      const { doctor, token } = await newSession(clinic.server);
      clinic.server.practice.addOfficeHours(doctor.id, hoursOn('sunday', '01:00', '04:00'));
      const offered = await times(token, date);
      for (const time of offered) {
        const booked = clinic.server.practice.bookAppointment(doctor.id, {
          type: 'schedule',
          date,
          time: String(time),
          bookedBy: 'doctor',
          user_alternate: 'Ján',
        });
        assert.ok(booked !== 'taken');
        assert.equal(clinic.server.practice.clock.timeOf(booked.scheduledAt), time);
        assert.ok(!(await times(token, date)).includes(time));
      }
      assert.ok(offered.includes(taken));
      assert.deepEqual(await times(token, date), []);
    }
  });

  it('C26 C27 uses the practice’s time zone, not the server’s', async () => {
    const newYork = await startTestPractice({
      timeZone: 'America/New_York',
      now: () => new Date('2026-11-22T03:30:00Z'),
    });
    const { doctor, token } = await newSession(newYork);
    newYork.practice.addOfficeHours(doctor.id, hoursOn('saturday', '22:00', '23:59', { minutes: 20 }));
    const { body } = await call(newYork, 'GET', '/api/schedules', { token });
    assert.deepEqual(Array.isArray(body) && body[0], {
      value: '2026-11-21',
      title: 'Dnes',
      description: '3 voľné termíny',
    });
  });
});
