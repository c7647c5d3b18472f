import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { before, describe, it } from 'node:test';
import type { Doctor } from '../../host/server/practice/doctors';
import { call, logIn, type CallOptions } from './support/calls';
import { listenAs } from './support/panel-socket';
import { newDoctor, startTestPractice, type TestPractice } from './support/test-practice';
import { errorsOf } from './support/uploads';

describe('prescription requests at the kiosk', { timeout: 300_000 }, () => {
  let server: TestPractice;
  before(async () => {
    server = await startTestPractice();
  });
  const ask = (body: object, options: CallOptions = {}, at = server) =>
    call(at, 'POST', '/kiosk/api/recepts', { body: { request_id: randomUUID(), ...body }, ...options });
  const request = ({ code }: Doctor, changes: object = {}) => ({
    practice: code,
    name: 'Ján Novák',
    medicine: 'Prestarium 5 mg',
    ...changes,
  });

  it('C15 a request reaches the doctor’s panel through the socket, with what the patient wrote', async () => {
    const doctor = await newDoctor(server);
    const token = await logIn(server, doctor.email);
    const panel = await listenAs(server, token, doctor.id);
    const { status, body } = await ask(
      request(doctor, {
        name: '  Ján \n <b>Novák</b>\u202E ',
        medicine: ' Prestarium\t5 mg ',
        note: '<i>Dve</i> balenia',
      }),
    );
    assert.deepEqual([status, body], [201, { doctor_name: doctor.doctor_name }]);
    assert.deepEqual(
      [await panel.nextAction(), await panel.nextAction()],
      ['update-admin-recepts', 'update-admin-notifications'],
    );
    const recepts = (await call(server, 'GET', '/api/recepts', { token })).body;
    assert.ok(Array.isArray(recepts) && recepts.length === 1);
    const [recept] = server.practice.receptsOf(doctor.id);
    assert.deepEqual(recepts[0], recept);
    assert.equal(recept?.user?.attributes.fullname, 'Ján <b>Novák</b>');
    assert.deepEqual([recept.recept_title, recept.recept_note], ['Prestarium 5 mg', '<i>Dve</i> balenia']);
    const [notification] = server.practice.notificationsOf(doctor.id);
    assert.equal(notification?.category, 'recept');
    assert.equal(
      notification.content,
      'Žiadosť o recept: Prestarium 5 mg – <strong>Ján &lt;b&gt;Novák&lt;/b&gt;</strong>',
    );
  });

  it('the requester is never matched with a patient of the same name', async () => {
    const doctor = await newDoctor(server);
    const patient = server.practice.createUser({ fullname: 'Ján Novák' });
    server.practice.addPatient(doctor.id, patient.id);
    await ask(request(doctor));
    await ask(request(doctor));
    const ids = server.practice.receptsOf(doctor.id).map(({ user }) => user?.id);
    assert.equal(new Set([...ids, patient.id]).size, 3);
  });

  it('a repeated request is the same prescription, also when simultaneous', async () => {
    const [doctor, other] = [await newDoctor(server), await newDoctor(server)];
    const same = request(doctor, { request_id: randomUUID() });
    const answers = await Promise.all([ask(same), ask(same), ask(same)]);
    assert.deepEqual(answers.map(({ status }) => status).sort(), [200, 200, 201]);
    assert.equal(server.practice.receptsOf(doctor.id).length, 1);
    assert.equal(server.practice.notificationsOf(doctor.id).length, 1);
    const elsewhere = await ask({ ...same, practice: other.code });
    assert.deepEqual(
      [elsewhere.status, errorsOf(elsewhere)],
      [422, { request_id: ['Skúste to, prosím, ešte raz od začiatku.'] }],
    );
    assert.deepEqual(server.practice.receptsOf(other.id), []);
  });

  it('errors are reported by field, in Slovak', async () => {
    const doctor = await newDoctor(server);
    const nothing = await ask({ practice: 'x', name: ' ', medicine: '', request_id: 'short' });
    assert.deepEqual(
      [nothing.status, errorsOf(nothing)],
      [
        422,
        {
          practice: ['Vyberte ambulanciu zo zoznamu.'],
          name: ['Napíšte svoje meno.'],
          medicine: ['Napíšte názov lieku.'],
          request_id: ['Skúste to, prosím, ešte raz od začiatku.'],
        },
      ],
    );
    const long = await ask(request(doctor, { name: 'x'.repeat(81), medicine: 'x'.repeat(121), note: 'x'.repeat(301) }));
    assert.deepEqual(errorsOf(long), {
      name: ['Text môže mať najviac 80 znakov.'],
      medicine: ['Text môže mať najviac 120 znakov.'],
      note: ['Text môže mať najviac 300 znakov.'],
    });
    assert.deepEqual(errorsOf(await ask(request(doctor, { name: 5, medicine: null }))), {
      name: ['Napíšte text.'],
      medicine: ['Napíšte názov lieku.'],
    });
    assert.deepEqual(server.practice.receptsOf(doctor.id), []);
    const longest = { name: 'x'.repeat(80), medicine: 'x'.repeat(120), note: 'x'.repeat(300) };
    assert.equal((await ask(request(doctor, longest))).status, 201);
    assert.equal((await ask(request(doctor, { note: null }))).status, 201);
  });

  it('cross-site requests are refused', async () => {
    const doctor = await newDoctor(server);
    for (const headers of [{ Origin: 'https://elsewhere.test' }, { 'Sec-Fetch-Site': 'cross-site' }] as Record<
      string,
      string
    >[]) {
      assert.equal((await ask(request(doctor), { headers })).status, 403);
    }
    assert.deepEqual(server.practice.receptsOf(doctor.id), []);
  });

  it('one address may send sixty a minute, besides its tickets', async () => {
    const own = await startTestPractice();
    const doctor = await newDoctor(own);
    for (let count = 0; count < 60; count += 1) assert.equal((await ask({}, {}, own)).status, 422);
    const { status, headers, body } = await ask(request(doctor), {}, own);
    assert.equal(status, 429);
    assert.ok(Number(headers.get('retry-after')) >= 1);
    assert.deepEqual(body, { message: 'Príliš veľa pokusov naraz. Skúste to, prosím, o chvíľu.' });
    const ticket = { practice: doctor.code, request_id: randomUUID() };
    assert.equal((await call(own, 'POST', '/kiosk/api/tickets', { body: ticket })).status, 201);
  });
});
