import assert from 'node:assert/strict';
import { before, describe, it } from 'node:test';
import { call, field, newSession } from './support/calls';
import { newDoctor, startTestPractice, type TestPractice } from './support/test-practice';

describe('a doctor’s absence', () => {
  let server: TestPractice;
  before(async () => {
    server = await startTestPractice();
  });
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

  it('C22 V4 each field is validated', async () => {
    const { doctor, token } = await newSession(server);
    const errorsOf = async (body: object) => {
      const answer = await add(token, body);
      assert.equal(answer.status, 422, JSON.stringify(answer.body));
      return field(answer.body, 'errors');
    };
    assert.deepEqual(await errorsOf({}), {
      absence_from: ['Položka je povinná'],
      absence_to: ['Položka je povinná'],
    });
    for (const absence_from of [
      '2026-12-10',
      '2026-12-10T08:00:00',
      '2026-12-10 08:00:00+01:00',
      '2026-02-30T08:00:00+01:00',
      '2026-12-10T24:00:00+01:00',
      '2026-12-10T08:60:00+01:00',
      '2026-12-10T08:00:00+25:00',
      '0000-01-01T00:00:00+01:00',
      '10. 12. 2026 8:00',
      'x',
    ]) {
      assert.deepEqual(await errorsOf({ ...good, absence_from }), {
        absence_from: ['Položka musí byť platný dátum'],
      });
    }
    assert.deepEqual(await errorsOf({ ...good, absence_from: 1_765_000_000 }), {
      absence_from: ['Položka musí byť text'],
    });
    assert.deepEqual(await errorsOf({ ...good, absence_to: '2026-12-10T06:59:59Z' }), {
      absence_to: ['Koniec nesmie byť skôr ako začiatok'],
    });
    for (const supplier_id of [doctor.id, 987_654, -1, 2 ** 60]) {
      assert.deepEqual(await errorsOf({ ...good, supplier_id }), {
        supplier_id: ['Táto možnosť nie je dostupná, vyberte inú'],
      });
    }
    assert.deepEqual(await errorsOf({ ...good, supplier_id: 'x', supplier_name: 'x'.repeat(256) }), {
      supplier_id: ['Položka musí byť celé číslo'],
      supplier_name: ['Položka môže obsahovať najviac 255 znakov'],
    });
    assert.deepEqual(server.practice.absencesOf(doctor.id), []);
    assert.equal((await add(token, { ...good, supplier_name: 'x'.repeat(255) })).status, 200);
  });
});
