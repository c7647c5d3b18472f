import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { call, field, newSession } from './support/calls';
import { LASTING, startTestPractice } from './support/test-practice';

describe('the doctor’s state', () => {
  it('C20 X1 is stored for this doctor only, with the practice’s day, until its midnight', async () => {
    let now = new Date('2026-11-21T10:30:00Z');
    const server = await startTestPractice({ now: () => now, sessionLimits: LASTING });
    const { token } = await newSession(server);
    const colleague = await newSession(server);
    const stateOf = async (asked: string) => {
      const { body } = await call(server, 'GET', '/api/administration-init', { token: asked });
      return field(field(body, 'admin'), 'online_status');
    };
    const statusOf = async (asked: string) => field(await stateOf(asked), 'status');
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
    assert.deepEqual(await stateOf(token), { status: 'offline', date: '2026-11-21' });
    // After midnight it can be set anew, for the new day.
    await call(server, 'POST', '/api/doctor-state-change', { token, body: { doctor_state: 'ending' } });
    now = new Date('2026-11-22T22:59:59Z');
    assert.deepEqual(await stateOf(token), { status: 'ending', date: '2026-11-22' });
  });
});
