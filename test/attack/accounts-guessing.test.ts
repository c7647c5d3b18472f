import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { call, cookieOf, tryLogin } from '../server/support/calls';
import { guessFrom } from '../server/support/from-address';
import { newDoctor, PASSWORD, startTestPractice } from '../server/support/test-practice';

describe('guessing a password', { timeout: 60_000 }, () => {
  it('sixty guesses from sixty addresses meet a limit; the doctor gets in from a known address or device', async () => {
    const server = await startTestPractice();
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
    const server = await startTestPractice();
    const { email } = await newDoctor(server);
    const device = cookieOf(await tryLogin(server, email));
    for (let guess = 1; guess <= 6; guess += 1) await guessFrom(server, '127.0.0.1', email, 'uhádnem');
    assert.equal(await guessFrom(server, '127.0.0.1', email, PASSWORD), 429);
    assert.equal((await tryLogin(server, email, PASSWORD, { headers: device })).status, 200);
  });

  it('behind a trusted proxy one client’s guesses lock no other client out', async () => {
    const server = await startTestPractice({ trustProxy: 1 });
    const { email } = await newDoctor(server);
    const behind = (address: string) => ({ 'X-Forwarded-For': `203.0.113.9, ${address}` });
    for (let guess = 1; guess <= 6; guess += 1) {
      await guessFrom(server, '127.0.0.1', email, 'uhádnem', behind('198.51.100.1'));
    }
    assert.equal(await guessFrom(server, '127.0.0.1', email, PASSWORD, behind('198.51.100.1')), 429);
    assert.equal(await guessFrom(server, '127.0.0.1', email, PASSWORD, behind('198.51.100.2')), 200);
  });

  it('an unknown e-mail is limited as a known one, so that the limit reveals nothing', async () => {
    const server = await startTestPractice();
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
