import { describe, it } from 'node:test';
import { expect } from '../../../support/in-node';
import { plainSpaces } from '../../../../src/lib/clean-text';
import type { Patient } from '../../../../src/features/patients/contract';
import { affectedByAbsence, affectedByHours } from '../../../../src/features/tickets/affected/affected';
import { samePerson } from '../../../../src/features/tickets/affected/person-tickets';
import { isSameAbsence } from '../../../../src/features/absences/part';
import { rangeText } from '../../../../src/features/absences/absence-list';
import { dateInWeek, partOn } from '../../../../src/features/office-hours/week-absences';
import { toInstantIso } from '../../../../src/lib/local-time';
import { ZONE } from '../../../support/practice-clock';
import { group, ticket } from '../../../support/ticket-data';

/** A Monday, and the day after. */
const [MON, TUE] = ['2026-11-23', '2026-11-24'];
const at = (moment: string) => new Date(`${moment}:00`);
const user = (id: number, fullname: string) => ({ id, attributes: { fullname, avatar: null } });
const groups = [
  group(MON, [
    ticket(1, { type: 'schedule', scheduled_formated: 'dnes o 8:20', user: user(7, 'Ján Novák') }),
    ticket(2, { type: 'queue', user_alternate: 'Eva Malá' }),
    ticket(3, { type: 'schedule-premium', scheduled_formated: 'dnes o 12:00' }),
  ]),
  group(TUE, [
    ticket(4, { type: 'schedule', scheduled_formated: 'zajtra o 9:00', user_alternate: 'Jan  NOVAK' }),
    // A server that sends the instant instead of an hour.
    ticket(5, { type: 'schedule', scheduled_formated: 'ráno', scheduled_at: toInstantIso(`${TUE}T10:30`) }),
    ticket(6, { type: 'schedule', scheduled_formated: 'popoludní' }),
  ]),
];
const patients: Patient[] = [
  {
    id: 7,
    attributes: {
      fullname: 'Ján Novák',
      phone: '+421 900 000 007',
      avatar: null,
      email: null,
      id_number: null,
      birth_date: null,
      insurance_title: null,
      note: null,
    },
    created_at: null,
    created_at_formated: null,
  },
];
const ids = (people: readonly { ticket: { id: unknown } }[]) => people.map(({ ticket: { id } }) => id);

describe('whom a change hits', () => {
  const absence = (from: string, to: string, now = `${MON}T07:00`) =>
    affectedByAbsence({ groups, patients, zone: ZONE }, { from: at(from), to: at(to) }, at(now));

  it('an absence hits who is booked in it, both ends included, with telephone numbers', () => {
    const hit = absence(`${MON}T08:20`, `${MON}T09:00`);
    expect(ids(hit)).to.deep.equal([1, 2]);
    expect(hit[0]).to.include({ name: 'Ján Novák', phone: '+421 900 000 007', moment: `${MON}T08:20` });
    expect(hit[1]).to.include({ name: 'Eva Malá', phone: null, moment: MON });
    expect(ids(absence(`${MON}T08:21`, `${MON}T11:59`))).to.deep.equal([2]);
  });

  it('who waits without an hour is hit by whatever takes a part of the day, and by nothing of another day', () => {
    expect(ids(absence(`${MON}T16:00`, `${MON}T17:00`))).to.deep.equal([2]);
    expect(ids(absence(`${TUE}T16:00`, `${TUE}T17:00`))).to.deep.equal([6]);
    expect(ids(absence(`${TUE}T10:30`, `${TUE}T10:30`))).to.deep.equal([5, 6]);
    expect(absence('2026-11-22T00:00', '2026-11-22T23:59')).to.deep.equal([]);
    expect(ids(absence(`${MON}T00:00`, `${TUE}T23:59`))).to.deep.equal([1, 2, 3, 4, 5, 6]);
  });

  it('who waits although the hour has passed is hit by what is now, not by what was', () => {
    expect(ids(absence(`${MON}T10:00`, `${MON}T11:00`, `${MON}T10:30`))).to.deep.equal([1, 2]);
    expect(ids(absence(`${MON}T08:00`, `${MON}T09:00`, `${MON}T10:30`))).to.deep.equal([]);
  });

  it('a change of hours hits who was in hours of that kind and is in none any more', () => {
    const hours = (hours_type: string, ...rows: [string, string, string][]) => {
      const schedule = ([hours_day, hours_time_from, hours_time_to]: (typeof rows)[number]) => {
        return { hours_day, hours_time_from, hours_time_to };
      };
      return { hours_type, time_schedules: rows.map(schedule) };
    };
    const premium = hours('schedule-premium', ['monday', '12:00', '13:00']);
    const before = [hours('schedule', ['monday', '08:00', '12:00'], ['tuesday', '08:00', '12:00']), premium];
    const change = (...after: typeof before) => ids(affectedByHours({ groups, patients, zone: ZONE }, before, after));
    expect(change(premium)).to.deep.equal([1, 4, 5]);
    expect(change(premium, hours('schedule', ['monday', '08:20', '09:00']))).to.deep.equal([4, 5]);
    // An interval excludes its end, hours of another kind do not count, and another record may cover a ticket.
    expect(
      change(premium, hours('schedule', ['monday', '08:00', '08:20'], ['tuesday', '09:00', '10:31'])),
    ).to.deep.equal([1]);
    expect(change(hours('schedule', ['monday', '08:00', '13:00'], ['tuesday', '08:00', '12:00']))).to.deep.equal([3]);
  });

  it('the same person is known by the record, or by the name', () => {
    const on = (day: string, user_id: number | null, name: string | null) =>
      ids(samePerson(groups, patients, { day, zone: ZONE, user_id, name }));
    expect(on(MON, 7, null)).to.deep.equal([1]);
    expect(on(TUE, 7, null)).to.deep.equal([4]);
    expect(on(TUE, null, 'ján novák')).to.deep.equal([4]);
    expect(on(MON, 8, null)).to.deep.equal([]);
    expect(on(MON, null, null)).to.deep.equal([]);
  });
});

describe('absences in words', () => {
  const absence = (from: string, to: string) => ({
    id: 1,
    absence_from: toInstantIso(from),
    absence_to: toInstantIso(to),
    supplier_id: null,
    supplier_name: null,
  });

  it('the same absence has the same ends, however they are written', () => {
    const known = absence(`${MON}T08:00`, `${MON}T09:00`);
    const request = { supplier_id: null, supplier_name: 'Iný' };
    const from = at(`${MON}T08:00`).toISOString();
    const isSame = (to: string) =>
      isSameAbsence(known, { absence_from: from, absence_to: at(to).toISOString(), ...request });
    expect([isSame(`${MON}T09:00`), isSame(`${MON}T09:05`)]).to.deep.equal([true, false]);
  });

  it('a range says whole days as such', () => {
    const range = (from: string, to: string) => plainSpaces(rangeText(absence(from, to), ZONE));
    expect(range(`${MON}T00:00`, `${MON}T23:59`)).to.equal('23. 11. 2026, celý deň');
    expect(range(`${MON}T00:00`, `${TUE}T23:59`)).to.equal('23. 11. 2026 – 24. 11. 2026, celé dni');
    expect(range(`${MON}T08:00`, `${MON}T12:30`)).to.equal('23. 11. 2026 8:00 – 12:30');
    expect(range(`${MON}T08:00`, `${TUE}T12:30`)).to.equal('23. 11. 2026 8:00 – 24. 11. 2026 12:30');
  });

  it('a day of this week has what an absence takes of it', () => {
    const dates = [dateInWeek(TUE, 'monday'), dateInWeek(TUE, 'sunday'), dateInWeek('2026-11-29', 'monday')];
    expect(dates).to.deep.equal([MON, '2026-11-29', MON]);
    const two = absence(`${MON}T14:00`, '2026-11-25T09:00');
    expect(['2026-11-22', MON, TUE, '2026-11-25', '2026-11-26'].map((day) => partOn(day, two, ZONE))).to.deep.equal([
      null,
      { from: '14:00', to: '23:59', isWhole: false },
      { from: '00:00', to: '23:59', isWhole: true },
      { from: '00:00', to: '09:00', isWhole: false },
      null,
    ]);
  });
});
