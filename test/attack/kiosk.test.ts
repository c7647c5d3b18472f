import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { describe, it } from 'node:test';
import type { Doctor } from '../../host/server/practice/doctors';
import { call, field, newSession, type CallOptions } from '../host/support/calls';
import { hoursOn } from '../host/support/hours';
import { newDoctor, startTestPractice, type TestPractice } from '../host/support/test-practice';

// Monday, 9:00 in Bratislava.
const MONDAY = new Date('2026-11-23T08:00:00Z');
const DAY_MS = 86_400_000;
const days = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday'] as const;

/** Letters only: digits make no other name. */
const inventedName = (seed: string) => seed.replace(/\d/g, (digit) => 'abcdefghij'[Number(digit)] ?? '');

describe('a stranger at the kiosk', { timeout: 300_000 }, () => {
  const post = (at: TestPractice, path: string, body: object, options: CallOptions = {}) =>
    call(at, 'POST', `/kiosk/api/${path}`, { body: { request_id: randomUUID(), ...body }, ...options });
  const withHours = async (at: TestPractice) => {
    const doctor = await newDoctor(at);
    for (const day of days) at.practice.addOfficeHours(doctor.id, hoursOn(day, '08:00', '16:00'));
    return doctor;
  };
  const ahead = ({ practice }: TestPractice, { id }: Doctor) =>
    practice.ticketsOf(id).flatMap(({ tickets }) => tickets.filter(({ type }) => type === 'schedule')).length;

  /** Books whatever is free, each under another name; answers how many were stored. */
  async function bookAll(at: TestPractice, doctor: Doctor) {
    for (const { date } of at.practice.freeDays(doctor.id, 'schedule')) {
      for (const time of at.practice.freeTimes(doctor.id, date, 'schedule')) {
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
    for (let day = 1; day <= 12; day += 1) {
      now = new Date(MONDAY.getTime() + day * DAY_MS);
      await bookAll(server, doctor);
    }
    assert.ok(ahead(server, doctor) <= 100, `${ahead(server, doctor)} appointments are held by nobody`);
  });

  it('cannot hold many appointments under one name, however it is written', async () => {
    const server = await startTestPractice({ kiosk: 'open', now: () => MONDAY });
    const doctor = await withHours(server);
    const [day] = server.practice.freeDays(doctor.id, 'schedule');
    const times = server.practice.freeTimes(doctor.id, day?.date ?? '', 'schedule');
    const names = ['Ján Novák', 'jan  NOVAK', 'Novák Ján', 'Ján\u200b Novák', 'J a n N o v á k', 'Ján Novák.'];
    const answers = [];
    for (const [index, name] of names.entries()) {
      answers.push(await post(server, 'events', { practice: doctor.code, day: day?.date, time: times[index], name }));
    }
    assert.deepEqual(
      answers.map(({ status }) => status),
      [201, 201, 201, 403, 403, 403],
    );
  });

  it('reaches no practice from a device that is not paired', async () => {
    const server = await startTestPractice({ kiosk: 'paired', now: () => MONDAY });
    const doctor = await withHours(server);
    const [day] = server.practice.freeDays(doctor.id, 'schedule');
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
      server.practice.ticketsOf(doctor.id).flatMap(({ tickets }) => tickets),
      [],
    );
    assert.deepEqual(server.practice.receptsOf(doctor.id), []);
  });

  it('who has an account does not stand at the kiosk of another practice', async () => {
    const server = await startTestPractice({ kiosk: 'paired' });
    const { code } = await newDoctor(server);
    const stranger = await newSession(server);
    const listed = await call(server, 'GET', '/kiosk/api/practices');
    assert.ok(!JSON.stringify(listed.body).includes(stranger.doctor.doctor_name), 'before it is paired');
    const cookie = await pairedWith(server, code);
    const { body } = await call(server, 'GET', '/kiosk/api/practices', { headers: { Cookie: cookie } });
    assert.deepEqual(Array.isArray(body) && body.map((each: unknown) => field(each, 'code')), [code]);
    const request = { practice: stranger.doctor.code, name: 'Ján Novák', medicine: 'Prestarium 5 mg' };
    const { status } = await post(server, 'recepts', request, { headers: { Cookie: cookie } });
    assert.equal(status, 422);
    assert.deepEqual(server.practice.receptsOf(stranger.doctor.id), []);
  });

  it('who is not approved, or not any more, stands at no kiosk', async () => {
    const server = await startTestPractice({ kiosk: 'open' });
    const doctor = await newDoctor(server);
    const cookie = await pairedWith(server, doctor.code);
    for (const status of ['pending', 'disabled'] as const) {
      server.practice.setDoctorStatus(doctor.id, status);
      for (const headers of [{}, { Cookie: cookie }]) {
        assert.deepEqual((await call(server, 'GET', '/kiosk/api/practices', { headers })).body, []);
        const request = { practice: doctor.code, name: 'Ján Novák', medicine: 'Prestarium 5 mg' };
        assert.equal((await post(server, 'recepts', request, { headers })).status, 422);
      }
    }
    assert.deepEqual(server.practice.receptsOf(doctor.id), []);
  });

  it('cannot guess codes: attempts are counted for each address and for all', async () => {
    const server = await startTestPractice({ kiosk: 'paired' });
    const doctor = await newDoctor(server);
    const { code } = server.practice.createKioskCode(doctor.id, 'Tablet');
    const wrong = code.replace(/./g, (letter) => (letter === 'B' ? 'C' : 'B'));
    const statuses = [];
    for (let attempt = 0; attempt < 10; attempt += 1)
      statuses.push((await post(server, 'pair', { code: wrong })).status);
    assert.deepEqual(new Set(statuses), new Set([422]));
    const { status, headers } = await post(server, 'pair', { code });
    assert.equal(status, 429, 'not even the right one');
    assert.ok(Number(headers.get('retry-after')) >= 1);
    assert.deepEqual(headers.getSetCookie(), []);
  });

  it('cannot lock the pairing for others: the right code pairs while ten addresses use up all attempts', async () => {
    const server = await startTestPractice({ kiosk: 'paired', trustProxy: 1 });
    const doctor = await newDoctor(server);
    const { code } = server.practice.createKioskCode(doctor.id, 'Tablet');
    const wrong = code.replace(/./g, (letter) => (letter === 'B' ? 'C' : 'B'));
    const pairFrom = async (address: string, tried: string) =>
      (await post(server, 'pair', { code: tried }, { headers: { 'X-Forwarded-For': address } })).status;
    for (let address = 1; address <= 10; address += 1) {
      for (let attempt = 0; attempt < 10; attempt += 1) await pairFrom(`198.51.100.${address}`, wrong);
    }
    assert.deepEqual([await pairFrom('192.0.2.1', wrong), await pairFrom('192.0.2.1', wrong)], [422, 429]);
    assert.equal(await pairFrom('203.0.113.7', code), 201);
  });

  /** A kiosk of the practice: its cookie. */
  async function pairedWith(server: TestPractice, practiceCode: string) {
    const doctor = server.practice.doctors().find(({ code }) => code === practiceCode);
    const { code } = server.practice.createKioskCode(doctor?.id ?? 0, 'Tablet');
    const { headers } = await post(server, 'pair', { code });
    return headers.getSetCookie()[0]?.split(';')[0] ?? '';
  }
});
