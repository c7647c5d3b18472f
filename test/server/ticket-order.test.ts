import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { describe, it } from 'node:test';
import { call, column, columns, field, newSession, ticketsToday } from './support/calls';
import { sharedPractice } from './support/test-practice';
import { createRandom } from '../support/random';

/** 9:00 on a Monday of the practice. */
const MORNING = new Date('2026-11-23T08:00:00Z');

describe('the order of the waiting room', { timeout: 120_000 }, () => {
  let now = MORNING;
  const server = sharedPractice({ now: () => now });

  /** A practice with these waiting tickets, taken a minute apart. */
  async function waitingRoom(...names: string[]) {
    now = MORNING;
    const { doctor, token } = await newSession(server);
    const ids = new Map<string, number>();
    const take = (name: string, more: object = {}) => {
      now = new Date(now.getTime() + 60_000);
      const ticket = { type: 'queue' as const, user_alternate: name, created_at: now, ...more };
      ids.set(name, server.practice.tickets.addTicket(doctor.id, ticket).id);
    };
    for (const name of names) take(name);
    const id = (name: string) => ids.get(name) ?? -1;
    const post = (body: object) => call(server, 'POST', '/api/ticket-move', { token, body });
    return {
      doctor,
      token,
      take,
      id,
      post,
      move: (name: string, place: string, other?: string) =>
        post({ id: id(name), place, ...(other === undefined ? {} : { other: id(other) }) }),
      today: () => ticketsToday(server, doctor.id),
      order: () => column(ticketsToday(server, doctor.id), 'user_alternate').join(' '),
    };
  }

  it('somebody urgent goes first and is marked, stays so when others come, and is put back without the mark', async () => {
    const room = await waitingRoom('A', 'B', 'C');
    const { status, body } = await room.move('C', 'first');
    assert.deepEqual([status, body], [200, { id: room.id('C') }]);
    assert.equal(room.order(), 'C A B');
    assert.deepEqual(columns(room.today(), 'is_urgent', 'is_moved'), [
      [true, true],
      [false, false],
      [false, false],
    ]);
    const taken = await call(server, 'POST', '/kiosk/api/tickets', {
      body: { practice: room.doctor.code, name: 'Kiosk', request_id: randomUUID() },
    });
    assert.deepEqual([field(taken.body, 'number'), field(taken.body, 'before')], [4, 3]);
    assert.equal(room.order(), 'C A B Kiosk');
    await room.move('B', 'first');
    assert.equal(room.order(), 'B C A Kiosk');
    assert.equal((await room.move('C', 'own')).status, 200);
    assert.equal(room.order(), 'B A C Kiosk');
    assert.deepEqual(columns(room.today(), 'is_urgent', 'is_moved')[2], [false, false]);
  });

  it('one place up and down, and later ones do not get between', async () => {
    const room = await waitingRoom('A', 'B', 'C');
    await room.move('C', 'before', 'B');
    assert.equal(room.order(), 'A C B');
    await room.move('A', 'after', 'C');
    assert.equal(room.order(), 'C A B');
    await room.move('C', 'after', 'B');
    room.take('D');
    assert.equal(room.order(), 'A B C D');
    assert.equal(room.today().filter(({ is_urgent }) => is_urgent).length, 0, 'only „first“ marks as urgent');
  });

  it('an appointment of later that is moved counts for those who come, one that waits for its hour does not', async () => {
    const room = await waitingRoom('A');
    room.take('Poludnie', { type: 'schedule', time: '12:00' });
    const before = () => server.practice.waitingList.waitingBeforeNewcomer(room.doctor.id);
    assert.equal(before(), 1);
    await room.move('Poludnie', 'first');
    assert.equal(before(), 2);
    assert.equal(room.order(), 'Poludnie A');
    room.take('Jedenásť', { type: 'schedule', time: '11:00' });
    room.take('B');
    await room.move('A', 'before', 'Jedenásť');
    room.take('C');
    assert.equal(room.order(), 'Poludnie B C A Jedenásť', 'just before the neighbour that was named');
  });

  it('an outdated list moves no other ticket: tickets are named; removed ones, and those of another day, are reported', async () => {
    const room = await waitingRoom('A', 'B', 'C', 'D');
    server.practice.handledTickets.nextTicket(room.doctor.id, room.id('A'));
    // A panel with an outdated list moves D before B, not to the third position.
    await room.move('D', 'before', 'B');
    assert.equal(room.order(), 'D B C');
    room.take('Zajtra', { type: 'schedule', date: '2026-11-24', time: '09:00' });
    server.practice.handledTickets.nextTicket(room.doctor.id, room.id('D'));
    for (const [name, place, other] of [
      ['C', 'before', 'D'],
      ['C', 'after', 'A'],
      ['D', 'first', undefined],
      ['D', 'own', undefined],
      ['Zajtra', 'first', undefined],
      ['C', 'before', 'Zajtra'],
    ] as const) {
      const { status, body } = await room.move(name, place, other);
      assert.equal(status, 409);
      assert.equal(field(body, 'message'), 'The waiting room has changed. Nothing was moved.');
    }
    assert.equal(room.order(), 'B C');
    const stranger = await waitingRoom('X');
    assert.equal((await room.post({ id: room.id('C'), place: 'before', other: stranger.id('X') })).status, 409);
  });

  it('whatever is moved, the order is the one that was wished: also at one and the same moment', async () => {
    const random = createRandom(20_261_123);
    for (const step of [0, 60_000]) {
      const names = Array.from({ length: 9 }, (_, index) => `t${index}`);
      const room = await waitingRoom();
      for (const name of names) room.take(name, step === 0 ? { created_at: MORNING } : {});
      let model = [...names];
      for (let turn = 0; turn < 150; turn += 1) {
        const name = names[Math.floor(random() * names.length)] ?? '';
        const others = model.filter((one) => one !== name);
        const other = others[Math.floor(random() * others.length)] ?? '';
        const place = (['first', 'before', 'after'] as const)[Math.floor(random() * 3)] ?? 'first';
        const beside = place === 'first' ? null : room.id(other);
        server.practice.ticketOrder.moveTicket(room.doctor.id, { id: room.id(name), place, other: beside });
        const index = place === 'first' ? 0 : others.indexOf(other) + (place === 'after' ? 1 : 0);
        model = [...others.slice(0, index), name, ...others.slice(index)];
        assert.equal(room.order(), model.join(' '), `turn ${turn}: ${name} ${place} ${other}`);
      }
    }
  });
});

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
