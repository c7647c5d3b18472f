import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { Secret, TOTP } from 'otpauth';
import {
  call,
  column,
  columns,
  field,
  logIn,
  newSession,
  statusOfRead,
  tryLogin,
  routesOf,
} from '../server/support/calls';
import { CLOSED_BY_LOGOUT, invite, linkToken, listening, newColleague, setUp } from '../server/support/colleagues';
import { LASTING, PASSWORD, sharedPractice, startTestPractice } from '../server/support/test-practice';

const HOUR_MS = 3_600_000;

describe('a nurse who wants more than is hers', { timeout: 120_000 }, () => {
  const server = sharedPractice();

  /** Calls that only the doctor may make. */
  const DOCTORS = (
    'account second-factor-begin second-factor-confirm second-factor-end recovery-codes-renew colleagues colleague-invite ' +
    'colleague-link colleague-remove calendar-feed calendar-feed calendar-feed-revoke patient-export patient-access-log ' +
    'recept-accepted recept-rejected payments payouts invoice-upload invoices/:payout profile-store display display-key kiosk ' +
    'kiosk-code kiosk-device-remove'
  ).split(' ');

  it('is refused on every route that is the doctor’s, and the log has each refusal', async () => {
    const { doctor, token } = await newSession(server);
    const { id: colleague, token: own } = await newColleague(server, token);
    const { id: person } = server.practice.people.createUser({ fullname: 'Ján Novák' });
    const { id: recept } = server.practice.recepts.addRecept(doctor.id, { user_id: person, recept_title: 'Euthyrox' });
    const afterId = server.practice.log.actions({ limit: 1_000_000 }).at(-1)?.id ?? 0;
    const denied = routesOf(server).filter(({ right }) => right !== 'everybody' && right !== 'open');
    assert.deepEqual(column(denied, 'path').sort(), DOCTORS.map((name) => `/api/${name}`).sort());
    for (const { method, path } of denied) {
      const answer = await call(server, method, path.replace(':payout', '1'), {
        token: own,
        // The doctor would be allowed this request.
        ...(method === 'POST' && {
          body: { id: recept, name: 'x', title: 'nurse-male', value: 'x', current_password: PASSWORD },
          headers: { 'Idempotency-Key': path },
        }),
      });
      assert.deepEqual([path, answer.status, answer.body], [path, 403, { message: 'Toto môže iba lekár.' }]);
    }
    const lines = server.practice.log.actions({ afterId });
    assert.equal(lines.length, denied.length);
    for (const line of columns(lines, 'doctor_id', 'colleague_id', 'outcome', 'reason'))
      assert.deepEqual(line, [doctor.id, colleague, 'refused', '403']);
    assert.equal(server.practice.recepts.receptStatus(doctor.id, recept), 'pending');
  });

  it('another method, a slash or letters in another case lead around nothing', async () => {
    const { token } = await newSession(server);
    const { token: own } = await newColleague(server, token);
    for (const path of ['/api/payments/', '/API/payments', '/api//payments', '/api/payments?x', '/api/%70ayments']) {
      const { status, body } = await call(server, 'GET', path, { token: own });
      assert.ok([400, 403, 404].includes(status), `${path}: ${status} ${JSON.stringify(body)}`);
    }
    const headers = { Authorization: `Bearer ${own}`, Accept: 'application/json' };
    const head = await fetch(`${server.url}/api/payments`, { method: 'HEAD', headers });
    assert.equal(head.status, 403);
    assert.equal((await call(server, 'POST', '/api/payments', { token: own, body: {} })).status, 405);
  });

  it('does not get a doctor’s response by a repeated idempotency key', async () => {
    const { token, post } = await newSession(server);
    const { id } = await invite(server, token);
    const nurse = await newColleague(server, token);
    const key = { 'Idempotency-Key': 'same' };
    assert.equal((await post('colleague-remove', { id }, key)).status, 200);
    assert.equal((await nurse.post('colleague-remove', { id }, key)).status, 403);
  });

  it('reaches nothing of another practice: not its tickets, not its channel', async () => {
    const { token } = await newSession(server);
    const { doctor: stranger } = await newSession(server);
    const { post, token: own } = await newColleague(server, token);
    const { id } = server.practice.tickets.addTicket(stranger.id, { type: 'queue' });
    for (const path of ['ticket-next', 'ticket-reject']) assert.equal((await post(path, { id })).status, 404);
    const body = { socket_id: '1.1', channel_name: `private-admin.${stranger.id}` };
    assert.equal((await call(server, 'POST', '/broadcasting/auth', { token: own, body })).status, 403);
  });

  it('the doctor’s second factor does not keep her out, and her login does not get past it', async () => {
    const { doctor, token } = await newSession(server);
    const { email } = await newColleague(server, token);
    const setup = server.practice.secondFactor.beginSecondFactor(doctor.id, doctor.email);
    const code = new TOTP({ secret: Secret.fromBase32(setup?.secret ?? '') }).generate();
    assert.ok(Array.isArray(server.practice.secondFactor.confirmSecondFactor(doctor.id, code)));
    await logIn(server, email);
    assert.ok(field((await tryLogin(server, doctor.email)).body, 'errors', 'code'));
  });
});

describe('a colleague who was removed', { timeout: 60_000 }, () => {
  const server = sharedPractice();

  it('loses every call and socket at once, and cannot log in or return by an old link', async () => {
    const { doctor, token, post } = await newSession(server);
    const { id, email, token: own } = await newColleague(server, token);
    const { body: made } = await post('colleague-link', { id });
    const { closed } = await listening(server, own, doctor.id);
    assert.equal((await post('colleague-remove', { id })).status, 200);
    assert.equal(await closed, CLOSED_BY_LOGOUT);
    assert.equal(await statusOfRead(server, own), 401);
    assert.equal((await tryLogin(server, email)).status, 422);
    assert.equal((await setUp(server, linkToken(made), { email })).status, 410);
    for (const path of ['colleague-link', 'colleague-remove']) assert.equal((await post(path, { id })).status, 404);
    // The e-mail is free again.
    const { link } = await invite(server, token, 'Eva');
    assert.equal((await setUp(server, link, { email })).status, 201);
  });

  it('gets no session from a login that began before', async () => {
    const { practice } = server;
    const { doctor, token } = await newSession(server);
    const { id, email } = await newColleague(server, token);
    const login = practice.accounts.checkPassword(email, PASSWORD);
    assert.ok(practice.colleagues.removeColleague(doctor.id, id));
    assert.equal(await login, null);
    // Not even a session that starts after the removal opens anything.
    const late = practice.sessions.startSession({ doctorId: doctor.id, colleagueId: id });
    assert.equal(practice.sessions.sessionOf(late), null);
    assert.equal(await statusOfRead(server, late), 401);
  });
});

describe('the link of a colleague', { timeout: 60_000 }, () => {
  const server = sharedPractice({ registration: 'open' });

  it('is good once, also for two who use it in the same moment', async () => {
    const { token } = await newSession(server);
    const { link } = await invite(server, token);
    const answers = await Promise.all(['a@x.sk', 'b@x.sk', 'c@x.sk'].map((email) => setUp(server, link, { email })));
    assert.deepEqual(answers.map(({ status }) => status).sort(), [201, 410, 410]);
    assert.equal((await setUp(server, link, { email: 'd@x.sk' })).status, 410);
    assert.equal((await call(server, 'POST', '/api/setup-check', { body: { token: link } })).status, 410);
  });

  it('ends after seven days, and when another one is made', async () => {
    let now = Date.parse('2026-11-23T07:00:00Z');
    const server = await startTestPractice({ now: () => new Date(now), sessionLimits: LASTING });
    const { token, post } = await newSession(server);
    const { id, link } = await invite(server, token);
    const { body } = await post('colleague-link', { id });
    assert.equal((await setUp(server, link)).status, 410);
    now += 7 * 24 * HOUR_MS;
    assert.equal((await setUp(server, linkToken(body))).status, 410);
  });

  it('makes no doctor, and a doctor’s link no colleague', async () => {
    const { token } = await newSession(server);
    const { link } = await invite(server, token);
    const twice = { password: PASSWORD, password_confirmation: PASSWORD };
    const account = { token: link, doctor_name: 'MUDr. Falošný', email: 'f@x.sk', ...twice };
    assert.equal((await call(server, 'POST', '/api/setup', { body: account })).status, 410);
    assert.equal((await setUp(server, server.practice.invitations.createInvitation({ days: 1 }).token)).status, 410);
  });

  it('without a link nothing reveals whether an e-mail is taken; with one, only a few times', async () => {
    const { doctor, token } = await newSession(server);
    const ask = (link: string, email: string) => setUp(server, link, { email });
    const [taken, free] = [await ask('x'.repeat(43), doctor.email), await ask('x'.repeat(43), 'free@x.sk')];
    assert.deepEqual([taken.status, taken.body], [free.status, free.body]);
    assert.equal(taken.status, 410);
    const { link } = await invite(server, token);
    const statuses: number[] = [];
    for (let index = 0; index < 12; index += 1) statuses.push((await ask(link, doctor.email)).status);
    assert.deepEqual(statuses, [...Array<number>(10).fill(422), 429, 429]);
    // The limit does not affect another colleague’s link.
    const { link: other } = await invite(server, token, 'Eva');
    assert.equal((await ask(other, 'eva@x.sk')).status, 201);
  });

  it('an e-mail belongs to one account: no doctor registers with a colleague’s', async () => {
    const { token } = await newSession(server);
    const { email } = await newColleague(server, token);
    const twice = { password: PASSWORD, password_confirmation: PASSWORD };
    const body = { doctor_name: 'MUDr. Nová', email: email.toUpperCase(), ...twice };
    const refused = await call(server, 'POST', '/api/admin/register', { body });
    assert.equal(refused.status, 422);
    assert.ok(field(refused.body, 'errors', 'email'));
  });
});

describe('guessing a colleague’s password', { timeout: 60_000 }, () => {
  it('has the limits of a doctor’s, and does not lock her out where she has logged in', async () => {
    const server = await startTestPractice({ trustProxy: 1 });
    const { token } = await newSession(server);
    const { email } = await newColleague(server, token);
    const attempt = (password: string, from: string) =>
      tryLogin(server, email, password, { headers: { 'X-Forwarded-For': from } });
    // She logs in from home. This login and the first one came from unknown addresses, so both count.
    assert.equal((await attempt(PASSWORD, '10.0.0.1')).status, 200);
    const statuses: number[] = [];
    for (let index = 0; index < 25; index += 1) statuses.push((await attempt('zlé', `10.0.1.${index}`)).status);
    assert.equal(statuses.filter((status) => status === 429).length, 7);
    assert.equal((await attempt(PASSWORD, '10.0.0.1')).status, 200);
  });
});
