import assert from 'node:assert/strict';
import { beforeEach, describe, it } from 'node:test';
import type { Doctor } from '../../server/features/doctors/store';
import { call, column, columns, field, listIn, newSession } from './support/calls';
import { newColleague } from './support/colleagues';
import { addNote, openHistory } from './support/patient-histories';
import { sharedPractice } from './support/test-practice';

describe('a patient’s data for the patient', { timeout: 300_000 }, () => {
  const server = sharedPractice();
  let doctor: Doctor;
  let token: string;
  let id: number;
  beforeEach(async () => {
    ({ doctor, token } = await newSession(server));
    ({ id } = server.practice.people.createUser({ fullname: 'Ján Novák', id_number: '500101/123' }));
    server.practice.tickets.addTicket(doctor.id, { type: 'queue', user_id: id });
  });

  const ask = (path: 'patient-export' | 'patient-access-log', asked = token) =>
    call(server, 'GET', `/api/${path}?id=${id}`, { token: asked });

  it('holds all entries, superseded notes included, also of somebody who is not on the list', async () => {
    const { body } = await addNote(server, token, { id, text: 'Prvá' });
    await addNote(server, token, { id, text: 'Druhá', replaces_id: field(body, 'id') });
    const { status, body: whole } = await ask('patient-export');
    assert.equal(status, 200);
    assert.equal(field(whole, 'doctor'), doctor.doctor_name);
    const patient = field(whole, 'patient');
    assert.deepEqual([field(patient, 'id'), field(patient, 'created_at')], [id, null]);
    assert.equal(field(patient, 'attributes', 'id_number'), '500101/123');
    assert.deepEqual(columns(listIn(whole, 'items'), 'title', 'state'), [
      ['Druhá', 'current'],
      ['Prvá', 'superseded'],
    ]);
    assert.deepEqual(column(listIn(whole, 'accesses'), 'purpose'), ['note', 'note']);
  });

  it('who has opened them is listed by name and purpose, the newest first', async () => {
    const nurse = await newColleague(server, token, 'Jana');
    await openHistory(server, nurse.token, id);
    await ask('patient-export');
    await ask('patient-access-log');
    const { body } = await ask('patient-access-log');
    assert.deepEqual(columns(body, 'by', 'purpose'), [
      [doctor.doctor_name, 'access-log'],
      [doctor.doctor_name, 'export'],
      ['Sestra Jana', 'history'],
    ]);
  });

  it('is not found by another doctor', async () => {
    const other = await newSession(server);
    for (const path of ['patient-export', 'patient-access-log'] as const)
      assert.equal((await ask(path, other.token)).status, 404);
  });
});
