import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { call, field, newSession } from './support/calls';
import { sharedPractice } from './support/test-practice';

describe('the special announcement', () => {
  let now = new Date();
  const server = sharedPractice({ now: () => now });
  const add = (token: string, body: unknown) => call(server, 'POST', '/api/special-announcements-add', { token, body });
  const adminOf = async (token: string) =>
    field((await call(server, 'GET', '/api/administration-init', { token })).body, 'admin');

  it('C24 C4 X8 only one announcement exists until it expires', async () => {
    now = new Date('2026-11-21T10:30:00Z');
    const { token } = await newSession(server);
    const colleague = await newSession(server);
    assert.ok(!('special_announcement' in Object(await adminOf(token))));
    const form = { note: ' V piatok\nneordinujeme. ', expired_at: '2026-11-21T12:00:00+01:00' };
    const { status, body } = await add(token, form);
    assert.equal(status, 200);
    const record = field(body, 'form_value');
    assert.deepEqual(body, {
      form_type: 'special-announcement',
      form_value: { id: field(record, 'id'), note: 'V piatok\nneordinujeme.', expired_at: form.expired_at },
    });
    assert.deepEqual(field(await adminOf(token), 'special_announcement'), record);
    assert.equal(field(await adminOf(colleague.token), 'special_announcement'), undefined);

    now = new Date('2026-11-21T10:59:59.999Z');
    const second = { note: 'Druhé', expired_at: '2026-11-22T12:00:00+01:00' };
    const refused = await add(token, second);
    assert.equal(refused.status, 422);
    assert.deepEqual(field(refused.body, 'errors'), { note: ['Môžete pridať iba jedno oznámenie.'] });
    assert.deepEqual(field(await adminOf(token), 'special_announcement'), record);
    assert.equal((await add(colleague.token, second)).status, 200, 'each doctor has their own');

    now = new Date('2026-11-21T11:00:00.000Z');
    assert.equal(field(await adminOf(token), 'special_announcement'), undefined);
    assert.equal((await add(token, second)).status, 200);
    assert.equal(field(field(await adminOf(token), 'special_announcement'), 'note'), 'Druhé');
  });

  it('C24 V6 only one of simultaneous announcements is stored, whose end is in the future', async () => {
    const { token } = await newSession(server);
    assert.equal((await add(token, { note: 'A', expired_at: now.toISOString() })).status, 422);
    const expired_at = new Date(now.getTime() + 1).toISOString();
    const answers = await Promise.all(['A', 'B', 'C'].map((note) => add(token, { note, expired_at })));
    assert.deepEqual(answers.map(({ status }) => status).sort(), [200, 422, 422]);
  });
});
