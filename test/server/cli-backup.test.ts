import assert from 'node:assert/strict';
import { copyFileSync, existsSync, readdirSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, it } from 'node:test';
import Libsql from 'libsql';
import { BACKUP, RESTORE } from '../../server/cli/backup';
import { CHECK } from '../../server/cli/check';
import { openStores } from '../../server/stores';
import { column, logIn, newSession, statusOfRead, ticketsToday } from './support/calls';
import { runCommand } from './support/commands';
import { startProgram, startWriter } from './support/processes';
import { startTestPractice, temporaryFolder, execute, rowsIn } from './support/test-practice';

const isPrivate = (file: string) => (statSync(file).mode & 0o777) === 0o600;

describe('backup and restore', { timeout: 300_000 }, () => {
  it('a backup under load holds whatever was acknowledged, and starts elsewhere with the same data and logins', async () => {
    const folder = await temporaryFolder();
    const databaseFile = join(folder, 'practice.db');
    const first = await startTestPractice({ databaseFile });
    const { doctor, token, post } = await newSession(first);
    await post('profile-store', { name: 'about', value: 'Čakáreň je na 1. poschodí.' });
    await first.close();

    const writer = startWriter(databaseFile, doctor.id);
    await writer.more();
    const acknowledged = [...writer.taken];
    const file = join(folder, 'backups', 'one.db');
    const { code, lines } = await runCommand(BACKUP, [file], { databaseFile });
    assert.equal(code, 0);
    assert.match(lines.join('\n'), /schema version \d+\. Verified\.$/);
    assert.ok(isPrivate(file));
    await writer.more();
    await writer.stop();
    assert.deepEqual(readdirSync(join(folder, 'backups')), ['one.db']);

    const elsewhere = join(await temporaryFolder(), 'new', 'practice.db');
    assert.equal((await runCommand(RESTORE, [file], { databaseFile: elsewhere })).code, 0);
    const server = await startTestPractice({ databaseFile: elsewhere });
    const fresh = await logIn(server, doctor.email);
    const titles = new Set(column(ticketsToday(server, doctor.id), 'ticket_title'));
    for (const number of acknowledged) assert.ok(titles.has(`Lístok ${number}`), String(number));
    assert.equal(server.practice.doctors.doctorOf(doctor.id)?.about, 'Čakáreň je na 1. poschodí.');
    // A session of the backup may have been ended since, so the restore ends it.
    assert.equal(await statusOfRead(server, token), 401);
    assert.equal(await statusOfRead(server, fresh), 200);
    assert.equal(server.practice.tickets.addTicket(doctor.id, { type: 'queue' }).number, titles.size + 1);
    await server.close();
    assert.equal((await runCommand(CHECK, [], { databaseFile: elsewhere })).code, 0);
  });

  it('a backup never replaces a file without --force, and the database never', async () => {
    const { databaseFile } = await startTestPractice();
    const file = join(await temporaryFolder(), 'backup.db');
    writeFileSync(file, 'something else');
    const refused = await runCommand(BACKUP, [file], { databaseFile });
    assert.deepEqual(refused, { code: 1, lines: [`${file} is there already; --force replaces it.`] });
    assert.equal(statSync(file).size, 'something else'.length);
    assert.equal((await runCommand(BACKUP, [file, '--force'], { databaseFile })).code, 0);
    assert.ok(isPrivate(file));
    assert.equal((await runCommand(BACKUP, [databaseFile, '--force'], { databaseFile })).code, 1);
    assert.equal((await runCommand(BACKUP, [], { databaseFile })).code, 1);
    assert.equal((await runCommand(BACKUP, [`${file}-2`, '--farce'], { databaseFile })).code, 1);
    assert.equal((await runCommand(BACKUP, [file], { databaseFile: `${file}-none` })).code, 1);
  });

  it('a backup leaves the schema of an older database as it is', async () => {
    const databaseFile = join(await temporaryFolder(), 'older.db');
    execute(databaseFile, 'CREATE TABLE doctors (id INTEGER PRIMARY KEY) STRICT; PRAGMA user_version = 1');
    const { code, lines } = await runCommand(BACKUP, [`${databaseFile}.backup`], { databaseFile });
    assert.equal(code, 0);
    assert.match(lines.join('\n'), /schema version 1/);
    assert.deepEqual(rowsIn(databaseFile, 'PRAGMA user_version'), [{ user_version: 1 }]);
  });

  it('a restore is refused while the database is used, asks, and keeps what was there', async () => {
    const server = await startTestPractice();
    const { doctor } = await newSession(server);
    const backup = join(await temporaryFolder(), 'backup.db');
    assert.equal((await runCommand(BACKUP, [backup], server)).code, 0);
    server.practice.profile.storeProfileField(doctor.id, 'about', 'Nové');
    const restore = (to: string, isSure: boolean) => runCommand(RESTORE, [backup], { databaseFile: to, isSure });
    const refused = await restore(server.databaseFile, true);
    assert.deepEqual(refused, { code: 1, lines: ['A server uses the database. Stop it first.'] });
    // A copy: libsql gives a file free only when its process collects the statements.
    const databaseFile = join(await temporaryFolder(), 'practice.db');
    assert.equal((await runCommand(BACKUP, [databaseFile], server)).code, 0);

    // A program that is no server: without the lock, but with the file open.
    const other = new Libsql(databaseFile);
    other.exec('PRAGMA journal_mode = WAL; SELECT count(*) FROM doctors');
    const main = ['--import', 'tsx', join('server', 'cli', 'main.ts'), 'restore', backup, '--yes'];
    const { said, ended } = await startProgram(main, { ORDINACIA_DB: databaseFile });
    assert.deepEqual(await ended, [1, null]);
    assert.deepEqual(said, { out: '', error: 'Another program uses the database. Stop it first.\n' });
    other.close();

    const unsure = { code: 1, lines: ['Nothing was changed. (Without a terminal: --yes.)'] };
    assert.deepEqual(await restore(databaseFile, false), unsure);
    const { code, lines } = await restore(databaseFile, true);
    assert.equal(code, 0);
    const aside = /kept: (.+)$/.exec(lines.at(-1) ?? '')?.[1] ?? '';
    assert.ok(isPrivate(aside) && isPrivate(databaseFile));
    for (const [file, about] of [
      [databaseFile, null],
      [aside, 'Nové'],
    ] as const) {
      const opened = openStores({ databaseFile: file, timeZone: 'Europe/Bratislava' });
      assert.equal(opened.doctors.doctors()[0]?.about, about);
      opened.close();
    }
  });

  it('a damaged database is replaced, and kept; a damaged backup is refused', async () => {
    const server = await startTestPractice();
    const { databaseFile } = server;
    const { doctor } = await newSession(server);
    const backup = join(await temporaryFolder(), 'backup.db');
    await runCommand(BACKUP, [backup], { databaseFile });
    await server.close();
    writeFileSync(databaseFile, 'no database at all '.repeat(500));
    const { code, lines } = await runCommand(RESTORE, [backup], { databaseFile, isSure: true });
    assert.equal(code, 0, lines.join('\n'));
    const again = await startTestPractice({ databaseFile });
    await logIn(again, doctor.email);
    await again.close();

    const letter = join(await temporaryFolder(), 'letter.db');
    writeFileSync(letter, 'Dear colleague, '.repeat(500));
    const empty = join(await temporaryFolder(), 'empty.db');
    writeFileSync(empty, '');
    const newer = join(await temporaryFolder(), 'newer.db');
    copyFileSync(backup, newer);
    execute(newer, 'PRAGMA user_version = 99');
    for (const [file, words] of [
      [letter, /damaged, or no database/],
      [empty, /no doctors/],
      [newer, /schema version 99/],
      [`${letter}-none`, /There is no file/],
    ] as const) {
      const refused = await runCommand(RESTORE, [file], { databaseFile, isSure: true });
      assert.equal(refused.code, 1);
      assert.match(refused.lines.join('\n'), words);
    }
    // The fault is detected only after the copy.
    const incomplete = join(await temporaryFolder(), 'incomplete.db');
    copyFileSync(backup, incomplete);
    execute(incomplete, 'DROP TABLE audit_log');
    const elsewhere = await temporaryFolder();
    const half = runCommand(RESTORE, [incomplete], { databaseFile: join(elsewhere, 'practice.db'), isSure: true });
    assert.equal((await half).code, 1);
    assert.deepEqual(readdirSync(elsewhere), ['practice.db.lock']);
    const still = await startTestPractice({ databaseFile });
    await logIn(still, doctor.email);
  });

  it('a copy that fails leaves no half of it', async () => {
    const { databaseFile } = await startTestPractice();
    const folder = await temporaryFolder();
    assert.equal((await runCommand(BACKUP, [join(folder, 'x'.repeat(250))], { databaseFile })).code, 1);
    assert.deepEqual(readdirSync(folder), []);
    assert.ok(existsSync(databaseFile));
  });
});
