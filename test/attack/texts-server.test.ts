import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { beforeEach, describe, it } from 'node:test';
import { call, column, field, newSession } from '../server/support/calls';
import { startTestPractice, type TestPractice } from '../server/support/test-practice';
import { errorsOf } from '../server/support/uploads';
import { HIDDEN, INVISIBLE_NAMES } from './hostile-texts';
import { hoursOn } from '../server/support/hours';

/** A subset for further fields, because the server limits requests. */
const SOME = INVISIBLE_NAMES.slice(-6);

describe('what nobody sees in a text', () => {
  let server: TestPractice;
  beforeEach(async () => {
    server = await startTestPractice({ registration: 'open' });
  });

  it('is taken out of every field that the server stores', async () => {
    const hidden = HIDDEN.map(([, character]) => character).join('');
    const { doctor, post } = await newSession(server);
    const hide = (text: string) => hidden + Array.from(text).join(hidden) + hidden;

    for (const [name, value] of [
      ['doctor_name', 'Ján'],
      ['specialization', 'ORL'],
      ['about', 'Prax\n20 rokov'],
    ] as const) {
      const { status, body } = await post('profile-store', { name, value: hide(value) });
      assert.deepEqual([status, body], [200, { name, value }]);
    }
    // Tested before office hours exist: with hours, tickets are limited to their days.
    const { code, id } = doctor;
    const kiosk = { practice: code, request_id: randomUUID(), name: hide('Eva') };
    await call(server, 'POST', '/kiosk/api/tickets', { body: { ...kiosk, reason: hide('Kašeľ') } });
    const [ticket] = server.practice.waitingList.ticketsOf(id).flatMap(({ tickets }) => tickets);
    assert.deepEqual([ticket?.user_alternate, ticket?.event_note], ['Eva', 'Kašeľ']);

    const hours = { ...hoursOn('monday', '08:00', '10:00', { type: 'queue' }), hours_name: hide('Ráno') };
    const office = await post('office-hours-add', hours);
    assert.equal(field(office.body, 'form_value', 'hours_name'), 'Ráno');
    const notice = { expired_at: '2099-01-01T10:00:00Z', note: hide('Zatvorené\ndo piatka') };
    const announcement = await post('special-announcements-add', notice);
    assert.equal(field(announcement.body, 'form_value', 'note'), 'Zatvorené\ndo piatka');

    const recept = { ...kiosk, request_id: randomUUID(), medicine: hide('Ibalgin'), note: hide('Dve') };
    await call(server, 'POST', '/kiosk/api/recepts', { body: recept });
    const [stored] = server.practice.recepts.receptsOf(id);
    assert.equal(stored?.user?.attributes.fullname, 'Eva');
    assert.deepEqual([stored.recept_title, stored.recept_note], ['Ibalgin', 'Dve']);
  });

  it('is not a name: at the registration, in the profile, at the kiosk', async () => {
    const { doctor, post } = await newSession(server);
    for (const value of INVISIBLE_NAMES) {
      const { status } = await post('profile-store', { name: 'doctor_name', value });
      assert.equal(status, 422, JSON.stringify(value));
    }
    for (const name of SOME) {
      const registration = await call(server, 'POST', '/api/admin/register', { body: { doctor_name: name } });
      assert.equal(registration.status, 422);
      assert.deepEqual(field(errorsOf(registration), 'doctor_name'), ['Položka je povinná']);
      const kiosk = { practice: doctor.code, name, request_id: randomUUID() };
      const recept = await call(server, 'POST', '/kiosk/api/recepts', { body: { ...kiosk, medicine: 'Ibalgin' } });
      assert.deepEqual([recept.status, errorsOf(recept)], [422, { name: ['Napíšte svoje meno.'] }]);
      const ticket = await call(server, 'POST', '/kiosk/api/tickets', { body: kiosk });
      assert.equal(ticket.status, 201);
    }
    const tickets = server.practice.waitingList.ticketsOf(doctor.id).flatMap((group) => group.tickets);
    assert.deepEqual(
      column(tickets, 'user_alternate'),
      SOME.map(() => null),
    );
  });
});
