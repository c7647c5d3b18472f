import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { call } from './support/calls';
import { MONDAY, practiceOnSaturday } from './support/saturday-practice';
import { bookings } from './support/bookings';

describe('the fields of an appointment', { timeout: 300_000 }, () => {
  const clinic = practiceOnSaturday();
  const { add, form, withHours, ticketsOf, errorsOf } = bookings(clinic);

  it('V7 the custom name is optional', async () => {
    const { token } = await withHours();
    const answer = await add(token, { ...form(), user_id: null, user_alternate: '  ' });
    assert.equal(answer.status, 200);
  });

  it('C23 V5 each field is validated', async () => {
    const { doctor, token } = await withHours();
    const colleague = await withHours();
    const user = clinic.server.practice.createUser({ fullname: 'Cudzí Pacient' });
    clinic.server.practice.addPatient(colleague.doctor.id, user.id);
    clinic.server.practice.addTicket(doctor.id, { type: 'queue', user_id: user.id });
    assert.deepEqual(await errorsOf(token, {}), {
      ticket_type: ['Položka je povinná'],
      'ticket_value.day': ['Položka je povinná'],
      'ticket_value.time': ['Položka je povinná'],
    });
    for (const ticket_value of [null, 'x', [], [MONDAY, '08:00'], 5]) {
      assert.deepEqual(Object.keys((await errorsOf(token, { ...form(), ticket_value })) ?? {}), [
        'ticket_value.day',
        'ticket_value.time',
      ]);
    }
    assert.deepEqual(await errorsOf(token, { ...form('8:00', '2026-02-30'), ticket_type: 'queue' }), {
      ticket_type: ['Táto možnosť nie je dostupná, vyberte inú'],
      'ticket_value.day': ['Položka musí byť platný dátum'],
      'ticket_value.time': ['Položka musí byť platný čas'],
    });
    for (const [change, errors] of [
      [{ event_note: 'x'.repeat(2001) }, { event_note: ['Položka môže obsahovať najviac 2000 znakov'] }],
      [{ event_note: 5 }, { event_note: ['Položka musí byť text'] }],
      [{ user_alternate: 'x'.repeat(256) }, { user_alternate: ['Položka môže obsahovať najviac 255 znakov'] }],
      [{ user_alternate: null, user_id: 'x' }, { user_id: ['Položka musí byť celé číslo'] }],
      // Another doctor's patient, although they had a ticket here.
      [{ user_alternate: null, user_id: user.id }, { user_id: ['Táto možnosť nie je dostupná, vyberte inú'] }],
      [{ user_alternate: null, user_id: 987_654 }, { user_id: ['Táto možnosť nie je dostupná, vyberte inú'] }],
    ] as const) {
      assert.deepEqual(await errorsOf(token, { ...form(), ...change }), errors);
    }
    clinic.server.practice.addPatient(doctor.id, user.id);
    assert.deepEqual(await errorsOf(token, { ...form(), user_id: user.id }), {
      user_alternate: ['Pacienta vyberte zo zoznamu alebo napíšte jeho meno, nie oboje'],
    });
    assert.equal((await ticketsOf(token)).length, 1);
    const longest = { ...form(), event_note: 'x'.repeat(2000), user_alternate: 'y'.repeat(255) };
    assert.equal((await add(token, longest)).status, 200);
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
        const { status, body } = await call(clinic.server, method, path, options);
        assert.deepEqual([path, status, body], [path, 401, { message: 'Unauthenticated.' }]);
      }
      const other = await call(clinic.server, method === 'GET' ? 'POST' : 'GET', path);
      assert.equal(other.status, 405);
    }
    assert.deepEqual(clinic.server.practice.ticketsOf(doctor.id)[0]?.tickets, []);
  });
});
