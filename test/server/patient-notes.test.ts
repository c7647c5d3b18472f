import assert from 'node:assert/strict';
import { beforeEach, describe, it } from 'node:test';
import Libsql from 'libsql';
import type { Doctor } from '../../server/features/doctors/store';
import { call, field, newSession, column, columns, listIn, ticketsToday } from './support/calls';
import { newColleague } from './support/colleagues';
import { addNote, linesAbout, openHistory } from './support/patient-histories';
import { newDoctor, sharedPractice } from './support/test-practice';

describe('patients and the notes on them', { timeout: 300_000 }, () => {
  const server = sharedPractice();
  let doctor: Doctor;
  let token: string;
  let id: number;
  beforeEach(async () => {
    ({ doctor, token } = await newSession(server));
    ({ id } = server.practice.people.createUser({ fullname: 'Ján Novák' }));
    server.practice.patients.addPatient(doctor.id, id);
  });

  const add = (body: object) => addNote(server, token, { id, ...body });
  const added = async (body: object) => Number(field((await add(body)).body, 'id'));
  const notes = async () =>
    columns((await openHistory(server, token, id)).items, 'id', 'title', 'state', 'is_warning', 'replaces_id');
  const listed = () => server.practice.patients.patientsOf(doctor.id)[0]?.attributes.note;

  it('notes are added and corrected; what warns is in the list of patients, the newest first', async () => {
    const first = await added({ text: 'Alergia na jód', is_warning: true });
    const second = await added({ text: 'Nosí okuliare' });
    const third = await added({ text: 'Warfarín', is_warning: true });
    assert.equal(listed(), 'Warfarín\nAlergia na jód');
    const fourth = await added({ text: 'Alergia na jód a latex', is_warning: true, replaces_id: first });
    assert.equal(listed(), 'Alergia na jód a latex\nWarfarín');
    assert.deepEqual(await notes(), [
      [fourth, 'Alergia na jód a latex', 'current', true, first],
      [third, 'Warfarín', 'current', true, null],
      [second, 'Nosí okuliare', 'current', false, null],
      [first, 'Alergia na jód', 'superseded', true, null],
    ]);
    const { status } = await add({ text: 'Bez alergie', replaces_id: fourth });
    assert.equal(status, 201);
    assert.equal(listed(), 'Warfarín');
    const lines = linesAbout(server, doctor.id, id).filter(([action]) => action === 'patient-note.added');
    assert.deepEqual(lines, Array(5).fill(['patient-note.added', 'ok', null]));
  });

  it('only a note of the same doctor and person that was not superseded is corrected, and only on the doctor’s people', async () => {
    const first = await added({ text: 'Prvá' });
    const other = server.practice.people.createUser({ fullname: 'Eva Malá' });
    assert.equal((await add({ id: other.id, text: 'Cudzia' })).status, 404);
    server.practice.patients.addPatient(doctor.id, other.id);
    assert.equal((await add({ id: other.id, text: 'Cudzia', replaces_id: first })).status, 404);
    const stranger = await newSession(server);
    server.practice.patients.addPatient(stranger.doctor.id, id);
    assert.equal((await addNote(server, stranger.token, { id, text: 'Cudzia', replaces_id: first })).status, 404);
    await added({ text: 'Druhá', replaces_id: first });
    assert.equal((await add({ text: 'Tretia', replaces_id: first })).status, 409);
    assert.equal((await notes()).length, 2);
  });

  it('a colleague adds a note, by name', async () => {
    const nurse = await newColleague(server, token, 'Jana');
    await addNote(server, nurse.token, { id, text: 'Volala dcéra' });
    const [note] = (await openHistory(server, token, id)).items;
    assert.equal(field(note, 'by'), 'Sestra Jana');
  });

  it('notes are never changed, replaced or deleted, but go with the person', async () => {
    const note = await added({ text: 'Prvá' });
    await added({ text: 'Druhá', replaces_id: note });
    const database = new Libsql(server.databaseFile);
    database.exec('PRAGMA foreign_keys = ON');
    for (const sql of [
      `UPDATE patient_notes SET text = 'Iná' WHERE id = ${note}`,
      `DELETE FROM patient_notes WHERE id = ${note}`,
      `INSERT OR REPLACE INTO patient_notes (id, doctor_id, user_id, text, is_warning, created_at)
         VALUES (${note}, ${doctor.id}, ${id}, 'Iná', 0, '2026')`,
      `INSERT OR REPLACE INTO patient_notes (doctor_id, user_id, text, is_warning, replaces_id, created_at)
         VALUES (${doctor.id}, ${id}, 'Iná', 0, ${note}, '2026')`,
    ]) {
      assert.throws(() => database.exec(sql), /append-only/, sql);
    }
    database.exec(`DELETE FROM users WHERE id = ${id}`);
    assert.deepEqual(database.prepare('SELECT id FROM patient_notes WHERE user_id = ?').all([id]), []);
    database.close();
  });

  it('C9 a deleted patient leaves only this doctor’s list, and can be added again', async () => {
    const { practice } = server;
    const names = (of: Doctor) => practice.patients.patientsOf(of.id).map(({ attributes }) => attributes.fullname);
    const post = (path: string) => call(server, 'POST', `/api/${path}`, { token, body: { id } });
    const other = await newDoctor(server);
    practice.tickets.addTicket(doctor.id, { type: 'queue', user_id: id });
    await add({ text: 'Poznámka', is_warning: true });
    practice.patients.addPatient(other.id, id);
    practice.patients.addPatient(doctor.id, practice.people.createUser({ fullname: 'Eva Malá' }).id);
    const { status, body } = await post('patient-delete');
    assert.deepEqual([status, body], [200, { id }]);
    assert.deepEqual([names(doctor), names(other)], [['Eva Malá'], ['Ján Novák']]);
    // The visit stays; its visitor is no longer a patient.
    assert.equal(ticketsToday(server, doctor.id)[0]?.is_patient, false);
    await post('patient-add-to-doctor');
    const again = practice.patients.patientsOf(doctor.id).find((patient) => patient.id === id);
    assert.equal(again?.attributes.note, 'Poznámka', 'notes are care records, and are kept');
  });

  const ask = (path: 'patient-export' | 'patient-access-log', of: number, asked = token) =>
    call(server, 'GET', `/api/${path}?id=${of}`, { token: asked });

  it('all entries are exported, superseded notes included, also of somebody who is not on the list, for this doctor only', async () => {
    const { id: person } = server.practice.people.createUser({ fullname: 'Ján Novák', id_number: '500101/123' });
    server.practice.tickets.addTicket(doctor.id, { type: 'queue', user_id: person });
    const { body } = await addNote(server, token, { id: person, text: 'Prvá' });
    await addNote(server, token, { id: person, text: 'Druhá', replaces_id: field(body, 'id') });
    const { status, body: whole } = await ask('patient-export', person);
    assert.equal(status, 200);
    assert.equal(field(whole, 'doctor'), doctor.doctor_name);
    const patient = field(whole, 'patient');
    assert.deepEqual([field(patient, 'id'), field(patient, 'created_at')], [person, null]);
    assert.equal(field(patient, 'attributes', 'id_number'), '500101/123');
    assert.deepEqual(columns(listIn(whole, 'items'), 'title', 'state'), [
      ['Druhá', 'current'],
      ['Prvá', 'superseded'],
    ]);
    assert.deepEqual(column(listIn(whole, 'accesses'), 'purpose'), ['note', 'note']);
    const other = await newSession(server);
    for (const path of ['patient-export', 'patient-access-log'] as const)
      assert.equal((await ask(path, person, other.token)).status, 404);
  });

  it('who has opened a patient’s data is listed by name and purpose, the newest first', async () => {
    const nurse = await newColleague(server, token, 'Jana');
    await openHistory(server, nurse.token, id);
    await ask('patient-export', id);
    await ask('patient-access-log', id);
    const { body } = await ask('patient-access-log', id);
    assert.deepEqual(columns(body, 'by', 'purpose'), [
      [doctor.doctor_name, 'access-log'],
      [doctor.doctor_name, 'export'],
      ['Sestra Jana', 'history'],
    ]);
  });
});
