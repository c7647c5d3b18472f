import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { column, field, namesIn, call, groupsIn, columns } from './support/calls';
import { addAbsence, hoursOn } from './support/hours';
import { MONDAY, practiceOnSaturday, calendars, REFUSED } from './support/saturday-practice';

/** The errors of a booking whose time is not free. */
const taken = { 'ticket_value.time': ['Táto možnosť nie je dostupná, vyberte inú'] };

describe('booking an appointment', { timeout: 300_000 }, () => {
  const clinic = practiceOnSaturday();
  const { opened, free, post, withHours, addTerm, move } = calendars(clinic);
  const add = (token: string, body: unknown, headers: Record<string, string> = {}) =>
    call(clinic.server, 'POST', '/api/event-add', { token, body, headers });
  const form = (time = '08:00', day = MONDAY) => ({
    ticket_type: 'schedule',
    ticket_value: { day, time },
    event_note: null,
    user_id: null as unknown,
    user_alternate: 'Ján Nový' as unknown,
  });
  const ticketsOf = async (token: string) => {
    const groups = groupsIn((await call(clinic.server, 'GET', '/api/tickets', { token })).body);
    return groups.flatMap(({ tickets }) => tickets);
  };
  const errorsOf = async (token: string, body: unknown) => {
    const answer = await add(token, body);
    assert.equal(answer.status, 422, JSON.stringify(answer.body));
    assert.equal(field(answer.body, 'message'), 'Zadané údaje nie sú platné.');
    return field(answer.body, 'errors');
  };
  const freeTimes = (doctorId: number) =>
    column(clinic.server.practice.appointments.scheduleTimes(doctorId, MONDAY, 'schedule'), 'time');

  it('C23 a patient from the list gets a ticket, answered as GET /api/tickets lists it', async () => {
    const { doctor, token } = await withHours();
    const user = clinic.server.practice.people.createUser({ fullname: 'Eva Žiaková', avatar: 'https://a.test/1.png' });
    clinic.server.practice.patients.addPatient(doctor.id, user.id);
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
        is_moved: false,
        is_urgent: false,
        exchange_list_formated: null,
        created_at_formated: 'dnes o 11:30',
        created_at: '2026-11-21T11:30:00+01:00',
        origin_title: 'Objednané v ambulancii',
        event_note: 'Prinesie výsledky.',
      },
    });
    assert.deepEqual(await ticketsOf(token), [ticket]);
    assert.deepEqual(freeTimes(doctor.id), ['08:00', '08:30', '09:00']);
  });

  it('C23 somebody not on the list is booked by name; the id may be a string', async () => {
    const { doctor, token } = await withHours();
    const user = clinic.server.practice.people.createUser({ fullname: 'Eva Žiaková' });
    clinic.server.practice.patients.addPatient(doctor.id, user.id);
    const named = field((await add(token, { ...form('08:00'), user_id: '' })).body, 'form_value');
    assert.deepEqual([field(named, 'user'), field(named, 'user_alternate')], [null, 'Ján Nový']);
    const listed = await add(token, { ...form('08:30'), user_id: String(user.id), user_alternate: ' ' });
    assert.equal(field(listed.body, 'form_value', 'user', 'id'), user.id);
    assert.equal((await ticketsOf(token)).length, 2);
  });

  it('V7 C23 V5 the custom name is optional, and nobody is both; another doctor’s patient is nobody', async () => {
    const { doctor, token } = await withHours();
    const colleague = await withHours();
    const { practice } = clinic.server;
    const user = practice.people.createUser({ fullname: 'Cudzí Pacient' });
    practice.patients.addPatient(colleague.doctor.id, user.id);
    practice.tickets.addTicket(doctor.id, { type: 'queue', user_id: user.id });
    const unknown = { user_id: ['Táto možnosť nie je dostupná, vyberte inú'] };
    // Although this person had a ticket here.
    assert.deepEqual(await errorsOf(token, { ...form(), user_alternate: null, user_id: user.id }), unknown);
    practice.patients.addPatient(doctor.id, user.id);
    assert.deepEqual(await errorsOf(token, { ...form(), user_id: user.id }), {
      user_alternate: ['Pacienta vyberte zo zoznamu alebo napíšte jeho meno, nie oboje'],
    });
    for (const ticket_value of [null, 'x', [], [MONDAY, '08:00'], 5]) {
      const errors = await errorsOf(token, { ...form(), ticket_value });
      assert.deepEqual(namesIn(errors), ['ticket_value.day', 'ticket_value.time']);
    }
    assert.equal((await ticketsOf(token)).length, 1);
    assert.equal((await add(token, { ...form(), user_id: null, user_alternate: '  ' })).status, 200);
  });

  it('C23 only a free time of its type can be booked', async () => {
    const { doctor, token } = await withHours();
    addAbsence(clinic.server, doctor.id, `${MONDAY} 09:30`, `${MONDAY} 10:00`);
    clinic.server.practice.tickets.addTicket(doctor.id, { type: 'schedule', date: MONDAY, time: '08:30' });
    const hours = hoursOn('monday', '11:00', '12:00', { type: 'schedule-premium' });
    clinic.server.practice.officeHours.addOfficeHours(doctor.id, hours);
    for (const [day, time] of [
      [MONDAY, '11:00'],
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
    clinic.now = new Date('2026-11-23T07:00:00Z');
    assert.deepEqual(await errorsOf(token, form('08:00')), taken, 'its moment has come');
    assert.equal((await ticketsOf(token)).length, 1);
    assert.equal((await add(token, form('09:00'))).status, 200);
    const premium = (time: string) => ({ ...form(time), ticket_type: 'schedule-premium' });
    assert.deepEqual(await errorsOf(token, premium('09:00')), taken);
    assert.equal(field((await add(token, premium('11:00'))).body, 'form_value', 'type'), 'schedule-premium');
  });

  const book = (token: string, time: string, more: object = {}, day = MONDAY) => {
    const booking = { ticket_type: 'schedule', ticket_value: { day, time }, user_alternate: 'Ján Nový' };
    return post('event-add', token, { ...booking, ...more });
  };

  it('C23 in the calendar, of 40 simultaneous bookings and moves one is stored, and the others receive its term', async () => {
    const { doctor, token } = await withHours();
    const terms = Array.from({ length: 20 }, () => addTerm(doctor.id, '09:00'));
    const answers = await Promise.all(
      terms.flatMap((id, index) => [
        move(token, { id, time: '08:00' }),
        book(token, '08:00', { user_alternate: `Pacient ${index}`, ...(index % 2 ? { duration_minutes: 30 } : {}) }),
      ]),
    );
    const stored = answers.filter(({ status }) => status === 200);
    assert.equal(stored.length, 1);
    const winners = (await opened(token)).terms.filter((term) => term['starts_at'] === `${MONDAY}T08:00:00+01:00`);
    assert.deepEqual(column(winners, 'id'), [field(stored[0]?.body, 'form_value', 'id')]);
    for (const { status, body } of answers) {
      if (status === 200) continue;
      assert.deepEqual([status, column(field(body, 'conflicts'), 'id')], [422, column(winners, 'id')]);
    }
  });

  it('a longer appointment takes several slots, within the hours', async () => {
    const { token } = await withHours();
    const errors = async (...booking: Parameters<typeof book>) => field((await book(...booking)).body, 'errors');
    const hour = { duration_minutes: 60 };
    assert.deepEqual(await errors(token, '09:30', hour), { 'ticket_value.time': REFUSED.CLOSED.time });
    const closedDay = { 'ticket_value.day': REFUSED.CLOSED_DAY.day };
    assert.deepEqual(await errors(token, '08:00', hour, '2026-11-24'), closedDay);
    assert.equal((await book(token, '08:15', { duration_minutes: 60 })).status, 200);
    assert.deepEqual(await free(token), ['09:30']);
    assert.deepEqual(columns((await opened(token)).terms, 'starts_at', 'ends_at'), [
      [`${MONDAY}T08:15:00+01:00`, `${MONDAY}T09:15:00+01:00`],
    ]);
    // The booking form offers only sixty days; the calendar shows and books beyond them.
    assert.equal((await free(token, '2027-06-07')).length, 4);
    assert.equal((await book(token, '08:00', { duration_minutes: 30 }, '2027-06-07')).status, 200);
  });

  it('a longer appointment overlaps others only when that is confirmed', async () => {
    const { doctor, token } = await withHours();
    const id = addTerm(doctor.id, '08:30', { user_alternate: 'Eva Žiaková' });
    const conflicts = [
      { id, starts_at: `${MONDAY}T08:30:00+01:00`, ends_at: `${MONDAY}T09:00:00+01:00`, title: 'Eva Žiaková' },
    ];
    const longer = await book(token, '08:00', { duration_minutes: 40 });
    assert.equal(longer.status, 422);
    assert.deepEqual(columns([longer.body], 'errors', 'conflicts'), [
      [{ 'ticket_value.time': REFUSED.TAKEN.time }, conflicts],
    ]);
    const same = await book(token, '08:30');
    assert.deepEqual(columns([same.body], 'errors', 'conflicts'), [[taken, conflicts]]);
    assert.equal((await book(token, '08:00', { duration_minutes: 40, overlap: true })).status, 200);
    // Without a length, the appointment takes the minutes per patient of the office hours.
    const { body } = await book(token, '08:30', { overlap: true });
    const added = (await opened(token)).terms.find((term) => term['id'] === field(body, 'form_value', 'id'));
    assert.equal(added?.['ends_at'], `${MONDAY}T09:00:00+01:00`);
  });
});
