import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { before, describe, it } from 'node:test';
import { call, callsOf, column, field, logIn, newSession } from '../server/support/calls';
import { newDoctor, startTestPractice, type TestPractice } from '../server/support/test-practice';
import { errorsOf } from '../server/support/uploads';

const PASSWORD = 'neuhádnuteľné heslo 7';
const twice = { password: PASSWORD, password_confirmation: PASSWORD };

const register = (server: TestPractice, doctor_name: string, email = `${randomUUID()}@cudzi.sk`) =>
  call(server, 'POST', '/api/admin/register', { body: { doctor_name, email, ...twice } });

describe('a stranger where the registration is closed', () => {
  for (const registration of ['closed', 'invitation'] as const)
    it(`${registration}: is refused with a Slovak sentence, and learns nothing of who is registered`, async () => {
      const server = await startTestPractice({ registration });
      const { email } = await newDoctor(server);
      for (const [name, address] of [
        ['MUDr. Cudzí Človek', 'novy@cudzi.sk'],
        ['MUDr. Cudzí Človek', email],
        ['', 'no e-mail'],
      ] as const) {
        const { status, body } = await register(server, name, address);
        assert.equal(status, 403);
        assert.match(String(field(body, 'message')), /^Registrácia je zatvorená/);
        assert.equal(field(body, 'errors'), undefined);
      }
      assert.equal(server.practice.doctors.doctors().length, 1);
    });
});

describe('a stranger where the registration is open', () => {
  let server: TestPractice;
  before(async () => {
    server = await startTestPractice({ registration: 'open' });
    await newDoctor(server, { doctor_name: 'MUDr. Anna Kováčová, PhD.' });
  });

  it('cannot take an existing doctor’s name, however it is written', async () => {
    const before = server.practice.doctors.doctors().length;
    const names =
      'MUDr. Anna Kováčová, PhD.|Anna Kováčová|prof. MUDr. ANNA KOVÁČOVÁ, CSc., MPH|MUDr. Anna\u200B Kováčová|' +
      'MUDr. A\u00ADnna Kováčová|MUDr. Anna Ková\u2060čová|MUDr. Anna\u3164Kováčová|MUDr. Anna Kova\u0301c\u030Cova\u0301|' +
      'MUDr. Ａｎｎａ Kováčová|MUDr. Kováčová Anna|MUDr. Anna Kovacova|MUDr. Аnnа Kоváčоvá|MUDr. Anna_Kováčová|' +
      'MUDr.Anna.Kováčová|MUDr. Anna Kováčová \u{E0061}';
    for (const name of names.split('|')) {
      const answer = await register(server, name);
      assert.deepEqual(
        [name, answer.status, errorsOf(answer)],
        [name, 422, { doctor_name: ['Účet lekára s týmto menom už existuje. Ak je Váš, obráťte sa na správcu.'] }],
      );
    }
    assert.equal(server.practice.doctors.doctors().length, before);
  });

  it('appears neither at the kiosk nor among the substitutes before approval, nor after being disabled', async () => {
    const { status, body } = await register(server, 'MUDr. Cudzí Človek');
    assert.equal(status, 201);
    const stranger = server.practice.doctors.doctors().at(-1);
    assert.equal(stranger?.doctor_name, 'MUDr. Cudzí Človek');
    const practices = JSON.stringify((await call(server, 'GET', '/kiosk/api/practices')).body);
    assert.ok(practices.includes('Kováčová') && !practices.includes('Cudzí'));
    const request = { practice: stranger.code, name: 'Ján Pacient', request_id: randomUUID() };
    for (const [path, more] of [
      ['tickets', {}],
      ['recepts', { medicine: 'Prestarium 5 mg' }],
      ['schedule-times', { date: '2026-11-23', type: 'schedule' }],
      ['events', { day: '2026-11-23', time: '08:00' }],
    ] as const) {
      const answer = await call(server, 'POST', `/kiosk/api/${path}`, { body: { ...request, ...more } });
      assert.deepEqual([path, answer.status], [path, 422]);
      assert.deepEqual(field(errorsOf(answer), 'practice'), ['Vyberte ambulanciu zo zoznamu.']);
    }
    const days = `/kiosk/api/schedules?practice=${stranger.code}&type=schedule`;
    assert.equal((await call(server, 'GET', days)).status, 422);
    assert.deepEqual(server.practice.recepts.receptsOf(stranger.id), []);

    const { get } = await newSession(server);
    const others = JSON.stringify((await get('administration-init')).body);
    assert.ok(others.includes('Kováčová') && !others.includes('Cudzí'));
    // The pending doctor's own panel works, and receives `is_public: false`.
    const own = await callsOf(server, String(field(body, 'access_token'))).get('administration-init');
    assert.equal(field(own.body, 'admin', 'attributes', 'is_public'), false);

    server.practice.accounts.setDoctorStatus(stranger.id, 'disabled');
    const receives = { body: { ...request, medicine: 'Prestarium 5 mg' } };
    assert.equal((await call(server, 'POST', '/kiosk/api/recepts', receives)).status, 422);
    assert.ok(!JSON.stringify((await call(server, 'GET', '/kiosk/api/practices')).body).includes('Cudzí'));
  });

  it('cannot rename to an existing doctor afterwards', async () => {
    const token = String(field((await register(server, 'MUDr. Iný Cudzí')).body, 'access_token'));
    const rename = (value: string) => callsOf(server, token).post('profile-store', { name: 'doctor_name', value });
    const answer = await rename('MUDr. Anna\u200B Kováčová');
    assert.equal(answer.status, 422);
    assert.ok(field(errorsOf(answer), 'value'));
    assert.equal((await rename('MUDr. Iný Cudzí, PhD.')).status, 200);
  });

  it('cannot take a name twice by registering twice at once', async () => {
    const answers = await Promise.all([register(server, 'MUDr. Dvojitý'), register(server, 'Dvojitý, PhD.')]);
    assert.deepEqual(answers.map(({ status }) => status).sort(), [201, 422]);
  });

  it('cannot keep a name from a doctor whom the practice invites', async () => {
    assert.equal((await register(server, 'MUDr. Skutočný Lekár')).status, 201);
    const { token } = server.practice.invitations.createInvitation({ days: 7 });
    const body = { token, doctor_name: 'MUDr. Skutočný Lekár', email: 'skutocny@praktik.sk', ...twice };
    const answer = await call(server, 'POST', '/api/setup', { body });
    assert.equal(answer.status, 201);
  });

  it('is logged in at once, and may log in again later', async () => {
    const { status, body, headers } = await register(server, ' MUDr. Žofia\n Nová\u202E ', ' Nova@Ambulancia.SK ');
    assert.equal(status, 201);
    assert.equal(headers.get('cache-control'), 'no-store');
    const own = callsOf(server, String(field(body, 'access_token')));
    const admin = field((await own.get('administration-init')).body, 'admin');
    assert.equal(field(admin, 'email'), 'nova@ambulancia.sk');
    assert.equal(field(admin, 'attributes', 'doctor_name'), 'MUDr. Žofia Nová');
    assert.notEqual(await logIn(server, 'nova@ambulancia.sk', PASSWORD), own.token);
    assert.equal((await own.get('tickets')).status, 200);
  });

  it('gets a code of its own at the kiosk, beside doctors of the same name', async () => {
    for (const email of ['a@rovnaka.sk', 'b@rovnaka.sk', 'c@rovnaka.sk']) {
      await server.practice.doctors.createDoctor({ email, password: PASSWORD, doctor_name: 'MUDr. Ján Ťažký, PhD.' });
    }
    const same = server.practice.doctors.doctors().filter(({ email }) => email.endsWith('@rovnaka.sk'));
    assert.deepEqual(column(same, 'code'), ['mudr-jan-tazky-phd', 'mudr-jan-tazky-phd-2', 'mudr-jan-tazky-phd-3']);
  });

  it('cannot take an e-mail twice, whatever its case, also in simultaneous registrations', async () => {
    const taken = { email: ['Účet s týmto e-mailom už existuje. Ak je Váš, prihláste sa.'] };
    assert.equal((await register(server, 'MUDr. Jedna', 'jedna@test.sk')).status, 201);
    const again = await register(server, 'MUDr. Druhá', ' JEDNA@test.sk');
    assert.deepEqual([again.status, errorsOf(again)], [422, taken]);
    const both = await Promise.all([
      register(server, 'MUDr. Tretia', 'naraz@test.sk'),
      register(server, 'MUDr. Štvrtá', 'Naraz@test.sk'),
    ]);
    assert.deepEqual(both.map(({ status }) => status).sort(), [201, 422]);
    assert.deepEqual(both.map(errorsOf).filter(Boolean), [taken]);
  });

  it('may register sixty times a minute from one address', async () => {
    const own = await startTestPractice({ registration: 'open' });
    for (let count = 0; count < 60; count += 1) assert.equal((await register(own, '', '')).status, 422);
    const { status, headers } = await register(own, 'MUDr. Neskorá');
    assert.equal(status, 429);
    assert.ok(Number(headers.get('retry-after')) >= 1);
    assert.deepEqual(own.practice.doctors.doctors(), []);
  });
});
