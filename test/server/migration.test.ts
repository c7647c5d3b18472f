import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, it } from 'node:test';
import Libsql from 'libsql';
import { inspectFile } from '../../server/database/backup';
import { openStores } from '../../server/stores';
import { NEWEST_VERSION } from '../../server/database/migrations';
import { DEMO_LOGIN } from '../../server/seed/seed-demo';
import { call, callsOf, column, logIn, statusOfRead } from './support/calls';
import { onTestEnd, startTestPractice, temporaryFolder, execute, rowsIn } from './support/test-practice';

/** Databases made by the programs of these versions. */
const STORED = [
  { version: 1, file: 'demo-version-1.sql', login: { email: 'doktor@ordinacia.test', password: 'ordinacia' } },
  ...[2, 3, 4, 5, 6].map((version) => ({
    version,
    file: `practice-version-${version}.sql`,
    login: { email: 'anna@stara.test', password: 'staré heslo 123' },
  })),
];

/** Tables whose rows expire. */
const ENDING = ['tokens', 'sessions', 'kept_answers', 'audit_log'];

const DAY_MS = 86_400_000;

type Row = Readonly<Record<string, unknown>>;

async function restored(file: string) {
  const databaseFile = join(await temporaryFolder(), 'earlier.db');
  execute(databaseFile, await readFile(new URL(`../data/${file}`, import.meta.url), 'utf8'));
  return databaseFile;
}

/** All rows by table, and the normalized SQL of each schema object. */
function contentOf(databaseFile: string) {
  const connection = new Libsql(databaseFile);
  const objects = connection
    .prepare(`SELECT type, name, sql FROM sqlite_schema WHERE name NOT LIKE 'sqlite_%' ORDER BY type, name`)
    .all([]) as { type: string; name: string; sql: string }[];
  const tables = objects.filter(({ type }) => type === 'table').map(({ name }) => name);
  const rows = new Map(tables.map((name) => [name, connection.prepare(`SELECT * FROM ${name}`).all([]) as Row[]]));
  connection.close();
  // White space in the statements does not matter.
  const schema = objects.map(({ name, sql }) => [name, sql.replace(/\s+/g, ' ').replace(/ (?=[),])/g, '')]);
  return { rows, schema };
}

const isOrdered = (row: Row) => JSON.stringify(row, Object.keys(row).sort());

describe('a database of an earlier version', { timeout: 300_000 }, () => {
  for (const { version, file, login } of STORED) {
    it(`${version} becomes the newest with every row as it was, and its login works`, async () => {
      const databaseFile = await restored(file);
      const before = contentOf(databaseFile);
      const server = await startTestPractice({ databaseFile });
      const [doctor] = server.practice.doctors.doctors();
      assert.ok(doctor);
      const { get } = callsOf(server, await logIn(server, login.email, login.password));
      for (const path of 'administration-init tickets patients recepts payments payouts dashboard'.split(' '))
        assert.equal((await get(path)).status, 200, path);
      assert.ok(server.practice.tickets.addTicket(doctor.id, { type: 'queue' }).isNew);
      await server.close();

      const after = contentOf(databaseFile);
      assert.ok([...before.rows.values()].flat().length > 15);
      for (const [table, stored] of before.rows) {
        if (ENDING.includes(table)) continue;
        const rows =
          table === 'patients'
            ? stored.map((row) => Object.fromEntries(Object.entries(row).filter(([column]) => column !== 'note')))
            : stored;
        const kept = (after.rows.get(table) ?? []).map((row) =>
          isOrdered(Object.fromEntries(Object.keys(rows[0] ?? {}).map((column) => [column, row[column]]))),
        );
        for (const row of rows) assert.ok(kept.includes(isOrdered(row)), `${table}: ${isOrdered(row)}`);
      }
      // The former single text on a patient becomes the first note, still a warning.
      const texts = before.rows.get('patients')?.filter(({ note }) => note !== null);
      assert.ok(texts && texts.length > 0);
      // Later notes belong to patients of the demo.
      const notes = after.rows.get('patient_notes')?.slice(0, texts.length);
      assert.deepEqual(
        notes?.map(({ doctor_id, user_id, text, created_at, is_warning, replaces_id, created_session }) => [
          [doctor_id, user_id, text, created_at],
          [is_warning, replaces_id, created_session],
        ]),
        texts.map(({ doctor_id, user_id, note, created_at }) => [
          [doctor_id, user_id, note, created_at],
          [1, null, null],
        ]),
      );
      const fresh = join(await temporaryFolder(), 'fresh.db');
      openStores({ databaseFile: fresh, timeZone: 'Europe/Bratislava' }).close();
      assert.deepEqual(after.schema, contentOf(fresh).schema);
      const { problems, version: reached } = inspectFile(databaseFile);
      assert.deepEqual([problems, reached], [[], NEWEST_VERSION]);
    });
  }

  it('the tickets are made anew with what refers to them, and none of their ids is given again', async () => {
    const databaseFile = await restored('practice-version-5.sql');
    // The newest ticket was deleted, so the sequence is ahead of the rows.
    execute(databaseFile, `UPDATE sqlite_sequence SET seq = 40 WHERE name = 'tickets'`);
    const now = () => new Date('2026-11-16T10:00:00Z');
    const practice = openStores({ databaseFile, timeZone: 'Europe/Bratislava', now });
    assert.equal(practice.tickets.addTicket(1, { type: 'queue' }).id, 41);
    assert.equal(practice.handledTickets.missTicket(1, 41), 'handled');
    practice.close();
    const after = new Libsql(databaseFile);
    const handled = 'SELECT id, status, called_at, handled_at FROM tickets WHERE id IN (1, 2, 4) ORDER BY id';
    assert.deepEqual(after.prepare(handled).all([]), [
      { id: 1, status: 'served', called_at: '2026-11-16T08:30:00.000Z', handled_at: '2026-11-16T08:30:00.000Z' },
      { id: 2, status: 'rejected', called_at: null, handled_at: '2026-11-16T09:10:00.000Z' },
      { id: 4, status: 'rejected', called_at: null, handled_at: '2026-11-16T08:30:00.000Z' },
    ]);
    const ofKiosk = () => after.prepare('SELECT ticket_id FROM kiosk_requests').all([]);
    assert.deepEqual(ofKiosk(), [{ ticket_id: 6 }]);
    // The reference is enforced as before.
    after.exec('PRAGMA foreign_keys = ON');
    after.exec('DELETE FROM tickets WHERE id = 6');
    assert.deepEqual(ofKiosk(), []);
    after.close();
  });

  it('a step that fails leaves the file as it was', async () => {
    const databaseFile = await restored('practice-version-5.sql');
    // This table makes the newest step fail, after it has rebuilt the tickets.
    execute(databaseFile, 'CREATE TABLE tickets_handled (id INTEGER PRIMARY KEY)');
    const before = contentOf(databaseFile);
    assert.throws(() => openStores({ databaseFile, timeZone: 'Europe/Bratislava' }), /already.*tickets_handled/);
    assert.deepEqual(contentOf(databaseFile), before);
    assert.deepEqual(rowsIn(databaseFile, 'PRAGMA user_version'), [{ user_version: 5 }]);
  });
});

describe('a database of version 1', { timeout: 300_000 }, () => {
  const at = (now: string, databaseFile: string) => ({ databaseFile, now: () => new Date(now) });

  it('B4 the demo keeps its records, and gets the missing ones once', async () => {
    const databaseFile = await restored('demo-version-1.sql');
    const server = await startTestPractice(at('2026-11-20T09:00:00Z', databaseFile));
    const [first, second] = server.practice.doctors.doctors();
    assert.ok(first && second);
    const token = await logIn(server, DEMO_LOGIN.email, DEMO_LOGIN.password);
    const groups = server.practice.waitingList
      .ticketsOf(first.id)
      .map(({ day, tickets }) => `${day} ${tickets.length}`);
    // Today without the ticket that has waited since 7:30.
    assert.equal(groups.join(', '), 'Dnes 4, pondelok 23. novembra 4, utorok 24. novembra 6, streda 25. novembra 4');
    for (const { id } of [first, second]) {
      assert.equal(server.practice.payouts.payoutsOf(id).length, 12);
      assert.ok(server.practice.payments.paymentsOf(id).length > 200);
      assert.ok(server.practice.recepts.receptsOf(id).length >= 6);
      assert.ok(server.practice.notifications.notificationsOf(id).length > 0);
      assert.equal(server.practice.officeHours.officeHoursOf(id).length, 4);
      assert.ok(server.practice.appointments.freeDays(id, 'schedule').length > 0);
    }
    assert.ok(first.specialization);
    assert.equal(server.practice.absences.absencesOf(first.id).length, 1);
    const patients = (await call(server, 'GET', '/api/patients', { token })).body;
    assert.ok(Array.isArray(patients) && patients.length >= 38);
    // The day before has its own tickets, one of them served, so nothing is added to it.
    const { visits_by_day } = server.practice.dashboard.dashboardOf(first.id);
    assert.equal(visits_by_day.find(({ day }) => day === '2026-11-19')?.count, 1);
    assert.ok((visits_by_day.find(({ day }) => day === '2026-11-18')?.count ?? 0) > 3);
    const payments = server.practice.payments.paymentsOf(first.id);
    await server.close();

    const again = await startTestPractice(at('2026-11-20T09:00:00Z', databaseFile));
    assert.deepEqual(again.practice.payments.paymentsOf(first.id), payments);
    await again.close();
  });

  it('sessions survive an update in the middle of a day', async () => {
    const databaseFile = await restored('demo-version-1.sql');
    const [recent, old] = ['a'.repeat(54), 'b'.repeat(54)];
    const connection = new Libsql(databaseFile);
    for (const [token, daysAgo] of [[recent, 20] as const, [old, 31] as const]) {
      connection
        .prepare('INSERT INTO tokens (token_hash, doctor_id, created_at) VALUES (?, 1, ?)')
        .run(createHash('sha256').update(token).digest('hex'), new Date(Date.now() - daysAgo * DAY_MS).toISOString());
    }
    connection.close();
    const server = await startTestPractice({ databaseFile });
    assert.deepEqual([await statusOfRead(server, recent), await statusOfRead(server, old)], [200, 401]);
    assert.deepEqual(column(server.practice.doctors.doctors(), 'status'), ['active', 'active']);
  });

  it('the steps of the schema alone add nothing', async () => {
    const databaseFile = await restored('demo-version-1.sql');
    const practice = openStores({ timeZone: 'Europe/Bratislava', ...at('2026-11-20T09:00:00Z', databaseFile) });
    onTestEnd(practice.close);
    const [first] = practice.doctors.doctors();
    assert.ok(first);
    assert.deepEqual(practice.payouts.payoutsOf(first.id), []);
    assert.deepEqual(practice.settings.settingsOf(first.id), {});
    assert.equal(practice.patients.patientsOf(first.id).length, 9);
    assert.equal(first.about, null);
  });
});
