import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { call, field, logIn } from './support/calls';
import { startTestPractice, sharedPractice } from './support/test-practice';
import { errorsOf } from './support/uploads';

describe('registration', () => {
  const server = sharedPractice({ registration: 'open' });
  const PASSWORD = 'dlhé heslo';
  let count = 0;
  /** Each form has a unique name. */
  const form = (email: string, changes: object = {}) => ({
    doctor_name: `MUDr. Nová ${(count += 1)}`,
    email,
    password: PASSWORD,
    password_confirmation: PASSWORD,
    ...changes,
  });
  const register = (body: unknown, at = server) => call(at, 'POST', '/api/admin/register', { body });

  it('a new doctor is logged in at once, and may log in again later', async () => {
    const { status, body, headers } = await register(
      form(' Nova@Ambulancia.SK ', { doctor_name: ' MUDr. Žofia\n Nová\u202E ' }),
    );
    assert.equal(status, 201);
    assert.equal(headers.get('cache-control'), 'no-store');
    const token = String(field(body, 'access_token'));
    const init = await call(server, 'GET', '/api/administration-init', { token });
    assert.equal(field(field(init.body, 'admin'), 'email'), 'nova@ambulancia.sk');
    assert.equal(field(field(field(init.body, 'admin'), 'attributes'), 'doctor_name'), 'MUDr. Žofia Nová');
    assert.notEqual(await logIn(server, 'nova@ambulancia.sk', PASSWORD), token);
    const tickets = await call(server, 'GET', '/api/tickets', { token });
    assert.equal(tickets.status, 200);
  });

  it('doctors of the same name get practices with different codes at the kiosk', async () => {
    for (const email of ['a@rovnaka.sk', 'b@rovnaka.sk', 'c@rovnaka.sk']) {
      await server.practice.doctors.createDoctor({ email, password: PASSWORD, doctor_name: 'MUDr. Ján Ťažký, PhD.' });
    }
    const codes = server.practice.doctors.doctors().filter(({ email }) => email.endsWith('@rovnaka.sk'));
    assert.deepEqual(
      codes.map(({ code }) => code),
      ['mudr-jan-tazky-phd', 'mudr-jan-tazky-phd-2', 'mudr-jan-tazky-phd-3'],
    );
  });

  it('an e-mail is unique regardless of case, also in simultaneous registrations', async () => {
    const taken = { email: ['Účet s týmto e-mailom už existuje. Ak je Váš, prihláste sa.'] };
    assert.equal((await register(form('jedna@test.sk'))).status, 201);
    const again = await register(form(' JEDNA@test.sk'));
    assert.deepEqual([again.status, errorsOf(again)], [422, taken]);
    const both = await Promise.all([register(form('naraz@test.sk')), register(form('Naraz@test.sk'))]);
    assert.deepEqual(both.map(({ status }) => status).sort(), [201, 422]);
    const late = both.find(({ status }) => status === 422);
    assert.ok(late);
    assert.deepEqual(errorsOf(late), taken);
  });

  it('one address may register sixty times a minute', async () => {
    const own = await startTestPractice({ registration: 'open' });
    for (let count = 0; count < 60; count += 1) assert.equal((await register({}, own)).status, 422);
    const { status, headers } = await register(form('neskoro@test.sk'), own);
    assert.equal(status, 429);
    assert.ok(Number(headers.get('retry-after')) >= 1);
    assert.deepEqual(own.practice.doctors.doctors(), []);
  });
});
