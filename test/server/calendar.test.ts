import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { hoursDays } from '../../src/features/office-hours/contract';
import { call, column, columns, field, newSession } from './support/calls';
import { calendars, MONDAY, practiceOnSaturday } from './support/saturday-practice';
import { addAbsence, hoursOn, withOfficeHours } from './support/hours';

describe('the calendar', { timeout: 300_000 }, () => {
  const clinic = practiceOnSaturday();
  const { opened, free, withHours, addTerm } = calendars(clinic);

  it('has terms, slots, absences, office hours and walk-ins of a range and of the doctor', async () => {
    const { doctor, token } = await withHours();
    const { practice } = clinic.server;
    practice.officeHours.addOfficeHours(
      doctor.id,
      hoursOn('monday', '09:40', '10:00', { type: 'schedule-premium', minutes: 20 }),
    );
    practice.officeHours.addOfficeHours(doctor.id, hoursOn('monday', '07:00', '08:00', { type: 'queue' }));
    addAbsence(clinic.server, doctor.id, `${MONDAY} 09:00`, `${MONDAY} 09:15`);
    addAbsence(clinic.server, doctor.id, '2026-11-26 09:00', '2026-11-26 09:15');
    const user = practice.people.createUser({ fullname: 'Eva Žiaková' });
    const id = addTerm(doctor.id, '08:00', { user_id: user.id });
    addTerm(doctor.id, '08:00', { date: '2026-11-25' });
    for (const date of [MONDAY, MONDAY, '2026-11-24', '2026-11-25']) {
      practice.tickets.addTicket(doctor.id, { type: 'queue', date });
    }
    const { body } = await opened(token, MONDAY, '2026-11-24');
    const [ticket] = practice.waitingList
      .ticketsOf(doctor.id)
      .flatMap(({ tickets }) => tickets.filter((each) => each.id === id));
    const at = (time: string) => `${MONDAY}T${time}:00+01:00`;
    const span = (from: string, to: string) => ({ starts_at: at(from), ends_at: at(to) });
    const slot = (from: string, to: string, is_free: boolean, type = 'schedule') => ({
      ...span(from, to),
      type,
      is_free,
    });
    assert.deepEqual(body, {
      time_zone: 'Europe/Bratislava',
      terms: [{ ...ticket, ...span('08:00', '08:30'), state: 'waiting', version: 1 }],
      slots: [
        slot('08:00', '08:30', false),
        slot('08:30', '09:00', true),
        slot('09:00', '09:30', false),
        slot('09:30', '10:00', true),
        slot('09:40', '10:00', true, 'schedule-premium'),
      ],
      absences: practice.absences.absencesOf(doctor.id).slice(0, 1),
      hours: [
        { ...span('08:00', '10:00'), type: 'schedule' },
        { ...span('09:40', '10:00'), type: 'schedule-premium' },
        { ...span('07:00', '08:00'), type: 'queue' },
      ],
      walk_ins: [
        { date: MONDAY, count: 2 },
        { date: '2026-11-24', count: 1 },
      ],
    });
    const { body: _, ...lists } = await opened((await newSession(clinic.server)).token, MONDAY, '2026-11-24');
    assert.deepEqual(Object.values(lists).flat(), [], 'of another doctor');
  });

  it('has the outcome of each term, also on past days, and none where it is unknown', async () => {
    const { doctor, token } = await withHours();
    const { handledTickets, tickets } = clinic.server.practice;
    const [served, missed, rejected] = ['08:00', '08:30', '09:00'].map((time) => addTerm(doctor.id, time));
    tickets.addTicket(doctor.id, { type: 'schedule', date: MONDAY, time: '09:30' });
    const walkIn = tickets.addTicket(doctor.id, { type: 'queue', date: MONDAY }).id;
    clinic.now = new Date('2026-11-23T08:00:00Z');
    handledTickets.nextTicket(doctor.id, served ?? 0);
    handledTickets.missTicket(doctor.id, missed ?? 0);
    handledTickets.rejectTicket(doctor.id, rejected ?? 0);
    handledTickets.rejectTicket(doctor.id, walkIn);
    clinic.now = new Date('2026-11-25T08:00:00Z');
    const { terms, walkIns } = await opened(token, MONDAY, '2026-11-25');
    assert.deepEqual(columns(terms, 'state', 'version', 'ends_at'), [
      ['served', 2, `${MONDAY}T08:30:00+01:00`],
      ['missed', 2, `${MONDAY}T09:00:00+01:00`],
      ['rejected', 2, `${MONDAY}T09:30:00+01:00`],
      ['waiting', 1, null],
    ]);
    assert.deepEqual(walkIns, []);
    assert.deepEqual(await free(token), [], 'all of them are past');
  });

  it('changed office hours alter no length, neither a known nor an assumed one', async () => {
    const { doctor, token } = await withHours();
    const stranger = await withHours();
    const { officeHours, tickets } = clinic.server.practice;
    addTerm(doctor.id, '08:00', { duration_minutes: 20 });
    for (const type of ['schedule', 'schedule-premium'] as const) {
      tickets.addTicket(doctor.id, { type, date: MONDAY, time: '08:30' });
    }
    const [hours] = officeHours.officeHoursOf(doctor.id);
    assert.ok(hours);
    const ends = async () => (await opened(token)).terms.map(({ ends_at }) => ends_at);
    const change = { ...hours, approximate_time_on_patient: 10 };
    assert.equal(officeHours.changeOfficeHours(stranger.doctor.id, hours.id, change), null);
    assert.deepEqual(await ends(), [`${MONDAY}T08:20:00+01:00`, null, null]);
    officeHours.changeOfficeHours(doctor.id, hours.id, change);
    officeHours.removeOfficeHours(doctor.id, hours.id);
    assert.deepEqual(await ends(), [`${MONDAY}T08:20:00+01:00`, `${MONDAY}T09:00:00+01:00`, null]);
  });

  it('a range has at most 42 days', async () => {
    const { token } = await withOfficeHours(
      clinic.server,
      ...hoursDays.map((weekday) => hoursOn(weekday, '23:00', '23:59')),
    );
    const ask = async (query: string) => {
      const { status, body } = await call(clinic.server, 'GET', `/api/calendar${query}`, { token });
      return [status, field(body, 'errors')];
    };
    assert.deepEqual(await ask('?from=2026-12-01&to=2027-01-12'), [
      422,
      { to: ['Naraz sa dá zobraziť najviac 42 dní'] },
    ]);
    assert.deepEqual(await ask('?from=2026-12-01&to=2027-01-11'), [200, undefined]);
    for (const day of ['0000-01-01', '9999-12-31']) {
      assert.deepEqual(await ask(`?from=${day}&to=${day}`), [200, undefined], day);
    }
  });

  it('in autumn the slots of the repeated hour are those of the first, and the hours have the clock of the day', async () => {
    const { token } = await withOfficeHours(clinic.server, hoursOn('sunday', '01:00', '04:00'));
    const { slots, hours } = await opened(token, '2027-10-31');
    const at = (time: string, offset: string) => `2027-10-31T${time}:00${offset}`;
    const inSummer = ['01:00', '01:30', '02:00', '02:30'].map((time) => at(time, '+02:00'));
    const inWinter = ['03:00', '03:30'].map((time) => at(time, '+01:00'));
    assert.deepEqual(column(slots, 'starts_at'), [...inSummer, ...inWinter]);
    const open = { starts_at: at('01:00', '+02:00'), ends_at: at('04:00', '+01:00'), type: 'schedule' };
    assert.deepEqual(hours, [open]);
  });
});
