import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { describe, it } from 'node:test';
import type { Doctor } from '../../host/server/practice/doctors';
import { call, logIn } from './support/calls';
import { listenAs } from './support/panel-socket';
import { newDoctor, sharedPractice } from './support/test-practice';

describe('prescription requests at the kiosk', { timeout: 300_000 }, () => {
  const server = sharedPractice();
  const ask = (body: object) =>
    call(server, 'POST', '/kiosk/api/recepts', { body: { request_id: randomUUID(), ...body } });
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
});
