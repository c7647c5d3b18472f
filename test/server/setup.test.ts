import assert from 'node:assert/strict';
import { before, describe, it } from 'node:test';
import { accountLines } from '../../server/account-lines';
import { call, logIn } from './support/calls';
import { practiceCommand } from './support/commands';
import { newDoctor, startTestPractice, type TestPractice } from './support/test-practice';

const PASSWORD = 'modrá lampa 77';
const HOUR_MS = 3_600_000;

const account = (token: string, changes: object = {}) => ({
  token,
  doctor_name: 'MUDr. Nový Lekár',
  email: 'novy@lekar.sk',
  password: PASSWORD,
  password_confirmation: PASSWORD,
  ...changes,
});
const setUp = (server: TestPractice, body: object) => call(server, 'POST', '/api/setup', { body });
const check = (server: TestPractice, token: unknown) => call(server, 'POST', '/api/setup-check', { body: { token } });
const tokenIn = (lines: readonly string[]) => /\/setup#([\w-]{43})$/m.exec(lines.join('\n'))?.[1] ?? '';

describe('the link for the first doctor', () => {
  it('is printed while there is no doctor, sets up one who is public at once, and is good once', async () => {
    const server = await startTestPractice();
    const early = tokenIn(accountLines(server.practice, server.url));
    const token = tokenIn(accountLines(server.practice, server.url));
    assert.equal((await check(server, early)).status, 410);
    assert.deepEqual((await check(server, token)).body, { kind: 'first' });

    const { status, body } = await setUp(server, account(token, { practice_title: ' Kožná\u200B ambulancia ' }));
    assert.deepEqual([status, body], [201, { email: 'novy@lekar.sk' }]);
    assert.deepEqual(server.practice.sessions.sessionsOf(1), [], 'no session begins');
    assert.equal(server.practice.invitations.openInvitations().length, 0);
    await logIn(server, 'novy@lekar.sk', PASSWORD);
    const [doctor] = server.practice.doctors.publicDoctors();
    assert.equal(doctor?.doctor_name, 'MUDr. Nový Lekár');

    assert.equal((await check(server, token)).status, 410);
    assert.equal((await setUp(server, account(token, { email: 'druhy@lekar.sk' }))).status, 410);
    assert.deepEqual(accountLines(server.practice, server.url), []);
  });

  it('ends after a day, and as soon as a doctor came another way', async () => {
    let now = new Date('2026-11-20T08:00:00Z');
    const server = await startTestPractice({ now: () => now });
    const first = tokenIn(accountLines(server.practice, server.url));
    now = new Date(now.getTime() + 24 * HOUR_MS);
    assert.equal((await check(server, first)).status, 410);
    const second = tokenIn(accountLines(server.practice, server.url));
    assert.equal((await check(server, second)).status, 200);
    await newDoctor(server);
    assert.equal((await setUp(server, account(second))).status, 410);
  });

  it('is not lost to a stranger who registers first', async () => {
    const server = await startTestPractice({ registration: 'open' });
    const token = tokenIn(accountLines(server.practice, server.url));
    const form = account('', { email: 'cudzi@x.sk', doctor_name: 'Cudzí' });
    assert.equal((await call(server, 'POST', '/api/admin/register', { body: form })).status, 201);
    assert.match(accountLines(server.practice, server.url).join('\n'), /1 for approval/);
    assert.equal((await check(server, token)).status, 410);
    const newest = tokenIn(accountLines(server.practice, server.url));
    assert.equal((await setUp(server, account(newest))).status, 201);
  });

  it('of two at once, one is set up', async () => {
    const server = await startTestPractice();
    const token = tokenIn(accountLines(server.practice, server.url));
    const setUpAs = (name: string) =>
      setUp(server, account(token, { doctor_name: name, email: `${name.length}@x.sk` }));
    const answers = await Promise.all(['Prvý', 'Druhý'].map(setUpAs));
    assert.deepEqual(answers.map(({ status }) => status).sort(), [201, 410]);
    assert.equal(server.practice.doctors.doctors().length, 1);
  });
});

describe('an invitation', () => {
  let server: TestPractice;
  before(async () => {
    server = await startTestPractice({ registration: 'invitation' });
    await newDoctor(server);
  });
  const run = (words: string, at = server) => practiceCommand(at.databaseFile, words.split(' '));
  const invite = async () => tokenIn((await run('doctor invite')).lines);

  it('is not used up by a refused field', async () => {
    const token = await invite();
    assert.equal((await setUp(server, account(token, { email: 'lekar' }))).status, 422);
    assert.deepEqual((await check(server, token)).body, { kind: 'invited' });
    assert.equal((await setUp(server, account(token))).status, 201);
    assert.equal((await setUp(server, account(token))).status, 410);
  });

  it('can be listed and withdrawn', async () => {
    const token = await invite();
    const { lines } = await run('doctor invite --list');
    assert.equal(lines.length, 1);
    assert.ok(!lines.join().includes(token));
    const id = Number.parseInt(lines[0] ?? '', 10);
    assert.equal((await run(`doctor invite --withdraw ${id}`)).code, 0);
    assert.equal((await check(server, token)).status, 410);
    assert.equal((await run(`doctor invite --withdraw ${id}`)).code, 1);
  });

  it('leads to the address of the last start, or to the one that is given', async () => {
    assert.ok((await run('doctor invite')).lines[0]?.startsWith(`${server.url}/setup#`));
    assert.ok((await run('doctor invite --url https://a.sk/x')).lines[0]?.startsWith('https://a.sk/setup#'));
    const behind = await startTestPractice({ publicUrl: 'https://practice.example', registration: 'invitation' });
    assert.ok((await run('doctor invite', behind)).lines[0]?.startsWith('https://practice.example/setup#'));
  });

  it('is neither made nor taken where the registration is closed', async () => {
    const { token } = server.practice.invitations.createInvitation({ days: 1 });
    await server.close();
    const closed = await startTestPractice({ databaseFile: server.databaseFile });
    assert.equal((await check(closed, token)).status, 410);
    const { code, lines } = await run('doctor invite', closed);
    assert.equal(code, 1);
    assert.match(lines.join(), /ORDINACIA_REGISTRATION=invitation/);
  });

  it('a token that is none is refused alike', async () => {
    const own = await startTestPractice({ registration: 'open' });
    for (const token of [undefined, null, 5, '', 'x', 'A'.repeat(43), 'A'.repeat(60_000), { $ne: '' }]) {
      assert.equal((await check(own, token)).status, 410);
      assert.equal((await setUp(own, { token })).status, 410);
    }
  });
});
