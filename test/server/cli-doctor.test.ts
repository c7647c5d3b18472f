import assert from 'node:assert/strict';
import { existsSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { PassThrough } from 'node:stream';
import { describe, it } from 'node:test';
import { DOCTOR_SESSIONS } from '../../server/cli/doctor-sessions';
import { askSecret } from '../../server/cli/terminal';
import { NEWEST_VERSION } from '../../server/database/migrations';
import { call, column, columns, field, logIn, statusOfRead, tryLogin } from './support/calls';
import { practiceCommand, runCommand } from './support/commands';
import {
  execute,
  newDoctor,
  PASSWORD,
  rowsIn,
  startTestPractice,
  temporaryFolder,
  sharedPractice,
} from './support/test-practice';

describe('npm run practice -- doctor', { timeout: 300_000 }, () => {
  const server = sharedPractice({ registration: 'open' });
  const run = (words: string, answer = false) => {
    const spaced = words.split(' ').map((word) => word.replaceAll('_', ' '));
    return practiceCommand(server.databaseFile, spaced, answer);
  };
  const loginStatus = async (username: string, password: string) => (await tryLogin(server, username, password)).status;
  const codesAtKiosk = async () => {
    const { body } = await call(server, 'GET', '/kiosk/api/practices');
    return column(body, 'code');
  };

  it('adds a doctor with a generated password, who logs in and stands at the kiosk', async () => {
    const { code, lines } = await run(
      'doctor add --email Jana@cli.sk --name MUDr._Jana_Nová --practice Očná --generate',
    );
    assert.equal(code, 0);
    const password = /^Password, shown only now: (\S{20,})$/.exec(lines[0] ?? '')?.[1] ?? '';
    await logIn(server, 'jana@cli.sk', password);
    const doctor = server.practice.doctors.doctorByEmail('jana@cli.sk');
    const { doctor_name, practice_title, status } = doctor ?? {};
    assert.deepEqual([doctor_name, practice_title, status], ['MUDr. Jana Nová', 'Očná', 'active']);
    assert.ok((await codesAtKiosk()).includes('mudr-jana-nova'));

    for (const [words, reason] of [
      ['--email jana@cli.sk --name Iná --generate', /There is a doctor, or a colleague of one, with this e-mail/],
      ['--email jana2@cli.sk --name Jana_NOVA,_PhD. --generate', /There is a doctor of this name.*--same-name/],
      ['--email jana2 --name Iná --generate', /správnu emailovú adresu/],
      ['--email i@cli.sk --name MUDr. --generate', /no letter besides the titles/],
      ['--email i@cli.sk --name Iná', /no terminal.*--generate/],
      ['--name Iná --generate', /--email is missing/],
      ['--email i@cli.sk --name Iná --password tajne', /Unknown option '--password'/],
      ['Iná', /What is „Iná“/],
    ] as const) {
      const refused = await run(`doctor add ${words}`);
      assert.equal(refused.code, 1, words);
      assert.match(refused.lines.join('\n'), reason);
    }
    assert.equal((await run('doctor add --email j3@cli.sk --name Jana_Nová --generate --same-name')).code, 0);
  });

  it('makes the database when there is none, also in an empty file, but lists none that is not there', async () => {
    const databaseFile = join(await temporaryFolder(), 'new', 'practice.db');
    const none = await practiceCommand(databaseFile, ['doctor', 'list']);
    assert.equal(none.code, 1);
    assert.match(none.lines.join(), /There is no database at .*ORDINACIA_DB/);
    assert.equal(existsSync(databaseFile), false);
    const emptyFile = join(await temporaryFolder(), 'empty.db');
    await writeFile(emptyFile, '');
    for (const file of [databaseFile, emptyFile]) {
      await practiceCommand(file, 'doctor add --email a@b.sk --name Prvý --generate'.split(' '));
      const { lines } = await practiceCommand(file, ['doctor', 'list']);
      assert.match(lines.join(), /1 {2}active .* a@b\.sk {2}Prvý/);
    }
  });

  it('leaves the database of another program as it is, which its server may be using', async () => {
    const databaseFile = join(await temporaryFolder(), 'other.db');
    execute(databaseFile, await readFile(new URL('../data/practice-version-6.sql', import.meta.url), 'utf8'));
    const file = join(await temporaryFolder(), 'export.json');
    const refuse = async (version: number, said: string) => {
      for (const words of [
        'doctor list',
        'doctor add --email a@b.sk --name Prvý --generate',
        'doctor invite',
        `export --doctor 1 ${file}`,
        `export --patient 1 ${file}`,
      ]) {
        const { code, lines } = await practiceCommand(databaseFile, words.split(' '));
        assert.deepEqual([code, lines, existsSync(file)], [1, [said], false], words);
      }
      assert.deepEqual(rowsIn(databaseFile, 'PRAGMA user_version'), [{ user_version: version }]);
    };
    await refuse(6, 'An older program made the database: start this version of the server once.');
    execute(databaseFile, 'PRAGMA user_version = 99');
    const newest = `this program knows versions up to ${NEWEST_VERSION}.`;
    await refuse(99, `The database has schema version 99; ${newest}`);
  });

  it('approves who has registered', async () => {
    const twice = { password: PASSWORD, password_confirmation: PASSWORD };
    const body = { doctor_name: 'Eva Čakajúca', email: 'eva@cli.sk', ...twice };
    assert.equal((await call(server, 'POST', '/api/admin/register', { body })).status, 201);
    const doctor = server.practice.doctors.doctorByEmail('eva@cli.sk');
    assert.ok(doctor);
    assert.ok(!(await codesAtKiosk()).includes(doctor.code));
    assert.match((await run('doctor list')).lines.join('\n'), /pending .* eva@cli\.sk/);
    assert.equal((await run('doctor approve eva@cli.sk')).code, 0);
    assert.ok((await codesAtKiosk()).includes(doctor.code));
    assert.match((await run('doctor approve eva@cli.sk')).lines.join(), /active already/);
    assert.match((await run('doctor approve 999')).lines.join(), /There is no doctor 999/);
  });

  // attack/accounts-sessions proves that a session which ends without a call takes its socket with it.
  it('disables only after a yes; then the session, the login and the kiosk are closed, and opened again', async () => {
    const doctor = await newDoctor(server);
    const token = await logIn(server, doctor.email);
    const refused = await run(`doctor disable ${doctor.id}`);
    assert.deepEqual([refused.code, refused.questions.length], [1, 1]);
    assert.equal(server.practice.doctors.doctorOf(doctor.id)?.status, 'active');
    assert.equal((await run(`doctor disable ${doctor.id}`, true)).code, 0);
    assert.equal(await statusOfRead(server, token), 401);
    const login = await tryLogin(server, doctor.email);
    assert.deepEqual([login.status, /vypnutý/.test(JSON.stringify(login.body))], [422, true]);
    assert.ok(!(await codesAtKiosk()).includes(doctor.code));

    assert.equal((await run(`doctor enable ${doctor.email}`)).code, 0);
    await logIn(server, doctor.email);
    assert.ok((await codesAtKiosk()).includes(doctor.code));
  });

  it('sets a new password, ends all sessions and makes the known places strange', async () => {
    const doctor = await newDoctor(server);
    const token = await logIn(server, doctor.email);
    const familiarity = () =>
      server.practice.places.familiarityOf(doctor.email, { address: '127.0.0.1', device: undefined });
    assert.equal(familiarity(), 'address');
    const { code, lines } = await run(`doctor password ${doctor.id} --generate`);
    assert.deepEqual([code, familiarity()], [0, 'stranger']);
    const password = /^Password, shown only now: (\S+)$/.exec(lines[0] ?? '')?.[1] ?? '';
    assert.equal(await statusOfRead(server, token), 401);
    assert.equal(await loginStatus(doctor.email, PASSWORD), 422);
    assert.equal(await loginStatus(doctor.email, password), 200);
  });

  it('a new password that cannot end the sessions and places is not stored', async () => {
    const doctor = await newDoctor(server);
    const token = await logIn(server, doctor.email);
    execute(
      server.databaseFile,
      `CREATE TRIGGER kept_places BEFORE DELETE ON known_places WHEN old.doctor_id = ${doctor.id}
         BEGIN SELECT raise(ABORT, 'kept'); END`,
    );
    await assert.rejects(run(`doctor password ${doctor.id} --generate`), /kept/);
    execute(server.databaseFile, 'DROP TRIGGER kept_places');
    assert.equal(await statusOfRead(server, token), 200);
    assert.equal(await loginStatus(doctor.email, PASSWORD), 200);
  });

  it('lists the sessions, ends one, and all after a yes', async () => {
    const doctor = await newDoctor(server);
    const tokens = [await logIn(server, doctor.email), await logIn(server, doctor.email)];
    const works = () => Promise.all(tokens.map((token) => statusOfRead(server, token)));
    const { lines } = await run(`doctor sessions ${doctor.id}`);
    assert.equal(lines.length, 2);
    assert.ok(tokens.every((token) => !lines.join().includes(token)));
    const [newest] = server.practice.sessions.sessionsOf(doctor.id);
    assert.ok(newest);
    assert.equal((await run(`doctor sessions ${doctor.id} --end ${newest.id}`)).code, 0);
    assert.deepEqual((await works()).sort(), [200, 401]);
    assert.equal((await run(`doctor sessions ${doctor.id} --end ${newest.id}`)).code, 1);
    assert.equal((await run(`doctor sessions ${doctor.id} --end-all`)).code, 1);
    assert.deepEqual((await works()).sort(), [200, 401]);
    assert.equal((await run(`doctor sessions ${doctor.id} --end-all`, true)).code, 0);
    assert.deepEqual(await works(), [401, 401]);
    assert.match((await run(`doctor sessions ${doctor.id}`)).lines.join(), /logged in nowhere/);
  });

  it('a session that the server accepts beyond the default limits survives a list', async () => {
    const doctor = await newDoctor(server);
    const token = await logIn(server, doctor.email);
    const { lines } = await runCommand(DOCTOR_SESSIONS, [String(doctor.id)], {
      databaseFile: server.databaseFile,
      now: () => new Date(Date.now() + 24 * 3_600_000),
      env: { ORDINACIA_SESSION_IDLE_HOURS: '48' },
    });
    assert.equal(lines.length, 1);
    assert.equal(await statusOfRead(server, token), 200);
  });

  it('a secret is not shown while it is typed', async () => {
    const shown: string[] = [];
    const modes: boolean[] = [];
    const input = Object.assign(new PassThrough(), { isTTY: true, setRawMode: (isOn: boolean) => modes.push(isOn) });
    const output = new PassThrough().on('data', (part: Buffer) => void shown.push(part.toString()));
    const answer = askSecret('Password: ', { input, output });
    input.write(' tajné heslo 1\r');
    assert.equal(await answer, ' tajné heslo 1');
    assert.deepEqual(modes, [true, false]);
    assert.equal(shown.join(''), 'Password: \n');
  });

  it('what a command changes stands in the log, without names', async () => {
    const doctor = await newDoctor(server);
    const afterId = server.practice.log.actions({ limit: 1_000_000 }).at(-1)?.id ?? 0;
    await run('doctor add --email novy@lekar.sk --name MUDr._Nový_Zapísaný --generate');
    const runAll = async (...all: string[]) => {
      for (const words of all) await run(words.replace('ID', String(doctor.id)), true);
    };
    await runAll('doctor disable ID', 'doctor enable ID');
    server.practice.sessions.startSession(doctor.id);
    const [open] = server.practice.sessions.sessionsOf(doctor.id);
    await runAll(
      `doctor sessions ID --end ${open?.id}`,
      'doctor sessions ID --end-all',
      'doctor password ID --generate --end-second-factor',
      'doctor invite',
    );
    const lines = server.practice.log.actions({ afterId }).filter(({ session: by }) => by === 'cli');
    const added = server.practice.doctors.doctorByEmail('novy@lekar.sk')?.id;
    assert.deepEqual(columns(lines, 'action', 'doctor_id'), [
      ['cli.doctor-added', added],
      ['cli.doctor-disabled', doctor.id],
      ['cli.doctor-enabled', doctor.id],
      ['cli.session-ended', doctor.id],
      ['cli.sessions-ended', doctor.id],
      ['cli.second-factor-ended', doctor.id],
      ['cli.password-set', doctor.id],
      ['cli.invitation-made', null],
    ]);
    assert.ok(!JSON.stringify(lines).includes('Zapísaný') && !JSON.stringify(lines).includes(doctor.email));
  });
});

describe('npm run practice -- doctor in a demo', () => {
  const access = async (at: { url: string; port: number }) => {
    const { status, body } = await call(at, 'GET', '/kiosk/api/practices');
    const page = String((await call(at, 'GET', '/admin')).body);
    const registered = await call(at, 'POST', '/api/admin/register', { body: {} });
    return [status, field(body, 'reason'), page.includes('registration="off"'), registered.status];
  };

  it('the demo ends with the first doctor of its own: its accounts stay closed, and so do the kiosk and the registration', async () => {
    const server = await startTestPractice({ demo: true });
    const run = (words: string) => practiceCommand(server.databaseFile, words.split(' '));
    assert.match((await run('doctor password 1 --generate')).lines.join(), /account of the demo/);
    assert.deepEqual(await access(server), [200, undefined, false, 422]);
    assert.equal((await run('doctor invite')).code, 0);
    const { lines } = await run('doctor add --email a@vlastna.sk --name Vlastná --generate');
    assert.match(lines.join('\n'), /The demo has ended/);
    assert.match((await run('doctor invite')).lines.join(), /takes no invitations/);
    assert.match((await run('doctor enable 1')).lines.join(), /It stays disabled/);
    assert.deepEqual(column(server.practice.doctors.publicDoctors(), 'email'), ['a@vlastna.sk']);
    assert.ok(!String((await call(server, 'GET', '/admin')).body).includes('Ukážka'));
    assert.deepEqual(await access(server), [403, 'unpaired', true, 403]);
    for (const path of ['/health', '/ready']) assert.equal((await call(server, 'GET', path)).status, 200);
  });

  it('the end of the demo keeps an access that the operator has set', async () => {
    const server = await startTestPractice({ demo: true, kiosk: 'open', registration: 'closed' });
    const before = await access(server);
    assert.deepEqual(before, [200, undefined, true, 403]);
    await practiceCommand(server.databaseFile, 'doctor add --email a@b.sk --name Vlastná --generate'.split(' '));
    assert.deepEqual(await access(server), before);
  });
});
