import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { weekdayOf } from '../../host/server/practice/calendar';
import type { Practice } from '../../host/server/practice/practice';
import { DEMO_LOGIN } from '../../host/server/seed/seed-demo';
import { hoursDays } from '../../src/api/contract/office-hours';
import { call, field, logIn } from './support/calls';
import { startTestPractice } from './support/test-practice';

const THURSDAY = '2026-11-19T09:00:00Z';
const demoAt = (now: string, databaseFile?: string) =>
  startTestPractice({ demo: true, now: () => new Date(now), ...(databaseFile ? { databaseFile } : {}) });

const doctorsOf = (practice: Practice) => {
  const [first, second] = practice.doctors();
  assert.ok(first && second);
  return [first, second] as const;
};

describe('the demo’s office hours', () => {
  it('C18 C27 both doctors have hours of every type, and days that can be booked', async () => {
    const server = await demoAt(THURSDAY);
    const { practice } = server;
    for (const { id } of doctorsOf(practice)) {
      const hours = practice.officeHoursOf(id);
      assert.deepEqual(
        new Set(hours.map(({ hours_type }) => hours_type)),
        new Set(['schedule', 'schedule-premium', 'queue', 'other']),
      );
      assert.ok(hours.every(({ time_schedules }) => time_schedules.length >= 1 && time_schedules.length <= 7));
      for (const type of ['schedule', 'schedule-premium'] as const) {
        assert.ok(practice.freeDays(id, type).length >= 35, type);
      }
    }
    const token = await logIn(server, DEMO_LOGIN.email, DEMO_LOGIN.password);
    const { body } = await call(server, 'GET', '/api/schedules', { token });
    assert.equal(Array.isArray(body) && field(body[0], 'value'), '2026-11-19');
  });

  it('C21 pass the same validation as the form', async () => {
    const server = await demoAt(THURSDAY);
    const token = await logIn(server, DEMO_LOGIN.email, DEMO_LOGIN.password);
    for (const { id } of doctorsOf(server.practice)) {
      for (const hours of server.practice.officeHoursOf(id)) {
        const body = { ...hours, id: null };
        assert.equal((await call(server, 'POST', '/api/office-hours-add', { token, body })).status, 200);
      }
    }
  });

  it('C23 upcoming appointments are within hours of their type', async () => {
    const { practice } = await demoAt(THURSDAY);
    for (const { id } of doctorsOf(practice)) {
      const [, ...coming] = practice.ticketsOf(id);
      const appointments = coming.flatMap(({ date, tickets }) => tickets.map((ticket) => ({ ...ticket, date })));
      assert.ok(appointments.some(({ type }) => type === 'schedule-premium'));
      for (const { type, date, scheduled_at, ticket_title } of appointments) {
        if (scheduled_at === null) continue;
        const day = hoursDays[(weekdayOf(date) + 6) % 7];
        const time = scheduled_at.slice(11, 16);
        const isWithin = practice
          .officeHoursOf(id)
          .filter(({ hours_type }) => hours_type === type)
          .flatMap(({ time_schedules }) => time_schedules)
          .some((row) => row.hours_day === day && row.hours_time_from <= time && time < row.hours_time_to);
        assert.ok(isWithin, `${ticket_title} ${date} ${time}`);
      }
    }
  });

  it('C22 one absence is ahead, with a substitute; once over, there is a new one', async () => {
    const server = await demoAt(THURSDAY);
    const [first, second] = doctorsOf(server.practice);
    const expected = {
      absence_from: '2026-12-10T00:00:00+01:00',
      absence_to: '2026-12-14T23:59:00+01:00',
      supplier_id: second.id,
      supplier_name: null,
    };
    assert.deepEqual(server.practice.absencesOf(first.id), [{ id: 1, ...expected }]);
    assert.deepEqual(server.practice.absencesOf(second.id), []);
    const away = server.practice.freeDays(first.id, 'schedule').map(({ date }) => date);
    assert.ok(away.includes('2026-12-09') && away.includes('2026-12-15') && !away.includes('2026-12-10'));
    await server.close();
    const during = await demoAt('2026-12-12T09:00:00Z', server.databaseFile);
    assert.equal(during.practice.absencesOf(first.id).length, 1);
    await during.close();
    const after = await demoAt('2026-12-20T09:00:00Z', server.databaseFile);
    assert.equal(after.practice.absencesOf(first.id).length, 2);
    assert.equal(after.practice.officeHoursOf(first.id).length, 4);
  });
});
