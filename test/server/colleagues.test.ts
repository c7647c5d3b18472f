import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { EXPORT } from '../../server/cli/export';
import { call, field, listIn, logIn, newSession } from './support/calls';
import { invite, linkToken, listening, newColleague, setUp } from './support/colleagues';
import { practiceCommand, runCommand } from './support/commands';
import {
  newDoctor,
  PASSWORD,
  sharedPractice,
  startTestPractice,
  temporaryFolder,
  type TestPractice,
} from './support/test-practice';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

const get = (server: TestPractice, path: string, token: string) => call(server, 'GET', path, { token });
const attributesOf = async (server: TestPractice, token: string) =>
  field(field((await get(server, '/api/administration-init', token)).body, 'admin'), 'attributes');

describe('a colleague', { timeout: 120_000 }, () => {
  const server = sharedPractice();

  it('is invited by the doctor, sets up an account by the link, and works on the doctor’s practice', async () => {
    const { doctor, token } = await newSession(server);
    server.practice.tickets.addTicket(doctor.id, { type: 'queue', user_alternate: 'Ján Novák' });
    const { id, link } = await invite(server, token, ' Jana\u200B ');
    const check = await call(server, 'POST', '/api/setup-check', { body: { token: link } });
    assert.deepEqual(check.body, { kind: 'colleague', name: 'Jana', doctor_name: doctor.doctor_name });
    assert.deepEqual((await setUp(server, link, { email: ' Jana@Sestra.sk ' })).body, { email: 'jana@sestra.sk' });
    const own = await logIn(server, 'JANA@sestra.sk');

    assert.match(JSON.stringify((await get(server, '/api/tickets', own)).body), /Ján Novák/);
    const { body } = await get(server, '/api/administration-init', own);
    const admin = field(body, 'admin');
    assert.deepEqual([field(admin, 'id'), field(admin, 'email')], [doctor.id, 'jana@sestra.sk']);
    const attributes = field(admin, 'attributes');
    assert.equal(field(attributes, 'doctor_name'), doctor.doctor_name);
    assert.deepEqual(field(attributes, 'colleague'), { id, name: 'Jana', title: 'nurse-female' });
    assert.deepEqual(field(attributes, 'denied'), [
      'payments',
      'payouts',
      'practice-settings',
      'profile',
      'recept-decisions',
      'second-factor',
    ]);
    const ofDoctor = await attributesOf(server, token);
    assert.deepEqual([field(ofDoctor, 'colleague'), field(ofDoctor, 'denied')], [undefined, undefined]);
  });

  it('stands in the doctor’s list from the invitation on, with when they were last there', async () => {
    const now = new Date('2026-11-23T07:00:00Z');
    const server = await startTestPractice({ now: () => now });
    const { token } = await newSession(server);
    const jana = await newColleague(server, token);
    const { id: peter } = await invite(server, token, 'Peter', 'assistant-male');
    const { body } = await get(server, '/api/colleagues', token);
    assert.deepEqual(field(body, 'colleagues'), [
      {
        id: jana.id,
        name: 'Jana',
        title: 'nurse-female',
        email: jana.email,
        invited_until: null,
        used_at: now.toISOString(),
      },
      {
        id: peter,
        name: 'Peter',
        title: 'assistant-male',
        email: null,
        invited_until: '2026-11-30T07:00:00.000Z',
        used_at: null,
      },
    ]);
  });

  it('an invitation that is repeated with its key is one, with a link that is good', async () => {
    const { token } = await newSession(server);
    const ask = async () => {
      const headers = { 'Idempotency-Key': 'one' };
      const body = { name: 'Jana', title: 'nurse-female' };
      return (await call(server, 'POST', '/api/colleague-invite', { token, body, headers })).body;
    };
    const [lost, seen] = [await ask(), await ask()];
    assert.equal(field(lost, 'id'), field(seen, 'id'));
    assert.equal((await setUp(server, linkToken(lost))).status, 410);
    assert.equal((await setUp(server, linkToken(seen), { email: 'druha@sestra.sk' })).status, 201);
    assert.notEqual(field(await ask(), 'id'), field(seen, 'id'));
  });

  it('who has lost the password gets another link, and all earlier sessions end', async () => {
    const { token } = await newSession(server);
    const { id, email, token: own } = await newColleague(server, token);
    const { status, body } = await call(server, 'POST', '/api/colleague-link', { token, body: { id } });
    assert.equal(status, 201);
    // The old password works until the link is used.
    assert.equal((await get(server, '/api/tickets', own)).status, 200);
    const password = 'zelená lampa 88';
    assert.equal(
      (await setUp(server, linkToken(body), { email, password, password_confirmation: password })).status,
      201,
    );
    assert.equal((await get(server, '/api/tickets', own)).status, 401);
    await logIn(server, email, password);
    assert.equal(
      (await call(server, 'POST', '/api/admin/login', { body: { username: email, password: PASSWORD } })).status,
      422,
    );
  });

  it('changes the own password and ends the own sessions, not the doctor’s', async () => {
    const { doctor, token } = await newSession(server);
    const { email, token: own } = await newColleague(server, token);
    const other = await logIn(server, email);
    const password = 'zelená lampa 88';
    const change = { current_password: PASSWORD, password, password_confirmation: password };
    const post = (path: string, body: object = {}) => call(server, 'POST', path, { token: own, body });
    assert.equal((await post('/api/password-change', { ...change, current_password: 'iné' })).status, 422);
    assert.equal((await post('/api/password-change', change)).status, 204);
    assert.equal((await get(server, '/api/tickets', other)).status, 401);
    await logIn(server, doctor.email);
    const again = await logIn(server, email, password);
    const list = (await get(server, '/api/sessions', own)).body;
    assert.ok(Array.isArray(list) && list.length === 2);
    // A colleague neither sees nor ends the doctor's sessions.
    const [session] = server.practice.sessions.sessionsOf(doctor.id);
    assert.equal((await post('/api/session-end', { id: session?.id })).status, 404);
    assert.equal((await post('/api/sessions-end-others')).status, 204);
    assert.equal((await get(server, '/api/tickets', again)).status, 401);
    assert.equal((await get(server, '/api/tickets', token)).status, 200);
    assert.equal(server.practice.sessions.sessionsOf(doctor.id).length, 2);
  });

  it('has a look of the panel of their own; the practice’s settings are the doctor’s', async () => {
    const { token } = await newSession(server);
    const { token: own } = await newColleague(server, token);
    const store = (as: string, name: string, value: unknown) =>
      call(server, 'POST', '/api/settings-store', { token: as, body: { name, value } });
    assert.equal((await store(token, 'theme', 'dark')).status, 200);
    assert.equal((await store(token, 'kiosk', false)).status, 200);
    assert.equal((await store(own, 'privacy', true)).status, 200);
    assert.equal((await store(own, 'kiosk', true)).status, 403);
    assert.deepEqual(field(await attributesOf(server, own), 'settings'), { kiosk: false, privacy: true });
    assert.deepEqual(field(await attributesOf(server, token), 'settings'), { kiosk: false, theme: 'dark' });
  });

  it('sees the overview without what is earned', async () => {
    const { token } = await newSession(server);
    const { token: own } = await newColleague(server, token);
    assert.ok(field((await get(server, '/api/dashboard', token)).body, 'earnings_by_month'));
    const { status, body } = await get(server, '/api/dashboard', own);
    assert.deepEqual([status, field(body, 'earnings_by_month')], [200, undefined]);
    assert.ok(field(body, 'counters'));
  });

  it('says in the event who has done what with which ticket, to all panels but the own', async () => {
    const now = new Date('2026-11-23T07:14:00Z');
    const server = await startTestPractice({ now: () => now });
    const { doctor, token } = await newSession(server);
    const { id: by, token: own } = await newColleague(server, token);
    const [first, second] = [1, 2].map(
      () => server.practice.tickets.addTicket(doctor.id, { type: 'queue' }, { isSilent: true }).id,
    );
    const socket = await listening(server, token, doctor.id);
    await call(server, 'POST', '/api/ticket-reject', { token: own, body: { id: first } });
    await call(server, 'POST', '/api/ticket-next', { token, body: { id: second } });
    server.practice.tickets.addTicket(doctor.id, { type: 'queue' });
    const details = async () => JSON.parse(String((await socket.next()).data)) as unknown;
    const at = now.toISOString();
    assert.deepEqual(await details(), {
      by: { id: by, name: 'Jana', title: 'nurse-female' },
      ticket: first,
      done: 'cancelled',
      at,
    });
    assert.deepEqual(await details(), {
      by: { id: null, name: doctor.doctor_name, title: null },
      ticket: second,
      done: 'served',
      at,
    });
    // Kiosk changes name no colleague.
    assert.deepEqual(await details(), {});
  });

  it('is named by the history of the waiting room, also after being removed', async () => {
    const { doctor, token } = await newSession(server);
    const { id: colleague, token: own } = await newColleague(server, token);
    const [first, second, third] = [1, 2, 3].map(
      () => server.practice.tickets.addTicket(doctor.id, { type: 'queue' }).id,
    );
    await call(server, 'POST', '/api/ticket-no-show', { token: own, body: { id: first } });
    await call(server, 'POST', '/api/ticket-next', { token, body: { id: second } });
    await call(server, 'POST', '/api/ticket-next', { token: own, body: { id: third } });
    await call(server, 'POST', '/api/ticket-return', { token, body: { id: third } });
    await call(server, 'POST', '/api/ticket-reject', { token, body: { id: third } });
    await call(server, 'POST', '/api/colleague-remove', { token, body: { id: colleague } });
    const { body } = await get(server, '/api/tickets-history', token);
    assert.ok(Array.isArray(body));
    const handled = new Map(body.map((ticket: unknown) => [field(ticket, 'id'), field(ticket, 'handled_by')]));
    assert.deepEqual(
      [first, second, third].map((id) => handled.get(id)),
      ['Sestra Jana', doctor.doctor_name, doctor.doctor_name],
    );
  });

  it('stands in the log, in the export and on the ticket; the name stays when they are removed', async () => {
    const { doctor, token } = await newSession(server);
    const { id: colleague, email, token: own } = await newColleague(server, token);
    const { id: ticket } = server.practice.tickets.addTicket(doctor.id, { type: 'queue' });
    await call(server, 'POST', '/api/ticket-next', { token: own, body: { id: ticket } });
    await call(server, 'POST', '/api/admin/login', { body: { username: email, password: 'zlé heslo' } });
    assert.equal((await call(server, 'POST', '/api/colleague-remove', { token, body: { id: colleague } })).status, 200);
    const lines = server.practice.log
      .actions()
      .slice(-5)
      .map(({ action, doctor_id, colleague_id, outcome }) => [action, doctor_id, colleague_id, outcome]);
    assert.deepEqual(lines, [
      ['colleague.set-up', doctor.id, colleague, 'ok'],
      ['session.started', doctor.id, colleague, 'ok'],
      ['ticket.served', doctor.id, colleague, 'ok'],
      ['session.started', doctor.id, colleague, 'refused'],
      ['colleague.removed', doctor.id, null, 'ok'],
    ]);
    const file = join(await temporaryFolder(), 'practice.json');
    assert.equal((await runCommand(EXPORT, ['--doctor', String(doctor.id), file], server)).code, 0);
    const text = await readFile(file, 'utf8');
    const whole: unknown = JSON.parse(text);
    const [exported] = listIn(whole, 'colleagues');
    assert.deepEqual([field(exported, 'name'), field(exported, 'email')], ['Jana', null]);
    assert.ok(!text.includes('scrypt'));
    const [served] = listIn(whole, 'tickets');
    assert.equal(field(served, 'handled_colleague_id'), colleague);
  });

  it('logs out with the doctor’s account, and comes back with it by a new login', async () => {
    const { doctor, token } = await newSession(server);
    const { email, token: own } = await newColleague(server, token);
    const { link } = await invite(server, token);
    server.practice.accounts.setDoctorStatus(doctor.id, 'disabled');
    assert.equal((await get(server, '/api/tickets', own)).status, 401);
    const login = () => call(server, 'POST', '/api/admin/login', { body: { username: email, password: PASSWORD } });
    assert.match(JSON.stringify((await login()).body), /vypnutý/);
    assert.equal((await setUp(server, link)).status, 410);
    server.practice.accounts.setDoctorStatus(doctor.id, 'active');
    // Ended sessions stay ended.
    for (const ended of [token, own]) assert.equal((await get(server, '/api/tickets', ended)).status, 401);
    assert.equal((await login()).status, 200);
  });

  it('is listed and removed on the command line', async () => {
    const { doctor, token } = await newSession(server);
    const { id, email, token: own } = await newColleague(server, token);
    await invite(server, token, 'Peter', 'nurse-male');
    const run = (words: string[], answer = false) =>
      practiceCommand(server.databaseFile, ['doctor', 'colleagues', ...words], answer);
    const { lines } = await run([doctor.email]);
    assert.match(lines[0] ?? '', new RegExp(`^ +${id}  Jana  nurse-female  ${email}  used `));
    assert.match(lines[1] ?? '', /Peter {2}nurse-male {2}link until \d{4}-/);
    assert.equal((await run([doctor.email, '--remove', String(id)])).code, 1);
    assert.equal((await get(server, '/api/tickets', own)).status, 200);
    assert.equal((await run([doctor.email, '--remove', String(id)], true)).code, 0);
    assert.equal((await get(server, '/api/tickets', own)).status, 401);
    assert.match((await run([doctor.email, '--remove', '999'])).lines.join(), /no colleague 999/);
    assert.equal(server.practice.log.actions({ action: 'cli.colleague-removed' }).length, 1);
    const other = await newDoctor(server);
    assert.match((await run([other.email])).lines.join(), /has no colleagues/);
  });
});
