import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { describe, it } from 'node:test';
import { call, column, columns, cookieOf, field, listIn, newSession, type Answer } from './support/calls';
import { sharedPractice, startTestPractice, type TestPractice } from './support/test-practice';

const PRACTICES = '/kiosk/api/practices';
const MORNING = new Date('2026-11-23T08:00:00Z');

type Session = Awaited<ReturnType<typeof newSession>>;

describe('the devices of the kiosk', { timeout: 300_000 }, () => {
  const pair = (at: TestPractice, code: unknown, headers: Record<string, string> = {}) =>
    call(at, 'POST', '/kiosk/api/pair', { body: { code }, headers });
  /** Asks with the same key each time: a code is kept for no repeat. */
  const newCode = async ({ post }: Session, name = 'Tablet pri dverách') =>
    (await post('kiosk-code', { name }, { 'Idempotency-Key': 'one-and-the-same' })).body;
  const devicesOf = async ({ get }: Session) => listIn((await get('kiosk')).body, 'devices');
  const codesAt = async (at: TestPractice, headers: Record<string, string>) => {
    const { body } = await call(at, 'GET', PRACTICES, { headers });
    return Array.isArray(body) ? column(body, 'code') : field(body, 'reason');
  };
  const remove = ({ post }: Session, [device]: readonly unknown[]) =>
    post('kiosk-device-remove', { id: field(device, 'id') });
  const paired = async (at: TestPractice) => {
    const session = await newSession(at);
    const headers = cookieOf(await pair(at, field(await newCode(session), 'code')));
    return { ...session, headers };
  };
  let now = MORNING;
  const server = sharedPractice({ kiosk: 'paired', now: () => now });

  it('a code from the panel pairs a device, whatever its case and its groups', async () => {
    const session = await newSession(server);
    const { doctor } = session;
    assert.equal(await codesAt(server, {}), 'unpaired');
    const code = String(field(await newCode(session), 'code'));
    assert.match(code, /^[2-9BCDFGHJKMNPQRSTVWXZ]{8}$/);
    const answer = await pair(server, ` ${code.slice(0, 4).toLowerCase()} – ${code.slice(4)} `);
    assert.equal(answer.status, 201);
    assert.deepEqual(answer.body, { doctor_name: doctor.doctor_name });
    assert.deepEqual(await codesAt(server, cookieOf(answer)), [doctor.code]);
    assert.deepEqual(column(await devicesOf(session), 'name'), ['Tablet pri dverách']);
  });

  it('the key is out of reach for scripts and for other sites, and is in no file', async () => {
    const server = await startTestPractice({ kiosk: 'paired' });
    const session = await newSession(server);
    const code = String(field(await newCode(session), 'code'));
    const plain = await pair(server, code);
    const rest = 'Max-Age=34560000; Path=/; HttpOnly;';
    const cookie = ({ headers }: Answer) => headers.getSetCookie()[0]?.replace(/=[\w-]{43};/, '=KEY;');
    assert.equal(cookie(plain), `kiosk=KEY; ${rest} SameSite=Strict`);
    const secure = await pair(server, field(await newCode(session), 'code'), {
      Origin: server.url.replace('http:', 'https:'),
    });
    assert.equal(cookie(secure), `__Host-kiosk=KEY; ${rest} Secure; SameSite=Strict`);
    const both = { Cookie: `kiosk=somebody-elses; ${cookieOf(secure).Cookie}` };
    assert.notEqual(await codesAt(server, both), 'revoked', 'the one that nobody can put there counts');
    await server.close();
    const stored = await readFile(server.databaseFile, 'latin1');
    for (const secret of [code, cookieOf(plain).Cookie.split('=')[1] ?? '']) {
      assert.ok(secret.length >= 8 && !stored.includes(secret));
    }
  });

  it('a code is good once, for ten minutes, and until the next one, which a repeated key also makes', async () => {
    now = MORNING;
    const server = await startTestPractice({ kiosk: 'paired', now: () => now });
    const session = await newSession(server);
    const first = field(await newCode(session), 'code');
    const second = field(await newCode(session), 'code');
    const refusal = await pair(server, first);
    assert.equal(refusal.status, 422);
    assert.match(JSON.stringify(field(refusal.body, 'errors')), /^\{"code":\["Tento kód neplatí\./);
    assert.equal((await pair(server, second)).status, 201);
    assert.equal((await pair(server, second)).status, 422);
    const third = await newCode(session);
    assert.equal(field(third, 'expires_at'), '2026-11-23T08:10:00.000Z');
    const waiting = async () => field((await session.get('kiosk')).body, 'code_expires_at');
    assert.equal(await waiting(), '2026-11-23T08:10:00.000Z');
    now = new Date('2026-11-23T08:10:00Z');
    assert.equal(await waiting(), null);
    assert.equal((await pair(server, field(third, 'code'))).status, 422);
  });

  it('a disconnected device reaches nothing from that moment on, and says why', async () => {
    const session = await paired(server);
    const { doctor, headers } = session;
    const take = () => {
      const body = { practice: doctor.code, request_id: randomUUID() };
      return call(server, 'POST', '/kiosk/api/tickets', { headers, body });
    };
    assert.equal((await take()).status, 201);
    const devices = await devicesOf(session);
    const other = await newSession(server);
    assert.equal((await remove(other, devices)).status, 404, 'of another doctor');
    assert.equal((await remove(session, devices)).status, 200);
    const { status, body } = await take();
    assert.equal(status, 403);
    assert.equal(field(body, 'reason'), 'revoked');
    assert.equal(await codesAt(server, headers), 'revoked');
    assert.deepEqual(await devicesOf(session), []);
    assert.equal((await remove(session, devices)).status, 404, 'twice');
    const again = await pair(server, field(await newCode(session), 'code'), headers);
    assert.equal(again.status, 201);
    assert.notDeepEqual(cookieOf(again), headers, 'with a new key');
    assert.equal(await codesAt(server, headers), 'revoked');
  });

  it('a device is shared by doctors of a house, each with a code of their own', async () => {
    const session = await paired(server);
    const { doctor, headers } = session;
    const [second, third] = [await newSession(server), await newSession(server)];
    const answer = await pair(server, field(await newCode(second, 'Chodba'), 'code'), headers);
    assert.deepEqual(cookieOf(answer), headers);
    assert.deepEqual(await codesAt(server, headers), [doctor.code, second.doctor.code]);
    assert.deepEqual(await devicesOf(third), []);
    await remove(session, await devicesOf(session));
    assert.deepEqual(await codesAt(server, headers), [second.doctor.code]);
  });

  it('says when a device was last used', async () => {
    now = MORNING;
    const session = await paired(server);
    const times = async () => columns(await devicesOf(session), 'paired_at', 'used_at').flat();
    now = new Date('2026-11-23T09:30:00Z');
    assert.deepEqual(await times(), ['2026-11-23T08:00:00.000Z', '2026-11-23T08:00:00.000Z']);
    await codesAt(server, session.headers);
    assert.deepEqual(await times(), ['2026-11-23T08:00:00.000Z', '2026-11-23T09:30:00.000Z']);
  });

  it('one setting switches the kiosk off for a practice, and on again', async () => {
    const { doctor, post, headers } = await paired(server);
    const store = (value: boolean) => post('settings-store', { name: 'kiosk', value });
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
    const session = await paired(server);
    const { doctor, headers } = session;
    const other = await newSession(server);
    assert.deepEqual(await codesAt(server, {}), [doctor.code, other.doctor.code]);
    assert.deepEqual(await codesAt(server, headers), [doctor.code]);
    assert.equal(field((await session.get('kiosk')).body, 'is_open'), true);
    await remove(session, await devicesOf(session));
    assert.equal(await codesAt(server, headers), 'revoked');
  });

  it('without a kiosk there is neither its page nor its calls, nor a word of it in the panel', async () => {
    const capabilities = async ({ get }: Session) =>
      field((await get('administration-init')).body, 'admin', 'attributes', 'capabilities') as unknown[];
    const off = await startTestPractice({ kiosk: 'off' });
    const session = await newSession(off);
    assert.ok(!(await capabilities(session)).includes('kiosk'));
    for (const path of ['/kiosk', '/kiosk/kiosk.js', PRACTICES, '/api/kiosk']) {
      assert.equal((await call(off, 'GET', path, session)).status, 404, path);
    }
    assert.ok((await capabilities(await newSession(server))).includes('kiosk'));
  });
});
