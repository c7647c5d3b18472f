import assert from 'node:assert/strict';
import { call, field, groupsIn } from './calls';
import { hoursOn, withOfficeHours } from './hours';
import { MONDAY, type SaturdayPractice } from './saturday-practice';

/** Appointments as the doctor's panel books them, in office hours on Monday from 8:00 to 10:00. */
export function bookings(clinic: SaturdayPractice) {
  const add = (token: string, body: unknown, headers: Record<string, string> = {}) =>
    call(clinic.server, 'POST', '/api/event-add', { token, body, headers });
  const form = (time = '08:00', day = MONDAY) => ({
    ticket_type: 'schedule',
    ticket_value: { day, time },
    event_note: null,
    user_id: null as unknown,
    user_alternate: 'Ján Nový' as unknown,
  });
  const withHours = () => withOfficeHours(clinic.server, hoursOn('monday', '08:00', '10:00'));
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
  return { add, form, withHours, ticketsOf, errorsOf };
}

/** The errors of a booking whose time is not free. */
export const taken = { 'ticket_value.time': ['Táto možnosť nie je dostupná, vyberte inú'] };
