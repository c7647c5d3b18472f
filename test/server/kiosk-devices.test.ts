import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { describe, it } from 'node:test';
import { call, field, listIn, newSession, type Answer, type CallOptions } from './support/calls';
import { sharedPractice, startTestPractice, type TestPractice } from './support/test-practice';

const PRACTICES = '/kiosk/api/practices';
const MORNING = new Date('2026-11-23T08:00:00Z');

describe('the devices of the kiosk', { timeout: 300_000 }, () => {
  const pair = (at: TestPractice, code: unknown, options: CallOptions = {}) =>
    call(at, 'POST', '/kiosk/api/pair', { body: { code }, ...options });
  const cookieOf = ({ headers }: Answer) => ({ Cookie: headers.getSetCookie()[0]?.split(';')[0] ?? '' });
  const newCode = async (at: TestPractice, token: string, name = 'Tablet pri dverách') =>
    (await call(at, 'POST', '/api/kiosk-code', { token, body: { name } })).body;
  const devicesOf = async (at: TestPractice, token: string) =>
    listIn((await call(at, 'GET', '/api/kiosk', { token })).body, 'devices');
  const codesAt = async (at: TestPractice, headers: Record<string, string>) => {
    const { body } = await call(at, 'GET', PRACTICES, { headers });
    return Array.isArray(body) ? body.map((each: unknown) => field(each, 'code')) : field(body, 'reason');
  };
  const paired = async (at: TestPractice) => {
    const session = await newSession(at);
    const headers = cookieOf(await pair(at, field(await newCode(at, session.token), 'code')));
    return { ...session, headers };
  };
  let now = MORNING;
  const server = sharedPractice({ kiosk: 'paired', now: () => now });

  it('a code from the panel pairs a device, whatever its case and its groups', async () => {
    const { doctor, token } = await newSession(server);
    assert.equal(await codesAt(server, {}), 'unpaired');
    const code = String(field(await newCode(server, token), 'code'));
    assert.match(code, /^[2-9BCDFGHJKMNPQRSTVWXZ]{8}$/);
    const answer = await pair(server, ` ${code.slice(0, 4).toLowerCase()} – ${code.slice(4)} `);
    assert.equal(answer.status, 201);
    assert.deepEqual(answer.body, { doctor_name: doctor.doctor_name });
    assert.deepEqual(await codesAt(server, cookieOf(answer)), [doctor.code]);
    const [device, ...more] = await devicesOf(server, token);
    assert.equal(more.length, 0);
    assert.equal(field(device, 'name'), 'Tablet pri dverách');
  });

  it('the key is out of reach for scripts and for other sites, and is in no file', async () => {
    const server = await startTestPractice({ kiosk: 'paired' });
    const { token } = await newSession(server);
    const [code, next] = [String(field(await newCode(server, token), 'code')), () => newCode(server, token)];
    const plain = await pair(server, code);
    assert.match(
      plain.headers.getSetCookie()[0] ?? '',
      /^kiosk=[\w-]{43}; Max-Age=34560000; Path=\/; HttpOnly; SameSite=Strict$/,
    );
    const secure = await pair(server, field(await next(), 'code'), {
      headers: { Origin: server.url.replace('http:', 'https:') },
    });
    assert.match(
      secure.headers.getSetCookie()[0] ?? '',
      /^__Host-kiosk=[\w-]{43}; Max-Age=34560000; Path=\/; HttpOnly; Secure; SameSite=Strict$/,
    );
    const both = { Cookie: `kiosk=somebody-elses; ${cookieOf(secure).Cookie}` };
    assert.notEqual(await codesAt(server, both), 'revoked', 'the one that nobody can put there counts');
    await server.close();
    const stored = await readFile(server.databaseFile, 'latin1');
    for (const secret of [code, cookieOf(plain).Cookie.split('=')[1] ?? '']) {
      assert.ok(secret.length >= 8 && !stored.includes(secret));
    }
  });

  it('a code is good once, for ten minutes, and until the next one', async () => {
    now = MORNING;
    const server = await startTestPractice({ kiosk: 'paired', now: () => now });
    const { token } = await newSession(server);
    const first = field(await newCode(server, token), 'code');
    const second = field(await newCode(server, token), 'code');
    const refusal = await pair(server, first);
    assert.equal(refusal.status, 422);
    assert.match(JSON.stringify(field(refusal.body, 'errors')), /^\{"code":\["Tento kód neplatí\./);
    assert.equal((await pair(server, second)).status, 201);
    assert.equal((await pair(server, second)).status, 422);
    const third = await newCode(server, token);
    assert.equal(field(third, 'expires_at'), '2026-11-23T08:10:00.000Z');
    const waiting = async () => field((await call(server, 'GET', '/api/kiosk', { token })).body, 'code_expires_at');
    assert.equal(await waiting(), '2026-11-23T08:10:00.000Z');
    now = new Date('2026-11-23T08:10:00Z');
    assert.equal(await waiting(), null);
    assert.equal((await pair(server, field(third, 'code'))).status, 422);
  });

  it('a disconnected device reaches nothing from that moment on, and says why', async () => {
    const { doctor, token, headers } = await paired(server);
    const take = () =>
      call(server, 'POST', '/kiosk/api/tickets', {
        headers,
        body: { practice: doctor.code, request_id: randomUUID() },
      });
    assert.equal((await take()).status, 201);
    const [device] = await devicesOf(server, token);
    const remove = (by: string) =>
      call(server, 'POST', '/api/kiosk-device-remove', { token: by, body: { id: field(device, 'id') } });
    const other = await newSession(server);
    assert.equal((await remove(other.token)).status, 404, 'of another doctor');
    assert.equal((await remove(token)).status, 200);
    const { status, body } = await take();
    assert.equal(status, 403);
    assert.equal(field(body, 'reason'), 'revoked');
    assert.equal(await codesAt(server, headers), 'revoked');
    assert.deepEqual(await devicesOf(server, token), []);
    assert.equal((await remove(token)).status, 404, 'twice');
    const again = await pair(server, field(await newCode(server, token), 'code'), { headers });
    assert.equal(again.status, 201);
    assert.notDeepEqual(cookieOf(again), headers, 'with a new key');
    assert.equal(await codesAt(server, headers), 'revoked');
  });

  it('a device is shared by doctors of a house, each with a code of their own', async () => {
    const { doctor, token, headers } = await paired(server);
    const [second, third] = [await newSession(server), await newSession(server)];
    const answer = await pair(server, field(await newCode(server, second.token, 'Chodba'), 'code'), { headers });
    assert.deepEqual(cookieOf(answer), headers);
    assert.deepEqual(await codesAt(server, headers), [doctor.code, second.doctor.code]);
    assert.deepEqual(await devicesOf(server, third.token), []);
    const [device] = await devicesOf(server, token);
    await call(server, 'POST', '/api/kiosk-device-remove', { token, body: { id: field(device, 'id') } });
    assert.deepEqual(await codesAt(server, headers), [second.doctor.code]);
  });

  it('says when a device was last used', async () => {
    now = MORNING;
    const { token, headers } = await paired(server);
    const times = async () => {
      const [device] = await devicesOf(server, token);
      return [field(device, 'paired_at'), field(device, 'used_at')];
    };
    now = new Date('2026-11-23T09:30:00Z');
    assert.deepEqual(await times(), ['2026-11-23T08:00:00.000Z', '2026-11-23T08:00:00.000Z']);
    await codesAt(server, headers);
    assert.deepEqual(await times(), ['2026-11-23T08:00:00.000Z', '2026-11-23T09:30:00.000Z']);
  });

  it('one setting switches the kiosk off for a practice, and on again', async () => {
    const { doctor, token, headers } = await paired(server);
    const store = (value: boolean) =>
      call(server, 'POST', '/api/settings-store', { token, body: { name: 'kiosk', value } });
    assert.equal((await store(false)).status, 200);
    assert.deepEqual(await codesAt(server, headers), []);
    const body = { practice: doctor.code, name: 'Ján', medicine: 'Paralen', request_id: randomUUID() };
    assert.equal((await call(server, 'POST', '/kiosk/api/recepts', { headers, body })).status, 422);
    assert.deepEqual(server.practice.recepts.receptsOf(doctor.id), []);
    await store(true);
    assert.deepEqual(await codesAt(server, headers), [doctor.code]);
  });

  it('an open kiosk is for every device but a disconnected one', async () => {
    const server = await startTestPractice({ kiosk: 'open' });
    const { doctor, token, headers } = await paired(server);
    const other = await newSession(server);
    assert.deepEqual(await codesAt(server, {}), [doctor.code, other.doctor.code]);
    assert.deepEqual(await codesAt(server, headers), [doctor.code]);
    assert.equal(field((await call(server, 'GET', '/api/kiosk', { token })).body, 'is_open'), true);
    const [device] = await devicesOf(server, token);
    await call(server, 'POST', '/api/kiosk-device-remove', { token, body: { id: field(device, 'id') } });
    assert.equal(await codesAt(server, headers), 'revoked');
  });

  it('without a kiosk there is neither its page nor its calls, nor a word of it in the panel', async () => {
    const capabilities = async (at: TestPractice) => {
      const { token } = await newSession(at);
      const { body } = await call(at, 'GET', '/api/administration-init', { token });
      return { token, names: field(field(field(body, 'admin'), 'attributes'), 'capabilities') };
    };
    const off = await startTestPractice({ kiosk: 'off' });
    const { token, names } = await capabilities(off);
    assert.ok(Array.isArray(names) && !names.includes('kiosk'));
    for (const path of ['/kiosk', '/kiosk/kiosk.js', PRACTICES, '/api/kiosk']) {
      assert.equal((await call(off, 'GET', path, { token })).status, 404, path);
    }
    const on = (await capabilities(server)).names;
    assert.ok(Array.isArray(on) && on.includes('kiosk'));
  });

  it('a code is kept for no repeat', async () => {
    const { token } = await newSession(server);
    const headers = { 'Idempotency-Key': 'one-and-the-same' };
    const post = (body: object) => call(server, 'POST', '/api/kiosk-code', { token, headers, body });
    const [first, second] = [await post({ name: 'Tablet' }), await post({ name: 'Tablet' })];
    assert.deepEqual([first.status, second.status], [201, 201]);
    assert.notEqual(field(first.body, 'code'), field(second.body, 'code'));
  });
});
