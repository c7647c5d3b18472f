import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { describe, it } from 'node:test';
import type { Doctor } from '../../server/features/doctors/store';
import { call, column, columns, field, newSession } from './support/calls';
import { hoursOn, withOfficeHours } from './support/hours';
import { listenAs } from './support/sockets';
import { MONDAY, SATURDAY } from './support/saturday-practice';
import { newDoctor, sharedPractice } from './support/test-practice';

const PREMIUM_HOURS = hoursOn('tuesday', '08:00', '09:00', { type: 'schedule-premium' });

describe('appointments and prescriptions at the kiosk', { timeout: 300_000 }, () => {
  const server = sharedPractice({ now: () => SATURDAY });
  const order = (body: object) =>
    call(server, 'POST', '/kiosk/api/events', {
      body: { day: MONDAY, time: '08:00', type: 'schedule', name: 'Ján Nový', request_id: randomUUID(), ...body },
    });
  const withHours = () => withOfficeHours(server, hoursOn('monday', '08:00', '10:00'), PREMIUM_HOURS);
  const tickets = (doctorId: number) =>
    server.practice.waitingList.ticketsOf(doctorId).flatMap(({ tickets: list }) => list);

  it('C12 C29 an appointment reaches the doctor’s panel through the socket, with what the patient wrote', async () => {
    const { doctor, token } = await withHours();
    const panel = await listenAs(server, token, doctor.id);
    const { status, body } = await order({ practice: doctor.code, name: ' Eva \n Žiaková\u202E', reason: 'Kašeľ' });
    assert.equal(status, 201);
    assert.deepEqual(body, {
      type: 'schedule',
      day: MONDAY,
      time: '08:00',
      scheduled_formated: 'pondelok 23. novembra o 8:00',
      doctor_name: doctor.doctor_name,
    });
    assert.equal(await panel.nextAction(), 'update-waiting-tickets');
    assert.deepEqual(
      columns(tickets(doctor.id), 'type', 'user_alternate', 'event_note', 'origin_title', 'scheduled_at'),
      [['schedule', 'Eva Žiaková', 'Kašeľ', 'Kiosk v čakárni', '2026-11-23T08:00:00+01:00']],
    );
  });

  it('a patient who looks again sees the time to which the doctor has moved the appointment, and others the time left', async () => {
    const { doctor } = await withHours();
    const booking = { practice: doctor.code, request_id: randomUUID() };
    assert.equal((await order(booking)).status, 201);
    const id = tickets(doctor.id)[0]?.id ?? 0;
    const move = { id, version: 1, day: MONDAY, time: '08:30', duration_minutes: 60, overlap: false };
    assert.equal(server.practice.moves.moveTerm(doctor.id, move), 'moved');
    const { status, body } = await order(booking);
    assert.equal(status, 200);
    assert.deepEqual(columns([body], 'time', 'scheduled_formated'), [['08:30', 'pondelok 23. novembra o 8:30']]);
    const asked = { practice: doctor.code, date: MONDAY, type: 'schedule' };
    const left = (await call(server, 'POST', '/kiosk/api/schedule-times', { body: asked })).body;
    assert.deepEqual(left, [{ time: '08:00' }, { time: '09:30' }]);
    const late = await order({ practice: doctor.code, time: '09:00' });
    assert.deepEqual([late.status, field(late.body, 'conflicts')], [422, undefined], 'other patients are not named');
    assert.equal(tickets(doctor.id).length, 1);
  });

  it('an appointment of either type can be booked at the offered days and times', async () => {
    const { doctor } = await withHours();
    const days = async (query: string) =>
      (await call(server, 'GET', `/kiosk/api/schedules?practice=${doctor.code}${query}`)).body;
    const times = async (body: object) =>
      (await call(server, 'POST', '/kiosk/api/schedule-times', { body: { practice: doctor.code, ...body } })).body;
    const monday = { value: MONDAY, title: 'pondelok 23. novembra', description: '4 voľné termíny' };
    assert.deepEqual(field(await days(''), '0'), monday);
    assert.equal(field(await days('&type=schedule-premium'), '0', 'value'), '2026-11-24');
    assert.equal((await order({ practice: doctor.code, time: '09:00', type: '' })).status, 201);
    assert.deepEqual(column(await times({ date: MONDAY, type: 'schedule' }), 'time'), ['08:00', '08:30', '09:30']);
    assert.deepEqual(column(await times({ date: '2026-11-24', type: 'schedule-premium' }), 'time'), ['08:00', '08:30']);
    const answer = await order({ practice: doctor.code, day: '2026-11-24', type: 'schedule-premium' });
    assert.equal(answer.status, 201);
    assert.equal(field(answer.body, 'type'), 'schedule-premium');
  });

  const request = ({ code }: Doctor, changes: object = {}) => {
    const body = { practice: code, name: 'Ján Novák', medicine: 'Prestarium 5 mg', request_id: randomUUID() };
    return call(server, 'POST', '/kiosk/api/recepts', { body: { ...body, ...changes } });
  };

  it('C15 a request reaches the doctor’s panel through the socket, with what the patient wrote', async () => {
    const { doctor, token, get } = await newSession(server);
    const panel = await listenAs(server, token, doctor.id);
    const { status, body } = await request(doctor, {
      name: '  Ján \n <b>Novák</b>\u202E ',
      medicine: ' Prestarium\t5 mg ',
      note: '<i>Dve</i> balenia',
    });
    assert.deepEqual([status, body], [201, { doctor_name: doctor.doctor_name }]);
    for (const action of ['update-admin-recepts', 'update-admin-notifications'])
      assert.equal(await panel.nextAction(), action);
    const [recept] = server.practice.recepts.receptsOf(doctor.id);
    assert.deepEqual((await get('recepts')).body, [recept]);
    assert.equal(recept?.user?.attributes.fullname, 'Ján <b>Novák</b>');
    assert.deepEqual([recept.recept_title, recept.recept_note], ['Prestarium 5 mg', '<i>Dve</i> balenia']);
    const [notification] = server.practice.notifications.notificationsOf(doctor.id);
    const content = 'Žiadosť o recept: Prestarium 5 mg – <strong>Ján &lt;b&gt;Novák&lt;/b&gt;</strong>';
    assert.deepEqual([notification?.category, notification?.content], ['recept', content]);
  });

  it('the requester is never matched with a patient of the same name', async () => {
    const doctor = await newDoctor(server);
    const patient = server.practice.people.createUser({ fullname: 'Ján Novák' });
    server.practice.patients.addPatient(doctor.id, patient.id);
    await request(doctor);
    await request(doctor);
    const ids = server.practice.recepts.receptsOf(doctor.id).map(({ user }) => user?.id);
    assert.equal(new Set([...ids, patient.id]).size, 3);
  });
});
