import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { call, newSession } from './support/calls';
import { sharedPractice } from './support/test-practice';

describe('the list of patients', { timeout: 300_000 }, () => {
  const server = sharedPractice();
  const remove = (token: string, body: unknown, headers: Record<string, string> = {}) =>
    call(server, 'POST', '/api/patient-delete', { token, body, headers });
  const names = (doctorId: number) =>
    server.practice.patients.patientsOf(doctorId).map(({ attributes }) => attributes.fullname);

  it('C9 a deleted patient leaves only this doctor’s list, and can be added again', async () => {
    const { doctor, token } = await newSession(server);
    const other = await newSession(server);
    const user = server.practice.people.createUser({ fullname: 'Ján Novák' });
    const kept = server.practice.people.createUser({ fullname: 'Eva Malá' });
    server.practice.tickets.addTicket(doctor.id, { type: 'queue', user_id: user.id });
    for (const id of [doctor.id, other.doctor.id]) server.practice.patients.addPatient(id, user.id, 'Poznámka');
    server.practice.patients.addPatient(doctor.id, kept.id);
    const { status, body } = await remove(token, { id: user.id });
    assert.deepEqual([status, body], [200, { id: user.id }]);
    assert.deepEqual(names(doctor.id), ['Eva Malá']);
    assert.deepEqual(names(other.doctor.id), ['Ján Novák']);
    // The visit stays; its visitor is no longer a patient.
    assert.equal(server.practice.waitingList.ticketsOf(doctor.id)[0]?.tickets[0]?.is_patient, false);
    await call(server, 'POST', '/api/patient-add-to-doctor', { token, body: { id: user.id } });
    const again = server.practice.patients.patientsOf(doctor.id).find(({ id }) => id === user.id);
    assert.equal(again?.attributes.note, 'Poznámka', 'notes are care records, and are kept');
  });
});
