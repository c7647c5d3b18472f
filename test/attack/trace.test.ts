import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import Libsql from 'libsql';
import { call, field, newSession } from '../host/support/calls';
import { startTestPractice } from '../host/support/test-practice';

describe('what is done leaves a trace', { timeout: 300_000 }, () => {
  it('of a ticket that was served, a patient that was deleted, and a login that was refused', async () => {
    const server = await startTestPractice();
    const { doctor, token } = await newSession(server);
    const { id: ticket } = server.practice.addTicket(doctor.id, { type: 'queue' });
    const { id: person } = server.practice.createUser({ fullname: 'Mária Šťastná' });
    server.practice.addPatient(doctor.id, person);
    assert.equal((await call(server, 'POST', '/api/ticket-next', { token, body: { id: ticket } })).status, 200);
    assert.equal((await call(server, 'POST', '/api/patient-delete', { token, body: { id: person } })).status, 200);
    const guess = { username: doctor.email, password: 'guessed' };
    assert.equal((await call(server, 'POST', '/api/admin/login', { body: guess })).status, 422);
    await server.close();

    const database = new Libsql(server.databaseFile);
    const lines: unknown[] = database
      .prepare('SELECT action, doctor_id, record_id, outcome FROM audit_log ORDER BY id')
      .all([]);
    database.close();
    const read = lines.map((line) =>
      ['action', 'doctor_id', 'record_id', 'outcome'].map((column) => field(line, column)),
    );
    assert.deepEqual(read, [
      ['session.started', doctor.id, null, 'ok'],
      ['ticket.served', doctor.id, ticket, 'ok'],
      ['patient.removed', doctor.id, person, 'ok'],
      ['session.started', doctor.id, null, 'refused'],
    ]);
  });
});
