import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { describe, it } from 'node:test';
import type { Doctor } from '../../server/features/doctors/store';
import { call, cookieOf, field, newSession } from './support/calls';
import { hoursOn, addAbsence, withOfficeHours } from './support/hours';
import { startTestPractice, type TestPractice, newDoctor, sharedPractice } from './support/test-practice';

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

const MONDAY_10 = new Date('2026-11-23T09:00:00Z');
const MONDAY_13 = new Date('2026-11-23T12:00:00Z');
const SUNDAY_10 = new Date('2026-11-22T09:00:00Z');

describe('the kiosk’s outlook on the day', { timeout: 300_000 }, () => {
  let now = MONDAY_10;
  const server = sharedPractice({ now: () => now });

  const take = ({ code }: Doctor, request_id = randomUUID()) =>
    call(server, 'POST', '/kiosk/api/tickets', { body: { practice: code, request_id } });

  async function outlook({ code }: Doctor, name: string) {
    const { body } = await call(server, 'GET', '/kiosk/api/practices');
    return field(
      (body as unknown[]).find((each) => field(each, 'code') === code),
      name,
    );
  }

  /** Open on Mondays from 7:00 to 12:00, ten minutes for each. */
  async function withHours(moment: Date, hours = hoursOn('monday', '07:00', '12:00', { minutes: 10 })) {
    now = moment;
    return (await withOfficeHours(server, hours)).doctor;
  }

  it('no ticket is given on a day without hours, after them, or when an absence takes the rest of them', async () => {
    const reasons = [];
    for (const [moment, away, more] of [
      [SUNDAY_10, null],
      [MONDAY_13, null],
      [MONDAY_10, ['00:00', '23:59']],
      [new Date('2026-11-23T05:00:00Z'), ['07:00', '12:00']],
      [new Date('2026-11-23T11:30:00Z'), ['13:00', '16:00'], hoursOn('monday', '13:00', '16:00')],
      // Hours of appointments open nothing for a queue that has its own.
      [MONDAY_10, null, hoursOn('tuesday', '07:00', '12:00', { type: 'queue' })],
    ] as const) {
      const doctor = await withHours(moment);
      if (more) server.practice.officeHours.addOfficeHours(doctor.id, more);
      if (away) addAbsence(server, doctor.id, `2026-11-23 ${away[0]}`, `2026-11-23 ${away[1]}`);
      reasons.push(await outlook(doctor, 'closed'));
      const { status, body } = await take(doctor);
      assert.deepEqual([status, field(body, 'reason')], [403, 'hours']);
      assert.deepEqual(server.practice.waitingList.ticketsOf(doctor.id)[0]?.tickets, []);
      assert.equal(await outlook(doctor, 'expected'), null);
    }
    assert.deepEqual(reasons, ['day', 'over', 'absence', 'absence', 'absence', 'day']);
  });

  it('a ticket is given while the practice is open, in the rest of an absence, before it opens, and where no hours are known', async () => {
    const open = await withHours(MONDAY_10);
    addAbsence(server, open.id, '2026-11-23 08:00', '2026-11-23 11:00');
    assert.equal((await take(open)).status, 201);
    const early = await withHours(new Date('2026-11-23T05:30:00Z'));
    assert.deepEqual([await outlook(early, 'closed'), await outlook(early, 'opens_at')], [null, '07:00']);
    assert.equal((await take(early)).status, 201);
    now = SUNDAY_10;
    assert.equal((await take(await newDoctor(server))).status, 201);
  });

  it('a doctor who is in receives patients whatever the hours say', async () => {
    const doctor = await withHours(SUNDAY_10);
    server.practice.doctors.changeDoctorState(doctor.id, 'online');
    assert.deepEqual([await outlook(doctor, 'doctor_state'), await outlook(doctor, 'closed')], ['online', null]);
    assert.equal((await take(doctor)).status, 201);
    server.practice.doctors.changeDoctorState(doctor.id, 'offline');
    assert.equal((await take(doctor)).status, 403);
  });

  it('a repeated request is answered as before, also when the hours have ended meanwhile', async () => {
    const doctor = await withHours(new Date('2026-11-23T10:59:00Z'));
    const request = randomUUID();
    assert.equal((await take(doctor, request)).status, 201);
    now = MONDAY_13;
    const { status, body } = await take(doctor, request);
    assert.deepEqual([status, field(body, 'number')], [200, 1]);
  });

  it('expects a newcomer later when an appointment was put first', async () => {
    const doctor = await withHours(MONDAY_10);
    await take(doctor);
    const { id } = server.practice.tickets.addTicket(doctor.id, { type: 'schedule', time: '11:30' });
    const before = field(await outlook(doctor, 'expected'), 'from');
    server.practice.ticketOrder.moveTicket(doctor.id, { id, place: 'first', other: null });
    assert.ok(String(field(await outlook(doctor, 'expected'), 'from')) > String(before));
  });

  it('rounds expected times to five minutes, later for each waiting ticket, and says when it may be too late', async () => {
    const doctor = await withHours(MONDAY_10);
    const times: [from: string, to: string][] = [];
    for (let count = 0; count < 14; count += 1) {
      const span = field((await take(doctor)).body, 'expected');
      times.push([String(field(span, 'from')), String(field(span, 'to'))]);
    }
    for (const [from, to] of times) {
      assert.match(`${from} ${to}`, /^\d\d:[0-5][05] \d\d:[0-5][05]$/);
      assert.ok(from >= '10:00' && from < to);
    }
    const begins = times.map(([from]) => from);
    assert.deepEqual(begins.toSorted(), begins);
    const { body } = await take(doctor);
    assert.equal(field(body, 'closes_at'), '12:00');
    assert.ok(String(field(body, 'expected', 'to')) > '12:00');
    assert.equal(field(body, 'is_late'), true);
    const newcomer = await outlook(doctor, 'expected');
    assert.ok(String(field(newcomer, 'from')) >= (begins.at(-1) ?? ''));
  });

  it('says that it may be too late also when the forecast reaches the next day, which the times do not', async () => {
    const evening = hoursOn('monday', '20:00', '23:30', { minutes: 20 });
    const doctor = await withHours(new Date('2026-11-23T21:30:00Z'), evening);
    const bodies = [];
    for (let count = 0; count < 6; count += 1) bodies.push((await take(doctor)).body);
    const [first, last] = [bodies[0], bodies.at(-1)];
    assert.deepEqual([field(first, 'expected', 'to') !== undefined, field(first, 'is_late')], [true, false]);
    assert.deepEqual([field(last, 'expected'), field(last, 'is_late')], [null, true]);
  });
});
