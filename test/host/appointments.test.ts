import assert from 'node:assert/strict';
import { before, beforeEach, describe, it } from 'node:test';
import { openPractice } from '../../host/server/practice/practice';
import { call, field, groupsIn, newSession } from './support/calls';
import { addAbsence, hoursOn } from './support/hours';
import { listenAs } from './support/panel-socket';
import { startTestPractice, temporaryFolder, type TestPractice } from './support/test-practice';

// Saturday, 11:30 in Bratislava.
const SATURDAY = new Date('2026-11-21T10:30:00Z');
const MONDAY = '2026-11-23';

describe('booking an appointment', { timeout: 300_000 }, () => {
  let server: TestPractice;
  let now = SATURDAY;
  before(async () => {
    server = await startTestPractice({ now: () => now });
  });
  beforeEach(() => {
    now = SATURDAY;
  });
  const add = (token: string, body: unknown, headers: Record<string, string> = {}) =>
    call(server, 'POST', '/api/event-add', { token, body, headers });
  const form = (time = '08:00', day = MONDAY) => ({
    ticket_type: 'schedule',
    ticket_value: { day, time },
    event_note: null,
    user_id: null as unknown,
    user_alternate: 'Ján Nový' as unknown,
  });
  const withHours = async () => {
    const session = await newSession(server);
    server.practice.addOfficeHours(session.doctor.id, hoursOn('monday', '08:00', '10:00'));
    return session;
  };
  const ticketsOf = async (token: string) => {
    const groups = groupsIn((await call(server, 'GET', '/api/tickets', { token })).body);
    return groups.flatMap(({ tickets }) => tickets);
  };
  const errorsOf = async (token: string, body: unknown) => {
    const answer = await add(token, body);
    assert.equal(answer.status, 422, JSON.stringify(answer.body));
    assert.equal(field(answer.body, 'message'), 'The given data was invalid.');
    return field(answer.body, 'errors');
  };

  it('C23 a patient from the list gets a ticket, answered as GET /api/tickets lists it', async () => {
    const { doctor, token } = await withHours();
    const user = server.practice.createUser({ fullname: 'Eva Žiaková', avatar: 'https://a.test/1.png' });
    server.practice.addPatient(doctor.id, user.id);
    const { status, body } = await add(token, {
      ...form('09:30'),
      event_note: ' Prinesie výsledky. ',
      user_id: user.id,
      user_alternate: null,
    });
    assert.equal(status, 200);
    const ticket = field(body, 'form_value');
    assert.deepEqual(body, {
      form_type: 'event',
      form_value: {
        id: field(ticket, 'id'),
        type: 'schedule',
        ticket_title: 'Termín',
        scheduled_formated: 'pondelok 23. novembra o 9:30',
        scheduled_at: '2026-11-23T09:30:00+01:00',
        user: { id: user.id, attributes: { avatar: 'https://a.test/1.png', fullname: 'Eva Žiaková' } },
        user_alternate: null,
        is_patient: true,
        exchange_list_formated: null,
        created_at_formated: 'dnes o 11:30',
        created_at: '2026-11-21T11:30:00+01:00',
        origin_title: 'Objednané v ambulancii',
        event_note: 'Prinesie výsledky.',
      },
    });
    assert.deepEqual(await ticketsOf(token), [ticket]);
    assert.deepEqual(server.practice.freeTimes(doctor.id, MONDAY, 'schedule'), ['08:00', '08:30', '09:00']);
  });

  it('C23 somebody not on the list is booked by name; the id may be a string', async () => {
    const { doctor, token } = await withHours();
    const user = server.practice.createUser({ fullname: 'Eva Žiaková' });
    server.practice.addPatient(doctor.id, user.id);
    const named = field((await add(token, { ...form('08:00'), user_id: '' })).body, 'form_value');
    assert.deepEqual([field(named, 'user'), field(named, 'user_alternate')], [null, 'Ján Nový']);
    const listed = await add(token, { ...form('08:30'), user_id: String(user.id), user_alternate: ' ' });
    assert.equal(field(field(field(listed.body, 'form_value'), 'user'), 'id'), user.id);
    assert.equal((await ticketsOf(token)).length, 2);
  });

  it('C23 a premium appointment needs premium hours', async () => {
    const { doctor, token } = await withHours();
    server.practice.addOfficeHours(doctor.id, hoursOn('monday', '11:00', '12:00', { type: 'schedule-premium' }));
    const premium = { ...form('11:00'), ticket_type: 'schedule-premium' };
    assert.deepEqual(await errorsOf(token, form('11:00')), taken);
    assert.deepEqual(await errorsOf(token, { ...premium, ticket_value: { day: MONDAY, time: '08:00' } }), taken);
    const { body } = await add(token, premium);
    assert.equal(field(field(body, 'form_value'), 'type'), 'schedule-premium');
  });

  it('C23 only a free time can be booked', async () => {
    const { doctor, token } = await withHours();
    addAbsence(server, doctor.id, `${MONDAY} 09:30`, `${MONDAY} 10:00`);
    server.practice.addTicket(doctor.id, { type: 'schedule', date: MONDAY, time: '08:30' });
    for (const [day, time] of [
      [MONDAY, '07:30'],
      [MONDAY, '08:10'],
      [MONDAY, '08:30'],
      [MONDAY, '09:30'],
      [MONDAY, '10:00'],
      ['2026-11-24', '08:00'],
      ['2026-11-16', '08:00'],
      ['2027-01-25', '08:00'],
    ] as const) {
      assert.deepEqual(await errorsOf(token, form(time, day)), taken, `${day} ${time}`);
    }
    now = new Date('2026-11-23T07:00:00Z');
    assert.deepEqual(await errorsOf(token, form('08:00')), taken, 'its moment has come');
    assert.equal((await ticketsOf(token)).length, 1);
    assert.equal((await add(token, form('09:00'))).status, 200);
  });

  it('C23 a time is booked once, also by simultaneous requests', async () => {
    const { doctor, token } = await withHours();
    const answers = await Promise.all(
      ['Prvá', 'Druhá', 'Tretia', 'Štvrtá'].map((user_alternate) => add(token, { ...form(), user_alternate })),
    );
    assert.deepEqual(answers.map(({ status }) => status).sort(), [200, 422, 422, 422]);
    for (const { status, body } of answers) if (status === 422) assert.deepEqual(field(body, 'errors'), taken);
    const [ticket, ...more] = await ticketsOf(token);
    assert.equal(more.length, 0);
    // Cancelled, the time is free again; served, it is used up.
    server.practice.rejectTicket(doctor.id, Number(field(ticket, 'id')));
    const again = field((await add(token, form())).body, 'form_value');
    server.practice.nextTicket(doctor.id, Number(field(again, 'id')));
    assert.deepEqual(await errorsOf(token, form()), taken);
  });

  it('C23 an appointment keeps its duration when the office hours change', async () => {
    const { doctor, token } = await withHours();
    await add(token, form('08:30'));
    const [hours] = server.practice.officeHoursOf(doctor.id);
    assert.ok(hours);
    server.practice.changeOfficeHours(doctor.id, hours.id, { ...hours, approximate_time_on_patient: 10 });
    const free = server.practice.freeTimes(doctor.id, MONDAY, 'schedule');
    assert.deepEqual(free.slice(0, 4), ['08:00', '08:10', '08:20', '09:00']);
    server.practice.removeOfficeHours(doctor.id, hours.id);
    assert.equal((await ticketsOf(token)).length, 1);
  });

  it('V7 the custom name is optional', async () => {
    const { token } = await withHours();
    const answer = await add(token, { ...form(), user_id: null, user_alternate: '  ' });
    assert.equal(answer.status, 200);
  });

  it('C23 V5 each field is validated', async () => {
    const { doctor, token } = await withHours();
    const colleague = await withHours();
    const user = server.practice.createUser({ fullname: 'Cudzí Pacient' });
    server.practice.addPatient(colleague.doctor.id, user.id);
    server.practice.addTicket(doctor.id, { type: 'queue', user_id: user.id });
    assert.deepEqual(await errorsOf(token, {}), {
      ticket_type: ['The ticket type field is required.'],
      'ticket_value.day': ['The ticket value.day field is required.'],
      'ticket_value.time': ['The ticket value.time field is required.'],
    });
    for (const ticket_value of [null, 'x', [], [MONDAY, '08:00'], 5]) {
      assert.deepEqual(Object.keys((await errorsOf(token, { ...form(), ticket_value })) ?? {}), [
        'ticket_value.day',
        'ticket_value.time',
      ]);
    }
    assert.deepEqual(await errorsOf(token, { ...form('8:00', '2026-02-30'), ticket_type: 'queue' }), {
      ticket_type: ['The selected ticket type is invalid.'],
      'ticket_value.day': ['The ticket value.day does not match the format Y-m-d.'],
      'ticket_value.time': ['The ticket value.time does not match the format H:i.'],
    });
    for (const [change, errors] of [
      [{ event_note: 'x'.repeat(2001) }, { event_note: ['The event note must not be greater than 2000 characters.'] }],
      [{ event_note: 5 }, { event_note: ['The event note must be a string.'] }],
      [
        { user_alternate: 'x'.repeat(256) },
        { user_alternate: ['The user alternate must not be greater than 255 characters.'] },
      ],
      [{ user_alternate: null, user_id: 'x' }, { user_id: ['The user id must be an integer.'] }],
      // Another doctor's patient, although they had a ticket here.
      [{ user_alternate: null, user_id: user.id }, { user_id: ['The selected user id is invalid.'] }],
      [{ user_alternate: null, user_id: 987_654 }, { user_id: ['The selected user id is invalid.'] }],
    ] as const) {
      assert.deepEqual(await errorsOf(token, { ...form(), ...change }), errors);
    }
    server.practice.addPatient(doctor.id, user.id);
    assert.deepEqual(await errorsOf(token, { ...form(), user_id: user.id }), {
      user_alternate: ['The user alternate field is prohibited when user id is present.'],
    });
    assert.equal((await ticketsOf(token)).length, 1);
    const longest = { ...form(), event_note: 'x'.repeat(2000), user_alternate: 'y'.repeat(255) };
    assert.equal((await add(token, longest)).status, 200);
  });

  it('C23 another doctor’s office hours offer no times', async () => {
    await withHours();
    const { token } = await newSession(server);
    assert.deepEqual(await errorsOf(token, form()), taken);
  });

  it('C23 C29 X13 the doctor’s other panels are notified, the one that booked is not', async () => {
    const { doctor, token } = await withHours();
    const sender = await listenAs(server, token, doctor.id);
    const other = await listenAs(server, token, doctor.id);
    assert.equal((await add(token, form(), { 'X-Socket-ID': sender.socketId })).status, 200);
    assert.equal(await other.nextAction(), 'update-waiting-tickets');
    assert.equal((await add(token, form(), { 'X-Socket-ID': sender.socketId })).status, 422);
    server.practice.announce(doctor.id, 'test-end');
    assert.equal(await other.nextAction(), 'test-end', 'what was refused is not announced');
    assert.equal(await sender.nextAction(), 'test-end');
  });

  it('C20 C21 C22 C24 C29 changes outside the waiting room are not announced', async () => {
    const { doctor, token } = await withHours();
    const panel = await listenAs(server, token, doctor.id);
    const events: string[] = [];
    panel.pusher.bind_global((event: string) => events.push(event));
    for (const [path, body] of [
      ['/api/doctor-state-change', { doctor_state: 'ending' }],
      ['/api/office-hours-add', hoursOn('monday', '11:00', '12:00')],
      ['/api/absence-add', { absence_from: '2026-12-10T08:00:00Z', absence_to: '2026-12-10T08:00:00Z' }],
      ['/api/special-announcements-add', { note: 'Text', expired_at: '2026-12-10T08:00:00Z' }],
      ['/api/office-hours-remove', { id: server.practice.officeHoursOf(doctor.id)[0]?.id }],
    ] as const) {
      assert.equal((await call(server, 'POST', path, { token, body })).status, 200, path);
    }
    server.practice.announce(doctor.id, 'test-end');
    await panel.nextAction();
    assert.deepEqual(events, ['test-end']);
  });

  it('C1 without a valid token each of these calls is 401, and changes nothing', async () => {
    const { doctor } = await withHours();
    for (const [method, path] of [
      ['GET', '/api/office-hours-get'],
      ['POST', '/api/office-hours-add'],
      ['POST', '/api/office-hours-remove'],
      ['POST', '/api/doctor-state-change'],
      ['POST', '/api/absence-add'],
      ['POST', '/api/special-announcements-add'],
      ['GET', '/api/schedules'],
      ['POST', '/api/schedule-times'],
      ['POST', '/api/event-add'],
    ] as const) {
      for (const token of [undefined, 'x'.repeat(54)]) {
        const options = { ...(token ? { token } : {}), ...(method === 'POST' ? { body: form() } : {}) };
        const { status, body } = await call(server, method, path, options);
        assert.deepEqual([path, status, body], [path, 401, { message: 'Unauthenticated.' }]);
      }
      const other = await call(server, method === 'GET' ? 'POST' : 'GET', path);
      assert.equal(other.status, 405);
    }
    assert.deepEqual(server.practice.ticketsOf(doctor.id)[0]?.tickets, []);
  });

  it('an appointment booked by a patient notifies the doctor once; one booked by the doctor does not', async () => {
    const practice = openPractice({
      databaseFile: `${await temporaryFolder()}/notes.db`,
      timeZone: 'Europe/Bratislava',
      now: () => SATURDAY,
    });
    const { id } = await practice.createDoctor({ email: 'a@b.test', password: 'x', doctor_name: 'MUDr. A' });
    practice.addOfficeHours(id, hoursOn('monday', '08:00', '10:00'));
    const appointment = { type: 'schedule' as const, date: MONDAY, user_alternate: 'Ján <b>Malý</b>' };
    const booked = { ...appointment, time: '08:00', bookedBy: 'patient' as const, request_id: 'r'.repeat(16) };
    practice.bookAppointment(id, booked);
    practice.bookAppointment(id, booked);
    practice.bookAppointment(id, { ...appointment, time: '09:00', bookedBy: 'doctor' });
    const [note, ...others] = practice.notificationsOf(id);
    assert.deepEqual(others, []);
    assert.equal(note?.category, 'schedule');
    assert.match(note.content, /^Nový termín: .* o 8:00 – <strong>Ján &lt;b&gt;Malý&lt;\/b&gt;<\/strong>$/);
    practice.close();
  });
});

const taken = { 'ticket_value.time': ['The selected ticket value.time is invalid.'] };
