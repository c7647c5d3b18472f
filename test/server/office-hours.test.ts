import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { hoursDays } from '../../src/features/office-hours/contract';
import { call, column, columns, field, newSession } from './support/calls';
import { hoursOn } from './support/hours';
import { sharedPractice } from './support/test-practice';

describe('office hours calls', () => {
  const server = sharedPractice();
  const add = (token: string, body: unknown) => call(server, 'POST', '/api/office-hours-add', { token, body });
  const remove = (token: string, body: unknown) => call(server, 'POST', '/api/office-hours-remove', { token, body });
  const get = async (token: string) => (await call(server, 'GET', '/api/office-hours-get', { token })).body;
  const good = hoursOn('monday', '08:00', '12:00');
  const row = (hours_day: unknown, hours_time_from: unknown, hours_time_to: unknown) => ({
    hours_day,
    hours_time_from,
    hours_time_to,
  });

  it('C18 C19 C21 X2 an added record is answered and listed, a removed one is gone; removing it again is 404', async () => {
    const { token } = await newSession(server);
    assert.deepEqual(await get(token), []);
    const form = {
      hours_name: '  Poradňa pre dospelých ',
      hours_type: 'queue',
      approximate_time_on_patient: '15',
      time_schedules: [
        row('sunday', '00:00', '23:59'),
        row('monday', '13:00', '15:30'),
        row('monday', '08:00', '13:00'),
      ],
    };
    const { status, body } = await add(token, form);
    assert.equal(status, 200);
    assert.equal(field(body, 'form_type'), 'office-hours');
    const record = field(body, 'form_value');
    const ids = rowIds(record);
    assert.deepEqual(record, {
      id: field(record, 'id'),
      hours_name: 'Poradňa pre dospelých',
      hours_type: 'queue',
      approximate_time_on_patient: 15,
      // In the order in which the doctor wrote them.
      time_schedules: form.time_schedules.map((each, index) => ({ id: ids[index], ...each })),
    });
    assert.deepEqual(await get(token), [record]);
    const id = field(record, 'id');
    const removed = await remove(token, { id });
    assert.deepEqual([removed.status, removed.body, await get(token)], [200, { id }, []]);
    assert.equal((await remove(token, { id })).status, 404);
  });

  it('C21 V8 every type is stored, also without rows or with seven', async () => {
    const { doctor, token } = await newSession(server);
    const types = ['schedule', 'schedule-premium', 'queue', 'other'] as const;
    const nothings = [[], null, '', undefined];
    for (const [index, hours_type] of types.entries()) {
      assert.equal((await add(token, { ...good, hours_type, time_schedules: nothings[index] })).status, 200);
    }
    const stored = columns(server.practice.officeHours.officeHoursOf(doctor.id), 'hours_type', 'time_schedules');
    const expected = types.map((type) => [type, []]);
    assert.deepEqual(stored, expected);
    const whole = await add(token, { ...good, time_schedules: hoursDays.map((day) => row(day, '08:00', '09:00')) });
    assert.equal(rowIds(field(whole.body, 'form_value')).length, 7);
  });

  it('C21 with an id the record is changed: rows keep their ids, new ones get ids, missing ones are deleted', async () => {
    const { token } = await newSession(server);
    const two = { ...good, time_schedules: [row('monday', '08:00', '12:00'), row('friday', '08:00', '12:00')] };
    const first = field((await add(token, two)).body, 'form_value');
    const other = field((await add(token, good)).body, 'form_value');
    const [, friday] = rowIds(first);
    const changed = await add(token, {
      ...hoursOn('tuesday', '09:00', '10:00', { minutes: 45, type: 'other' }),
      id: field(first, 'id'),
      hours_name: 'Nové meno',
      time_schedules: [
        { ...row('tuesday', '09:00', '10:00'), id: null },
        { ...row('friday', '07:00', '11:00'), id: friday },
        // A record cannot take another record's row.
        { ...row('sunday', '07:00', '11:00'), id: rowIds(other)[0] },
        { ...row('saturday', '07:00', '11:00'), id: friday },
      ],
    });
    assert.equal(changed.status, 200);
    const record = field(changed.body, 'form_value');
    const [tuesday, same, sunday, saturday] = rowIds(record);
    assert.deepEqual(record, {
      id: field(first, 'id'),
      hours_name: 'Nové meno',
      hours_type: 'other',
      approximate_time_on_patient: 45,
      time_schedules: [
        { id: tuesday, ...row('tuesday', '09:00', '10:00') },
        { id: friday, ...row('friday', '07:00', '11:00') },
        { id: sunday, ...row('sunday', '07:00', '11:00') },
        { id: saturday, ...row('saturday', '07:00', '11:00') },
      ],
    });
    assert.equal(same, friday);
    assert.equal(new Set([tuesday, same, sunday, saturday, ...rowIds(other)]).size, 5);
    assert.deepEqual(await get(token), [record, other]);
  });

  it('C21 rows of one day may touch, but not overlap; another day and another record do not matter', async () => {
    const { token } = await newSession(server);
    const base = row('monday', '09:00', '10:00');
    for (const [from, to] of [
      ['08:00', '09:01'],
      ['09:59', '11:00'],
      ['09:15', '09:45'],
      ['08:00', '11:00'],
      ['09:00', '10:00'],
    ]) {
      const time_schedules = [row('tuesday', from, to), base, row('monday', from, to)];
      const { status, body } = await add(token, { ...good, time_schedules });
      const errors = { 'time_schedules.2.hours_time_from': ['Čas sa prekrýva s iným riadkom toho istého dňa'] };
      assert.deepEqual([status, field(body, 'errors')], [422, errors]);
    }
    const touching = [
      row('monday', '10:00', '11:00'),
      base,
      row('monday', '08:00', '09:00'),
      row('monday', '11:00', '12:00'),
      row('tuesday', '09:00', '10:00'),
    ];
    assert.equal((await add(token, { ...good, time_schedules: touching })).status, 200);
    assert.equal((await add(token, { ...good, time_schedules: touching })).status, 200);
  });
});

const rowIds = (record: unknown) => column(field(record, 'time_schedules'), 'id');
