import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { describe, it } from 'node:test';
import { call, field, newSession } from './support/calls';
import { sharedPractice } from './support/test-practice';

describe('a ticket that is added at the desk', { timeout: 120_000 }, () => {
  const server = sharedPractice({ now: () => new Date('2026-11-23T08:07:30Z') });
  const add = (token: string, body: object, headers = {}) =>
    call(server, 'POST', '/api/ticket-add', { token, body, headers });
  const today = (doctorId: number) => server.practice.waitingList.ticketsOf(doctorId)[0]?.tickets ?? [];

  it('is answered as it stands in the waiting room, and the kiosk’s numbers go on', async () => {
    const { doctor, token } = await newSession(server);
    const kiosk = () =>
      call(server, 'POST', '/kiosk/api/tickets', { body: { practice: doctor.code, request_id: randomUUID() } });
    assert.equal(field((await kiosk()).body, 'number'), 1);
    const { status, body } = await add(token, {
      ticket_type: 'queue',
      is_urgent: false,
      event_note: ' Teplota ',
      user_id: null,
      user_alternate: ' Ján  Novák ',
    });
    assert.equal(status, 200);
    assert.equal(field(body, 'form_type'), 'ticket');
    assert.deepEqual(field(body, 'form_value'), today(doctor.id)[1]);
    const [, ticket] = today(doctor.id);
    assert.deepEqual(
      [ticket?.ticket_title, ticket?.type, ticket?.user_alternate, ticket?.event_note, ticket?.origin_title],
      ['Lístok 2', 'queue', 'Ján  Novák', 'Teplota', 'Pridané v ambulancii'],
    );
    assert.equal(field((await kiosk()).body, 'number'), 3);
  });

  it('an appointment is due at once; a patient of the list is that person', async () => {
    const { doctor, token } = await newSession(server);
    const { id } = server.practice.people.createUser({ fullname: 'Eva Malá' });
    server.practice.patients.addPatient(doctor.id, id);
    for (const ticket_type of ['schedule', 'schedule-premium']) {
      assert.equal((await add(token, { ticket_type, user_id: id })).status, 200);
    }
    assert.deepEqual(
      today(doctor.id).map(({ type, user, is_patient, scheduled_at }) => [type, user?.id, is_patient, scheduled_at]),
      [
        ['schedule-premium', id, true, '2026-11-23T09:07:00+01:00'],
        ['schedule', id, true, '2026-11-23T09:07:00+01:00'],
      ],
    );
  });

  it('an urgent one goes before the others, behind those who are urgent already', async () => {
    const { doctor, token } = await newSession(server);
    for (const [user_alternate, is_urgent] of [
      ['A', false],
      ['B', false],
      ['U1', true],
      ['U2', true],
      ['C', false],
    ] as const) {
      await add(token, { ticket_type: 'queue', user_alternate, is_urgent });
    }
    assert.equal(
      today(doctor.id)
        .map((ticket) => ticket.user_alternate)
        .join(' '),
      'U1 U2 A B C',
    );
    assert.deepEqual(
      today(doctor.id).map(({ is_urgent }) => is_urgent),
      [true, true, false, false, false],
    );
  });

  it('is stored once, and its name is in no log', async () => {
    const { doctor, token } = await newSession(server);
    const headers = { 'Idempotency-Key': 'add' };
    const body = { ticket_type: 'queue', user_alternate: 'Tajné Meno', event_note: 'Tajná poznámka' };
    const first = await add(token, body, headers);
    assert.deepEqual((await add(token, body, headers)).body, first.body);
    assert.equal(today(doctor.id).length, 1);
    const lines = server.practice.log.actions({ limit: 1_000_000 });
    assert.doesNotMatch(JSON.stringify(lines), /Tajn/);
    const added = lines.filter(({ action, doctor_id }) => action === 'ticket.added' && doctor_id === doctor.id);
    assert.equal(added[0]?.record_id, today(doctor.id)[0]?.id);
  });

  it('somebody else’s patient, and two people at once, are refused at the field', async () => {
    const { token } = await newSession(server);
    const stranger = server.practice.people.createUser({ fullname: 'Cudzí' }).id;
    const errorsOf = async (body: object) => {
      const answer = await add(token, { ticket_type: 'queue', ...body });
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
