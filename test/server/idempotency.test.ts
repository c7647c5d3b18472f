import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { call, callsOf, field, logIn, newSession } from './support/calls';
import { hoursOn } from './support/hours';
import { startTestPractice, sharedPractice, execute, rowsIn } from './support/test-practice';
import { fileOf, PDF, upload } from './support/uploads';

const ADD = '/api/office-hours-add';
const KEY = 'Idempotency-Key';

describe('idempotency keys', { timeout: 300_000 }, () => {
  let now = new Date();
  const server = sharedPractice({ now: () => now });
  const post = (token: string, path: string, body: unknown, key?: string) =>
    call(server, 'POST', path, { token, body, headers: key === undefined ? {} : { [KEY]: key } });
  const good = hoursOn('monday', '08:00', '12:00');
  const stored = (doctorId: number) => server.practice.officeHours.officeHoursOf(doctorId).length;

  it('a repeated request is answered as the first one, also at once, and stores nothing again', async () => {
    const { doctor, token } = await newSession(server);
    const send = () => post(token, ADD, good, 'a-key');
    const [first, ...others] = await Promise.all([send(), send(), send(), send(), send(), send(), send(), send()]);
    assert.equal(first.status, 200);
    for (const { status, body } of others) assert.deepEqual([status, body], [200, first.body]);
    const repeat = await send();
    assert.deepEqual([repeat.status, repeat.body], [200, first.body]);
    assert.equal(repeat.headers.get('content-type'), first.headers.get('content-type'));
    assert.equal(stored(doctor.id), 1);
    await post(token, ADD, good, 'another-key');
    await post(token, ADD, good);
    assert.equal(stored(doctor.id), 3);
  });

  it('a key is good for one request: another body or path is 422', async () => {
    const { doctor, token } = await newSession(server);
    await post(token, ADD, good, 'one-request');
    for (const [path, body] of [
      [ADD, hoursOn('friday', '08:00', '12:00')],
      ['/api/office-hours-remove', good],
    ] as const) {
      const { status, body: answer } = await post(token, path, body, 'one-request');
      assert.equal(status, 422);
      assert.equal(field(answer, 'message'), 'The Idempotency-Key header was used with another request.');
    }
    assert.equal(stored(doctor.id), 1);
  });

  it('each doctor has keys of their own', async () => {
    const [one, other] = [await newSession(server), await newSession(server)];
    await post(one.token, ADD, good, 'shared');
    await post(other.token, ADD, good, 'shared');
    assert.equal(stored(one.doctor.id), 1);
    assert.equal(stored(other.doctor.id), 1);
    assert.equal((await post('x'.repeat(40), ADD, good, 'shared')).status, 401);
  });

  it('what was refused without a decision may be sent again', async () => {
    const { doctor, token } = await newSession(server);
    assert.equal((await post(token, ADD, { hours_name: '' }, 'mended')).status, 422);
    assert.equal((await post(token, ADD, good, 'mended')).status, 200);
    assert.equal(stored(doctor.id), 1);
  });

  it('a change that fails leaves neither a record nor an answer', async (t) => {
    const { doctor, token } = await newSession(server);
    execute(
      server.databaseFile,
      `CREATE TRIGGER broken BEFORE INSERT ON kept_answers
      WHEN NEW.key = 'broken' BEGIN SELECT RAISE(ABORT, 'broken'); END`,
    );
    t.mock.method(console, 'error', () => undefined);
    assert.equal((await post(token, ADD, good, 'broken')).status, 500);
    assert.equal(stored(doctor.id), 0, 'both or none');
    execute(server.databaseFile, 'DROP TRIGGER broken');
    assert.equal((await post(token, ADD, good, 'broken')).status, 200);
    assert.equal(stored(doctor.id), 1);
  });

  it('a file is stored once, though each body has another boundary', async () => {
    const { doctor, token } = await newSession(server);
    const open = { month: '2026-10', amount_cents: 100, status: 'open' as const };
    const { id } = server.practice.payouts.addPayout(doctor.id, open);
    const send = (name: string) => {
      const fields = { payouts_id: String(id), invoice_file: fileOf(name, PDF, 5_000) };
      return upload(server, '/api/invoice-upload', token, fields, { [KEY]: 'a-file' });
    };
    // Reading a form is asynchronous: both requests run at once.
    const [first, other] = await Promise.all([send('prvá.pdf'), send('prvá.pdf')]);
    assert.equal(first.status, 200);
    for (const repeat of [other, await send('prvá.pdf')]) {
      assert.deepEqual([repeat.status, repeat.body], [200, first.body]);
    }
    assert.equal((await send('druhá.pdf')).status, 422);
  });

  it('an answer is kept for 24 hours', async () => {
    const { doctor, token } = await newSession(server);
    const start = now.getTime();
    await post(token, ADD, good, 'old');
    now = new Date(start + 23 * 3_600_000);
    // The first session has expired meanwhile.
    const later = await logIn(server, doctor.email);
    await post(later, ADD, good, 'old');
    assert.equal(stored(doctor.id), 1);
    now = new Date(start + 25 * 3_600_000);
    await post(later, ADD, good, 'old');
    assert.equal(stored(doctor.id), 2);
    const rows = rowsIn(server.databaseFile, 'SELECT key FROM kept_answers WHERE doctor_id = ?', doctor.id);
    assert.deepEqual(rows, [{ key: 'old' }], 'the old one is gone');
    now = new Date();
  });

  it('a malformed key is 400', async () => {
    const { doctor, token } = await newSession(server);
    for (const key of ['', 'x'.repeat(256), 'k\u00E9y', 'k\ty']) {
      assert.equal((await post(token, ADD, good, key)).status, 400, key);
    }
    assert.equal((await post(token, ADD, good, 'x'.repeat(255))).status, 200);
    assert.equal(stored(doctor.id), 1);
  });

  it('a repeat stays answered after a restart', async () => {
    const own = await startTestPractice();
    const { token, post: send } = await newSession(own);
    const key = { [KEY]: 'over-a-restart' };
    const first = await send('office-hours-add', good, key);
    await own.close();
    const again = callsOf(await startTestPractice({ databaseFile: own.databaseFile }), token);
    assert.deepEqual((await again.post('office-hours-add', good, key)).body, first.body);
  });
});
