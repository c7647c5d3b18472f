import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { openPractice } from '../../host/server/practice/practice';
import { call } from './support/calls';
import { hoursOn } from './support/hours';
import { listenAs } from './support/panel-socket';
import { temporaryFolder } from './support/test-practice';
import { MONDAY, SATURDAY, practiceOnSaturday } from './support/saturday-practice';
import { bookings } from './support/bookings';

describe('who is told of an appointment', { timeout: 300_000 }, () => {
  const clinic = practiceOnSaturday();
  const { add, form, withHours } = bookings(clinic);

  it('C23 C29 X13 the doctor’s other panels are notified, the one that booked is not', async () => {
    const { doctor, token } = await withHours();
    const sender = await listenAs(clinic.server, token, doctor.id);
    const other = await listenAs(clinic.server, token, doctor.id);
    assert.equal((await add(token, form(), { 'X-Socket-ID': sender.socketId })).status, 200);
    assert.equal(await other.nextAction(), 'update-waiting-tickets');
    assert.equal((await add(token, form(), { 'X-Socket-ID': sender.socketId })).status, 422);
    clinic.server.practice.announce(doctor.id, 'test-end');
    assert.equal(await other.nextAction(), 'test-end', 'what was refused is not announced');
    assert.equal(await sender.nextAction(), 'test-end');
  });

  it('C20 C21 C22 C24 C29 changes outside the waiting room are not announced', async () => {
    const { doctor, token } = await withHours();
    const panel = await listenAs(clinic.server, token, doctor.id);
    const events: string[] = [];
    panel.pusher.bind_global((event: string) => events.push(event));
    for (const [path, body] of [
      ['/api/doctor-state-change', { doctor_state: 'ending' }],
      ['/api/office-hours-add', hoursOn('monday', '11:00', '12:00')],
      ['/api/absence-add', { absence_from: '2026-12-10T08:00:00Z', absence_to: '2026-12-10T08:00:00Z' }],
      ['/api/special-announcements-add', { note: 'Text', expired_at: '2026-12-10T08:00:00Z' }],
      ['/api/office-hours-remove', { id: clinic.server.practice.officeHoursOf(doctor.id)[0]?.id }],
    ] as const) {
      assert.equal((await call(clinic.server, 'POST', path, { token, body })).status, 200, path);
    }
    clinic.server.practice.announce(doctor.id, 'test-end');
    await panel.nextAction();
    assert.deepEqual(events, ['test-end']);
  });

  it('an appointment booked by a patient notifies the doctor once; one booked by the doctor does not', async () => {
    const practice = openPractice({
      databaseFile: `${await temporaryFolder()}/notes.db`,
      timeZone: 'Europe/Bratislava',
      now: () => SATURDAY,
    });
    const { id } = await practice.createDoctor({ email: 'a@b.test', password: 'x', doctor_name: 'MUDr. A' });
    practice.addOfficeHours(id, hoursOn('monday', '08:00', '10:00'));
    const appointment = { type: 'schedule' as const, date: MONDAY, user_alternate: 'Ján <b>Malý</b>' };
    const booked = { ...appointment, time: '08:00', bookedBy: 'patient' as const, request_id: 'r'.repeat(16) };
    practice.bookAppointment(id, booked);
    practice.bookAppointment(id, booked);
    practice.bookAppointment(id, { ...appointment, time: '09:00', bookedBy: 'doctor' });
    const [note, ...others] = practice.notificationsOf(id);
    assert.deepEqual(others, []);
    assert.equal(note?.category, 'schedule');
    assert.match(note.content, /^Nový termín: .* o 8:00 – <strong>Ján &lt;b&gt;Malý&lt;\/b&gt;<\/strong>$/);
    practice.close();
  });
});
