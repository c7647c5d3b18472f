import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { describe, it } from 'node:test';
import { ERASE, PEOPLE } from '../../server/cli/people';
import { EXPORT } from '../../server/cli/export';
import { call, column, field, newSession } from './support/calls';
import { runCommand } from './support/commands';
import { startTestPractice, temporaryFolder, type TestPractice } from './support/test-practice';

const NAME = 'Zdenka Mŕkvičková-Ťažká';

/** A doctor with three people: a patient with records of every kind, a namesake at the kiosk, and another patient. */
async function clinic() {
  const server = await startTestPractice();
  const { doctor, token } = await newSession(server);
  const { practice } = server;
  const contact = { email: 'zdenka@pacient.test', phone: '+421 900 123 456' };
  const born = { id_number: '865101/9999', birth_date: '1986-01-01' };
  const { id: person } = practice.people.createUser({ fullname: NAME, ...contact, ...born });
  const { id: other } = practice.people.createUser({ fullname: 'Ján Horák' });
  practice.patients.addPatient(doctor.id, person, 'Alergia na jód');
  practice.patients.addPatient(doctor.id, other);
  const ticket = { type: 'queue' as const, user_id: person, event_note: 'Pichá ma v boku' };
  const { id: served } = practice.tickets.addTicket(doctor.id, ticket);
  await call(server, 'POST', '/api/ticket-next', { token, body: { id: served } });
  const { id: waiting } = practice.patientRequests.addTicketFromPatient(doctor.id, { type: 'queue', user_id: person });
  practice.recepts.addRecept(doctor.id, { user_id: person, recept_title: 'Euthyrox', recept_note: 'nalačno' });
  const paid = { amount_cents: 1000, status: 'paid' as const };
  practice.payments.addPayment(doctor.id, { payment_title: `Potvrdenie ${NAME}`, user_id: person, ...paid });
  const content = new Uint8Array([37, 80, 68, 70]);
  const invoice = { file_name: 'faktúra.pdf', media_type: 'application/pdf', content };
  practice.payouts.addPayout(doctor.id, { month: '2026-10', invoice, ...paid });
  // The stored response for a repeated key contains the name.
  const headers = { 'Idempotency-Key': 'one' };
  await call(server, 'POST', '/api/patient-add-to-doctor', { token, body: { id: person }, headers });
  const atKiosk = { practice: doctor.code, name: NAME.toUpperCase(), request_id: randomUUID() };
  await call(server, 'POST', '/kiosk/api/tickets', { body: atKiosk });
  return { server, doctor, token, person, other, waiting };
}

const read = (file: string): unknown => JSON.parse(readFileSync(file, 'utf8'));

/** Another process reads the files: closing them in this one would release the locks of its connections. */
const bytesOf = ({ databaseFile }: TestPractice) =>
  ['', '-wal']
    .map((end) => `${databaseFile}${end}`)
    .filter((file) => existsSync(file))
    .map((file) => execFileSync('cat', [file], { maxBuffer: 1e9 }).toString('utf8'))
    .join('');

describe('export and erase', { timeout: 300_000 }, () => {
  it('a practice is exported as the page says, without its password and sessions', async () => {
    const { server, doctor, token, person, other } = await clinic();
    const file = join(await temporaryFolder(), 'exports', 'practice.json');
    const { databaseFile } = server;
    const { code } = await runCommand(EXPORT, ['--doctor', String(doctor.id), file], { databaseFile });
    assert.equal(code, 0);
    assert.equal(statSync(file).mode & 0o777, 0o600);
    const written = read(file);
    const described = readFileSync('docs/export.md', 'utf8');
    for (const name of Object.keys(written as object))
      assert.ok(described.includes(`\`${name}\``), `${name} is described`);
    assert.equal(field(written, 'format'), 'ordinacia-practice');
    const ids = (name: string, id = 'id') => (field(written, name) as unknown[]).map((record) => field(record, id));
    assert.deepEqual(ids('people'), [person, other]);
    assert.deepEqual(ids('patients', 'user_id'), [person, other]);
    assert.equal(ids('tickets').length, 3);
    const [payout] = field(written, 'payouts') as unknown[];
    assert.equal(field(payout, 'invoice', 'content'), Buffer.from('%PDF').toString('base64'));
    const text = readFileSync(file, 'utf8');
    for (const secret of ['scrypt', token, 'token', 'password', server.practice.realtimeSecret]) {
      assert.ok(!text.includes(secret), secret);
    }
    const again = await runCommand(EXPORT, ['--doctor', String(doctor.id), file], { databaseFile });
    assert.deepEqual(again, { code: 1, lines: [`${file} is there already; --force replaces it.`] });
    const nobody = await runCommand(EXPORT, ['--doctor', '999', `${file}-2`], { databaseFile });
    assert.deepEqual([nobody, existsSync(`${file}-2`)], [{ code: 1, lines: ['There is no doctor 999.'] }, false]);
  });

  it('a person who is found by name, also without accents, gets everything about them, and their name’s when it is asked for', async () => {
    const { server, person, doctor } = await clinic();
    const { lines } = await runCommand(PEOPLE, ['mrkvickova', 'zdenka'], server);
    assert.deepEqual(lines, [`${String(person).padStart(6)}  ${NAME}  1986-01-01  ${doctor.doctor_name}`]);
    assert.deepEqual(await runCommand(PEOPLE, ['nikto'], server), { code: 1, lines: ['Nobody.'] });
    const folder = await temporaryFolder();
    const exported = async (name: string, ...options: string[]) => {
      const file = join(folder, name);
      const args = ['--patient', String(person), file, ...options];
      assert.equal((await runCommand(EXPORT, args, server)).code, 0);
      return read(file);
    };
    const own = await exported('own.json');
    const text = JSON.stringify(own);
    for (const known of '865101/9999|Alergia na jód|Pichá ma v boku|Euthyrox|Potvrdenie|ticket.served'.split('|'))
      assert.ok(text.includes(known), known);
    assert.ok(!text.includes('Ján Horák'));
    assert.ok(!text.includes(NAME.toUpperCase()));
    assert.equal((field(own, 'tickets') as unknown[]).length, 2);
    assert.deepEqual(field(own, 'same_name'), { people: [], tickets: [3] });
    const all = await exported('all.json', '--same-name');
    assert.equal((field(all, 'tickets') as unknown[]).length, 3);
    assert.equal((field(all, 'notifications') as unknown[]).length, 2);
    const described = readFileSync('docs/export.md', 'utf8');
    for (const name of Object.keys(all as object)) assert.ok(described.includes(`\`${name}\``), `${name} is described`);
  });

  it('an erased person is gone from everything, also from the bytes of the files, beside a running server', async () => {
    const { server, doctor, token, person, other, waiting } = await clinic();
    const { practice } = server;
    const traces = [NAME, NAME.toUpperCase(), ...'zdenka@|123 456|865101|Alergia|Pichá|Euthyrox|nalačno'.split('|')];
    const found = (bytes: string) => traces.filter((trace) => bytes.includes(trace));
    assert.deepEqual(found(bytesOf(server)), traces);

    const unsure = await runCommand(ERASE, ['--patient', String(person)], server);
    assert.equal(unsure.code, 1);
    assert.equal(practice.patients.patientsOf(doctor.id).length, 2);
    const sure = { databaseFile: server.databaseFile, isSure: true };
    const { code, lines } = await runCommand(ERASE, ['--patient', String(person), '--same-name'], sure);
    assert.equal(code, 0, lines.join('\n'));
    assert.deepEqual(found(bytesOf(server)), []);

    assert.deepEqual(column(practice.patients.patientsOf(doctor.id), 'id'), [other]);
    assert.deepEqual(practice.recepts.receptsOf(doctor.id), []);
    assert.deepEqual(practice.notifications.notificationsOf(doctor.id), []);
    const [payment] = practice.payments.paymentsOf(doctor.id);
    assert.deepEqual([payment?.payment_title, payment?.amount, payment?.user], ['Platba', 10, null]);
    assert.equal(practice.waitingList.ticketsOf(doctor.id)[0]?.tickets.length, 0);
    assert.equal((await call(server, 'POST', '/api/ticket-reject', { token, body: { id: waiting } })).status, 409);
    assert.equal(practice.tickets.addTicket(doctor.id, { type: 'queue' }).number, 4, 'no number is given twice');
    const [line] = practice.log.actions({ action: 'cli.erased' });
    assert.deepEqual([line?.record_kind, line?.record_id], ['person', person]);
    const again = await runCommand(ERASE, ['--patient', String(person)], sure);
    assert.deepEqual(again, { code: 1, lines: [`There is no person ${person}.`] });
  });

  it('without --same-name a namesake stays, and is reported', async () => {
    const { server, doctor, person } = await clinic();
    const sure = { databaseFile: server.databaseFile, isSure: true };
    const { lines } = await runCommand(ERASE, ['--patient', String(person)], sure);
    assert.equal(lines.at(-1), 'The same name is left at people – and tickets 3 (--same-name).');
    const [ticket] = server.practice.waitingList.ticketsOf(doctor.id)[0]?.tickets ?? [];
    assert.equal(ticket?.user_alternate, NAME.toUpperCase());
  });
});
