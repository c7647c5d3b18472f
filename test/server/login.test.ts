import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { describe, it } from 'node:test';
import { call, cookieOf, field, logIn, newSession, statusOfRead, tryLogin } from './support/calls';
import { newDoctor, PASSWORD, QUICK, startTestPractice, sharedPractice } from './support/test-practice';
import { scryptSync } from 'node:crypto';
import { createPasswords } from '../../server/identity/passwords';

describe('login and logout', () => {
  const server = sharedPractice();

  it('C2 valid credentials get an access token; the case of the e-mail does not matter', async () => {
    const { email } = await newDoctor(server);
    const { status, body, headers } = await tryLogin(server, `  ${email.toUpperCase()} `);
    assert.equal(status, 200);
    assert.match(String(field(body, 'access_token')), /^[\w-]{43,}$/);
    const names = ['x-ratelimit-limit', 'x-ratelimit-remaining', 'cache-control'];
    const values = names.map((name) => headers.get(name));
    assert.deepEqual(values, ['5', '4', 'no-store']);
  });

  it('C2 a wrong password and an unknown name get the same 422', async () => {
    const { email } = await newDoctor(server);
    const expected = {
      message: 'Zadané údaje nie sú platné.',
      errors: { username: ['Nesprávne prihlasovacie meno alebo heslo.'] },
    };
    for (const username of [email, 'nikto@test.test']) {
      const { status, body } = await tryLogin(server, username, 'nesprávne');
      assert.equal(status, 422);
      assert.deepEqual(body, expected);
    }
  });

  it('C2 the sixth attempt in a minute is 429 for that name only, even with the right password', async () => {
    const [throttled, other] = [await newDoctor(server), await newDoctor(server)];
    for (let attempt = 1; attempt <= 5; attempt += 1) {
      assert.equal((await tryLogin(server, throttled.email, 'nie')).status, 422);
    }
    const { status, body, headers } = await tryLogin(server, throttled.email);
    assert.equal(status, 429);
    assert.deepEqual(body, { message: 'Too Many Attempts.' });
    assert.equal(headers.get('x-ratelimit-remaining'), '0');
    const retryAfter = Number(headers.get('retry-after'));
    assert.ok(retryAfter >= 1 && retryAfter <= 60, String(retryAfter));
    assert.equal((await tryLogin(server, other.email)).status, 200);
  });

  it('C2 many names from one address are throttled too, and lock no browser out that is known', async () => {
    const own = await startTestPractice();
    const { email } = await newDoctor(own);
    const device = cookieOf(await tryLogin(own, email));
    // Without a password nothing is hashed: the attempt counts all the same.
    for (let attempt = 1; attempt <= 300; attempt += 1) {
      const { status } = await call(own, 'POST', '/api/admin/login', { body: { username: `x${attempt}` } });
      assert.equal(status, attempt < 300 ? 422 : 429);
    }
    assert.equal((await tryLogin(own, email, PASSWORD, { headers: device })).status, 200);
  });

  it('C3 logout ends only this session', async () => {
    const { doctor, token, post } = await newSession(server);
    const other = await logIn(server, doctor.email);
    assert.equal((await post('logout')).status, 204);
    assert.deepEqual([await statusOfRead(server, token), await statusOfRead(server, other)], [401, 200]);
    assert.equal((await post('logout')).status, 401);
  });

  it('C1 C2 the database holds neither passwords nor tokens in plain text', async () => {
    const own = await startTestPractice();
    const { token } = await newSession(own);
    await own.close();
    const file = await readFile(own.databaseFile, 'latin1');
    assert.ok(file.includes('scrypt$'), 'the file is the one with the passwords');
    assert.ok(!file.includes(token));
    assert.ok(!file.includes(Buffer.from(PASSWORD).toString('latin1')));
  });
});

describe('passwords', () => {
  it('are hashed by scrypt at a slow cost, each with its own salt, and still match when the cost is changed', async () => {
    const passwords = createPasswords();
    const [one, other] = [await passwords.hash('tajné heslo'), await passwords.hash('tajné heslo')];
    assert.match(one, /^scrypt\$16384\$8\$5\$[\w-]{22}\$[\w-]{43}$/);
    assert.notEqual(one, other);
    assert.equal(await passwords.isRight('tajné heslo', one), true);
    assert.equal(await passwords.isRight('tajne heslo', one), false);
    assert.equal(await passwords.isRight('', undefined), false);
    assert.equal(await createPasswords(QUICK).isRight('tajné heslo', one), true);
  });

  it('are the same in every form of Unicode, and old hashes of what was typed still match', async () => {
    const passwords = createPasswords(QUICK);
    const [nfc, nfd] = ['\u017eltý kôň'.normalize('NFC'), 'žltý kôň'.normalize('NFD')];
    assert.notEqual(nfc, nfd);
    for (const [chosen, typed] of [
      [nfc, nfd],
      [nfd, nfc],
      ['ﬁnančné heslo ①', 'finančné heslo 1'],
    ] as const) {
      assert.equal(await passwords.isRight(typed, await passwords.hash(chosen)), true, `${chosen} / ${typed}`);
    }
    // An old hash, made of the bytes as typed.
    const salt = Buffer.alloc(16, 7);
    for (const typed of [nfd, nfc]) {
      const key = scryptSync(typed, salt, 32, QUICK).toString('base64url');
      const old = ['scrypt', QUICK.N, QUICK.r, QUICK.p, salt.toString('base64url'), key].join('$');
      assert.equal(await passwords.isRight(typed, old), true);
      assert.equal(await passwords.isRight(`${typed}!`, old), false);
    }
  });
});

describe('a password', { timeout: 60_000 }, () => {
  const server = sharedPractice();

  it('is taken as it was typed: with its spaces, case and every character, also a long one', async () => {
    const { doctor, post } = await newSession(server);
    const logIn = async (password: string) => (await tryLogin(server, doctor.email, password)).status;
    const long = `Vŕba nad potokom, ${'modrý kameň '.repeat(8)}`;
    const typed = '  Lúka\u200b Ďateľ 9  ';
    let current = PASSWORD;
    for (const password of [long, typed]) {
      const body = { current_password: current, password, password_confirmation: password };
      assert.equal((await post('password-change', body)).status, 204);
      current = password;
    }
    assert.ok(long.length > 64);
    assert.equal(await logIn(typed), 200);
    for (const other of [typed.trim(), typed.toLowerCase(), typed.replace('\u200b', '')]) {
      assert.equal(await logIn(other), 422, other);
    }
  });

  it('counts its characters after they are composed, in whichever form it and its repetition are sent', async () => {
    const { doctor, post } = await newSession(server);
    const change = (password: string, again: string) =>
      post('password-change', { current_password: PASSWORD, password, password_confirmation: again });
    const short = 'žšťáéíó';
    assert.equal((await change(short.normalize('NFD'), short)).status, 422);
    const chosen = `${short}ý`;
    assert.equal((await change(chosen.normalize('NFD'), chosen.normalize('NFC'))).status, 204);
    for (const form of ['NFC', 'NFD'])
      assert.equal((await tryLogin(server, doctor.email, chosen.normalize(form))).status, 200, form);
  });
});
