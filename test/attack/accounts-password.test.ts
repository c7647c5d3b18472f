import assert from 'node:assert/strict';
import { describe, it, type TestContext } from 'node:test';
import { brokenPasswordRule } from '../../server/identity/password-rules';
import { call, callsOf, guessFrom, logIn, newSession, statusOfRead, tryLogin } from '../server/support/calls';
import { newColleague } from '../server/support/colleagues';
import {
  execute,
  newDoctor,
  PASSWORD,
  rowsIn,
  sharedPractice,
  startTestPractice,
} from '../server/support/test-practice';
import { errorsOf } from '../server/support/uploads';

describe('the change of a password', () => {
  const server = sharedPractice();
  const NEW = 'šedý kocúr na streche';
  const passwords = { current_password: PASSWORD, password: NEW, password_confirmation: NEW };

  it('asks for the old one, and ends the other sessions', async () => {
    const { doctor, token, post } = await newSession(server);
    const other = await logIn(server, doctor.email);
    const refused = await post('password-change', { ...passwords, current_password: `${PASSWORD} ` });
    assert.equal(refused.status, 422);
    assert.deepEqual(errorsOf(refused), { current_password: ['Súčasné heslo nie je správne.'] });
    assert.equal(await statusOfRead(server, other), 200);
    assert.equal((await post('password-change', passwords)).status, 204);
    assert.deepEqual([await statusOfRead(server, token), await statusOfRead(server, other)], [200, 401]);
    assert.equal(await guessFrom(server, '127.0.0.1', doctor.email, PASSWORD), 422);
    assert.ok(await logIn(server, doctor.email, NEW));
  });

  for (const [whose, loser, refusal] of [
    ['one session', 200, { current_password: ['Súčasné heslo nie je správne.'] }],
    ['two sessions', 401, undefined],
  ] as const) {
    it(`of two at the same time, in ${whose}, only one succeeds`, async () => {
      const { doctor, token } = await newSession(server);
      const other = loser === 200 ? token : await logIn(server, doctor.email);
      const [one, two] = await Promise.all(
        [token, other].map((of, index) => {
          const password = `${NEW} ${index}`;
          return callsOf(server, of).post('password-change', {
            ...passwords,
            password,
            password_confirmation: password,
          });
        }),
      );
      assert.ok(one && two);
      const isFirst = one.status === 204;
      const refused = isFirst ? two : one;
      assert.deepEqual([isFirst ? one.status : two.status, errorsOf(refused)], [204, refusal]);
      assert.equal(await statusOfRead(server, isFirst ? other : token), loser);
      const works = await Promise.all(
        [0, 1].map(async (index) => (await tryLogin(server, doctor.email, `${NEW} ${index}`)).status),
      );
      assert.deepEqual(works, isFirst ? [200, 422] : [422, 200]);
    });
  }

  it('makes addresses that used the old password unknown again', async () => {
    const { doctor, post } = await newSession(server);
    assert.equal(await guessFrom(server, '127.0.9.1', doctor.email, PASSWORD), 200);
    const familiarity = (address: string) =>
      server.practice.places.familiarityOf(doctor.email, { address, device: undefined });
    assert.equal(familiarity('127.0.9.1'), 'address');
    assert.equal((await post('password-change', passwords)).status, 204);
    assert.deepEqual([familiarity('127.0.9.1'), familiarity('127.0.0.1')], ['stranger', 'address']);
  });

  it('is guessed ten times at most with a stolen token, and the doctor’s own session is not locked', async () => {
    const { doctor, post } = await newSession(server);
    const own = callsOf(server, await logIn(server, doctor.email));
    const statuses: number[] = [];
    for (let guess = 1; guess <= 11; guess += 1) {
      statuses.push((await post('password-change', { ...passwords, current_password: `uhádnem ${guess}` })).status);
    }
    assert.deepEqual(statuses, [...Array<number>(10).fill(422), 429]);
    assert.equal((await own.post('password-change', passwords)).status, 204);
  });

  it('refuses a login with the old one that began before, and tells the newest status', async () => {
    const doctor = await newDoctor(server);
    const check = () => server.practice.accounts.checkPassword(doctor.email, PASSWORD);
    const change = (what: string) => execute(server.databaseFile, `UPDATE doctors SET ${what} WHERE id = ${doctor.id}`);
    const disabled = check();
    change(`status = 'disabled'`);
    assert.equal((await disabled)?.status, 'disabled');
    const refused = check();
    change(`password_hash = password_hash || 'x', status = 'active'`);
    assert.equal(await refused, null);
  });

  /** Makes a change while the server hashes a password. */
  function whileHashing(t: TestContext, step: 'isPasswordOf' | 'setPassword', change: () => void) {
    const { accounts } = server.practice;
    const changing = new Proxy(accounts[step], {
      apply(hash, self, args): unknown {
        const hashed: unknown = Reflect.apply(hash, self, args);
        change();
        return hashed;
      },
    });
    t.mock.method(accounts, step, changing);
  }

  it('keeps a password that a command sets meanwhile', async (t) => {
    const { doctor, post } = await newSession(server);
    const byCommand = `UPDATE doctors SET password_hash = 'set by a command' WHERE id = ${doctor.id};
      DELETE FROM sessions WHERE doctor_id = ${doctor.id}`;
    whileHashing(t, 'setPassword', () => execute(server.databaseFile, byCommand));
    assert.equal((await post('password-change', passwords)).status, 401);
    assert.deepEqual(rowsIn(server.databaseFile, `SELECT password_hash FROM doctors WHERE id = ${doctor.id}`), [
      { password_hash: 'set by a command' },
    ]);
  });

  for (const step of ['isPasswordOf', 'setPassword'] as const) {
    it(`does not succeed for a colleague who is removed meanwhile (${step})`, async (t) => {
      const { doctor, token } = await newSession(server);
      const { id, post } = await newColleague(server, token);
      whileHashing(t, step, () => void server.practice.colleagues.removeColleague(doctor.id, id));
      assert.equal((await post('password-change', passwords)).status, 401);
    });
  }

  it('begins no second factor for a session that has ended meanwhile', async (t) => {
    const { doctor, post } = await newSession(server);
    whileHashing(t, 'isPasswordOf', () => server.practice.sessions.endSessionsOf(doctor.id));
    assert.equal((await post('second-factor-begin', passwords)).status, 401);
  });

  it('stores no response for a repeated idempotency key', async () => {
    const { doctor, post } = await newSession(server);
    const key = { 'Idempotency-Key': 'the same' };
    assert.equal((await post('password-change', passwords, key)).status, 204);
    assert.equal((await post('password-change', passwords, key)).status, 422);
    assert.equal(server.practice.responses.keptResponseOf(doctor.id, 'the same'), undefined);
  });
});

describe('the rules of a password', () => {
  const owner = {
    email: 'anna.kovacova@ambulancia-mlyny.sk',
    doctor_name: 'MUDr. Anna Kováčová, PhD.',
    practice_title: 'Detská ambulancia Mlyny',
  };

  const table: [what: string, rule: string | undefined, passwords: string][] = [
    [
      'refuse what is blank, repeated or a row of the keyboard',
      'simple_password',
      '        |\t\t\t\t\t\t\t\t|aaaaaaaa|--------|abababab|1a1a1a1a1a|abcdeabcdeabcde|abcdefgh|ZYXWVUTS|23456789|9876543210|' +
        'qwertzuiop|lkjhgfdsa',
    ],
    [
      'refuse the commonest, in any case and however they are joined',
      'common_password',
      'password|PassWord1|iloveyou|princess1|heslo123|Heslo-1234|nbusr123',
    ],
    [
      'refuse the doctor’s own words, alone or with a year',
      'own_password',
      'Anna.Kovacova@ambulancia-mlyny.sk|annakovacova|Kováčová|kovacova1975|KOVACOVA-2026!|mudr.kovacova|ambulanciamlyny|' +
        'detska ambulancia|ordinacia-anna|anna19750412',
    ],
    [
      'accept everything else: no kinds of characters are required',
      undefined,
      'šedý kocúr na streche|tajné heslo 123|xkqjvzwp|anna má rada čerešne|Kováčová pečie makovník|7#kPq!9x|漢字漢字仮名交文|🦔🐝🌵🍋🚲🎻🧭🪁',
    ],
  ];
  for (const [what, rule, passwords] of table)
    it(what, () => {
      for (const password of passwords.split('|')) assert.equal(brokenPasswordRule(password, owner), rule, password);
    });
});

describe('the demo accounts, whose password everybody knows', () => {
  const statuses = (server: { url: string }) =>
    Promise.all(
      ['doktor', 'lekar'].map(async (name) => (await tryLogin(server, `${name}@ordinacia.test`, 'ordinacia')).status),
    );

  it('are not created without the demo, and open nothing beside a doctor of its own, neither at once nor after a restart', async () => {
    for (const options of [{}, { demo: false }])
      assert.deepEqual(await statuses(await startTestPractice(options)), [422, 422]);
    const server = await startTestPractice({ demo: true, kiosk: 'open' });
    assert.deepEqual(await statuses(server), [200, 200]);
    const token = await logIn(server, 'doktor@ordinacia.test', 'ordinacia');
    await newDoctor(server);
    assert.deepEqual(await statuses(server), [422, 422]);
    assert.equal(server.practice.sessions.sessionOf(token), null);
    const { body } = await call(server, 'GET', '/kiosk/api/practices');
    assert.ok(Array.isArray(body) && body.length === 1);
    await server.close();
    const again = await startTestPractice({ demo: true, databaseFile: server.databaseFile });
    assert.deepEqual(await statuses(again), [422, 422]);
  });
});
