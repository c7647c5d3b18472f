import assert from 'node:assert/strict';
import { describe, it, before } from 'node:test';
import { call, cookieOf, tryLogin, type Answer, field, guessFrom } from '../server/support/calls';
import {
  newDoctor,
  PASSWORD,
  sharedPractice,
  startTestPractice,
  type TestPractice,
} from '../server/support/test-practice';
import { createHashing, HashingBusy } from '../../server/identity/passwords';
import { Hono } from 'hono';
import { createThrottle, type Throttle } from '../../server/http/throttle';

describe('guessing a password', { timeout: 60_000 }, () => {
  const server = sharedPractice();

  it('sixty guesses from sixty addresses meet a limit; the doctor gets in from a known address or device', async () => {
    const { email } = await newDoctor(server);
    const device = cookieOf(await tryLogin(server, email));
    const statuses: number[] = [];
    for (let guess = 1; guess <= 60; guess += 1) {
      statuses.push(await guessFrom(server, `127.0.7.${guess}`, email, `uhádnem ${guess}`));
    }
    assert.ok(statuses.includes(429), 'every guess was heard');
    assert.ok(statuses.filter((status) => status === 422).length <= 20);
    assert.equal(await guessFrom(server, '127.0.7.99', email, PASSWORD), 429);
    assert.equal(await guessFrom(server, '127.0.0.1', email, PASSWORD), 200);
    assert.equal(await guessFrom(server, '127.0.7.99', email, PASSWORD, device), 200);
  });

  it('a stranger at the same address does not lock out a doctor with a known device', async () => {
    const { email } = await newDoctor(server);
    const device = cookieOf(await tryLogin(server, email));
    for (let guess = 1; guess <= 6; guess += 1) await guessFrom(server, '127.0.0.1', email, 'uhádnem');
    assert.equal(await guessFrom(server, '127.0.0.1', email, PASSWORD), 429);
    assert.equal((await tryLogin(server, email, PASSWORD, { headers: device })).status, 200);
  });

  it('an unknown e-mail is limited as a known one, so that the limit reveals nothing', async () => {
    const statuses: number[] = [];
    for (let guess = 1; guess <= 30; guess += 1) {
      statuses.push(await guessFrom(server, `127.0.7.${guess}`, 'nikto@test.sk', 'uhádnem'));
    }
    assert.equal(statuses.at(-1), 429);
  });
});

describe('a list of e-mails', () => {
  it('cannot be tested at the registration: after ten taken ones no response reveals anything', async () => {
    const server = await startTestPractice({ registration: 'open' });
    const { email } = await newDoctor(server);
    const password = 'šedý kocúr na streche';
    const register = async (address: string) => {
      const body = { doctor_name: 'MUDr. Zvedavá', email: address, password, password_confirmation: password };
      return (await call(server, 'POST', '/api/admin/register', { body })).status;
    };
    for (let count = 0; count < 10; count += 1) assert.equal(await register(email), 422);
    assert.deepEqual([await register(email), await register('volny@test.sk')], [429, 429]);
    assert.equal(server.practice.doctors.doctors().length, 1);
  });
});

describe('the mark of a doctor’s device', { timeout: 60_000 }, () => {
  it('is out of reach for scripts and other sites, and with TLS for neighbouring hosts', async () => {
    const server = await startTestPractice();
    const { email } = await newDoctor(server);
    const cookieAt = async (origin: string) =>
      (await tryLogin(server, email, PASSWORD, { headers: { Origin: origin } })).headers.getSetCookie();
    const [plain = '', ...more] = await cookieAt(server.url);
    assert.equal(more.length, 0);
    assert.match(plain, /^device=[\w-]{43}; Max-Age=34560000; Path=\/; HttpOnly; SameSite=Strict$/);
    const [secure = ''] = await cookieAt(server.url.replace('http:', 'https:'));
    assert.match(secure, /^__Host-device=[\w-]{43}; Max-Age=34560000; Path=\/; HttpOnly; Secure; SameSite=Strict$/);
  });
});

/** A fifth of a real practice’s cost: the cheap hash of other tests would show nothing. */
const SLOW = { N: 16_384, r: 8, p: 1 };

describe('eighty logins at once', { timeout: 240_000 }, () => {
  let server: TestPractice;
  let checked = 0;
  let logins: Promise<Answer>[] = [];
  before(async () => {
    server = await startTestPractice({ passwordCost: SLOW });
    logins = Array.from({ length: 80 }, async (_, index) => {
      const answer = await tryLogin(server, `cudzi${index}@test.sk`, 'nesprávne heslo');
      if (answer.status === 422) checked += 1;
      return answer;
    });
  });

  it('hold up no static file: ten come before the hashes of half of them', async () => {
    await logins[0];
    for (let count = 0; count < 10; count += 1) assert.equal((await fetch(`${server.url}/page.css`)).status, 200);
    assert.ok(checked < 30, `${checked} hashes were through before ten files`);
  });

  it('what is too much is refused at once, and says when to come again', async () => {
    const answers = await Promise.all(logins);
    const refused = answers.filter(({ status }) => status === 503);
    assert.ok(refused.length > 0 && refused.length < 20, `${refused.length} of 80 were refused`);
    assert.equal(checked + refused.length, 80);
    for (const { headers, body } of refused) {
      assert.ok(Number(headers.get('retry-after')) >= 1);
      assert.match(String(field(body, 'message')), /o chvíľu/);
    }
  });
});

describe('the queue of hashes', () => {
  const job = { password: 'heslo', salt: Buffer.alloc(16), length: 32, options: { N: 1024, r: 8, p: 1 } };

  it('lets somebody known past the strangers, whose guesses do not fill their places', async () => {
    const hashing = createHashing({ threads: 1, longestQueue: 2 });
    const order: string[] = [];
    const ask = (who: 'known' | 'stranger') => hashing.derive(job, who).then(() => order.push(who));
    // The first job is being hashed, two wait.
    const strangers = [ask('stranger'), ask('stranger'), ask('stranger')];
    await assert.rejects(hashing.derive(job, 'stranger'), HashingBusy);
    const known = ask('known');
    await Promise.all([known, ...strangers]);
    assert.deepEqual(order, ['stranger', 'known', 'stranger', 'stranger']);
  });

  it('goes on after a job that no thread can do', async () => {
    const hashing = createHashing({ threads: 1 });
    const impossible = hashing.derive({ ...job, options: { N: 3, r: 8, p: 1 } });
    const next = hashing.derive(job);
    await assert.rejects(impossible, /scrypt/i);
    assert.equal((await next).length, 32);
  });
});

describe('a throttle', () => {
  const minute = 60_000;
  let now = 0;
  const elapsed = () => now;
  const asking = (throttle: Throttle) => {
    const app = new Hono();
    app.get('/:key', (c) => throttle.attempt(c, c.req.param('key')) ?? c.body(null, 204));
    app.get('/look/:key', (c) => throttle.refusal(c, c.req.param('key')) ?? c.body(null, 204));
    return (path: string) => app.request(path);
  };

  it('takes so many attempts in the time that begins with the first one', async () => {
    const ask = asking(createThrottle({ attempts: 2, minutes: 15, elapsed }));
    assert.equal((await ask('/a')).status, 204);
    now += 14 * minute;
    assert.equal((await ask('/look/a')).status, 204);
    assert.equal((await ask('/a')).status, 204);
    const refused = await ask('/a');
    assert.deepEqual([refused.status, refused.headers.get('retry-after')], [429, '60']);
    assert.equal((await ask('/look/a')).status, 429);
    assert.equal((await ask('/b')).status, 204);
    now += minute;
    assert.equal((await ask('/look/a')).status, 204);
    assert.equal((await ask('/a')).status, 204);
  });

  it('forgets the oldest of very many names, and not the newest', async () => {
    const throttle = createThrottle({ perMinute: 1, elapsed });
    const ask = asking(throttle);
    await ask('/oldest');
    for (let count = 0; count < 49_999; count += 1) throttle.isBeyond(`name-${count}`);
    assert.equal((await ask('/name-49998')).status, 429);
    assert.equal((await ask('/oldest')).status, 204);
  });
});
