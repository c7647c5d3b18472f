import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { describe, it } from 'node:test';
import { call, column, columns, field, newSession, ticketsToday } from './support/calls';
import { sharedPractice } from './support/test-practice';

describe('a ticket that is added at the desk', { timeout: 120_000 }, () => {
  const server = sharedPractice({ now: () => new Date('2026-11-23T08:07:30Z') });

  it('is answered as it stands in the waiting room, and the kiosk’s numbers go on', async () => {
    const { doctor, post } = await newSession(server);
    const kiosk = () =>
      call(server, 'POST', '/kiosk/api/tickets', { body: { practice: doctor.code, request_id: randomUUID() } });
    assert.equal(field((await kiosk()).body, 'number'), 1);
    const who = { user_id: null, user_alternate: ' Ján  Novák ' };
    const form = { ticket_type: 'queue', is_urgent: false, event_note: ' Teplota ', ...who };
    const { status, body } = await post('ticket-add', form);
    assert.equal(status, 200);
    assert.equal(field(body, 'form_type'), 'ticket');
    assert.deepEqual(field(body, 'form_value'), ticketsToday(server, doctor.id)[1]);
    const [, ticket] = ticketsToday(server, doctor.id);
    assert.deepEqual(columns([ticket], 'ticket_title', 'type', 'user_alternate', 'event_note', 'origin_title'), [
      ['Lístok 2', 'queue', 'Ján  Novák', 'Teplota', 'Pridané v ambulancii'],
    ]);
    assert.equal(field((await kiosk()).body, 'number'), 3);
  });

  it('an appointment is due at once; a patient of the list is that person', async () => {
    const { doctor, post } = await newSession(server);
    const { id } = server.practice.people.createUser({ fullname: 'Eva Malá' });
    server.practice.patients.addPatient(doctor.id, id);
    for (const ticket_type of ['schedule', 'schedule-premium']) {
      assert.equal((await post('ticket-add', { ticket_type, user_id: id })).status, 200);
    }
    const today = ticketsToday(server, doctor.id);
    assert.deepEqual(columns(today, 'type', 'is_patient', 'scheduled_at'), [
      ['schedule-premium', true, '2026-11-23T09:07:00+01:00'],
      ['schedule', true, '2026-11-23T09:07:00+01:00'],
    ]);
    for (const { user } of today) assert.equal(user?.id, id);
  });

  it('an urgent one goes before the others, behind those who are urgent already', async () => {
    const { doctor, post } = await newSession(server);
    for (const name of ['A', 'B', 'U1', 'U2', 'C'])
      await post('ticket-add', { ticket_type: 'queue', user_alternate: name, is_urgent: name.startsWith('U') });
    assert.equal(column(ticketsToday(server, doctor.id), 'user_alternate').join(' '), 'U1 U2 A B C');
    assert.deepEqual(column(ticketsToday(server, doctor.id), 'is_urgent'), [true, true, false, false, false]);
  });

  it('somebody else’s patient, and two people at once, are refused at the field', async () => {
    const { post } = await newSession(server);
    const stranger = server.practice.people.createUser({ fullname: 'Cudzí' }).id;
    const errorsOf = async (body: object) => {
      const answer = await post('ticket-add', { ticket_type: 'queue', ...body });
      assert.equal(answer.status, 422);
      return field(answer.body, 'errors');
    };
    assert.deepEqual(await errorsOf({ user_id: stranger }), { user_id: ['Táto možnosť nie je dostupná, vyberte inú'] });
    assert.deepEqual(await errorsOf({ user_id: stranger, user_alternate: 'X' }), {
      user_id: ['Táto možnosť nie je dostupná, vyberte inú'],
      user_alternate: ['Pacienta vyberte zo zoznamu alebo napíšte jeho meno, nie oboje'],
    });
  });
});
