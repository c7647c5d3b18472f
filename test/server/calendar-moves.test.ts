import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { column, columns, field } from './support/calls';
import { calendars, MONDAY, practiceOnSaturday, REFUSED, SATURDAY } from './support/saturday-practice';
import { newColleague } from './support/colleagues';
import { addAbsence, hoursOn, withOfficeHours } from './support/hours';
import { rowsIn } from './support/test-practice';

const { ABSENT, CLOSED, CLOSED_DAY, PAST, PAST_DAY, SKIPPED, TAKEN } = REFUSED;

describe('moving a term', { timeout: 300_000 }, () => {
  const clinic = practiceOnSaturday();
  const { opened, free, withHours, addTerm, move, refused } = calendars(clinic);
  const at = (time: string) => `${MONDAY}T${time}:00+01:00`;
  const movesOf = (doctorId: number) =>
    clinic.server.practice.log
      .actions({ doctorId, action: 'appointment.moved' })
      .map(({ record_kind, record_id, outcome, reason }) => [record_kind, record_id, outcome, reason]);

  it('stores the time and the length, answers the term, and leaves its trace without a name', async () => {
    const { doctor, token } = await withHours();
    const id = addTerm(doctor.id, '08:00', { user_alternate: 'Ján Nový', ticket_title: 'Preväz' });
    const { status, body } = await move(token, { id, time: '09:00', duration_minutes: 60 });
    assert.equal(status, 200);
    const [term] = (await opened(token)).terms;
    assert.deepEqual(body, { form_type: 'event', form_value: term });
    assert.deepEqual(columns([term], 'id', 'starts_at', 'ends_at', 'scheduled_at', 'user_alternate'), [
      [id, at('09:00'), at('10:00'), at('09:00'), 'Ján Nový'],
    ]);
    assert.ok(Number(term?.['version']) > 1);
    assert.deepEqual(await free(token), ['08:00', '08:30']);
    assert.deepEqual(movesOf(doctor.id), [['ticket', id, 'ok', null]]);
    const log = JSON.stringify(clinic.server.practice.log.actions({ doctorId: doctor.id }));
    assert.ok(!log.includes('Ján') && !log.includes('Preväz'));
  });

  it('to another day it waits there, without the place that it had in the waiting room', async () => {
    const { doctor, token } = await withHours();
    const { practice } = clinic.server;
    practice.officeHours.addOfficeHours(doctor.id, hoursOn('tuesday', '08:00', '10:00'));
    clinic.now = new Date('2026-11-23T06:00:00Z');
    const id = addTerm(doctor.id, '08:00');
    practice.tickets.addTicket(doctor.id, { type: 'queue' });
    practice.ticketOrder.moveTicket(doctor.id, { id, place: 'first', other: null });
    practice.calls.callTicket(doctor.id, id);
    assert.equal((await move(token, { id, day: '2026-11-24', time: '08:10' })).status, 200);
    const [, tomorrow] = practice.waitingList.ticketsOf(doctor.id);
    assert.deepEqual(columns(tomorrow?.tickets, 'is_urgent', 'is_moved', 'scheduled_formated'), [
      [false, false, 'zajtra o 8:10'],
    ]);
    assert.deepEqual(practice.calls.callsOf(doctor.id, 5), []);
  });

  it('is refused in the past, in an absence, outside the hours of its type, on a day without any', async () => {
    const { doctor, token } = await withHours();
    const { officeHours } = clinic.server.practice;
    officeHours.addOfficeHours(doctor.id, hoursOn('monday', '12:00', '13:00', { type: 'schedule-premium' }));
    officeHours.addOfficeHours(doctor.id, hoursOn('monday', '10:00', '10:30'));
    addAbsence(clinic.server, doctor.id, `${MONDAY} 09:30`, `${MONDAY} 09:40`);
    const id = addTerm(doctor.id, '08:00');
    const before = (await opened(token)).body;
    assert.deepEqual(await refused(token, { id, time: '07:30' }), CLOSED);
    assert.deepEqual(await refused(token, { id, time: '12:00' }), CLOSED);
    assert.deepEqual(await refused(token, { id, time: '10:15' }), CLOSED, 'the end is outside');
    assert.deepEqual(await refused(token, { id, time: '09:00', duration_minutes: 60 }), ABSENT);
    assert.deepEqual(await refused(token, { id, time: '09:40', overlap: true }), ABSENT, 'both ends belong to it');
    assert.deepEqual(await refused(token, { id, day: '2026-11-24', time: '08:00', overlap: true }), CLOSED_DAY);
    for (const day of ['2026-11-20', '0000-01-01']) {
      assert.deepEqual(await refused(token, { id, day, time: '08:00', overlap: true }), PAST_DAY);
    }
    clinic.now = new Date('2026-11-23T08:00:00Z');
    assert.deepEqual(await refused(token, { id, time: '08:30', overlap: true }), PAST);
    assert.deepEqual(await refused(token, { id, time: '09:00', overlap: true }), PAST, 'its moment has come');
    clinic.now = new Date('2026-11-21T10:30:00Z');
    assert.deepEqual((await opened(token)).body, before);
    // Adjacent office hours count as one, and a term need not begin at a slot.
    assert.equal((await move(token, { id, time: '09:45', duration_minutes: 45 })).status, 200);
  });

  it('onto others is refused with their times and names, and stored when it is confirmed', async () => {
    const { doctor, token } = await withHours();
    const user = clinic.server.practice.people.createUser({ fullname: 'Eva Žiaková' });
    const other = addTerm(doctor.id, '08:30', { user_id: user.id });
    const nameless = addTerm(doctor.id, '09:00', { ticket_title: 'Odber' });
    clinic.server.practice.handledTickets.nextTicket(doctor.id, nameless);
    const gone = addTerm(doctor.id, '08:40');
    clinic.server.practice.handledTickets.rejectTicket(doctor.id, gone);
    const id = addTerm(doctor.id, '08:00');
    const wanted = { id, time: '08:45', duration_minutes: 30 };
    const { status, body } = await move(token, wanted);
    assert.deepEqual([status, field(body, 'errors')], [422, TAKEN]);
    assert.deepEqual(field(body, 'conflicts'), [
      { id: other, starts_at: at('08:30'), ends_at: at('09:00'), title: 'Eva Žiaková' },
      { id: nameless, starts_at: at('09:00'), ends_at: at('09:30'), title: 'Odber' },
    ]);
    assert.equal((await move(token, { ...wanted, overlap: true })).status, 200);
    assert.deepEqual(columns((await opened(token)).terms, 'id', 'starts_at'), [
      [other, at('08:30')],
      [gone, at('08:40')],
      [id, at('08:45')],
      [nameless, at('09:00')],
    ]);
  });

  it('a term that was put over another can be cancelled by mistake, and so can the other', async () => {
    const { doctor, token } = await withHours();
    const { handledTickets } = clinic.server.practice;
    const other = addTerm(doctor.id, '08:30');
    const id = addTerm(doctor.id, '08:00');
    await move(token, { id, time: '08:30', overlap: true });
    for (const ticket of [id, other]) {
      handledTickets.rejectTicket(doctor.id, ticket);
      assert.equal(handledTickets.returnTicket(doctor.id, ticket), 'handled');
    }
    handledTickets.rejectTicket(doctor.id, other);
    await move(token, { id, version: 5, time: '09:00' });
    addTerm(doctor.id, '08:30');
    assert.equal(handledTickets.returnTicket(doctor.id, other), 'taken', 'given to somebody else meanwhile');
  });

  it('a cancelled term whose time was given away does not return, also if one of the two was once put over others', async () => {
    const { doctor, token } = await withHours();
    const { handledTickets } = clinic.server.practice;
    const cancel = (id: number) => {
      handledTickets.rejectTicket(doctor.id, id);
      clinic.now = new Date(clinic.now.getTime() + 60_000);
    };
    const first = addTerm(doctor.id, '08:30');
    addTerm(doctor.id, '09:00');
    cancel(first);
    addTerm(doctor.id, '08:30', { duration_minutes: 60, may_overlap: true });
    assert.equal(handledTickets.returnTicket(doctor.id, first), 'taken');

    const second = addTerm(doctor.id, '08:00');
    const below = addTerm(doctor.id, '09:30');
    await move(token, { id: second, time: '09:30', overlap: true });
    await move(token, { id: below, time: '08:00' });
    cancel(second);
    addTerm(doctor.id, '09:30');
    assert.equal(handledTickets.returnTicket(doctor.id, second), 'taken');
  });

  it('a term without a duration takes as long as the hours give each patient', async () => {
    const { doctor, token } = await withHours();
    clinic.server.practice.tickets.addTicket(doctor.id, { type: 'schedule', date: MONDAY, time: '08:30' });
    const id = addTerm(doctor.id, '09:30');
    const { body } = await move(token, { id, time: '08:50' });
    assert.equal(field(body, 'conflicts', '0', 'ends_at'), null);
    assert.equal((await move(token, { id, time: '09:00' })).status, 200);
  });

  it('gets longer or shorter where it is, also when it has begun or the hours have changed', async () => {
    const { doctor, token } = await withHours();
    const { officeHours } = clinic.server.practice;
    const id = addTerm(doctor.id, '08:30');
    addTerm(doctor.id, '09:00');
    clinic.now = new Date('2026-11-23T07:40:00Z');
    const wanted = { id, time: '08:30', duration_minutes: 45 };
    assert.deepEqual(await refused(token, wanted), TAKEN);
    assert.equal((await move(token, { ...wanted, overlap: true })).status, 200);
    assert.deepEqual(await refused(token, { ...wanted, version: 2, duration_minutes: 120, overlap: true }), CLOSED);
    officeHours.removeOfficeHours(doctor.id, officeHours.officeHoursOf(doctor.id)[0]?.id ?? 0);
    assert.equal((await move(token, { ...wanted, version: 2, duration_minutes: 40 })).status, 200);
    assert.deepEqual(column((await opened(token)).terms, 'ends_at'), [at('09:10'), at('09:30')]);
  });

  it('may be taken back at once, although its former time has passed; not later', async () => {
    const { doctor, token } = await withHours();
    const id = addTerm(doctor.id, '08:00');
    clinic.now = new Date('2026-11-23T07:30:00Z');
    assert.equal((await move(token, { id, time: '09:00' })).status, 200);
    const back = { id, version: 2, time: '08:00' };
    assert.deepEqual(await refused(token, { ...back, duration_minutes: 20 }), PAST);
    assert.equal((await move(token, back)).status, 200);
    assert.equal((await move(token, { id, version: 3, time: '09:00' })).status, 200);
    clinic.now = new Date('2026-11-23T07:31:01Z');
    assert.deepEqual(await refused(token, { ...back, version: 4 }), PAST);
  });

  it('is not taken back to a day that has ended meanwhile', async () => {
    const { doctor, token } = await withHours();
    clinic.server.practice.officeHours.addOfficeHours(doctor.id, hoursOn('tuesday', '08:00', '10:00'));
    const id = addTerm(doctor.id, '09:00');
    clinic.now = new Date('2026-11-23T22:59:30Z');
    assert.equal((await move(token, { id, day: '2026-11-24', time: '08:00' })).status, 200);
    clinic.now = new Date('2026-11-23T23:00:10Z');
    assert.deepEqual(await refused(token, { id, version: 2, time: '09:00' }), PAST_DAY);
  });

  it('a stale version is answered 409 with the term as it is, and changes nothing', async () => {
    const { doctor, token } = await withHours();
    const id = addTerm(doctor.id, '08:00');
    await move(token, { id, time: '09:00' });
    const { status, body } = await move(token, { id, time: '09:30' });
    const [term] = (await opened(token)).terms;
    assert.deepEqual([status, term?.['starts_at']], [409, at('09:00')]);
    assert.deepEqual(body, { message: 'The appointment has changed.', form_type: 'event', form_value: term });
    assert.equal((await move(token, { id, version: 99, time: '09:30' })).status, 409);
    assert.deepEqual(movesOf(doctor.id), [
      ['ticket', id, 'ok', null],
      ['ticket', id, 'refused', '409'],
    ]);
  });

  it('the version rises with whatever changes the term, and with nothing else', async () => {
    const { doctor, token } = await withHours();
    const { handledTickets, ticketOrder } = clinic.server.practice;
    const id = addTerm(doctor.id, '08:00');
    const version = async () => (await opened(token)).terms.find((term) => term['id'] === id)?.['version'];
    clinic.now = new Date('2026-11-23T06:30:00Z');
    ticketOrder.moveTicket(doctor.id, { id, place: 'first', other: null });
    assert.equal((await move(token, { id, time: '08:00' })).status, 200, 'where it is');
    assert.equal(await version(), 1);
    assert.deepEqual(clinic.server.practice.waitingList.ticketsOf(doctor.id)[0]?.tickets[0]?.is_urgent, true);
    handledTickets.rejectTicket(doctor.id, id);
    handledTickets.returnTicket(doctor.id, id);
    assert.equal(await version(), 3);
    await move(token, { id, version: 3, time: '08:00', duration_minutes: 20 });
    await move(token, { id, version: 4, time: '08:30', duration_minutes: 20 });
    assert.equal(await version(), 5);
  });

  it('410 for a term that is over, 404 for what is no term', async () => {
    const { doctor, token } = await withHours();
    const { practice } = clinic.server;
    const handled = addTerm(doctor.id, '08:00');
    practice.handledTickets.rejectTicket(doctor.id, handled);
    const old = addTerm(doctor.id, '08:00', { date: '2026-11-20' });
    for (const id of [handled, old]) assert.equal((await move(token, { id, time: '09:00' })).status, 410);
    const queue = practice.tickets.addTicket(doctor.id, { type: 'queue', date: MONDAY }).id;
    assert.equal((await move(token, { id: queue, time: '09:00' })).status, 404);
  });

  it('a nurse may, and the ticket’s history says who moved it, from where and how long it was', async () => {
    const { doctor, token } = await withHours();
    const nurse = await newColleague(clinic.server, token);
    const id = addTerm(doctor.id, '08:00');
    assert.equal((await move(nurse.token, { id, time: '09:00', duration_minutes: 60 })).status, 200);
    assert.equal((await opened(nurse.token)).terms.length, 1);
    const [entry] = rowsIn(clinic.server.databaseFile, 'SELECT * FROM ticket_moves WHERE ticket_id = ?', id);
    const moved = {
      from_at: `${MONDAY}T07:00:00.000Z`,
      to_at: `${MONDAY}T08:00:00.000Z`,
      from_minutes: 30,
      to_minutes: 60,
    };
    const by = { moved_at: SATURDAY.toISOString(), moved_session: 'string', moved_colleague_id: nurse.id };
    const stored = { ...entry, id: 0, moved_session: typeof field(entry, 'moved_session') };
    assert.deepEqual(stored, { id: 0, ticket_id: id, ...moved, ...by });
  });

  it('in spring the skipped hour is refused; of the repeated hour in autumn the first is meant', async () => {
    const { doctor, token } = await withOfficeHours(clinic.server, hoursOn('sunday', '01:00', '04:00'));
    const id = addTerm(doctor.id, '02:00', { date: '2026-11-22' });
    assert.deepEqual(await refused(token, { id, day: '2027-03-28', time: '02:30' }), SKIPPED);
    const to = async (version: number, day: string, time: string) => {
      const { body } = await move(token, { id, version, day, time });
      const term = field(body, 'form_value');
      return [field(term, 'starts_at'), field(term, 'ends_at')];
    };
    assert.deepEqual(await to(1, '2027-03-28', '01:30'), ['2027-03-28T01:30:00+01:00', '2027-03-28T03:00:00+02:00']);
    assert.deepEqual(await to(2, '2027-10-31', '02:30'), ['2027-10-31T02:30:00+02:00', '2027-10-31T02:00:00+01:00']);
  });
});
