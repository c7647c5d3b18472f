import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { call, field, newSession } from './support/calls';
import { newDoctor, sharedPractice } from './support/test-practice';

describe('a doctor’s absence', () => {
  const server = sharedPractice();
  const add = (token: string, body: unknown) => call(server, 'POST', '/api/absence-add', { token, body });
  const good = { absence_from: '2026-12-10T08:00:00+01:00', absence_to: '2026-12-11T23:59:00+01:00' };

  it('C22 answers the stored absence with its substitute', async () => {
    const { doctor, token } = await newSession(server);
    const substitute = await newDoctor(server);
    const { status, body } = await add(token, { ...good, supplier_id: substitute.id, supplier_name: '  MUDr. Iný ' });
    assert.equal(status, 200);
    const record = field(body, 'form_value');
    assert.deepEqual(body, {
      form_type: 'absence',
      form_value: { id: field(record, 'id'), ...good, supplier_id: substitute.id, supplier_name: 'MUDr. Iný' },
    });
    assert.deepEqual(server.practice.absencesOf(doctor.id), [record]);
    assert.deepEqual(server.practice.absencesOf(substitute.id), []);
  });

  it('C22 V7 without a substitute both fields are null', async () => {
    const { token } = await newSession(server);
    for (const nothing of [{}, { supplier_id: null, supplier_name: null }, { supplier_id: '', supplier_name: ' ' }]) {
      const value = field((await add(token, { ...good, ...nothing })).body, 'form_value');
      assert.deepEqual([field(value, 'supplier_id'), field(value, 'supplier_name')], [null, null]);
    }
  });

  it('C22 instants keep their value, whatever their offset', async () => {
    const { doctor, token } = await newSession(server);
    for (const [from, to] of [
      ['2026-12-10T08:00:00+01:00', '2026-12-10T08:00:00+01:00'],
      ['2026-12-10T07:00:00Z', '2026-12-10T08:00:00+01:00'],
      ['2026-07-01T00:00+02:00', '2026-07-01T23:59+02:00'],
      ['2026-12-10T23:30:00-11:00', '2026-12-12T02:15:00+13:45'],
      // 2:30 before and after the clock change, and a fraction later.
      ['2026-10-25T02:30:00+02:00', '2026-10-25T02:30:00+01:00'],
      ['2026-12-10T08:00:00.123Z', '2026-12-10T08:00:00.124Z'],
    ] as const) {
      const { status, body } = await add(token, { absence_from: from, absence_to: to });
      assert.equal(status, 200);
      const value = field(body, 'form_value');
      const stored = server.practice.absencesOf(doctor.id).find(({ id }) => id === field(value, 'id'));
      for (const record of [value, stored]) {
        assert.equal(Date.parse(String(field(record, 'absence_from'))), Date.parse(from));
        assert.equal(Date.parse(String(field(record, 'absence_to'))), Date.parse(to));
        assert.match(String(field(record, 'absence_from')), /(Z|[+-]\d\d:\d\d)$/);
      }
    }
  });
});
