import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { describe, it } from 'node:test';
import { TOTP } from 'otpauth';
import { field, listIn, namesIn, newSession, tryLogin, guessFrom } from '../server/support/calls';
import { PASSWORD, startTestPractice, sharedPractice } from '../server/support/test-practice';
import { errorsOf } from '../server/support/uploads';

type Reads = Pick<Awaited<ReturnType<typeof newSession>>, 'get'>;
const STEP_MS = 30_000;
const MINUTE_MS = 60_000;

describe('the second factor', () => {
  let now = Date.parse('2026-11-20T07:00:10Z');
  const server = sharedPractice({ now: () => new Date(now) });
  const logInWith = (username: string, code?: string) => tryLogin(server, username, PASSWORD, { code });
  const account = async ({ get }: Reads) => (await get('account')).body;
  const nextStep = () => (now += STEP_MS);
  const codeOf = (secret: string, at = now) => new TOTP({ secret }).generate({ timestamp: at });

  async function withFactor() {
    const session = await newSession(server);
    const begun = await session.post('second-factor-begin', { current_password: PASSWORD });
    assert.equal(begun.status, 200);
    const secret = String(field(begun.body, 'secret'));
    const confirmed = await session.post('second-factor-confirm', { code: codeOf(secret) });
    assert.equal(confirmed.status, 200);
    nextStep();
    return { ...session, secret, codes: listIn(confirmed.body, 'recovery_codes').map(String), begun: begun.body };
  }

  it('counts only from its confirmation on', async () => {
    const session = await newSession(server);
    const { doctor, post } = session;
    assert.deepEqual(await account(session), { second_factor: false, recovery_codes: 0 });
    assert.equal((await post('second-factor-confirm', { code: '123456' })).status, 409);
    const begun = await post('second-factor-begin', { current_password: PASSWORD });
    assert.equal((await logInWith(doctor.email)).status, 200);
    const secret = String(field(begun.body, 'secret'));
    const wrong = await post('second-factor-confirm', { code: codeOf(secret, now + 10 * STEP_MS) });
    assert.deepEqual(errorsOf(wrong), { code: ['Tento kód nie je správny alebo už bol použitý.'] });
    now += 15 * MINUTE_MS;
    assert.equal((await post('second-factor-confirm', { code: codeOf(secret) })).status, 409);
    assert.deepEqual(await account(session), { second_factor: false, recovery_codes: 0 });
  });

  it('says what an app needs: the secret, its address and its QR code', async () => {
    const { begun, doctor, post } = await withFactor();
    const uri = new URL(String(field(begun, 'uri')));
    assert.deepEqual([uri.protocol, uri.host], ['otpauth:', 'totp']);
    assert.equal(decodeURIComponent(uri.pathname), `/Ordinácia:${doctor.email}`);
    assert.equal(uri.searchParams.get('secret'), field(begun, 'secret'));
    assert.match(String(field(begun, 'secret')), /^[A-Z2-7]{32}$/);
    const qr = field(begun, 'qr');
    assert.ok(Array.isArray(qr) && qr.length > 29);
    for (const row of qr) assert.match(String(row), new RegExp(`^[01]{${qr.length}}$`));
    assert.equal((await post('second-factor-begin', { current_password: PASSWORD })).status, 409);
  });

  it('the right password alone opens nothing, and a wrong one does not reveal the second factor', async () => {
    const { doctor, secret } = await withFactor();
    const without = await logInWith(doctor.email);
    assert.equal(without.status, 422);
    assert.deepEqual(errorsOf(without), { code: ['Zadajte kód z overovacej aplikácie alebo obnovovací kód.'] });
    assert.equal(field(without.body, 'access_token'), undefined);
    assert.deepEqual(without.headers.getSetCookie(), []);
    assert.equal((await logInWith(doctor.email, codeOf(secret))).status, 200);
    const answer = await tryLogin(server, doctor.email, 'nie', { code: '123456' });
    assert.deepEqual(errorsOf(answer), { username: ['Nesprávne prihlasovacie meno alebo heslo.'] });
  });

  it('a code is good once, also for the telephone whose clock is half a minute wrong', async () => {
    const { doctor, secret } = await withFactor();
    nextStep();
    const use = (code: string) => server.practice.secondFactor.useCode(doctor.id, code);
    const [late, ahead] = [codeOf(secret, now - STEP_MS), codeOf(secret, now + STEP_MS)];
    assert.ok(!use(codeOf(secret, now + 2 * STEP_MS)) && !use(codeOf(secret, now - 2 * STEP_MS)));
    assert.equal((await logInWith(doctor.email, late)).status, 200);
    assert.equal((await logInWith(doctor.email, late)).status, 422);
    assert.equal((await logInWith(doctor.email, ` ${ahead.slice(0, 3)} ${ahead.slice(3)}`)).status, 200);
    // An onlooker cannot use the same code again, nor an older one.
    assert.ok(!use(ahead) && !use(codeOf(secret)));
  });

  it('a code used for two logins at once opens one', async () => {
    const { doctor, secret } = await withFactor();
    const answers = await Promise.all([codeOf(secret), codeOf(secret)].map((code) => logInWith(doctor.email, code)));
    assert.deepEqual(answers.map(({ status }) => status).sort(), [200, 422]);
  });

  it('a recovery code is good once, in place of the app', async () => {
    const session = await withFactor();
    const { doctor, codes } = session;
    assert.equal(new Set(codes).size, 10);
    const [code = ''] = codes;
    assert.match(code, /^[a-z2-9]{6}(-[a-z2-9]{6}){3}$/);
    assert.equal((await logInWith(doctor.email, code.toUpperCase().replaceAll('-', ' '))).status, 200);
    assert.equal((await logInWith(doctor.email, code)).status, 422);
    assert.deepEqual(await account(session), { second_factor: true, recovery_codes: 9 });
  });

  it('codes can be guessed five times at most, from all unknown addresses together', async () => {
    const { doctor, secret } = await withFactor();
    const statuses: number[] = [];
    for (let guess = 1; guess <= 8; guess += 1) {
      const code = String(guess).repeat(6);
      statuses.push(await guessFrom(server, `127.0.8.${guess}`, doctor.email, PASSWORD, {}, code));
    }
    assert.deepEqual(statuses, [422, 422, 422, 422, 422, 429, 429, 429]);
    // The doctor's own address has its own count.
    assert.equal((await logInWith(doctor.email, codeOf(secret))).status, 200);
  });

  it('ends only with both factors', async () => {
    const session = await withFactor();
    const { doctor, secret } = session;
    const end = (body: object) => session.post('second-factor-end', body);
    const wrong = await end({ current_password: 'nie', code: codeOf(secret) });
    assert.deepEqual(namesIn(errorsOf(wrong)), ['current_password']);
    for (const body of [{ current_password: PASSWORD }, { current_password: PASSWORD, code: '000000' }]) {
      assert.deepEqual(namesIn(errorsOf(await end(body))), ['code']);
    }
    assert.deepEqual(await account(session), { second_factor: true, recovery_codes: 10 });
    assert.equal((await end({ current_password: PASSWORD, code: codeOf(secret) })).status, 204);
    assert.deepEqual(await account(session), { second_factor: false, recovery_codes: 0 });
    assert.equal((await logInWith(doctor.email)).status, 200);
    assert.equal((await end({ current_password: PASSWORD })).status, 409);
  });

  it('new recovery codes void the old ones', async () => {
    const { doctor, post, secret, codes } = await withFactor();
    const proof = { current_password: PASSWORD, code: codeOf(secret) };
    const renewed = await post('recovery-codes-renew', proof);
    const fresh = listIn(renewed.body, 'recovery_codes');
    assert.equal(fresh.length, 10);
    assert.equal((await logInWith(doctor.email, codes[0])).status, 422);
    assert.equal((await logInWith(doctor.email, String(fresh[0]))).status, 200);
    assert.equal((await post('recovery-codes-renew', proof)).status, 422);
  });

  it('no response with codes is stored for a repeated key, and no recovery code is readable in the file', async () => {
    const own = await startTestPractice({ now: () => new Date(now) });
    const { doctor, post } = await newSession(own);
    const key = { 'Idempotency-Key': 'the same' };
    const begun = await post('second-factor-begin', { current_password: PASSWORD }, key);
    const code = codeOf(String(field(begun.body, 'secret')));
    const confirmed = await post('second-factor-confirm', { code }, key);
    const codes = listIn(confirmed.body, 'recovery_codes');
    assert.equal(own.practice.responses.keptResponseOf(doctor.id, 'the same'), undefined);
    for (const { headers: of } of [begun, confirmed]) assert.equal(of.get('cache-control'), 'no-store');
    await own.close();
    const file = await readFile(own.databaseFile, 'latin1');
    assert.ok(file.includes('recovery_codes'));
    for (const each of codes.map(String)) {
      assert.ok(!file.includes(each) && !file.includes(each.replaceAll('-', '')));
    }
  });
});
