// needs: release
import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { chmodSync, chownSync, mkdirSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { describe, it } from 'node:test';
import Libsql from 'libsql';
import { CHECK } from '../../server/cli/check';
import { openDatabase } from '../../server/database/open-database';
import { secureDatabaseFiles } from '../../server/database/files';
import { openStores } from '../../server/stores';
import { storageFailureOf } from '../../server/database/storage-failure';
import { call, logIn, newSession } from './support/calls';
import { runCommand } from './support/commands';
import { startServerProcess } from './support/processes';
import { newDoctor, startTestPractice, temporaryFolder } from './support/test-practice';

const TIME_ZONE = 'Europe/Bratislava';

const open = (databaseFile: string) => openStores({ databaseFile, timeZone: TIME_ZONE });

/** Root ignores file permissions, so gives the folder to an ordinary user. */
function ordinaryUser(folder: string): { uid?: number } {
  if (process.geteuid?.() !== 0) return {};
  execFileSync('chown', ['-R', String(NOBODY), folder]);
  chmodSync(join(folder, '..'), 0o755);
  return { uid: NOBODY };
}

const NOBODY = 65_534;

describe('a disk that fails', { timeout: 300_000 }, () => {
  it('full while the server runs: 503, what was answered is stored, the rest is read on', async () => {
    const databaseFile = join(await temporaryFolder(), 'practice.db');
    const before = await startTestPractice({ databaseFile });
    const { email } = await newDoctor(before);
    await before.close();

    // A limit on the file size fails writes as a full disk does.
    const server = await startServerProcess(databaseFile, { largestFileKb: 1024 });
    const token = await logIn(server, email);
    const write = (about: string) =>
      call(server, 'POST', '/api/profile-store', { token, body: { name: 'about', value: about } });
    let acknowledged = '';
    let refused;
    for (let count = 0; count < 500 && !refused; count += 1) {
      const about = `${count} ${'x'.repeat(4000)}`;
      const answer = await write(about);
      if (answer.status === 200) acknowledged = about;
      else refused = answer;
    }
    assert.equal(refused?.status, 503);
    assert.ok(Number(refused.headers.get('retry-after')) > 0);
    assert.deepEqual(refused.body, { message: 'The data cannot be stored or read at the moment.' });
    assert.equal((await write('once more')).status, 503);
    for (const path of ['administration-init', 'tickets', 'patients']) {
      assert.equal((await call(server, 'GET', `/api/${path}`, { token })).status, 200, path);
    }
    // The log of a failure contains no text of a doctor and no token.
    assert.match(server.said.error, /POST \/api\/profile-store failed \([\w-]+\): SqliteError SQLITE_(?:IOERR|FULL)/);
    assert.doesNotMatch(server.said.error, /xxx|once more/);
    await server.stop('SIGKILL');

    const after = open(databaseFile);
    assert.ok(acknowledged !== '');
    assert.equal(after.doctors.doctors()[0]?.about, acknowledged);
    after.close();
    assert.equal((await runCommand(CHECK, [], { databaseFile })).code, 0);
  });

  it('full as SQLite sees it: the change is undone, and the next one works when there is space again', async () => {
    const file = join(await temporaryFolder(), 'small.db');
    const database = openDatabase(file);
    const store = (name: string) =>
      database.run('INSERT INTO settings (name, value) VALUES (?, ?)', name, 'x'.repeat(2000));
    const pages = database.first<{ page_count: number }>('PRAGMA page_count')?.page_count ?? 0;
    database.all(`PRAGMA max_page_count = ${pages + 20}`);
    const stored: string[] = [];
    assert.throws(
      () => {
        for (;;) {
          const name = `setting-${stored.length}`;
          database.transaction(() => {
            store(`${name}-first`);
            store(`${name}-second`);
          });
          stored.push(`${name}-first`, `${name}-second`);
        }
      },
      (error) => storageFailureOf(error) === 'full',
    );
    const names = () =>
      database.all<{ name: string }>(`SELECT name FROM settings WHERE name LIKE 'setting-%'`).map(({ name }) => name);
    assert.ok(stored.length > 4);
    assert.deepEqual(names().sort(), [...stored].sort());
    database.all('PRAGMA max_page_count = 100000');
    store('setting-later');
    assert.deepEqual(names().length, stored.length + 1);
    database.close();
  });

  it('locked by another program: 503, and it says when to try again', async () => {
    const server = await startTestPractice();
    const { doctor, token } = await newSession(server);
    const { id } = server.practice.tickets.addTicket(doctor.id, { type: 'queue' });
    const other = new Libsql(server.databaseFile);
    other.exec('BEGIN IMMEDIATE');
    const next = () => call(server, 'POST', '/api/ticket-next', { token, body: { id } });
    const answer = await next();
    assert.deepEqual([answer.status, answer.headers.get('retry-after')], [503, '5']);
    other.exec('ROLLBACK');
    other.close();
    assert.equal((await next()).status, 200);
  });

  it('read-only: the start says so, and changes nothing', async () => {
    const folder = join(await temporaryFolder(), 'read-only');
    const databaseFile = join(folder, 'practice.db');
    open(databaseFile).close();
    const user = ordinaryUser(folder);
    const start = () => startServerProcess(databaseFile, user);
    chmodSync(databaseFile, 0o400);
    await assert.rejects(start(), /practice\.db cannot be opened: it is read-only\. Let the user/);
    chmodSync(databaseFile, 0o600);
    chmodSync(folder, 0o500);
    await assert.rejects(start(), /permission denied|cannot be opened: (?:it is read-only|the disk refuses)/);
  });

  it('of somebody else: the start says whose', async () => {
    const folder = join(await temporaryFolder(), 'foreign');
    mkdirSync(folder);
    const databaseFile = join(folder, 'practice.db');
    open(databaseFile).close();
    const { uid } = statSync(databaseFile);
    const asAnother = () => secureDatabaseFiles(databaseFile, uid + 1);
    assert.throws(asAnother, /belongs to another user of this machine \(\d+\)\. Run this as/);
    assert.equal(statSync(databaseFile).mode & 0o777, 0o600);
    if (process.geteuid?.() === 0) {
      chownSync(databaseFile, NOBODY, NOBODY);
      open(databaseFile).close();
      assert.equal(statSync(databaseFile).uid, NOBODY, 'root leaves it to its owner');
    }
  });

  it('damaged: the start says so, and how to go on', async () => {
    const databaseFile = join(await temporaryFolder(), 'practice.db');
    const practice = open(databaseFile);
    const { id } = await practice.doctors.createDoctor({ email: 'a@b.test', password: 'x', doctor_name: 'MUDr. A' });
    for (let count = 0; count < 50; count += 1)
      practice.tickets.addTicket(id, { type: 'queue', event_note: 'x'.repeat(1000) });
    practice.close();
    const pages = Math.floor(statSync(databaseFile).size / 4096);
    // Another process damages the file: closing it in this one would release the locks of its connections.
    const eightPages = ['if=/dev/urandom', `of=${databaseFile}`, 'bs=4096', `seek=${pages - 12}`, 'count=8'];
    execFileSync('dd', [...eightPages, 'conv=notrunc'], { stdio: 'ignore' });
    const words = /cannot be opened: it is damaged, or no database of Ordinácia\. .*npm run practice -- restore FILE/;
    assert.throws(() => open(databaseFile), words);
    const { code, lines } = await runCommand(CHECK, [], { databaseFile });
    assert.equal(code, 1);
    assert.match(lines.join('\n'), /damaged/);
  });

  it('a second server on the same database is refused, and a killed one leaves no lock behind', async () => {
    const databaseFile = join(await temporaryFolder(), 'practice.db');
    const killed = await startServerProcess(databaseFile);
    await killed.stop('SIGKILL');
    const next = await startServerProcess(databaseFile);
    assert.equal((await call(next, 'GET', '/api/tickets')).status, 401);
    await assert.rejects(startTestPractice({ databaseFile }), /Another server uses the database file .*practice\.db/);
    await next.stop('SIGTERM');
  });
});

describe('a clock that was set back', { timeout: 300_000 }, () => {
  it('is reported, loses nothing, and gives no number twice', async () => {
    const databaseFile = join(await temporaryFolder(), 'practice.db');
    const state = { now: new Date('2026-11-23T10:00:00Z') };
    const now = () => state.now;
    const server = await startTestPractice({ databaseFile, now });
    const { doctor, token } = await newSession(server);
    assert.equal(server.practice.tickets.addTicket(doctor.id, { type: 'queue' }).number, 1);
    state.now = new Date('2026-11-23T08:00:00Z');
    const { id, number } = server.practice.tickets.addTicket(doctor.id, { type: 'queue' });
    assert.equal(number, 2);
    assert.equal((await call(server, 'POST', '/api/ticket-next', { token, body: { id } })).status, 200);
    const problem = server.practice.state.clockProblem() ?? '';
    assert.match(problem, /shows 2026-11-23T09:00:00\+01:00, but .* 2026-11-23T11:00:00\+01:00/);
    const { code, lines } = await runCommand(CHECK, [], { databaseFile, now });
    assert.equal(code, 1);
    assert.match(lines.join('\n'), /WRONG {2}Clock: the clock of this machine shows/);
    state.now = new Date('2026-11-23T10:01:00Z');
    assert.equal(server.practice.state.clockProblem(), null);
    assert.equal(server.practice.waitingList.ticketsOf(doctor.id)[0]?.tickets.length, 1);
  });
});

describe('a database in memory', () => {
  it('needs no file, and no lock', async () => {
    const start = () => startTestPractice({ databaseFile: ':memory:' });
    for (const server of [await start(), await start()]) await newSession(server);
    assert.ok(!readdirSync('.').join().includes(':memory:'));
  });
});
