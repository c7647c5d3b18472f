import assert from 'node:assert/strict';
import { join } from 'node:path';
import { describe, it } from 'node:test';
import Libsql from 'libsql';
import { openStores } from '../../server/stores';
import { call, field, logIn } from './support/calls';
import { startWriter } from './support/processes';
import { newDoctor, startTestPractice, temporaryFolder } from './support/test-practice';

describe('durability', { timeout: 300_000 }, () => {
  it('C13 after kill -9 during writes every acknowledged ticket is there, and the file is intact', async () => {
    const databaseFile = join(await temporaryFolder(), 'killed.db');
    const first = openStores({ databaseFile, timeZone: 'Europe/Bratislava' });
    const { id } = await first.doctors.createDoctor({ email: 'a@b.test', password: 'x', doctor_name: 'MUDr. A' });
    first.close();
    const { taken: acknowledged, more, stop } = startWriter(databaseFile, id);
    while (acknowledged.length < 60) await more();
    await stop();
    const after = openStores({ databaseFile, timeZone: 'Europe/Bratislava' });
    const titles = new Set(after.waitingList.ticketsOf(id)[0]?.tickets.map(({ ticket_title }) => ticket_title));
    after.close();
    assert.deepEqual(
      acknowledged.filter((number) => !titles.has(`Lístok ${number}`)),
      [],
    );
    // At most one ticket was stored but not acknowledged before the kill.
    assert.ok(titles.size - acknowledged.length <= 1, `${titles.size} stored, ${acknowledged.length} acknowledged`);
    const connection = new Libsql(databaseFile);
    assert.deepEqual(connection.pragma('integrity_check'), [{ integrity_check: 'ok' }]);
    connection.close();
  });

  it('C2 C12 C13 a restart keeps sessions, tickets, handled tickets, and the socket’s secret', async () => {
    const before = await startTestPractice();
    const { id: doctorId, email } = await newDoctor(before);
    const token = await logIn(before, email);
    const served = before.practice.tickets.addTicket(doctorId, { type: 'queue' }).id;
    before.practice.tickets.addTicket(doctorId, { type: 'queue', user_alternate: 'Ľudmila Šťastná' });
    await call(before, 'POST', '/api/ticket-next', { token, body: { id: served } });
    const tickets = (await call(before, 'GET', '/api/tickets', { token })).body;
    const secret = before.practice.realtimeSecret;
    await before.close();

    const after = await startTestPractice({ databaseFile: before.databaseFile });
    assert.deepEqual((await call(after, 'GET', '/api/tickets', { token })).body, tickets);
    assert.equal((await call(after, 'POST', '/api/ticket-next', { token, body: { id: served } })).status, 409);
    assert.equal(after.practice.realtimeSecret, secret);
    assert.equal(
      after.practice.tickets.addTicket(doctorId, { type: 'queue' }).number,
      3,
      'a served number is not given again',
    );
    const { body } = await call(after, 'GET', '/api/administration-init', { token });
    assert.equal(field(body, 'admin', 'email'), email);
  });

  it('refuses a file of a newer version without changing it', async () => {
    const databaseFile = join(await temporaryFolder(), 'newer.db');
    const newer = new Libsql(databaseFile);
    newer.exec('PRAGMA user_version = 99');
    newer.close();
    assert.throws(() => openStores({ databaseFile, timeZone: 'Europe/Bratislava' }), /schema version 99/);
    const still = new Libsql(databaseFile);
    assert.deepEqual(still.prepare('SELECT count(*) AS count FROM sqlite_schema').all(), [{ count: 0 }]);
    still.close();
  });

  it('a transaction stores all of its changes or none', async () => {
    const { practice } = await startTestPractice();
    const { id } = await practice.doctors.createDoctor({ email: 'c@d.test', password: 'x', doctor_name: 'MUDr. C' });
    assert.throws(() =>
      practice.transaction(() => {
        practice.tickets.addTicket(id, { type: 'queue' });
        practice.tickets.addTicket(id, { type: 'schedule' });
      }),
    );
    assert.deepEqual(practice.waitingList.ticketsOf(id)[0]?.tickets, []);
    assert.equal(practice.tickets.addTicket(id, { type: 'queue' }).number, 1);
  });
});
