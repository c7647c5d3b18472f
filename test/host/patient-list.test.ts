import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { call, newSession } from './support/calls';
import { listenAs } from './support/panel-socket';
import { sharedPractice } from './support/test-practice';

describe('the list of patients', { timeout: 300_000 }, () => {
  const server = sharedPractice();
  const remove = (token: string, body: unknown, headers: Record<string, string> = {}) =>
    call(server, 'POST', '/api/patient-delete', { token, body, headers });
  const names = (doctorId: number) => server.practice.patientsOf(doctorId).map(({ attributes }) => attributes.fullname);

  it('C9 a deleted patient leaves only this doctor’s list, and can be added again', async () => {
    const { doctor, token } = await newSession(server);
    const other = await newSession(server);
    const user = server.practice.createUser({ fullname: 'Ján Novák' });
    const kept = server.practice.createUser({ fullname: 'Eva Malá' });
    server.practice.addTicket(doctor.id, { type: 'queue', user_id: user.id });
    for (const id of [doctor.id, other.doctor.id]) server.practice.addPatient(id, user.id, 'Poznámka');
    server.practice.addPatient(doctor.id, kept.id);
    const { status, body } = await remove(token, { id: user.id });
    assert.deepEqual([status, body], [200, { id: user.id }]);
    assert.deepEqual(names(doctor.id), ['Eva Malá']);
    assert.deepEqual(names(other.doctor.id), ['Ján Novák']);
    // The visit stays, and shows that the visitor is no longer a patient.
    assert.equal(server.practice.ticketsOf(doctor.id)[0]?.tickets[0]?.is_patient, false);
    await call(server, 'POST', '/api/patient-add-to-doctor', { token, body: { id: user.id } });
    const again = server.practice.patientsOf(doctor.id).find(({ id }) => id === user.id);
    assert.equal(again?.attributes.note, null, 'the doctor’s note went with the patient');
  });

  it('C9 a person not on the list is 404, and so is another doctor’s patient', async () => {
    const { doctor } = await newSession(server);
    const stranger = await newSession(server);
    const user = server.practice.createUser({ fullname: 'Ján Novák' });
    server.practice.addPatient(doctor.id, user.id);
    for (const id of [user.id, 987_654, -1]) {
      const { status, body } = await remove(stranger.token, { id });
      assert.deepEqual([status, body], [404, { message: `No query results for model [App\\Models\\Patient] ${id}` }]);
    }
    assert.deepEqual(names(doctor.id), ['Ján Novák']);
  });

  it('C9 the doctor’s other panels reload their tickets, which show who is a patient', async () => {
    const { doctor, token } = await newSession(server);
    const sender = await listenAs(server, token, doctor.id);
    const other = await listenAs(server, token, doctor.id);
    const user = server.practice.createUser({ fullname: 'Ján Novák' });
    server.practice.addPatient(doctor.id, user.id);
    const headers = { 'X-Socket-ID': sender.socketId };
    await remove(token, { id: user.id }, headers);
    assert.equal(await other.nextAction(), 'update-waiting-tickets');
    await remove(token, { id: user.id }, headers);
    server.practice.announce(doctor.id, 'test-end');
    assert.deepEqual([await sender.nextAction(), await other.nextAction()], ['test-end', 'test-end']);
  });
});
