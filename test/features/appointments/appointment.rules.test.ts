import { describe, it } from 'node:test';
import { expect } from '../../support/in-node';
import * as rules from '../../../src/features/appointments/appointment.rules';
import type { AppointmentValues, AvailableChoices } from '../../../src/features/appointments/appointment.rules';

const { createAppointmentRules, emptyAppointment, appointmentRequest, FROM_LIST, OTHER } = rules;

const all: AvailableChoices = {
  days: [{ value: '2026-11-24' }],
  times: [{ time: '10:40' }],
  patients: [{ id: 5 }, { id: 'six' }],
};
const good: AppointmentValues = {
  ticket_type: 'schedule',
  duration_minutes: null,
  ticket_value: { day: '2026-11-24', time: '10:40' },
  patient_type: FROM_LIST,
  user_id: 5,
  user_alternate: '',
  event_note: '',
};

function errorsOf(change: Partial<AppointmentValues>, offered: Partial<AvailableChoices> = {}) {
  const errors = createAppointmentRules(() => ({ ...all, ...offered }))
    .run({ ...good, ...change })
    .getErrors();
  return Object.fromEntries(
    Object.entries(errors).flatMap(([name, messages]) => (messages.length > 0 ? [[name, messages[0]]] : [])),
  );
}

describe('the rules of an appointment', () => {
  it('V5 day, time and patient type are required', () => {
    expect(errorsOf({ ...emptyAppointment, patient_type: null })).to.deep.equal({
      'ticket_value.day': 'Položka Deň je povinná',
      'ticket_value.time': 'Položka Čas je povinná',
      patient_type: 'Položka Pacient je povinná',
    });
    expect(errorsOf({})).to.deep.equal({});
  });

  it('V5 V7 the patient is required only from the list, which is chosen at first; a custom name and the note are optional', () => {
    const required = { user_id: 'Položka Pacient zo zoznamu je povinná' };
    expect(errorsOf({ ...emptyAppointment, ticket_value: good.ticket_value })).to.deep.equal(required);
    expect(errorsOf({ user_id: null })).to.deep.equal(required);
    expect(errorsOf({ user_id: null, patient_type: OTHER })).to.deep.equal({});
    expect(errorsOf({ user_id: 'six' })).to.deep.equal({});
  });

  it('refuses a day or time that is not offered any more; accepts one while the offer is loading, and a day of the calendar after the last one that is offered, whose times the server does not send', () => {
    const day = { 'ticket_value.day': 'Deň 24.\u00a011.\u00a02026 už nie je voľný. Vyberte iný.' };
    const cases: [Partial<AvailableChoices>, object][] = [
      [{ days: [] }, day],
      [{ days: [{ value: '2026-11-23' }, { value: '2026-11-25' }] }, day],
      [{ times: [{ time: '10:20' }] }, { 'ticket_value.time': 'Čas 10:40 už nie je voľný. Vyberte iný.' }],
      [{ patients: [] }, { user_id: 'Pacient už nie je vo Vašom zozname. Vyberte iného.' }],
      [{ days: null, times: null, patients: null }, {}],
      [{ days: [{ value: '2026-11-23' }], times: [] }, {}],
    ];
    for (const [offered, errors] of cases) expect(errorsOf({}, offered), JSON.stringify(offered)).to.deep.equal(errors);
  });

  it('C23 sends exactly one of user_id and user_alternate, trimmed; empty is null', () => {
    const both = { ...good, user_alternate: ' Eva ', event_note: '  ' };
    expect(appointmentRequest(both)).to.deep.equal({
      ticket_type: 'schedule',
      ticket_value: { day: '2026-11-24', time: '10:40' },
      event_note: null,
      user_id: 5,
      user_alternate: null,
    });
    const other = appointmentRequest({ ...both, patient_type: OTHER, event_note: ' a\nb ' });
    expect(other).to.deep.include({ event_note: 'a\nb', user_id: null, user_alternate: 'Eva' });
    const blank = appointmentRequest({ ...both, patient_type: OTHER, user_alternate: ' ' });
    expect(blank).to.deep.include({ user_id: null, user_alternate: null });
  });
});
