import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { describe, it } from 'node:test';
import Libsql from 'libsql';
import { LOG } from '../../server/cli/log';
import type { LoggedAction } from '../../server/features/log/store';
import { openStores } from '../../server/stores';
import { call, column, columns, field, logIn, newSession } from './support/calls';
import { runCommand } from './support/commands';
import {
  newDoctor,
  PASSWORD,
  startTestPractice,
  temporaryFolder,
  type TestPractice,
  execute,
} from './support/test-practice';

const DAY_MS = 86_400_000;
const TIME_ZONE = 'Europe/Bratislava';

const essentialsOf = (lines: readonly LoggedAction[]) =>
  columns(lines, 'action', 'doctor_id', 'record_kind', 'record_id', 'outcome', 'reason');

/** Reads the log lines added after this call. */
function since({ practice }: TestPractice) {
  const afterId = practice.log.actions({ limit: 1_000_000 }).at(-1)?.id ?? 0;
  return () => practice.log.actions({ afterId });
}

describe('the log', { timeout: 300_000 }, () => {
  it('says who did what with which record by which request, and how it ended', async () => {
    const server = await startTestPractice();
    const { doctor, get, post } = await newSession(server);
    const stranger = await newSession(server);
    const { id: ticket } = server.practice.tickets.addTicket(doctor.id, { type: 'queue' });
    const lines = since(server);
    const once = (key: string) => ({ 'Idempotency-Key': key });
    const answers = [
      await post('ticket-next', { id: ticket }, once('first')),
      await post('ticket-next', { id: ticket }, once('first')),
      await post('ticket-next', { id: ticket }, once('second')),
      await stranger.post('ticket-reject', { id: ticket }),
    ];
    await post('settings-store', { name: 'notification_sound', value: 'mistyped' });
    await post('special-announcements-add', { note: 'Zajtra neordinujeme.', expired_at: '2999-01-01T00:00:00Z' });
    await post('schedule-times', { date: '2026-11-23', type: 'schedule' });
    await get('notifications-clear');
    await post('logout', {});
    await post('ticket-next', { id: ticket });
    const other = stranger.doctor.id;
    assert.deepEqual(essentialsOf(lines()), [
      ['ticket.served', doctor.id, 'ticket', ticket, 'ok', null],
      ['ticket.served', doctor.id, 'ticket', ticket, 'ok', 'repeated'],
      ['ticket.served', doctor.id, 'ticket', ticket, 'refused', '409'],
      ['ticket.cancelled', other, 'ticket', ticket, 'refused', '404'],
      ['special-announcement.added', doctor.id, 'special-announcement', 1, 'ok', null],
      ['notifications.deleted', doctor.id, null, null, 'ok', null],
      ['session.ended', doctor.id, null, null, 'ok', null],
      ['ticket.served', null, 'ticket', ticket, 'refused', '401'],
    ]);
    const ids = answers.map(({ headers }) => headers.get('x-request-id'));
    assert.deepEqual(column(lines().slice(0, 4), 'request_id'), ids);
    const [first, , , foreign] = lines();
    assert.match(first?.session ?? '', /^[\da-f]{12}$/);
    assert.notEqual(first?.session, foreign?.session);
  });

  it('knows the kiosk’s requests by practice and record, and lists by session and hour', async () => {
    const state = { now: new Date('2026-11-23T08:10:00Z') };
    const server = await startTestPractice({ now: () => state.now });
    const { doctor, token } = await newSession(server);
    const lines = since(server);
    const ticket = { practice: doctor.code, name: 'Eva Tichá', request_id: randomUUID() };
    await call(server, 'POST', '/kiosk/api/tickets', { body: ticket });
    const recept = { practice: doctor.code, name: 'Eva Tichá', medicine: 'Paralen', request_id: randomUUID() };
    await call(server, 'POST', '/kiosk/api/recepts', { body: recept });
    for (const path of ['/api/patients', '/api/tickets', '/api/patients', '/api/tickets']) {
      await call(server, 'GET', path, { token });
    }
    state.now = new Date('2026-11-23T09:10:00Z');
    for (const path of ['/api/patients', '/api/tickets']) await call(server, 'GET', path, { token });
    assert.deepEqual(essentialsOf(lines()), [
      ['kiosk.ticket', doctor.id, 'ticket', 1, 'ok', null],
      ['kiosk.recept', doctor.id, 'recept', 1, 'ok', null],
      ['patients.opened', doctor.id, null, null, 'ok', null],
      ['tickets.opened', doctor.id, null, null, 'ok', null],
      ['patients.opened', doctor.id, null, null, 'ok', null],
    ]);
  });

  it('sums a flood of refusals, and names no account that was tried', async () => {
    const server = await startTestPractice();
    const doctor = await newDoctor(server);
    const guess = (username: string) =>
      call(server, 'POST', '/api/admin/login', { body: { username, password: 'guessed password' } });
    for (let count = 0; count < 4; count += 1) await guess(doctor.email);
    await guess('nobody@elsewhere.test');
    for (let count = 0; count < 50; count += 1) await call(server, 'GET', '/api/patients');
    await server.close();
    const reopened = openStores({ databaseFile: server.databaseFile, timeZone: TIME_ZONE });
    const written = reopened.log.actions();
    reopened.close();
    assert.deepEqual(columns(written, 'action', 'doctor_id', 'outcome', 'reason', 'count'), [
      ['session.started', doctor.id, 'refused', '422', 1],
      ['session.started', null, 'refused', '422', 1],
      ['patients.opened', null, 'refused', '401', 1],
      ['session.started', doctor.id, 'refused', '422', 3],
      ['patients.opened', null, 'refused', '401', 49],
    ]);
  });

  it('holds no name, note, address, password or token', async () => {
    const server = await startTestPractice();
    const { doctor, token, post } = await newSession(server);
    const secrets = { name: 'Tajná Osoba', reason: 'Tajný dôvod', request_id: 'tajne-tajne-tajne-1' };
    const body = { practice: doctor.code, ...secrets };
    await call(server, 'POST', '/kiosk/api/tickets', { body });
    await post('profile-store', { name: 'about', value: 'Tajný text' });
    await post('ticket-add', { ticket_type: 'queue', user_alternate: 'Tajné Meno', event_note: 'Tajná poznámka' });
    await call(server, 'POST', '/api/admin/login', { body: { username: 'tajny@test.test', password: 'tajné' } });
    const { lines } = await runCommand(LOG, ['--json'], { databaseFile: server.databaseFile });
    assert.ok(lines.length >= 4);
    for (const secret of [/taj/i, /127\.0\.0\.1|::1/, /@/, new RegExp(token.slice(0, 12)), new RegExp(PASSWORD)]) {
      assert.doesNotMatch(lines.join('\n'), secret);
    }
  });

  it('a change without its line is not stored, and a list is answered without it', async () => {
    const server = await startTestPractice();
    const { doctor, token } = await newSession(server);
    const { id } = server.practice.tickets.addTicket(doctor.id, { type: 'queue' });
    execute(
      server.databaseFile,
      `CREATE TRIGGER no_log BEFORE INSERT ON audit_log BEGIN SELECT RAISE(ABORT, 'no log'); END`,
    );
    assert.equal((await call(server, 'POST', '/api/ticket-next', { token, body: { id } })).status, 500);
    assert.equal((await call(server, 'GET', '/api/patients', { token })).status, 200);
    assert.equal(server.practice.waitingList.ticketsOf(doctor.id)[0]?.tickets.length, 1);
    execute(server.databaseFile, 'DROP TRIGGER no_log');
    assert.equal((await call(server, 'POST', '/api/ticket-next', { token, body: { id } })).status, 200);
  });

  it('cannot be changed, and deletes only what is older than its months', async () => {
    const databaseFile = join(await temporaryFolder(), 'practice.db');
    const state = { now: new Date('2026-01-10T10:00:00Z') };
    const practice = openStores({ databaseFile, timeZone: TIME_ZONE, now: () => state.now });
    const connection = new Libsql(databaseFile);
    const refuses = (sql: string) => assert.throws(() => connection.exec(sql), /append-only|keeps its lines/);
    practice.log.recordAction({ action: 'ticket.served', doctorId: 1 });
    refuses(`UPDATE audit_log SET doctor_id = 2`);
    refuses('DELETE FROM audit_log');
    refuses(`INSERT OR REPLACE INTO audit_log (id, at, action, outcome) VALUES (1, '2026', 'x', 'ok')`);
    assert.equal(practice.log.pruneLog(12), 0);
    refuses('DELETE FROM audit_log');
    for (let day = 0; day < 325; day += 1) {
      state.now = new Date(state.now.getTime() + DAY_MS);
      practice.log.pruneLog(12);
    }
    practice.log.recordAction({ action: 'ticket.served', doctorId: 2 });
    // Every day until the first line is a year old.
    while (state.now < new Date('2027-01-10T09:00:00Z')) {
      state.now = new Date(state.now.getTime() + DAY_MS);
      practice.log.pruneLog(12);
    }
    assert.equal(practice.log.actions().length, 2);
    state.now = new Date('2027-01-11T10:00:00Z');
    assert.equal(practice.log.pruneLog(12), 1);
    refuses('DELETE FROM audit_log');

    // The clock is ten years ahead for an hour.
    state.now = new Date('2037-01-11T10:00:00Z');
    assert.equal(practice.log.pruneLog(12), 0);
    state.now = new Date('2027-01-12T10:00:00Z');
    assert.equal(practice.log.pruneLog(12), 0);
    assert.deepEqual(column(practice.log.actions(), 'doctor_id'), [2]);
    connection.close();
    practice.close();
  });

  it('is printed by doctor, day and action, as text and as JSON', async () => {
    const state = { now: new Date('2026-11-21T22:30:00Z') };
    const server = await startTestPractice({ now: () => state.now });
    const first = await newSession(server);
    const other = await newSession(server);
    // Sunday by the practice's clock.
    state.now = new Date('2026-11-21T23:30:00Z');
    await call(server, 'POST', '/api/logout', { token: first.token });
    await logIn(server, other.doctor.email);
    const { databaseFile } = server;
    const log = async (...args: string[]) => (await runCommand(LOG, args, { databaseFile })).lines;
    assert.equal((await log()).length, 4);
    assert.deepEqual((await log('--from', '2026-11-22', '--doctor', String(first.doctor.id))).length, 1);
    assert.deepEqual((await log('--action', 'session.started', '--from', '2026-11-22')).length, 1);
    const [text = ''] = await log('--action', 'session.ended');
    assert.ok(text.startsWith(`2026-11-22T00:30:00+01:00  doctor ${first.doctor.id}  `));
    assert.match(text, / {2}[\da-f]{12} {2}session\.ended {2}ok {2}request [\dA-Z]{3}-[\dA-Z]{3}$/);
    const [json = ''] = await log('--json', '--doctor', String(other.doctor.id));
    const line: unknown = JSON.parse(json);
    assert.deepEqual([field(line, 'action'), field(line, 'doctor_id')], ['session.started', other.doctor.id]);
    assert.deepEqual(await log('--from', 'yesterday'), ['--from yesterday is not a day, such as 2026-11-22.']);
    assert.deepEqual(await log('--doctor', 'x'), ['--doctor x is not an id: a whole number.']);
  });
});
