// needs: own-process
import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { describe, it } from 'node:test';
import type { Doctor } from '../../server/features/doctors/store';
// The kiosk's texts, as the tablet's page imports them.
import * as texts from '../../host/kiosk/texts.js';
import { call, field, logIn, type CallOptions } from './support/calls';
import { hoursOn, withOfficeHours } from './support/hours';
import { listenAs } from './support/sockets';
import { MONDAY, SATURDAY } from './support/saturday-practice';
import { newDoctor, startTestPractice, sharedPractice } from './support/test-practice';

describe('the kiosk', { timeout: 300_000 }, () => {
  const server = sharedPractice({ now: () => SATURDAY });
  const take = (body: object, options: CallOptions = {}, at = server) =>
    call(at, 'POST', '/kiosk/api/tickets', { body: { request_id: randomUUID(), ...body }, ...options });
  const today = ({ id }: Doctor, at = server) => at.practice.waitingList.ticketsOf(id)[0]?.tickets ?? [];

  it('C12 C29 a ticket reaches the doctor’s panel through the socket, with what the patient wrote', async (t) => {
    const doctor = await newDoctor(server);
    const panel = await listenAs(server, await logIn(server, doctor.email), doctor.id);
    const action = panel.nextAction();
    // With timers disabled the event must still arrive. Node's mocked timers would leave the socket's own timers running.
    const never = setTimeout(() => undefined);
    for (const name of ['setTimeout', 'setInterval'] as const) t.mock.method(globalThis, name, () => never);
    const { status, body } = await take({
      practice: doctor.code,
      name: '  Ján \n Novák\u202E ',
      reason: '<b>Kašeľ</b> „už týždeň“',
    });
    assert.equal(status, 201);
    const { doctor_name } = doctor;
    assert.deepEqual(body, { number: 1, before: 0, doctor_name, expected: null, closes_at: null, is_late: false });
    assert.equal(await action, 'update-waiting-tickets');
    const [ticket] = today(doctor);
    const { type, user, user_alternate, event_note, origin_title } = ticket ?? {};
    assert.deepEqual([type, user, user_alternate, origin_title], ['queue', null, 'Ján Novák', 'Kiosk v čakárni']);
    assert.equal(event_note, '<b>Kašeľ</b> „už týždeň“');
  });

  it('simultaneous tickets get different numbers, and the number of people before them; a name is optional', async () => {
    const doctor = await newDoctor(server);
    const answers = await Promise.all(Array.from({ length: 8 }, () => take({ practice: doctor.code })));
    const numbers = answers.map(({ body }) => field(body, 'number'));
    assert.deepEqual(numbers.sort(), [1, 2, 3, 4, 5, 6, 7, 8]);
    for (const { body } of answers) assert.equal(Number(field(body, 'before')) + 1, field(body, 'number'));
    assert.deepEqual([today(doctor)[0]?.user_alternate, today(doctor)[0]?.event_note], [null, null]);
  });

  it('a later appointment today does not count as before, one that is due does', async () => {
    const noon = await startTestPractice({ now: () => new Date('2026-11-23T11:00:00Z') });
    const doctor = await newDoctor(noon);
    noon.practice.tickets.addTicket(doctor.id, { type: 'schedule', time: '11:40' });
    noon.practice.tickets.addTicket(doctor.id, { type: 'schedule', time: '12:20' });
    const { body } = await call(noon, 'GET', '/kiosk/api/practices');
    const { code, doctor_name } = doctor;
    // A day without known hours has no outlook.
    const closing = { doctor_state: null, closed: null, opens_at: null, closes_at: null };
    const outlook = { ...closing, expected: null, announcement: null };
    assert.deepEqual(body, [{ code, doctor_name, practice_title: null, waiting: 1, ...outlook }]);
    assert.equal(field((await take({ practice: doctor.code }, {}, noon)).body, 'before'), 1);
  });

  /** Kinds of bookings; `post` sends a superset of their fields. */
  const KINDS = ['tickets', 'recepts', 'events'] as const;
  const post = (kind: string, body: object, options: CallOptions = {}, at = server) =>
    call(at, 'POST', `/kiosk/api/${kind}`, {
      body: { day: MONDAY, time: '08:00', name: 'Ján', medicine: 'Paralen', request_id: randomUUID(), ...body },
      ...options,
    });
  const withHours = async () => {
    const saturday = hoursOn('saturday', '00:00', '23:30', { type: 'queue' });
    return (await withOfficeHours(server, hoursOn('monday', '08:00', '10:00'), saturday)).doctor;
  };
  const storedOf = ({ id }: Doctor) =>
    server.practice.waitingList.ticketsOf(id).flatMap(({ tickets }) => tickets).length +
    server.practice.recepts.receptsOf(id).length;

  it('a repeated request is answered as before, also when simultaneous, and is another’s nowhere', async () => {
    const again = { request_id: ['Skúste to, prosím, ešte raz od začiatku.'] };
    for (const kind of KINDS) {
      const [doctor, other] = [await withHours(), await withHours()];
      const request = { practice: doctor.code, request_id: randomUUID() };
      const answers = await Promise.all([post(kind, request), post(kind, request), post(kind, request)]);
      assert.deepEqual(answers.map(({ status }) => status).sort(), [200, 200, 201], kind);
      for (const { body } of answers) assert.deepEqual(body, answers[0].body);
      // A repeated request gets the stored response, even if its fields differ.
      assert.deepEqual((await post(kind, { ...request, time: '09:00' })).body, answers[0].body);
      const kinds = { tickets: ['tickets', 'events'], events: ['tickets', 'events'], recepts: ['recepts'] }[kind];
      for (const [practice, as] of [[other.code, kind] as const, ...kinds.map((as) => [doctor.code, as] as const)]) {
        if (practice === doctor.code && as === kind) continue;
        const answer = await post(as, { ...request, practice });
        assert.deepEqual([answer.status, field(answer.body, 'errors')], [422, again], `${kind} as ${as}`);
      }
      assert.deepEqual([storedOf(doctor), storedOf(other)], [1, 0]);
      assert.equal(server.practice.notifications.notificationsOf(doctor.id).length, 1);
    }
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

  it('cross-site requests reach nothing', async () => {
    const doctor = await withHours();
    const body = { practice: doctor.code, date: MONDAY };
    const askAll = async (headers: Record<string, string>) => [
      ...(await Promise.all([...KINDS, 'schedule-times', 'pair'].map((path) => post(path, body, { headers })))),
      await call(server, 'GET', `/kiosk/api/schedules?practice=${doctor.code}`, { headers }),
      await call(server, 'GET', '/kiosk/api/practices', { headers }),
    ];
    for (const headers of [
      { Origin: 'https://elsewhere.test' },
      { Origin: 'null' },
      { 'Sec-Fetch-Site': 'cross-site' },
      { 'Sec-Fetch-Site': 'same-site', Origin: server.url },
    ] as Record<string, string>[]) {
      for (const { status } of await askAll(headers)) assert.equal(status, 403, JSON.stringify(headers));
    }
    assert.equal((await post('tickets', body, { headers: { 'Content-Type': 'text/plain' } })).status, 422);
    assert.equal(storedOf(doctor), 0);
    assert.equal((await post('tickets', body, { headers: { Origin: server.url } })).status, 201);
  });

  it('an address has sixty tickets and appointments a minute, sixty prescriptions, and reads beside them', async () => {
    const own = await startTestPractice();
    const { code } = await newDoctor(own);
    const ask = (kind: string) => post(kind, { practice: code, time: '07:00', name: '' }, {}, own);
    const expectFull = async (kind: string) => {
      const { status, headers, body } = await ask(kind);
      assert.equal(status, 429);
      assert.ok(Number(headers.get('retry-after')) >= 1);
      assert.deepEqual(body, { message: 'Príliš veľa pokusov naraz. Skúste to, prosím, o chvíľu.' });
    };
    for (let count = 0; count < 30; count += 1) {
      assert.equal((await ask('tickets')).status, 201);
      assert.equal((await ask('events')).status, 422);
    }
    await expectFull('tickets');
    for (let count = 0; count < 60; count += 1) assert.equal((await ask('recepts')).status, 422);
    await expectFull('recepts');
    const read = await call(own, 'GET', `/kiosk/api/schedules?practice=${code}`);
    assert.deepEqual([read.status, read.headers.get('x-ratelimit-limit')], [200, '300']);
  });

  it('counts use the Slovak plural forms, and times the Slovak way of writing', () => {
    assert.deepEqual([0, 1, 2, 4, 5, 12].map(texts.waitingBefore), [
      'Nikto pred Vami nečaká',
      'Pred Vami čaká 1 pacient',
      'Pred Vami čakajú 2 pacienti',
      'Pred Vami čakajú 4 pacienti',
      'Pred Vami čaká 5 pacientov',
      'Pred Vami čaká 12 pacientov',
    ]);
    assert.deepEqual([0, 1, 3, 7].map(texts.waitingNow), [
      'Nikto nečaká',
      'Čaká 1 pacient',
      'Čakajú 3 pacienti',
      'Čaká 7 pacientov',
    ]);
    assert.match(texts.busyFor(1), /o\s1 sekundu;/);
    assert.match(texts.busyFor(40), /o\s40 sekúnd;/);
    assert.equal(texts.calledAt({ from: '08:05', to: '08:30' }), 'Na rad pôjdete približne 8:05 – 8:30');
    assert.equal(texts.newcomerAt({ from: '10:00', to: '10:20' }), 'S lístkom na rad približne 10:00 – 10:20');
    assert.match(texts.mayBeTooLate('12:00'), /^Ordinuje sa do 12:00\./);
    assert.equal(texts.CLOSED_TEXTS.absence, 'Lekár je dnes neprítomný');
  });
});
