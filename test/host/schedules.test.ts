import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { freeTimesLabel } from '../../host/server/practice/slovak-counts';
import { hoursDays } from '../../src/api/contract/office-hours';
import { newSession } from './support/calls';
import { hoursOn } from './support/hours';
import { MONDAY, practiceOnSaturday } from './support/saturday-practice';
import { offeredTimes } from './support/offered-times';

describe('the days that can be booked', () => {
  const clinic = practiceOnSaturday();
  const { days, dates, times } = offeredTimes(clinic);

  it('C27 each has its title and the number of free times', async () => {
    const { doctor, token } = await newSession(clinic.server);
    assert.deepEqual(await days(token), []);
    clinic.server.practice.addOfficeHours(doctor.id, hoursOn('monday', '08:00', '10:00'));
    clinic.server.practice.addOfficeHours(doctor.id, hoursOn('sunday', '08:00', '08:30'));
    const body = await days(token);
    assert.ok(Array.isArray(body));
    assert.deepEqual(body.slice(0, 3), [
      { value: '2026-11-22', title: 'Zajtra', description: '1 voľný termín' },
      { value: MONDAY, title: 'pondelok 23. novembra', description: '4 voľné termíny' },
      { value: '2026-11-29', title: 'nedeľa 29. novembra', description: '1 voľný termín' },
    ]);
    assert.deepEqual(body.at(-1), {
      value: '2027-01-18',
      title: 'pondelok 18. januára 2027',
      description: '4 voľné termíny',
    });
  });

  it('C27 counts of free times use the Slovak plural forms', () => {
    assert.deepEqual([1, 2, 4, 5, 12, 22, 101].map(freeTimesLabel), [
      '1 voľný termín',
      '2 voľné termíny',
      '4 voľné termíny',
      '5 voľných termínov',
      '12 voľných termínov',
      '22 voľných termínov',
      '101 voľných termínov',
    ]);
  });

  it('C26 C27 sixty days are offered, today included', async () => {
    const { doctor, token } = await newSession(clinic.server);
    for (const day of hoursDays) clinic.server.practice.addOfficeHours(doctor.id, hoursOn(day, '12:00', '13:00'));
    const offered = await dates(token);
    assert.equal(offered.length, 60);
    assert.deepEqual([offered[0], offered.at(-1)], ['2026-11-21', '2027-01-19']);
    assert.deepEqual(await times(token, '2027-01-19'), ['12:00', '12:30']);
    for (const date of ['2027-01-20', '2026-11-20', '0000-01-01', '9999-12-31']) {
      assert.deepEqual(await times(token, date), []);
    }
  });

  it('C26 C27 each type has its own hours', async () => {
    const { doctor, token } = await newSession(clinic.server);
    clinic.server.practice.addOfficeHours(doctor.id, hoursOn('monday', '08:00', '09:00'));
    clinic.server.practice.addOfficeHours(
      doctor.id,
      hoursOn('tuesday', '08:00', '09:00', { type: 'schedule-premium' }),
    );
    clinic.server.practice.addOfficeHours(doctor.id, hoursOn('wednesday', '08:00', '09:00', { type: 'queue' }));
    clinic.server.practice.addOfficeHours(doctor.id, hoursOn('thursday', '08:00', '09:00', { type: 'other' }));
    const week = (list: unknown[]) => list.filter((date) => String(date) < '2026-11-28');
    for (const query of ['', '?type=', '?type=schedule']) assert.deepEqual(week(await dates(token, query)), [MONDAY]);
    assert.deepEqual(week(await dates(token, '?type=schedule-premium')), ['2026-11-24']);
    assert.deepEqual(await times(token, '2026-11-24'), []);
    assert.deepEqual(await times(token, '2026-11-24', 'schedule-premium'), ['08:00', '08:30']);
  });

  it('C27 a full day is not offered, and neither is another doctor’s day', async () => {
    const { doctor, token } = await newSession(clinic.server);
    const colleague = await newSession(clinic.server);
    clinic.server.practice.addOfficeHours(doctor.id, hoursOn('monday', '08:00', '09:00'));
    for (const time of ['08:00', '08:30']) {
      clinic.server.practice.addTicket(doctor.id, { type: 'schedule', date: MONDAY, time });
    }
    assert.equal((await dates(token))[0], '2026-11-30');
    assert.deepEqual(await dates(colleague.token), []);
  });
});
