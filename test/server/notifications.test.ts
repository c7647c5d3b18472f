import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { NewTicket } from '../../server/features/tickets/tickets';
import { call, columns, field, listIn, newSession } from './support/calls';
import { hoursOn } from './support/hours';
import { listenAs } from './support/sockets';
import { MONDAY, SATURDAY } from './support/saturday-practice';
import { sharedPractice } from './support/test-practice';

describe('notifications', { timeout: 300_000 }, () => {
  const server = sharedPractice({ now: () => SATURDAY });
  const shown = async (token: string) => {
    const { body } = await call(server, 'GET', '/api/administration-init', { token });
    return listIn(body, 'notifications');
  };

  it('C4 C6 come with the app data, the newest first, in the practice’s time; clearing removes this doctor’s only', async () => {
    const { doctor, token } = await newSession(server);
    const stranger = await newSession(server);
    const add = (content: string, more: { created_at?: Date } = {}) =>
      server.practice.notifications.addNotification(doctor.id, { category: 'schedule', content, ...more }).id;
    const newest = add('<strong>Druhá</strong>');
    const oldest = add('Prvá', { created_at: new Date('2026-10-24T07:00:00Z') });
    assert.deepEqual(await shown(token), [
      { id: newest, category: 'schedule', content: '<strong>Druhá</strong>', created_at: '2026-11-21T11:30:00+01:00' },
      { id: oldest, category: 'schedule', content: 'Prvá', created_at: '2026-10-24T09:00:00+02:00' },
    ]);
    assert.deepEqual(await shown(stranger.token), []);
    server.practice.notifications.addNotification(stranger.doctor.id, { category: 'recept', content: 'Text' });
    const { status, body } = await call(server, 'GET', '/api/notifications-clear', { token });
    assert.deepEqual([status, body, await shown(token)], [204, '', []]);
    assert.equal((await shown(stranger.token)).length, 1);
  });

  it('C4 only the newest hundred are sent', async () => {
    const { doctor, token } = await newSession(server);
    server.practice.transaction(() => {
      for (let count = 1; count <= 120; count += 1) {
        const record = { category: 'queue' as const, content: String(count) };
        server.practice.notifications.addNotification(doctor.id, record, { isSilent: true });
      }
    });
    const all = await shown(token);
    assert.deepEqual([all.length, field(all[0], 'content'), field(all[99], 'content')], [100, '120', '21']);
  });

  it('a patient’s ticket or appointment creates a notification of its kind, with the name escaped', async () => {
    const { doctor, token } = await newSession(server);
    const user = server.practice.people.createUser({ fullname: 'Eva <Žiaková>' });
    const tickets: NewTicket[] = [
      { type: 'queue', user_alternate: '<img src=x onerror="alert(\'1\')"> & spol.' },
      { type: 'queue' },
      { type: 'schedule', date: '2026-11-23', time: '09:00', user_id: user.id },
      { type: 'schedule-premium', time: '13:40', user_alternate: 'Ján Novák' },
    ];
    for (const ticket of tickets) server.practice.patientRequests.addTicketFromPatient(doctor.id, ticket);
    const escaped = '&lt;img src=x onerror=&quot;alert(&#39;1&#39;)&quot;&gt; &amp; spol.';
    assert.deepEqual(columns(await shown(token), 'category', 'content').reverse(), [
      ['queue', `Nový čakací lístok č. 1 – <strong>${escaped}</strong>`],
      ['queue', 'Nový čakací lístok č. 2 – bez mena'],
      ['schedule', 'Nový termín: pondelok 23. novembra o 9:00 – <strong>Eva &lt;Žiaková&gt;</strong>'],
      ['schedule-premium', 'Nový prednostný termín: sobota 21. novembra o 13:40 – <strong>Ján Novák</strong>'],
    ]);
  });

  it('C6 a patient’s ticket and its notification are announced once per request; clearing is not', async () => {
    const { doctor, token } = await newSession(server);
    const panel = await listenAs(server, token, doctor.id);
    const ticket: NewTicket = { type: 'queue', request_id: 'the-same-request' };
    assert.equal(server.practice.patientRequests.addTicketFromPatient(doctor.id, ticket).isNew, true);
    assert.equal(server.practice.patientRequests.addTicketFromPatient(doctor.id, ticket).isNew, false);
    assert.equal((await shown(token)).length, 1);
    await call(server, 'GET', '/api/notifications-clear', { token });
    server.practice.events.announce(doctor.id, 'test-end');
    const actions = [await panel.nextAction(), await panel.nextAction(), await panel.nextAction()];
    assert.deepEqual(actions, ['update-waiting-tickets', 'update-admin-notifications', 'test-end']);
  });

  it('a ticket and an appointment that the practice itself makes create no notification', async () => {
    const { doctor, token } = await newSession(server);
    server.practice.tickets.addTicket(doctor.id, { type: 'queue' });
    server.practice.officeHours.addOfficeHours(doctor.id, hoursOn('monday', '08:00', '10:00'));
    const booking = { type: 'schedule' as const, date: MONDAY, time: '09:00', bookedBy: 'doctor' as const };
    assert.notEqual(server.practice.appointments.bookAppointment(doctor.id, booking), 'taken');
    assert.deepEqual(await shown(token), []);
  });
});
