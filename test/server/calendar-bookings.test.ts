import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { column, columns, field } from './support/calls';
import { calendars, MONDAY, practiceOnSaturday, REFUSED } from './support/saturday-practice';

describe('booking in the calendar', { timeout: 300_000 }, () => {
  const clinic = practiceOnSaturday();
  const { opened, free, post, withHours, addTerm, move } = calendars(clinic);
  const book = (token: string, time: string, more: object = {}, day = MONDAY) => {
    const booking = { ticket_type: 'schedule', ticket_value: { day, time }, user_alternate: 'Ján Nový' };
    return post('event-add', token, { ...booking, ...more });
  };

  it('C23 of 40 simultaneous bookings and moves one is stored, and the others receive its term', async () => {
    const { doctor, token } = await withHours();
    const terms = Array.from({ length: 20 }, () => addTerm(doctor.id, '09:00'));
    const answers = await Promise.all(
      terms.flatMap((id, index) => [
        move(token, { id, time: '08:00' }),
        book(token, '08:00', { user_alternate: `Pacient ${index}`, ...(index % 2 ? { duration_minutes: 30 } : {}) }),
      ]),
    );
    const stored = answers.filter(({ status }) => status === 200);
    assert.equal(stored.length, 1);
    const winners = (await opened(token)).terms.filter((term) => term['starts_at'] === `${MONDAY}T08:00:00+01:00`);
    assert.deepEqual(column(winners, 'id'), [field(stored[0]?.body, 'form_value', 'id')]);
    for (const { status, body } of answers) {
      if (status === 200) continue;
      assert.deepEqual([status, column(field(body, 'conflicts'), 'id')], [422, column(winners, 'id')]);
    }
  });

  it('a longer appointment takes several slots, within the hours', async () => {
    const { token } = await withHours();
    const errors = async (...booking: Parameters<typeof book>) => field((await book(...booking)).body, 'errors');
    const hour = { duration_minutes: 60 };
    assert.deepEqual(await errors(token, '09:30', hour), { 'ticket_value.time': REFUSED.CLOSED.time });
    const closedDay = { 'ticket_value.day': REFUSED.CLOSED_DAY.day };
    assert.deepEqual(await errors(token, '08:00', hour, '2026-11-24'), closedDay);
    assert.equal((await book(token, '08:15', { duration_minutes: 60 })).status, 200);
    assert.deepEqual(await free(token), ['09:30']);
    assert.deepEqual(columns((await opened(token)).terms, 'starts_at', 'ends_at'), [
      [`${MONDAY}T08:15:00+01:00`, `${MONDAY}T09:15:00+01:00`],
    ]);
    // The booking form offers only sixty days; the calendar shows and books beyond them.
    assert.equal((await free(token, '2027-06-07')).length, 4);
    assert.equal((await book(token, '08:00', { duration_minutes: 30 }, '2027-06-07')).status, 200);
  });

  it('a longer appointment overlaps others only when that is confirmed', async () => {
    const { doctor, token } = await withHours();
    const id = addTerm(doctor.id, '08:30', { user_alternate: 'Eva Žiaková' });
    const conflicts = [
      { id, starts_at: `${MONDAY}T08:30:00+01:00`, ends_at: `${MONDAY}T09:00:00+01:00`, title: 'Eva Žiaková' },
    ];
    const longer = await book(token, '08:00', { duration_minutes: 40 });
    assert.equal(longer.status, 422);
    assert.deepEqual(columns([longer.body], 'errors', 'conflicts'), [
      [{ 'ticket_value.time': REFUSED.TAKEN.time }, conflicts],
    ]);
    const same = await book(token, '08:30');
    const unfree = { 'ticket_value.time': ['Táto možnosť nie je dostupná, vyberte inú'] };
    assert.deepEqual(columns([same.body], 'errors', 'conflicts'), [[unfree, conflicts]]);
    assert.equal((await book(token, '08:00', { duration_minutes: 40, overlap: true })).status, 200);
    // Without a length, the appointment takes the minutes per patient of the office hours.
    const { body } = await book(token, '08:30', { overlap: true });
    const added = (await opened(token)).terms.find((term) => term['id'] === field(body, 'form_value', 'id'));
    assert.equal(added?.['ends_at'], `${MONDAY}T09:00:00+01:00`);
  });
});
