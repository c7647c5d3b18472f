import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { hoursDays } from '../../src/features/office-hours/contract';
import { call, column, columns, field, newSession } from './support/calls';
import { hoursOn } from './support/hours';
import { sharedPractice, LASTING, newDoctor, startTestPractice } from './support/test-practice';

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

describe('a doctor’s absence', () => {
  const server = sharedPractice();
  const good = { absence_from: '2026-12-10T08:00:00+01:00', absence_to: '2026-12-11T23:59:00+01:00' };

  it('C22 answers and lists the stored absence with its substitute; a removed one is gone', async () => {
    const { doctor, get, post } = await newSession(server);
    const substitute = await newDoctor(server);
    const supplier = { supplier_id: substitute.id, supplier_name: '  MUDr. Iný ' };
    const { status, body } = await post('absence-add', { ...good, ...supplier });
    assert.equal(status, 200);
    const record = field(body, 'form_value');
    assert.deepEqual(body, {
      form_type: 'absence',
      form_value: { id: field(record, 'id'), ...good, supplier_id: substitute.id, supplier_name: 'MUDr. Iný' },
    });
    assert.deepEqual((await get('absences')).body, [record]);
    assert.deepEqual(server.practice.absences.absencesOf(substitute.id), []);
    const remove = async () => (await post('absence-remove', { id: field(record, 'id') })).status;
    assert.deepEqual([await remove(), server.practice.absences.absencesOf(doctor.id), await remove()], [200, [], 404]);
  });

  it('C22 V7 without a substitute both fields are null', async () => {
    const { post } = await newSession(server);
    for (const nothing of [{}, { supplier_id: null, supplier_name: null }, { supplier_id: '', supplier_name: ' ' }]) {
      const value = field((await post('absence-add', { ...good, ...nothing })).body, 'form_value');
      assert.deepEqual([field(value, 'supplier_id'), field(value, 'supplier_name')], [null, null]);
    }
  });

  it('C22 instants keep their value, whatever their offset', async () => {
    const { doctor, post } = await newSession(server);
    for (const [from, to] of [
      ['2026-12-10T08:00:00+01:00', '2026-12-10T08:00:00+01:00'],
      ['2026-12-10T07:00:00Z', '2026-12-10T08:00:00+01:00'],
      ['2026-07-01T00:00+02:00', '2026-07-01T23:59+02:00'],
      ['2026-12-10T23:30:00-11:00', '2026-12-12T02:15:00+13:45'],
      // 2:30 before and after the clock change; instants that differ by a millisecond.
      ['2026-10-25T02:30:00+02:00', '2026-10-25T02:30:00+01:00'],
      ['2026-12-10T08:00:00.123Z', '2026-12-10T08:00:00.124Z'],
    ] as const) {
      const { status, body } = await post('absence-add', { absence_from: from, absence_to: to });
      assert.equal(status, 200);
      const value = field(body, 'form_value');
      const stored = server.practice.absences.absencesOf(doctor.id).find(({ id }) => id === field(value, 'id'));
      for (const record of [value, stored]) {
        assert.equal(Date.parse(String(field(record, 'absence_from'))), Date.parse(from));
        assert.equal(Date.parse(String(field(record, 'absence_to'))), Date.parse(to));
        assert.match(String(field(record, 'absence_from')), /(Z|[+-]\d\d:\d\d)$/);
      }
    }
  });
});

describe('the doctor’s state', () => {
  it('C20 X1 is stored for this doctor only, with the practice’s day, until its midnight', async () => {
    let now = new Date('2026-11-21T10:30:00Z');
    const server = await startTestPractice({ now: () => now, sessionLimits: LASTING });
    const { get, post } = await newSession(server);
    const colleague = await newSession(server);
    const stateOf = async (read = get) => field((await read('administration-init')).body, 'admin', 'online_status');
    const statusOf = async (read = get) => field(await stateOf(read), 'status');
    for (const status of ['ending', 'offline', 'online']) {
      const answer = await post('doctor-state-change', { doctor_state: status });
      assert.equal(answer.status, 200);
      assert.deepEqual(answer.body, { form_type: 'doctor-state', form_value: { status } });
      assert.equal(await statusOf(), status);
    }
    assert.equal(await statusOf(colleague.get), 'offline');
    now = new Date('2026-11-21T22:59:59Z');
    assert.equal(await statusOf(), 'online');
    now = new Date('2026-11-21T23:00:00Z');
    assert.deepEqual(await stateOf(), { status: 'offline', date: '2026-11-21' });
    // After midnight the doctor can set a state for the new day.
    await post('doctor-state-change', { doctor_state: 'ending' });
    now = new Date('2026-11-22T22:59:59Z');
    assert.deepEqual(await stateOf(), { status: 'ending', date: '2026-11-22' });
  });
});

describe('the special announcement', () => {
  let now = new Date();
  const server = sharedPractice({ now: () => now });

  it('C24 C4 X8 V6 only one announcement exists until it expires, in the future, also of simultaneous ones', async () => {
    now = new Date('2026-11-21T10:30:00Z');
    const { get, post } = await newSession(server);
    const colleague = await newSession(server);
    const shown = async (read = get) =>
      field((await read('administration-init')).body, 'admin', 'special_announcement');
    assert.equal(await shown(), undefined);
    const form = { note: ' V piatok\nneordinujeme. ', expired_at: '2026-11-21T12:00:00+01:00' };
    const { status, body } = await post('special-announcements-add', form);
    assert.equal(status, 200);
    const record = field(body, 'form_value');
    assert.deepEqual(body, {
      form_type: 'special-announcement',
      form_value: { id: field(record, 'id'), note: 'V piatok\nneordinujeme.', expired_at: form.expired_at },
    });
    assert.deepEqual(await shown(), record);
    assert.equal(await shown(colleague.get), undefined);

    now = new Date('2026-11-21T10:59:59.999Z');
    const second = { note: 'Druhé', expired_at: '2026-11-22T12:00:00+01:00' };
    const refused = await post('special-announcements-add', second);
    assert.equal(refused.status, 422);
    assert.deepEqual(field(refused.body, 'errors'), { note: ['Môžete pridať iba jedno oznámenie.'] });
    assert.deepEqual(await shown(), record);
    assert.equal((await colleague.post('special-announcements-add', second)).status, 200, 'each doctor has their own');

    now = new Date('2026-11-21T11:00:00.000Z');
    assert.equal(await shown(), undefined);
    const add = async (note: string, moment: number) => {
      const expired_at = new Date(moment).toISOString();
      return (await post('special-announcements-add', { note, expired_at })).status;
    };
    assert.equal(await add('A', now.getTime()), 422);
    const statuses = await Promise.all(['A', 'B', 'C'].map((note) => add(note, now.getTime() + 1)));
    assert.deepEqual(statuses.sort(), [200, 422, 422]);
    assert.match(String(field(await shown(), 'note')), /^[ABC]$/);
  });
});
