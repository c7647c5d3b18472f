import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, it } from 'node:test';
import Libsql from 'libsql';
import { inspectFile } from '../../host/server/practice/inspect';
import { openPractice } from '../../host/server/practice/practice';
import { NEWEST_VERSION } from '../../host/server/practice/schema';
import { call, logIn } from './support/calls';
import { startTestPractice, temporaryFolder } from './support/test-practice';

/** Made by the programs of those versions. */
const STORED = [
  { version: 1, file: 'demo-version-1.sql', login: { email: 'doktor@ordinacia.test', password: 'ordinacia' } },
  ...[2, 3, 4, 5].map((version) => ({
    version,
    file: `practice-version-${version}.sql`,
    login: { email: 'anna@stara.test', password: 'staré heslo 123' },
  })),
];

/** Their rows end by their age. */
const ENDING = ['tokens', 'sessions', 'kept_answers', 'audit_log'];

type Row = Readonly<Record<string, unknown>>;

async function restored(file: string) {
  const databaseFile = join(await temporaryFolder(), 'earlier.db');
  const connection = new Libsql(databaseFile);
  connection.exec(await readFile(new URL(`../data/${file}`, import.meta.url), 'utf8'));
  connection.close();
  return databaseFile;
}

/** All rows by table, and what the schema says of each object. */
function contentOf(databaseFile: string) {
  const connection = new Libsql(databaseFile);
  const objects = connection
    .prepare(`SELECT type, name, sql FROM sqlite_schema WHERE name NOT LIKE 'sqlite_%' ORDER BY type, name`)
    .all([]) as { type: string; name: string; sql: string }[];
  const tables = objects.filter(({ type }) => type === 'table').map(({ name }) => name);
  const rows = new Map(tables.map((name) => [name, connection.prepare(`SELECT * FROM ${name}`).all([]) as Row[]]));
  connection.close();
  // The columns of a table, whatever spaces its statement was written with.
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
      const [doctor] = server.practice.doctors();
      assert.ok(doctor);
      const token = await logIn(server, login.email, login.password);
      for (const path of [
        'administration-init',
        'tickets',
        'patients',
        'recepts',
        'payments',
        'payouts',
        'dashboard',
      ]) {
        assert.equal((await call(server, 'GET', `/api/${path}`, { token })).status, 200, path);
      }
      assert.ok(server.practice.addTicket(doctor.id, { type: 'queue' }).isNew);
      await server.close();

      const after = contentOf(databaseFile);
      assert.ok([...before.rows.values()].flat().length > 15);
      for (const [table, rows] of before.rows) {
        if (ENDING.includes(table)) continue;
        const kept = (after.rows.get(table) ?? []).map((row) =>
          isOrdered(Object.fromEntries(Object.keys(rows[0] ?? {}).map((column) => [column, row[column]]))),
        );
        for (const row of rows) assert.ok(kept.includes(isOrdered(row)), `${table}: ${isOrdered(row)}`);
      }
      const fresh = join(await temporaryFolder(), 'fresh.db');
      openPractice({ databaseFile: fresh, timeZone: 'Europe/Bratislava' }).close();
      assert.deepEqual(after.schema, contentOf(fresh).schema);
      const { problems, version: reached } = inspectFile(databaseFile);
      assert.deepEqual([problems, reached], [[], NEWEST_VERSION]);
    });
  }

  it('the tickets are made anew with what refers to them, and none of their ids is given again', async () => {
    const databaseFile = await restored('practice-version-5.sql');
    const connection = new Libsql(databaseFile);
    // The newest ticket is gone.
    connection.exec(`UPDATE sqlite_sequence SET seq = 40 WHERE name = 'tickets'`);
    connection.close();
    const practice = openPractice({
      databaseFile,
      timeZone: 'Europe/Bratislava',
      now: () => new Date('2026-11-16T10:00:00Z'),
    });
    assert.equal(practice.addTicket(1, { type: 'queue' }).id, 41);
    assert.equal(practice.missTicket(1, 41), 'handled');
    practice.close();
    const after = new Libsql(databaseFile);
    assert.deepEqual(
      after.prepare('SELECT id, status, called_at, handled_at FROM tickets WHERE id IN (1, 2, 4) ORDER BY id').all([]),
      [
        { id: 1, status: 'served', called_at: '2026-11-16T08:30:00.000Z', handled_at: '2026-11-16T08:30:00.000Z' },
        { id: 2, status: 'rejected', called_at: null, handled_at: '2026-11-16T09:10:00.000Z' },
        { id: 4, status: 'rejected', called_at: null, handled_at: '2026-11-16T08:30:00.000Z' },
      ],
    );
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
    const connection = new Libsql(databaseFile);
    // In the way of the newest step, after it has made the tickets anew.
    connection.exec('CREATE TABLE tickets_handled (id INTEGER PRIMARY KEY)');
    connection.close();
    const before = contentOf(databaseFile);
    assert.throws(() => openPractice({ databaseFile, timeZone: 'Europe/Bratislava' }), /already.*tickets_handled/);
    assert.deepEqual(contentOf(databaseFile), before);
    const still = new Libsql(databaseFile);
    assert.deepEqual(still.pragma('user_version'), [{ user_version: 5 }]);
    still.close();
  });
});
