import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { call, newSession } from './support/calls';
import { invite } from './support/colleagues';
import { addAbsence, hoursOn } from './support/hours';
import { sharedPractice } from './support/test-practice';

describe('records of another doctor', () => {
  const server = sharedPractice();
  const LISTS = 'tickets tickets-history recepts patients office-hours-get absences colleagues sessions'.split(' ');
  const listsOf = (token: string) =>
    Promise.all(LISTS.map(async (path) => (await call(server, 'GET', `/api/${path}`, { token })).body));

  it('C8 C9 C13 C14 C16 C17 C18 C19 C21 are not found, as those that nobody has, and stay as they were', async () => {
    const { practice } = server;
    const { doctor, token } = await newSession(server);
    const stranger = await newSession(server);
    const user = practice.people.createUser({ fullname: 'Cudzí Pacient' }).id;
    practice.patients.addPatient(doctor.id, user);
    const ticket = practice.tickets.addTicket(doctor.id, { type: 'queue', user_id: user }).id;
    const term = practice.tickets.addTicket(doctor.id, { type: 'schedule', time: '08:00' }).id;
    const served = practice.tickets.addTicket(doctor.id, { type: 'queue' }).id;
    practice.handledTickets.nextTicket(doctor.id, served);
    const recept = practice.recepts.addRecept(doctor.id, { user_id: user, recept_title: 'Euthyrox' }).id;
    const good = hoursOn('monday', '08:00', '12:00');
    const hours = practice.officeHours.addOfficeHours(doctor.id, good).id;
    addAbsence(server, doctor.id, '2026-12-10 08:00', '2026-12-11 08:00');
    const absence = practice.absences.absencesOf(doctor.id)[0]?.id ?? 0;
    practice.announcements.addSpecialAnnouncement(doctor.id, { note: 'Oznam', expired_at: new Date('2999-01-01') });
    const announcement = practice.announcements.specialAnnouncementOf(doctor.id)?.id ?? 0;
    const { id: colleague } = await invite(server, token);
    const session = practice.sessions.sessionsOf(doctor.id)[0]?.id ?? 0;
    const before = await listsOf(token);
    const cases: readonly (readonly [path: string, model: string, id: number, more?: object])[] = [
      ['ticket-next', 'Ticket', ticket],
      ['ticket-reject', 'Ticket', ticket],
      ['ticket-call', 'Ticket', ticket],
      ['ticket-no-show', 'Ticket', ticket],
      ['ticket-move', 'Ticket', ticket, { place: 'first' }],
      ['event-move', 'Ticket', term, { version: 1, day: '2999-01-01', time: '08:00', duration_minutes: 30 }],
      ['ticket-return', 'Ticket', served],
      ['recept-accepted', 'Recept', recept],
      ['recept-rejected', 'Recept', recept],
      ['patient-add-to-doctor', 'User', user],
      ['patient-delete', 'Patient', user],
      ['office-hours-add', 'OfficeHours', hours, good],
      ['office-hours-remove', 'OfficeHours', hours],
      ['absence-remove', 'Absence', absence],
      ['special-announcements-remove', 'SpecialAnnouncement', announcement],
      ['colleague-link', 'Colleague', colleague],
      ['colleague-remove', 'Colleague', colleague],
      ['session-end', 'Session', session],
    ];
    for (const [path, model, id, more] of cases)
      for (const asked of [id, 987_654, -1, 2 ** 60]) {
        const body = { id: asked, ...more };
        const answer = await call(server, 'POST', `/api/${path}`, { token: stranger.token, body });
        const message = `No query results for model [App\\Models\\${model}] ${asked}`;
        assert.deepEqual([path, answer.status, answer.body], [path, 404, { message }]);
      }
    assert.deepEqual(await listsOf(token), before);
    assert.equal(practice.announcements.specialAnnouncementOf(doctor.id)?.id, announcement);
    const theirs = JSON.stringify(await listsOf(stranger.token));
    for (const foreign of ['Cudzí', 'Euthyrox', 'Ordinačné', '2026-12-10', 'Jana'])
      assert.ok(!theirs.includes(foreign));
  });
});
