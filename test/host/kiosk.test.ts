// needs: own-process
import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { before, describe, it } from 'node:test';
import type { Doctor } from '../../host/server/practice/doctors';
// The kiosk's own words, as the tablet runs them.
import { busyFor, waitingBefore, waitingNow } from '../../host/kiosk/texts.js';
import { call, field, logIn, type CallOptions } from './support/calls';
import { listenAs } from './support/panel-socket';
import { newDoctor, startTestPractice, type TestPractice } from './support/test-practice';

describe('the kiosk', { timeout: 300_000 }, () => {
  let server: TestPractice;
  before(async () => {
    server = await startTestPractice();
  });
  const take = (body: object, options: CallOptions = {}, at = server) =>
    call(at, 'POST', '/kiosk/api/tickets', { body: { request_id: randomUUID(), ...body }, ...options });
  const today = ({ id }: Doctor, at = server) => at.practice.ticketsOf(id)[0]?.tickets ?? [];

  it('C12 C29 a ticket reaches the doctor’s panel through the socket, with what the patient wrote', async (t) => {
    const doctor = await newDoctor(server);
    const panel = await listenAs(server, await logIn(server, doctor.email), doctor.id);
    const action = panel.nextAction();
    // No timer is involved, so it arrives at once even on a busy machine.
    t.mock.timers.enable({ apis: ['setTimeout', 'setInterval'] });
    const { status, body } = await take({
      practice: doctor.code,
      name: '  Ján \n Novák\u202E ',
      reason: '<b>Kašeľ</b> „už týždeň“',
    });
    assert.equal(status, 201);
    const { doctor_name } = doctor;
    assert.deepEqual(body, { number: 1, before: 0, doctor_name, expected: null, closes_at: null });
    assert.equal(await action, 'update-waiting-tickets');
    const [ticket] = today(doctor);
    assert.equal(ticket?.type, 'queue');
    assert.equal(ticket.user_alternate, 'Ján Novák');
    assert.equal(ticket.event_note, '<b>Kašeľ</b> „už týždeň“');
    assert.equal(ticket.origin_title, 'Kiosk v čakárni');
    assert.equal(ticket.user, null);
  });

  it('C12 name and reason are optional', async () => {
    const doctor = await newDoctor(server);
    assert.equal((await take({ practice: doctor.code, name: ' ', reason: null })).status, 201);
    assert.equal(today(doctor)[0]?.user_alternate, null);
    assert.equal(today(doctor)[0]?.event_note, null);
  });

  it('simultaneous tickets get different numbers, and the number of people before them', async () => {
    const doctor = await newDoctor(server);
    const answers = await Promise.all(Array.from({ length: 8 }, () => take({ practice: doctor.code })));
    const numbers = answers.map(({ body }) => field(body, 'number'));
    assert.deepEqual([...numbers].sort(), [1, 2, 3, 4, 5, 6, 7, 8]);
    assert.deepEqual(
      answers.map(({ body }) => Number(field(body, 'before')) + 1),
      numbers,
    );
  });

  it('a later appointment today does not count as before, one that is due does', async () => {
    const noon = await startTestPractice({ now: () => new Date('2026-11-23T11:00:00Z') });
    const doctor = await newDoctor(noon);
    noon.practice.addTicket(doctor.id, { type: 'schedule', time: '11:40' });
    noon.practice.addTicket(doctor.id, { type: 'schedule', time: '12:20' });
    const { body } = await call(noon, 'GET', '/kiosk/api/practices');
    const { code, doctor_name } = doctor;
    // Nothing is told of a day of which nothing is known.
    const outlook = {
      doctor_state: null,
      closed: null,
      opens_at: null,
      closes_at: null,
      expected: null,
      announcement: null,
    };
    assert.deepEqual(body, [{ code, doctor_name, practice_title: null, waiting: 1, ...outlook }]);
    assert.equal(field((await take({ practice: doctor.code }, {}, noon)).body, 'before'), 1);
  });

  it('a repeated request is the same ticket, also when simultaneous', async () => {
    const doctor = await newDoctor(server);
    const request = { practice: doctor.code, name: 'Ján', request_id: randomUUID() };
    const answers = await Promise.all([take(request), take(request), take(request)]);
    assert.deepEqual(answers.map(({ status }) => status).sort(), [200, 200, 201]);
    assert.deepEqual(new Set(answers.map(({ body }) => field(body, 'number'))), new Set([1]));
    assert.equal(today(doctor).length, 1);
    const other = await newDoctor(server);
    assert.equal((await take({ ...request, practice: other.code })).status, 422);
    assert.deepEqual(today(other), []);
  });

  it('numbering starts at one for each doctor and each day', async () => {
    let now = new Date('2026-11-23T22:59:00Z');
    const own = await startTestPractice({ now: () => now });
    const [a, b] = [await newDoctor(own), await newDoctor(own)];
    const numberAt = async ({ code }: Doctor) => field((await take({ practice: code }, {}, own)).body, 'number');
    assert.deepEqual([await numberAt(a), await numberAt(a), await numberAt(b)], [1, 2, 1]);
    now = new Date('2026-11-23T23:00:00Z');
    assert.equal(await numberAt(a), 1, 'midnight in Bratislava is 23:00 UTC');
  });

  it('errors are reported by field, in Slovak', async () => {
    const doctor = await newDoctor(server);
    const { status, body } = await take({ practice: 'x', name: 'x'.repeat(81), reason: 5, request_id: 'short' });
    assert.equal(status, 422);
    assert.deepEqual(field(body, 'errors'), {
      practice: ['Vyberte ambulanciu zo zoznamu.'],
      name: ['Text môže mať najviac 80 znakov.'],
      reason: ['Napíšte text.'],
      request_id: ['Skúste to, prosím, ešte raz od začiatku.'],
    });
    assert.equal((await take({ practice: doctor.code, name: 'x'.repeat(80), reason: 'y'.repeat(300) })).status, 201);
    assert.equal((await take({ practice: doctor.code, reason: 'y'.repeat(301) })).status, 422);
    const malformed = await call(server, 'POST', '/kiosk/api/tickets', { body: '{' });
    assert.equal(malformed.status, 422);
  });

  it('cross-site requests cannot take a ticket', async () => {
    const doctor = await newDoctor(server);
    for (const headers of [
      { Origin: 'https://elsewhere.test' },
      { Origin: 'null' },
      { 'Sec-Fetch-Site': 'cross-site' },
      { 'Sec-Fetch-Site': 'same-site', Origin: server.url },
      { 'Content-Type': 'text/plain' },
    ] as Record<string, string>[]) {
      const { status } = await take({ practice: doctor.code }, { headers });
      assert.ok(status === 403 || (status === 422 && 'Content-Type' in headers), String(status));
    }
    assert.deepEqual(today(doctor), []);
    assert.equal((await take({ practice: doctor.code }, { headers: { Origin: server.url } })).status, 201);
  });

  it('sixty tickets a minute per tablet are allowed', async () => {
    const own = await startTestPractice();
    const { code } = await newDoctor(own);
    for (let count = 0; count < 60; count += 1) assert.equal((await take({ practice: code }, {}, own)).status, 201);
    const { status, headers, body } = await take({ practice: code }, {}, own);
    assert.equal(status, 429);
    assert.ok(Number(headers.get('retry-after')) >= 1);
    assert.deepEqual(body, { message: 'Príliš veľa pokusov naraz. Skúste to, prosím, o chvíľu.' });
  });

  it('counts use the Slovak plural forms', () => {
    assert.deepEqual([0, 1, 2, 4, 5, 12].map(waitingBefore), [
      'Nikto pred Vami nečaká',
      'Pred Vami čaká 1 pacient',
      'Pred Vami čakajú 2 pacienti',
      'Pred Vami čakajú 4 pacienti',
      'Pred Vami čaká 5 pacientov',
      'Pred Vami čaká 12 pacientov',
    ]);
    assert.deepEqual([0, 1, 3, 7].map(waitingNow), [
      'Nikto nečaká',
      'Čaká 1 pacient',
      'Čakajú 3 pacienti',
      'Čaká 7 pacientov',
    ]);
    assert.match(busyFor(1), /o\s1 sekundu;/);
    assert.match(busyFor(40), /o\s40 sekúnd;/);
  });
});
