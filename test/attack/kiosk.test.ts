import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { describe, it } from 'node:test';
import type { Doctor } from '../../server/features/doctors/store';
import { call, type CallOptions, column } from '../server/support/calls';
import { hoursOn } from '../server/support/hours';
import { newDoctor, startTestPractice, type TestPractice } from '../server/support/test-practice';

// Monday, 9:00 in Bratislava.
const MONDAY = new Date('2026-11-23T08:00:00Z');
const DAY_MS = 86_400_000;
const days = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday'] as const;

/** Letters only: names that differ only in digits count as the same name. */
const inventedName = (seed: string) => seed.replace(/\d/g, (digit) => 'abcdefghij'[Number(digit)] ?? '');

describe('a stranger at the kiosk', { timeout: 300_000 }, () => {
  const post = (at: TestPractice, path: string, body: object, options: CallOptions = {}) =>
    call(at, 'POST', `/kiosk/api/${path}`, { body: { request_id: randomUUID(), ...body }, ...options });
  const withHours = async (at: TestPractice) => {
    const doctor = await newDoctor(at);
    for (const day of days) at.practice.officeHours.addOfficeHours(doctor.id, hoursOn(day, '08:00', '16:00'));
    return doctor;
  };
  const ahead = ({ practice }: TestPractice, { id }: Doctor) =>
    practice.waitingList.ticketsOf(id).flatMap(({ tickets }) => tickets.filter(({ type }) => type === 'schedule'))
      .length;

  /** Books free times, each under another name, until a refusal; returns the number of appointments. */
  async function bookAll(at: TestPractice, doctor: Doctor) {
    for (const { date } of at.practice.appointments.freeDays(doctor.id, 'schedule')) {
      for (const { time } of at.practice.appointments.scheduleTimes(doctor.id, date, 'schedule')) {
        const body = { practice: doctor.code, day: date, time, name: inventedName(`${date} ${time}`) };
        const { status } = await post(at, 'events', body);
        if (status !== 201) return ahead(at, doctor);
      }
    }
    return ahead(at, doctor);
  }

  it('cannot book every free time, on one day or on many', async () => {
    let now = MONDAY;
    const server = await startTestPractice({ kiosk: 'open', now: () => now });
    const doctor = await withHours(server);
    assert.equal(await bookAll(server, doctor), 20, 'those of one day');
    for (let day = 1; day <= 6; day += 1) {
      now = new Date(MONDAY.getTime() + day * DAY_MS);
      await bookAll(server, doctor);
    }
    assert.ok(ahead(server, doctor) <= 100, `${ahead(server, doctor)} appointments are held by nobody`);
  });

  it('cannot hold many appointments under one name, however it is written', async () => {
    const server = await startTestPractice({ kiosk: 'open', now: () => MONDAY });
    const doctor = await withHours(server);
    const [day] = server.practice.appointments.freeDays(doctor.id, 'schedule');
    const times = server.practice.appointments.scheduleTimes(doctor.id, day?.date ?? '', 'schedule');
    const names = ['Ján Novák', 'jan  NOVAK', 'Novák Ján', 'Ján\u200b Novák', 'J a n N o v á k', 'Ján Novák.'];
    for (const [index, name] of names.entries()) {
      const body = { practice: doctor.code, day: day?.date, time: times[index]?.time, name };
      assert.equal((await post(server, 'events', body)).status, index < 3 ? 201 : 403, name);
    }
  });

  it('reaches no practice from a device that is not paired', async () => {
    const server = await startTestPractice({ kiosk: 'paired', now: () => MONDAY });
    const doctor = await withHours(server);
    const [day] = server.practice.appointments.freeDays(doctor.id, 'schedule');
    const answers = [
      await call(server, 'GET', '/kiosk/api/practices'),
      await call(server, 'GET', `/kiosk/api/schedules?practice=${doctor.code}&type=schedule`),
      await post(server, 'schedule-times', { practice: doctor.code, date: day?.date, type: 'schedule' }),
      await post(server, 'tickets', { practice: doctor.code }),
      await post(server, 'recepts', { practice: doctor.code, name: 'Nikto', medicine: 'Paralen' }),
      await post(server, 'events', { practice: doctor.code, day: day?.date, time: '08:00', name: 'Nikto' }),
    ];
    for (const { status, body } of answers) {
      assert.equal(status, 403);
      assert.ok(!JSON.stringify(body).includes(doctor.code));
    }
    assert.deepEqual(
      server.practice.waitingList.ticketsOf(doctor.id).flatMap(({ tickets }) => tickets),
      [],
    );
    assert.deepEqual(server.practice.recepts.receptsOf(doctor.id), []);
  });

  it('cannot guess codes, nor lock the pairing for others: attempts are counted for each address and for all', async () => {
    const server = await startTestPractice({ kiosk: 'paired', trustProxy: 1 });
    const doctor = await newDoctor(server);
    const { code } = server.practice.kioskDevices.createKioskCode(doctor.id, 'Tablet');
    const wrong = code.replace(/./g, (letter) => (letter === 'B' ? 'C' : 'B'));
    const pairFrom = (address: string, tried: string) =>
      post(server, 'pair', { code: tried }, { headers: { 'X-Forwarded-For': address } });
    for (let address = 1; address <= 10; address += 1) {
      for (let attempt = 0; attempt < 10; attempt += 1) {
        assert.equal((await pairFrom(`198.51.100.${address}`, wrong)).status, 422);
      }
    }
    const { status, headers } = await pairFrom('198.51.100.1', code);
    assert.equal(status, 429, 'not even the right one');
    assert.ok(Number(headers.get('retry-after')) >= 1);
    assert.deepEqual(headers.getSetCookie(), []);
    // When ten addresses have used all attempts, each other address still has one.
    const others = [await pairFrom('192.0.2.1', wrong), await pairFrom('192.0.2.1', wrong)];
    assert.deepEqual(column(others, 'status'), [422, 429]);
    assert.equal((await pairFrom('203.0.113.7', code)).status, 201);
  });
});
