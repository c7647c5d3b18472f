import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { NewTicket } from '../../server/features/tickets/tickets';
import { allOffers } from '../../server/features/panel/routes';
import { call, column, columns, field, groupsIn, newSession, type callsOf } from './support/calls';
import { newDoctor, sharedPractice } from './support/test-practice';

describe('calls of the practice', { timeout: 300_000 }, () => {
  // A Saturday, 11:30 in Bratislava.
  const server = sharedPractice({ now: () => new Date('2026-11-21T10:30:00Z') });
  const post = (path: string, token: string, body: unknown) => call(server, 'POST', path, { token, body });
  const idsToday = (doctorId: number) =>
    server.practice.waitingList.ticketsOf(doctorId)[0]?.tickets.map(({ id }) => id);

  it('C4 app data name the doctor who is logged in, and the other doctors as substitutes', async () => {
    const other = await newDoctor(server);
    const { doctor, token } = await newSession(server);
    const { status, body, headers } = await call(server, 'GET', '/api/administration-init', { token });
    assert.equal(status, 200);
    assert.equal(headers.get('content-type'), 'application/json');
    assert.equal(headers.get('x-ratelimit-limit'), '600');
    assert.deepEqual(Object.keys(body ?? {}), ['notifications', 'payoutsQueue', 'doctors', 'time_zone', 'admin']);
    assert.deepEqual(field(body, 'admin'), {
      id: doctor.id,
      email: doctor.email,
      attributes: {
        doctor_name: doctor.doctor_name,
        avatar: null,
        specialization: null,
        phone: null,
        about: null,
        settings: {},
        capabilities: allOffers('open')(doctor.id),
        is_public: true,
      },
      online_status: { status: 'offline', date: null },
    });
    const doctors = JSON.stringify(field(body, 'doctors'));
    assert.ok(doctors.includes(JSON.stringify({ id: other.id, attributes: { doctor_name: other.doctor_name } })));
    assert.ok(!doctors.includes(doctor.doctor_name));
    assert.ok(!doctors.includes('@'), 'no e-mails of others');
  });

  it('C12 an empty waiting room is an empty group for today', async () => {
    const { token } = await newSession(server);
    const { body } = await call(server, 'GET', '/api/tickets', { token });
    assert.deepEqual(body, [{ day: 'Dnes', date: '2026-11-21', tickets: [] }]);
  });

  it('C12 tickets are grouped by day, with every field the panel reads', async () => {
    const { doctor, token } = await newSession(server);
    const user = server.practice.people.createUser({ fullname: 'Ján Novák', avatar: 'https://a.test/1.png' });
    const created_at = new Date('2026-11-20T15:05:00Z');
    const add = (ticket: NewTicket) => server.practice.tickets.addTicket(doctor.id, { created_at, ...ticket });
    add({ type: 'schedule', date: '2026-11-23', time: '09:00' });
    add({ type: 'schedule', date: '2026-11-22', time: '08:20' });
    add({ type: 'schedule', date: '2027-01-04', time: '08:20' });
    add({ type: 'schedule', date: '2026-11-20', time: '08:20' });
    const { id } = add({
      type: 'schedule-premium',
      time: '10:40',
      ticket_title: 'Konzultácia',
      user_id: user.id,
      exchange_number: '12/2026',
      exchange_doctor: 'MUDr. Benko',
      origin_title: 'Telefonicky',
      event_note: 'Poznámka',
    });

    const { body } = await call(server, 'GET', '/api/tickets', { token });
    const groups = groupsIn(body);
    assert.deepEqual(columns(groups, 'day', 'date'), [
      ['Dnes', '2026-11-21'],
      ['Zajtra', '2026-11-22'],
      ['pondelok 23. novembra', '2026-11-23'],
      ['pondelok 4. januára 2027', '2027-01-04'],
    ]);
    assert.deepEqual(groups[0]?.tickets, [
      {
        id,
        type: 'schedule-premium',
        ticket_title: 'Konzultácia',
        scheduled_formated: 'dnes o 10:40',
        scheduled_at: '2026-11-21T10:40:00+01:00',
        user: { id: user.id, attributes: { avatar: 'https://a.test/1.png', fullname: 'Ján Novák' } },
        user_alternate: null,
        is_patient: false,
        exchange_list_formated: 'Výmenný lístok č. 12/2026 – MUDr. Benko',
        created_at_formated: 'včera o 16:05',
        created_at: '2026-11-20T16:05:00+01:00',
        origin_title: 'Telefonicky',
        event_note: 'Poznámka',
        is_urgent: false,
        is_moved: false,
      },
    ]);
    assert.equal(field(groups[1]?.tickets[0], 'scheduled_formated'), 'zajtra o 8:20');
    assert.equal(field(groups[2]?.tickets[0], 'scheduled_formated'), 'pondelok 23. novembra o 9:00');
    assert.equal(field(groups[2]?.tickets[0], 'user'), null);
  });

  it('C12 a day is in calling order: appointments by time, the queue by arrival', async () => {
    const { doctor } = await newSession(server);
    const at = (time: string) => server.practice.clock.instantOf('2026-11-21', time);
    const add = (ticket_title: string, created_at: Date, ticket: NewTicket = { type: 'queue' }) =>
      server.practice.tickets.addTicket(doctor.id, { ticket_title, created_at, ...ticket });
    add('13:00', at('07:00'), { type: 'schedule', time: '13:00' });
    add('q 9:10', at('09:10'));
    add('9:00', at('07:00'), { type: 'schedule', time: '09:00' });
    add('9:00 premium', at('08:00'), { type: 'schedule-premium', time: '09:00' });
    add('q 9:10 second', at('09:10'));
    add('q from yesterday', new Date('2026-11-20T10:00:00Z'));
    const order = column(server.practice.waitingList.ticketsOf(doctor.id)[0]?.tickets, 'ticket_title').join(', ');
    assert.equal(order, 'q from yesterday, 9:00 premium, 9:00, q 9:10, q 9:10 second, 13:00');
  });

  it('C13 C14 next and reject remove a ticket from the waiting room; a second time is 409', async () => {
    const { doctor, token } = await newSession(server);
    const [first, second] = [0, 1].map(() => server.practice.tickets.addTicket(doctor.id, { type: 'queue' }).id);
    const answers = await Promise.all([1, 2, 3].map(() => post('/api/ticket-next', token, { id: first })));
    assert.deepEqual(column(answers, 'status').sort(), [200, 409, 409], 'three panels at once');
    assert.deepEqual(answers.find(({ status }) => status === 200)?.body, { id: first });
    assert.deepEqual(idsToday(doctor.id), [second]);
    // A form field is a text, so an id may be one too.
    assert.equal((await post('/api/ticket-reject', token, { id: String(second) })).status, 200);
    assert.deepEqual(idsToday(doctor.id), []);
    for (const path of ['/api/ticket-next', '/api/ticket-reject']) {
      const { status, body } = await post(path, token, { id: first });
      assert.equal(status, 409);
      assert.deepEqual(body, { message: 'The ticket has already been handled.' });
    }
  });

  it('C8 a visitor becomes a patient once, and their tickets show it', async () => {
    const { doctor, token } = await newSession(server);
    const user = server.practice.people.createUser({ fullname: 'Eva Žiaková', phone: '+421 900 000 001' });
    server.practice.tickets.addTicket(doctor.id, { type: 'queue', user_id: user.id });
    const first = await post('/api/patient-add-to-doctor', token, { id: user.id });
    assert.equal(first.status, 200);
    assert.equal(field(first.body, 'id'), user.id);
    assert.equal(field(first.body, 'attributes', 'fullname'), 'Eva Žiaková');
    assert.deepEqual((await post('/api/patient-add-to-doctor', token, { id: user.id })).body, first.body);
    assert.equal(server.practice.waitingList.ticketsOf(doctor.id)[0]?.tickets[0]?.is_patient, true);
    assert.deepEqual((await call(server, 'GET', '/api/patients', { token })).body, [first.body]);
  });

  const pending = async ({ get }: Pick<ReturnType<typeof callsOf>, 'get'>) => (await get('recepts')).body;
  const addRecept = (doctorId: number, recept_title = 'Paralen 500 mg') => {
    const user = server.practice.people.createUser({ fullname: 'Ján Novák' });
    return server.practice.recepts.addRecept(doctorId, { user_id: user.id, recept_title }).id;
  };

  it('C15 the pending prescriptions come with every field the panel reads, the oldest first', async () => {
    const session = await newSession(server);
    const { doctor } = session;
    assert.deepEqual(await pending(session), []);
    const user = server.practice.people.createUser({ fullname: 'Ján Novák', avatar: 'https://a.test/1.png' });
    const newer = addRecept(doctor.id, 'Ibalgin');
    const { id } = server.practice.recepts.addRecept(doctor.id, {
      user_id: user.id,
      recept_title: 'Euthyrox 75 µg',
      recept_note: 'Posledné tablety',
      created_at: new Date('2026-11-20T15:05:00Z'),
    });
    const recepts = await pending(session);
    assert.deepEqual(field(recepts, '0'), {
      id,
      user: { id: user.id, attributes: { avatar: 'https://a.test/1.png', fullname: 'Ján Novák' } },
      recept_title: 'Euthyrox 75 µg',
      recept_note: 'Posledné tablety',
      created_at_formated: 'včera o 16:05',
    });
    assert.deepEqual(columns(recepts, 'id', 'recept_note')[1], [newer, null]);
  });

  it('C16 C17 accepting and rejecting take a prescription off the list; a second time is 409', async () => {
    const session = await newSession(server);
    const { doctor, post } = session;
    const [first, second, third] = [addRecept(doctor.id), addRecept(doctor.id), addRecept(doctor.id)];
    const accepted = await post('recept-accepted', { id: first });
    assert.deepEqual([accepted.status, accepted.body], [200, { id: first }]);
    assert.equal((await post('recept-rejected', { id: String(second) })).status, 200);
    assert.deepEqual(column(await pending(session), 'id'), [third]);
    const statuses = [first, second, third].map((id) => server.practice.recepts.receptStatus(doctor.id, id));
    assert.deepEqual(statuses, ['accepted', 'rejected', 'pending']);
    for (const path of ['recept-accepted', 'recept-rejected']) {
      for (const id of [first, second]) {
        const { status, body } = await post(path, { id });
        assert.deepEqual([status, body], [409, { message: 'The recept has already been handled.' }]);
      }
    }
    assert.equal(server.practice.recepts.receptStatus(doctor.id, first), 'accepted');
  });
});
