import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { call, field, newSession } from './support/calls';
import { LASTING, startTestPractice } from './support/test-practice';

describe('the doctor’s state', () => {
  it('C20 X1 is stored for this doctor only, until the practice’s midnight', async () => {
    let now = new Date('2026-11-21T10:30:00Z');
    const server = await startTestPractice({ now: () => now, sessionLimits: LASTING });
    const { token } = await newSession(server);
    const colleague = await newSession(server);
    const statusOf = async (asked: string) => {
      const { body } = await call(server, 'GET', '/api/administration-init', { token: asked });
      return field(field(field(body, 'admin'), 'online_status'), 'status');
    };
    for (const status of ['ending', 'offline', 'online']) {
      const answer = await call(server, 'POST', '/api/doctor-state-change', { token, body: { doctor_state: status } });
      assert.equal(answer.status, 200);
      assert.deepEqual(answer.body, { form_type: 'doctor-state', form_value: { status } });
      assert.equal(await statusOf(token), status);
    }
    assert.equal(await statusOf(colleague.token), 'offline');
    now = new Date('2026-11-21T22:59:59Z');
    assert.equal(await statusOf(token), 'online');
    now = new Date('2026-11-21T23:00:00Z');
    assert.equal(await statusOf(token), 'offline');
    // After midnight it can be set anew, for the new day.
    await call(server, 'POST', '/api/doctor-state-change', { token, body: { doctor_state: 'ending' } });
    now = new Date('2026-11-22T22:59:59Z');
    assert.equal(await statusOf(token), 'ending');
  });

  it('C20 is sent with the practice’s day on which it was set', async () => {
    let now = new Date('2026-11-21T10:30:00Z');
    const server = await startTestPractice({ now: () => now, sessionLimits: LASTING });
    const { token } = await newSession(server);
    const stateOf = async () => {
      const { body } = await call(server, 'GET', '/api/administration-init', { token });
      return field(field(body, 'admin'), 'online_status');
    };
    await call(server, 'POST', '/api/doctor-state-change', { token, body: { doctor_state: 'online' } });
    assert.deepEqual(await stateOf(), { status: 'online', date: '2026-11-21' });
    now = new Date('2026-11-22T10:30:00Z');
    assert.deepEqual(await stateOf(), { status: 'offline', date: '2026-11-21' });
    await call(server, 'POST', '/api/doctor-state-change', { token, body: { doctor_state: 'online' } });
    assert.deepEqual(await stateOf(), { status: 'online', date: '2026-11-22' });
  });

  it('C20 V2 any other state is 422, and changes nothing', async () => {
    const server = await startTestPractice();
    const { doctor, token } = await newSession(server);
    server.practice.changeDoctorState(doctor.id, 'online');
    for (const [doctor_state, error] of [
      [undefined, 'Položka je povinná'],
      [null, 'Položka je povinná'],
      ['', 'Položka je povinná'],
      ['Ordinuje', 'Táto možnosť nie je dostupná, vyberte inú'],
      ['ONLINE', 'Táto možnosť nie je dostupná, vyberte inú'],
      [1, 'Položka musí byť text'],
    ]) {
      const { status, body } = await call(server, 'POST', '/api/doctor-state-change', {
        token,
        body: { doctor_state },
      });
      assert.equal(status, 422);
      assert.deepEqual(field(body, 'errors'), { doctor_state: [error] });
    }
    assert.equal(server.practice.doctorOf(doctor.id)?.online_status, 'online');
  });
});
