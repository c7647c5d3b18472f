import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { EXPORT } from '../../server/cli/export';
import {
  call,
  callsOf,
  columns,
  field,
  listIn,
  logIn,
  namesIn,
  newSession,
  statusOfRead,
  tryLogin,
} from './support/calls';
import { invite, linkToken, listening, newColleague, setUp } from './support/colleagues';
import { practiceCommand, runCommand } from './support/commands';
import { newDoctor, PASSWORD, sharedPractice, startTestPractice, temporaryFolder } from './support/test-practice';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

type Session = ReturnType<typeof callsOf>;

const attributesOf = async ({ get }: Session) => field((await get('administration-init')).body, 'admin', 'attributes');

describe('a colleague', { timeout: 120_000 }, () => {
  const server = sharedPractice();

  it('is invited by the doctor, sets up an account by the link, and works on the doctor’s practice without what is earned', async () => {
    const session = await newSession(server);
    const { doctor } = session;
    server.practice.tickets.addTicket(doctor.id, { type: 'queue', user_alternate: 'Ján Novák' });
    const { id, link } = await invite(server, session.token, ' Jana\u200B ');
    const check = await call(server, 'POST', '/api/setup-check', { body: { token: link } });
    assert.deepEqual(check.body, { kind: 'colleague', name: 'Jana', doctor_name: doctor.doctor_name });
    assert.deepEqual((await setUp(server, link, { email: ' Jana@Sestra.sk ' })).body, { email: 'jana@sestra.sk' });
    const own = callsOf(server, await logIn(server, 'JANA@sestra.sk'));

    assert.match(JSON.stringify((await own.get('tickets')).body), /Ján Novák/);
    const { body } = await own.get('administration-init');
    const admin = field(body, 'admin');
    assert.deepEqual([field(admin, 'id'), field(admin, 'email')], [doctor.id, 'jana@sestra.sk']);
    const attributes = field(admin, 'attributes');
    assert.equal(field(attributes, 'doctor_name'), doctor.doctor_name);
    assert.deepEqual(field(attributes, 'colleague'), { id, name: 'Jana', title: 'nurse-female' });
    const denied = 'payments payouts practice-settings profile recept-decisions second-factor';
    assert.deepEqual(field(attributes, 'denied'), denied.split(' '));
    const [ours, hers] = [await session.get('dashboard'), await own.get('dashboard')].map(({ body: of }) =>
      namesIn(of),
    );
    assert.deepEqual([...(hers ?? []), 'earnings_by_month'].sort(), ours?.sort());
    const ofDoctor = await attributesOf(session);
    assert.deepEqual([field(ofDoctor, 'colleague'), field(ofDoctor, 'denied')], [undefined, undefined]);
  });

  it('stands in the doctor’s list from the invitation on, with when they were last there', async () => {
    const now = new Date('2026-11-23T07:00:00Z');
    const server = await startTestPractice({ now: () => now });
    const { token, get } = await newSession(server);
    const { id, email } = await newColleague(server, token);
    const { id: peter } = await invite(server, token, 'Peter', 'assistant-male');
    const both = [
      { id, name: 'Jana', title: 'nurse-female', email },
      { id: peter, name: 'Peter', title: 'assistant-male', email: null },
    ];
    assert.deepEqual(field((await get('colleagues')).body, 'colleagues'), [
      { ...both[0], invited_until: null, used_at: now.toISOString() },
      { ...both[1], invited_until: '2026-11-30T07:00:00.000Z', used_at: null },
    ]);
  });

  it('an invitation that is repeated with its key is one, with a link that is good', async () => {
    const { post } = await newSession(server);
    const jana = { name: 'Jana', title: 'nurse-female' };
    const ask = async () => (await post('colleague-invite', jana, { 'Idempotency-Key': 'one' })).body;
    const [lost, seen] = [await ask(), await ask()];
    assert.equal(field(lost, 'id'), field(seen, 'id'));
    assert.equal((await setUp(server, linkToken(lost))).status, 410);
    assert.equal((await setUp(server, linkToken(seen), { email: 'druha@sestra.sk' })).status, 201);
    assert.notEqual(field(await ask(), 'id'), field(seen, 'id'));
  });

  it('who has lost the password gets another link, and all earlier sessions end', async () => {
    const { token, post } = await newSession(server);
    const { id, email, token: own } = await newColleague(server, token);
    const { status, body } = await post('colleague-link', { id });
    assert.equal(status, 201);
    // The old password works until the link is used.
    assert.equal(await statusOfRead(server, own), 200);
    const password = 'zelená lampa 88';
    const changes = { email, password, password_confirmation: password };
    assert.equal((await setUp(server, linkToken(body), changes)).status, 201);
    assert.equal(await statusOfRead(server, own), 401);
    await logIn(server, email, password);
    assert.equal((await tryLogin(server, email)).status, 422);
  });

  it('changes the own password and ends the own sessions, not the doctor’s', async () => {
    const { doctor, token } = await newSession(server);
    const { email, get, post } = await newColleague(server, token);
    const other = await logIn(server, email);
    const password = 'zelená lampa 88';
    const change = { current_password: PASSWORD, password, password_confirmation: password };
    assert.equal((await post('password-change', { ...change, current_password: 'iné' })).status, 422);
    assert.equal((await post('password-change', change)).status, 204);
    assert.equal(await statusOfRead(server, other), 401);
    await logIn(server, doctor.email);
    const again = await logIn(server, email, password);
    const list = (await get('sessions')).body;
    assert.ok(Array.isArray(list) && list.length === 2);
    // A colleague neither sees nor ends the doctor's sessions.
    const [session] = server.practice.sessions.sessionsOf(doctor.id);
    assert.equal((await post('session-end', { id: session?.id })).status, 404);
    assert.equal((await post('sessions-end-others')).status, 204);
    assert.equal(await statusOfRead(server, again), 401);
    assert.equal(await statusOfRead(server, token), 200);
    assert.equal(server.practice.sessions.sessionsOf(doctor.id).length, 2);
  });

  it('has a look of the panel of their own; the practice’s settings are the doctor’s', async () => {
    const doctor = await newSession(server);
    const nurse = await newColleague(server, doctor.token);
    const store = async (by: Session, name: string, value: unknown) =>
      (await by.post('settings-store', { name, value })).status;
    assert.equal(await store(doctor, 'theme', 'dark'), 200);
    assert.equal(await store(doctor, 'kiosk', false), 200);
    assert.equal(await store(nurse, 'privacy', true), 200);
    assert.equal(await store(nurse, 'kiosk', true), 403);
    assert.deepEqual(field(await attributesOf(nurse), 'settings'), { kiosk: false, privacy: true });
    assert.deepEqual(field(await attributesOf(doctor), 'settings'), { kiosk: false, theme: 'dark' });
  });

  it('says in the event who has done what with which ticket, to all panels but the own', async () => {
    const now = new Date('2026-11-23T07:14:00Z');
    const server = await startTestPractice({ now: () => now });
    const { doctor, token, post } = await newSession(server);
    const nurse = await newColleague(server, token);
    const [first, second] = [1, 2].map(
      () => server.practice.tickets.addTicket(doctor.id, { type: 'queue' }, { isSilent: true }).id,
    );
    const socket = await listening(server, token, doctor.id);
    await nurse.post('ticket-reject', { id: first });
    await post('ticket-next', { id: second });
    server.practice.tickets.addTicket(doctor.id, { type: 'queue' });
    const details = async () => JSON.parse(String((await socket.next()).data)) as unknown;
    const at = now.toISOString();
    const jana = { id: nurse.id, name: 'Jana', title: 'nurse-female' };
    const own = { id: null, name: doctor.doctor_name, title: null };
    assert.deepEqual(await details(), { by: jana, ticket: first, done: 'cancelled', at });
    assert.deepEqual(await details(), { by: own, ticket: second, done: 'served', at });
    // Kiosk changes name no colleague.
    assert.deepEqual(await details(), {});
  });

  it('is named by the history of the waiting room, also after being removed', async () => {
    const { doctor, token, get, post } = await newSession(server);
    const nurse = await newColleague(server, token);
    const [first, second, third] = [1, 2, 3].map(
      () => server.practice.tickets.addTicket(doctor.id, { type: 'queue' }).id,
    );
    await nurse.post('ticket-no-show', { id: first });
    await post('ticket-next', { id: second });
    await nurse.post('ticket-next', { id: third });
    for (const path of ['ticket-return', 'ticket-reject']) await post(path, { id: third });
    await post('colleague-remove', { id: nurse.id });
    const handled = columns((await get('tickets-history')).body, 'id', 'handled_by');
    const { doctor_name } = doctor;
    const expected = [
      [first, 'Sestra Jana'],
      [second, doctor_name],
      [third, doctor_name],
    ];
    assert.deepEqual(handled.sort(), expected);
  });

  it('stands in the log, in the export and on the ticket; the name stays when they are removed', async () => {
    const { doctor, token, post } = await newSession(server);
    const { id: colleague, email, ...nurse } = await newColleague(server, token);
    const { id: ticket } = server.practice.tickets.addTicket(doctor.id, { type: 'queue' });
    await nurse.post('ticket-next', { id: ticket });
    await tryLogin(server, email, 'zlé heslo');
    assert.equal((await post('colleague-remove', { id: colleague })).status, 200);
    const lines = columns(server.practice.log.actions().slice(-5), 'action', 'doctor_id', 'colleague_id', 'outcome');
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
    assert.equal(await statusOfRead(server, own), 401);
    assert.match(JSON.stringify((await tryLogin(server, email)).body), /vypnutý/);
    assert.equal((await setUp(server, link)).status, 410);
    server.practice.accounts.setDoctorStatus(doctor.id, 'active');
    // Ended sessions stay ended.
    for (const ended of [token, own]) assert.equal(await statusOfRead(server, ended), 401);
    assert.equal((await tryLogin(server, email)).status, 200);
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
    assert.equal(await statusOfRead(server, own), 200);
    assert.equal((await run([doctor.email, '--remove', String(id)], true)).code, 0);
    assert.equal(await statusOfRead(server, own), 401);
    assert.match((await run([doctor.email, '--remove', '999'])).lines.join(), /no colleague 999/);
    assert.equal(server.practice.log.actions({ action: 'cli.colleague-removed' }).length, 1);
    const other = await newDoctor(server);
    assert.match((await run([other.email])).lines.join(), /has no colleagues/);
  });
});
