import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { before, describe, it } from 'node:test';
import { call, field, logIn, type CallOptions } from './support/calls';
import { hoursOn } from './support/hours';
import { listenAs } from './support/panel-socket';
import { newDoctor, startTestPractice, type TestPractice } from './support/test-practice';

// Saturday, 11:30 in Bratislava.
const SATURDAY = new Date('2026-11-21T10:30:00Z');
const MONDAY = '2026-11-23';

describe('booking at the kiosk', { timeout: 300_000 }, () => {
  let server: TestPractice;
  before(async () => {
    server = await startTestPractice({ now: () => SATURDAY });
  });
  const order = (body: object, options: CallOptions = {}, at = server) =>
    call(at, 'POST', '/kiosk/api/events', {
      body: { day: MONDAY, time: '08:00', type: 'schedule', name: 'Ján Nový', request_id: randomUUID(), ...body },
      ...options,
    });
  const withHours = async (at = server) => {
    const doctor = await newDoctor(at);
    at.practice.addOfficeHours(doctor.id, hoursOn('monday', '08:00', '10:00'));
    at.practice.addOfficeHours(doctor.id, hoursOn('tuesday', '08:00', '09:00', { type: 'schedule-premium' }));
    return doctor;
  };
  const tickets = (doctorId: number) => server.practice.ticketsOf(doctorId).flatMap(({ tickets: list }) => list);

  it('C12 C29 an appointment reaches the doctor’s panel through the socket, with what the patient wrote', async () => {
    const doctor = await withHours();
    const panel = await listenAs(server, await logIn(server, doctor.email), doctor.id);
    const { status, body } = await order({ practice: doctor.code, name: ' Eva \n Žiaková\u202E', reason: 'Kašeľ' });
    assert.equal(status, 201);
    assert.deepEqual(body, {
      type: 'schedule',
      day: MONDAY,
      time: '08:00',
      scheduled_formated: 'pondelok 23. novembra o 8:00',
      doctor_name: doctor.doctor_name,
    });
    assert.equal(await panel.nextAction(), 'update-waiting-tickets');
    const [ticket, ...more] = tickets(doctor.id);
    assert.equal(more.length, 0);
    assert.equal(ticket?.type, 'schedule');
    assert.equal(ticket.user_alternate, 'Eva Žiaková');
    assert.equal(ticket.event_note, 'Kašeľ');
    assert.equal(ticket.origin_title, 'Kiosk v čakárni');
    assert.equal(ticket.scheduled_at, '2026-11-23T08:00:00+01:00');
  });

  it('an appointment of either type can be booked at the offered days and times', async () => {
    const doctor = await withHours();
    const days = async (query: string) =>
      (await call(server, 'GET', `/kiosk/api/schedules?practice=${doctor.code}${query}`)).body;
    const times = async (body: object) =>
      (await call(server, 'POST', '/kiosk/api/schedule-times', { body: { practice: doctor.code, ...body } })).body;
    const [monday, premium] = [await days(''), await days('&type=schedule-premium')];
    assert.deepEqual(Array.isArray(monday) && monday[0], {
      value: MONDAY,
      title: 'pondelok 23. novembra',
      description: '4 voľné termíny',
    });
    assert.equal(Array.isArray(premium) && field(premium[0], 'value'), '2026-11-24');
    assert.equal((await order({ practice: doctor.code, time: '09:00', type: '' })).status, 201);
    assert.deepEqual(await times({ date: MONDAY, type: 'schedule' }), [
      { time: '08:00' },
      { time: '08:30' },
      { time: '09:30' },
    ]);
    assert.deepEqual(await times({ date: '2026-11-24', type: 'schedule-premium' }), [
      { time: '08:00' },
      { time: '08:30' },
    ]);
    const answer = await order({ practice: doctor.code, day: '2026-11-24', type: 'schedule-premium' });
    assert.equal(answer.status, 201);
    assert.equal(field(answer.body, 'type'), 'schedule-premium');
  });

  it('a time is booked once, also by simultaneous requests; the others get an error at the time', async () => {
    const doctor = await withHours();
    const answers = await Promise.all([1, 2, 3, 4].map(() => order({ practice: doctor.code })));
    assert.deepEqual(answers.map(({ status }) => status).sort(), [201, 422, 422, 422]);
    for (const { status, body } of answers) {
      if (status === 422) {
        assert.deepEqual(field(body, 'errors'), { time: ['Tento čas už nie je voľný. Vyberte, prosím, iný.'] });
      }
    }
    assert.equal(tickets(doctor.id).length, 1);
  });

  it('a repeated request is the same appointment, also when simultaneous', async () => {
    const doctor = await withHours();
    const request = { practice: doctor.code, request_id: randomUUID() };
    const answers = await Promise.all([order(request), order(request), order(request)]);
    assert.deepEqual(answers.map(({ status }) => status).sort(), [200, 200, 201]);
    for (const { body } of answers) assert.deepEqual(body, answers[0].body);
    // The answer is the stored appointment, whatever the repeated request asks for.
    const changed = await order({ ...request, time: '09:00' });
    assert.deepEqual([changed.status, field(changed.body, 'time')], [200, '08:00']);
    assert.equal(tickets(doctor.id).length, 1);
  });

  it('a request id is valid for one doctor and one kind of ticket', async () => {
    const doctor = await withHours();
    const other = await withHours();
    // Today, too: no number is given on a day without hours.
    server.practice.addOfficeHours(other.id, hoursOn('saturday', '00:00', '23:30', { type: 'queue' }));
    const again = { request_id: ['Skúste to, prosím, ešte raz od začiatku.'] };
    const request = { practice: doctor.code, request_id: randomUUID() };
    const take = (body: object) => call(server, 'POST', '/kiosk/api/tickets', { body });
    assert.equal((await order(request)).status, 201);
    for (const answer of [await order({ ...request, practice: other.code }), await take(request)]) {
      assert.deepEqual([answer.status, field(answer.body, 'errors')], [422, again]);
    }
    const queue = { practice: other.code, request_id: randomUUID() };
    assert.equal((await take(queue)).status, 201);
    for (const time of ['08:00', '07:00']) {
      const answer = await order({ ...queue, time });
      assert.deepEqual([answer.status, field(answer.body, 'errors')], [422, again]);
    }
    assert.deepEqual([tickets(doctor.id).length, tickets(other.id).length], [1, 1]);
  });

  it('errors are reported by field, in Slovak', async () => {
    const doctor = await withHours();
    const wrong = { practice: 'x', day: 'x', time: '25:00', type: 'queue', name: ' ', reason: 5, request_id: 'x' };
    const { status, body } = await order(wrong);
    assert.equal(status, 422);
    assert.deepEqual(field(body, 'errors'), {
      practice: ['Vyberte ambulanciu zo zoznamu.'],
      day: ['Vyberte deň zo zoznamu.'],
      time: ['Vyberte čas zo zoznamu.'],
      type: ['Vyberte druh termínu zo zoznamu.'],
      name: ['Napíšte, prosím, svoje meno.'],
      reason: ['Napíšte text.'],
      request_id: ['Skúste to, prosím, ešte raz od začiatku.'],
    });
    for (const [field_, value, message] of [
      ['name', 'x'.repeat(81), 'Text môže mať najviac 80 znakov.'],
      ['name', null, 'Napíšte, prosím, svoje meno.'],
      ['reason', 'x'.repeat(301), 'Text môže mať najviac 300 znakov.'],
      ['day', '2026-02-30', 'Vyberte deň zo zoznamu.'],
      ['time', '07:30', 'Tento čas už nie je voľný. Vyberte, prosím, iný.'],
      ['day', '2026-11-16', undefined],
    ] as const) {
      const answer = await order({ practice: doctor.code, [field_]: value });
      assert.equal(answer.status, 422);
      const errors = field(answer.body, 'errors');
      if (message) assert.deepEqual(errors, { [field_]: [message] });
      else assert.deepEqual(Object.keys(errors ?? {}), ['time']);
    }
    assert.equal((await call(server, 'POST', '/kiosk/api/events', { body: '{' })).status, 422);
    assert.deepEqual(tickets(doctor.id), []);
    const longest = { practice: doctor.code, name: 'x'.repeat(80), reason: 'y'.repeat(300) };
    assert.equal((await order(longest)).status, 201);
  });

  it('the requests for days and times are validated too', async () => {
    const doctor = await withHours();
    for (const query of ['', '?practice=', '?practice=x', `?practice=${doctor.code}&type=queue`]) {
      assert.equal((await call(server, 'GET', `/kiosk/api/schedules${query}`)).status, 422, query);
    }
    const { status, body } = await call(server, 'POST', '/kiosk/api/schedule-times', { body: { type: 'other' } });
    assert.equal(status, 422);
    assert.deepEqual(field(body, 'errors'), {
      practice: ['Vyberte ambulanciu zo zoznamu.'],
      date: ['Vyberte deň zo zoznamu.'],
      type: ['Vyberte druh termínu zo zoznamu.'],
    });
  });

  it('cross-site requests can neither read times nor book', async () => {
    const doctor = await withHours();
    for (const headers of [
      { Origin: 'https://elsewhere.test' },
      { Origin: 'null' },
      { 'Sec-Fetch-Site': 'cross-site' },
      { 'Sec-Fetch-Site': 'same-site', Origin: server.url },
    ] as Record<string, string>[]) {
      const body = { practice: doctor.code, date: MONDAY };
      const answers = [
        await order({ practice: doctor.code }, { headers }),
        await call(server, 'POST', '/kiosk/api/schedule-times', { body, headers }),
        await call(server, 'GET', `/kiosk/api/schedules?practice=${doctor.code}`, { headers }),
      ];
      assert.deepEqual(
        answers.map(({ status }) => status),
        [403, 403, 403],
      );
    }
    assert.deepEqual(tickets(doctor.id), []);
    assert.equal((await order({ practice: doctor.code }, { headers: { Origin: server.url } })).status, 201);
  });

  it('tickets and appointments share one rate limit, reads have their own', async () => {
    const own = await startTestPractice({ now: () => SATURDAY });
    const { code } = await withHours(own);
    for (let count = 0; count < 59; count += 1) await order({ practice: code, time: '07:00' }, {}, own);
    const last = await call(own, 'POST', '/kiosk/api/tickets', { body: { practice: code, request_id: randomUUID() } });
    // A Saturday without hours: it is refused, and counts.
    assert.equal(last.status, 403);
    const { status, headers, body } = await order({ practice: code }, {}, own);
    assert.equal(status, 429);
    assert.ok(Number(headers.get('retry-after')) >= 1);
    assert.deepEqual(body, { message: 'Príliš veľa pokusov naraz. Skúste to, prosím, o chvíľu.' });
    const read = await call(own, 'GET', `/kiosk/api/schedules?practice=${code}`);
    assert.deepEqual([read.status, read.headers.get('x-ratelimit-limit')], [200, '300']);
  });
});
