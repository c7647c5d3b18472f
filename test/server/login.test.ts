import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { describe, it } from 'node:test';
import { call, cookieOf, field, logIn, newSession, statusOfRead, tryLogin } from './support/calls';
import { newDoctor, PASSWORD, startTestPractice, sharedPractice } from './support/test-practice';

describe('login and logout', () => {
  const server = sharedPractice();

  it('C2 valid credentials get an access token; the case of the e-mail does not matter', async () => {
    const { email } = await newDoctor(server);
    const { status, body, headers } = await tryLogin(server, `  ${email.toUpperCase()} `);
    assert.equal(status, 200);
    assert.match(String(field(body, 'access_token')), /^[\w-]{43,}$/);
    const names = ['x-ratelimit-limit', 'x-ratelimit-remaining', 'cache-control'];
    assert.deepEqual(
      names.map((name) => headers.get(name)),
      ['5', '4', 'no-store'],
    );
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
