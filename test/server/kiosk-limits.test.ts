import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { describe, it } from 'node:test';
import type { Doctor } from '../../server/features/doctors/store';
import { call, cookieOf, field, newSession } from './support/calls';
import { hoursOn } from './support/hours';
import { startTestPractice, type TestPractice } from './support/test-practice';

// Monday, 9:00 in Bratislava.
const MONDAY = new Date('2026-11-23T08:00:00Z');

describe('the limits of the kiosk', { timeout: 300_000 }, () => {
  async function start() {
    const clock = { now: MONDAY };
    const server = await startTestPractice({ now: () => clock.now });
    const session = await newSession(server);
    const limit = (name: string, value: unknown) => session.post('settings-store', { name, value });
    return { clock, server, ...session, limit };
  }
  const device = async (at: TestPractice, { id }: Doctor) => {
    const { code } = at.practice.kioskDevices.createKioskCode(id, 'Tablet');
    return cookieOf(await call(at, 'POST', '/kiosk/api/pair', { body: { code } }));
  };
  const post = (at: TestPractice, path: string, body: object, headers: Record<string, string> = {}) =>
    call(at, 'POST', `/kiosk/api/${path}`, { headers, body: { request_id: randomUUID(), ...body } });

  it('count by device, practice and day', async () => {
    const { server, clock, doctor, limit } = await start();
    assert.equal((await limit('kiosk_tickets', '2')).status, 200);
    const [one, two] = [await device(server, doctor), await device(server, doctor)];
    const take = async (headers: Record<string, string>, code = doctor.code) =>
      (await post(server, 'tickets', { practice: code }, headers)).status;
    assert.deepEqual([await take(one), await take(one), await take(one)], [201, 201, 403]);
    assert.equal(await take(two), 201, 'another device');
    const other = await newSession(server);
    const { code } = server.practice.kioskDevices.createKioskCode(other.doctor.id, 'Tablet');
    await call(server, 'POST', '/kiosk/api/pair', { headers: one, body: { code } });
    assert.equal(await take(one, other.doctor.code), 201, 'another practice');
    clock.now = new Date('2026-11-24T08:00:00Z');
    assert.equal(await take(one), 201, 'another day');
  });

  it('prescriptions have their own; the refusal says so, and stores nothing', async () => {
    const { server, doctor, limit } = await start();
    await limit('kiosk_recepts', 1);
    await limit('kiosk_tickets', 1);
    const request = { practice: doctor.code, name: 'Ján', medicine: 'Paralen' };
    assert.equal((await post(server, 'recepts', request)).status, 201);
    const { status, body } = await post(server, 'recepts', request);
    assert.equal(status, 403);
    assert.deepEqual(body, {
      message: 'Dnes už kiosk viac žiadostí neprijme. Obráťte sa, prosím, na sestru.',
      reason: 'limit',
    });
    assert.equal(server.practice.recepts.receptsOf(doctor.id).length, 1);
    assert.equal(server.practice.notifications.notificationsOf(doctor.id).length, 1);
    assert.equal((await post(server, 'tickets', { practice: doctor.code })).status, 201);
  });

  it('what was stored before the limit is answered again, also beyond it', async () => {
    const { server, doctor, limit } = await start();
    await limit('kiosk_tickets', 1);
    const request = { practice: doctor.code, request_id: randomUUID() };
    assert.equal((await post(server, 'tickets', request)).status, 201);
    const repeated = await post(server, 'tickets', request);
    assert.equal(repeated.status, 200);
    assert.equal(field(repeated.body, 'number'), 1);
    assert.equal((await post(server, 'tickets', { practice: doctor.code })).status, 403);
  });

  it('an appointment that is over, was cancelled or made by the doctor is not held by the name', async () => {
    const { server, clock, doctor } = await start();
    server.practice.officeHours.addOfficeHours(doctor.id, hoursOn('monday', '08:00', '16:00'));
    const order = async (time: string, day = '2026-11-30') =>
      (await post(server, 'events', { practice: doctor.code, day, time, name: 'Ján Novák' })).status;
    for (const time of ['13:00', '13:30', '14:00']) {
      const booked = { type: 'schedule' as const, date: '2026-11-30', time, user_alternate: 'Ján Novák' };
      server.practice.appointments.bookAppointment(doctor.id, { ...booked, bookedBy: 'doctor' });
    }
    const times = ['08:00', '08:30', '09:00', '09:30'];
    for (const [index, time] of times.entries()) assert.equal(await order(time), index < 3 ? 201 : 403);
    const [ticket] = server.practice.waitingList.ticketsOf(doctor.id).flatMap(({ tickets }) => tickets);
    server.practice.handledTickets.rejectTicket(doctor.id, ticket?.id ?? 0);
    assert.deepEqual([await order('09:30'), await order('10:00')], [201, 403]);
    clock.now = new Date('2026-11-30T09:00:00Z');
    assert.equal(await order('11:00'), 201);
  });
});
