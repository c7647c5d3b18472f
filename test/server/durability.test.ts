import assert from 'node:assert/strict';
import { join } from 'node:path';
import { describe, it } from 'node:test';
import { openStores } from '../../server/stores';
import { callsOf, field, newSession } from './support/calls';
import { startWriter } from './support/processes';
import { startTestPractice, temporaryFolder, execute, rowsIn } from './support/test-practice';

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
    for (const number of acknowledged) assert.ok(titles.has(`Lístok ${number}`), String(number));
    // At most one ticket was stored but not acknowledged before the kill.
    assert.ok(titles.size - acknowledged.length <= 1, `${titles.size} stored, ${acknowledged.length} acknowledged`);
    assert.deepEqual(rowsIn(databaseFile, 'PRAGMA integrity_check'), [{ integrity_check: 'ok' }]);
  });

  it('C2 C12 C13 a restart keeps sessions, tickets, handled tickets, and the socket’s secret', async () => {
    const before = await startTestPractice();
    const { doctor, token, get, post } = await newSession(before);
    const { id: doctorId, email } = doctor;
    before.practice.tickets.addTicket(doctorId, { type: 'queue', user_alternate: 'Ľudmila Šťastná' });
    // The last number is that of a served ticket.
    const served = before.practice.tickets.addTicket(doctorId, { type: 'queue' }).id;
    await post('ticket-next', { id: served });
    const tickets = (await get('tickets')).body;
    const secret = before.practice.realtimeSecret;
    await before.close();

    const after = await startTestPractice({ databaseFile: before.databaseFile });
    const same = callsOf(after, token);
    assert.deepEqual((await same.get('tickets')).body, tickets);
    assert.equal((await same.post('ticket-next', { id: served })).status, 409);
    assert.equal(after.practice.realtimeSecret, secret);
    const { number } = after.practice.tickets.addTicket(doctorId, { type: 'queue' });
    assert.equal(number, 3, 'a served number is not given again');
    const { body } = await same.get('administration-init');
    assert.equal(field(body, 'admin', 'email'), email);
  });

  it('refuses a file of a newer version without changing it', async () => {
    const databaseFile = join(await temporaryFolder(), 'newer.db');
    execute(databaseFile, 'PRAGMA user_version = 99');
    assert.throws(() => openStores({ databaseFile, timeZone: 'Europe/Bratislava' }), /schema version 99/);
    assert.deepEqual(rowsIn(databaseFile, 'SELECT count(*) AS count FROM sqlite_schema'), [{ count: 0 }]);
  });
});
