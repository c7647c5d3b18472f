import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, it } from 'node:test';
import Libsql from 'libsql';
import { openPractice } from '../../host/server/practice/practice';
import { DEMO_LOGIN } from '../../host/server/seed/seed-demo';
import { call, field, logIn } from './support/calls';
import { onTestEnd, startTestPractice, temporaryFolder } from './support/test-practice';

/** A demo of 19 November 2026 as version 1 kept it, with its first ticket served. */
async function oldDemo() {
  const databaseFile = join(await temporaryFolder(), 'version-1.db');
  const connection = new Libsql(databaseFile);
  connection.exec(await readFile(new URL('../data/demo-version-1.sql', import.meta.url), 'utf8'));
  connection.close();
  return databaseFile;
}

const DAY_MS = 86_400_000;

const version = (databaseFile: string) => {
  const connection = new Libsql(databaseFile);
  const rows = connection.prepare('PRAGMA user_version').all([]);
  const isSound = JSON.stringify(connection.pragma('integrity_check'));
  connection.close();
  return [field(rows[0], 'user_version'), isSound];
};

describe('a database of version 1', { timeout: 300_000 }, () => {
  const at = (now: string, databaseFile: string) => ({ databaseFile, now: () => new Date(now) });

  it('B4 the demo keeps its records, and gets the missing ones once', async () => {
    const databaseFile = await oldDemo();
    assert.equal(version(databaseFile)[0], 1);
    const server = await startTestPractice(at('2026-11-20T09:00:00Z', databaseFile));
    const [first, second] = server.practice.doctors();
    assert.ok(first && second);
    const token = await logIn(server, DEMO_LOGIN.email, DEMO_LOGIN.password);
    assert.deepEqual(
      server.practice.ticketsOf(first.id).map(({ day, tickets }) => [day, tickets.length]),
      [
        // Without the one who had waited since half past seven.
        ['Dnes', 4],
        ['pondelok 23. novembra', 4],
        ['utorok 24. novembra', 6],
        ['streda 25. novembra', 4],
      ],
    );
    for (const { id } of [first, second]) {
      assert.equal(server.practice.payoutsOf(id).length, 12);
      assert.ok(server.practice.paymentsOf(id).length > 200);
      assert.ok(server.practice.receptsOf(id).length >= 6);
      assert.ok(server.practice.notificationsOf(id).length > 0);
      assert.equal(server.practice.officeHoursOf(id).length, 4);
      assert.ok(server.practice.freeDays(id, 'schedule').length > 0);
    }
    assert.ok(first.specialization);
    assert.equal(server.practice.absencesOf(first.id).length, 1);
    const patients = (await call(server, 'GET', '/api/patients', { token })).body;
    assert.ok(Array.isArray(patients) && patients.length >= 38);
    // The day before has its own tickets, one of them served, so nothing is added to it.
    const { visits_by_day } = server.practice.dashboardOf(first.id);
    assert.equal(visits_by_day.find(({ day }) => day === '2026-11-19')?.count, 1);
    assert.ok((visits_by_day.find(({ day }) => day === '2026-11-18')?.count ?? 0) > 3);
    const payments = server.practice.paymentsOf(first.id);
    await server.close();

    const again = await startTestPractice(at('2026-11-20T09:00:00Z', databaseFile));
    assert.deepEqual(again.practice.paymentsOf(first.id), payments);
    await again.close();
    assert.deepEqual(version(databaseFile)[1], '[{"integrity_check":"ok"}]');
  });

  it('whoever is logged in stays so: an update comes in the middle of a day', async () => {
    const databaseFile = await oldDemo();
    const [recent, old] = ['a'.repeat(54), 'b'.repeat(54)];
    const connection = new Libsql(databaseFile);
    for (const [token, daysAgo] of [[recent, 20] as const, [old, 31] as const]) {
      connection
        .prepare('INSERT INTO tokens (token_hash, doctor_id, created_at) VALUES (?, 1, ?)')
        .run(createHash('sha256').update(token).digest('hex'), new Date(Date.now() - daysAgo * DAY_MS).toISOString());
    }
    connection.close();
    const server = await startTestPractice({ databaseFile });
    const read = async (token: string) => (await call(server, 'GET', '/api/tickets', { token })).status;
    assert.deepEqual([await read(recent), await read(old)], [200, 401]);
    assert.deepEqual(
      server.practice.doctors().map(({ status }) => status),
      ['active', 'active'],
    );
  });

  it('the steps of the schema alone add nothing', async () => {
    const databaseFile = await oldDemo();
    const practice = openPractice({ timeZone: 'Europe/Bratislava', ...at('2026-11-20T09:00:00Z', databaseFile) });
    onTestEnd(practice.close);
    const [first] = practice.doctors();
    assert.ok(first);
    assert.deepEqual(practice.payoutsOf(first.id), []);
    assert.deepEqual(practice.settingsOf(first.id), {});
    assert.equal(practice.patientsOf(first.id).length, 9);
    assert.equal(first.about, null);
  });
});
