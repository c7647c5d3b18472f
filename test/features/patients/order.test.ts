import { describe, it } from 'node:test';
import { expect } from '../../support/in-node';
import type { Patient } from '../../../src/features/patients/contract';
import { sortPatients, availableOrders } from '../../../src/features/patients/patient-order';

const unknown = { avatar: null, email: null, phone: null, id_number: null, birth_date: null };
const patient = (id: number, fullname: string | null, created_at: string | null = null): Patient => ({
  id,
  attributes: { fullname, ...unknown, insurance_title: null, note: null },
  created_at,
  created_at_formated: null,
});
const ids = (patients: readonly Patient[]) => patients.map(({ id }) => id);

describe('sorting patients', () => {
  it('R8 puts patients without a name last in both directions, and keeps the order of namesakes', () => {
    const all = [
      patient(1, null),
      patient(2, 'Ďuriš'),
      patient(3, 'Dudáš'),
      patient(4, 'Ďuriš'),
      patient(5, 'Chrenová'),
    ];
    expect(ids(sortPatients(all, 'name'))).to.deep.equal([3, 2, 4, 5, 1]);
    expect(ids(sortPatients(all, 'name-back'))).to.deep.equal([5, 2, 4, 3, 1]);
  });

  it('R8 sorts by surname, in the order of the server where it says so', () => {
    const reversed = patient(3, 'Malina Adam');
    const all = [
      patient(1, 'Ing. Vladimír Hlaváč'),
      patient(2, 'prof. JUDr. Zuzana Aaronová, CSc.'),
      { ...reversed, attributes: { ...reversed.attributes, surname: 'Malina' } },
      patient(4, 'Zora Cibuľová'),
    ];
    expect(ids(sortPatients(all, 'name'))).to.deep.equal([2, 4, 1, 3]);
    expect(ids(sortPatients(all, 'name-back'))).to.deep.equal([3, 1, 4, 2]);
  });

  it('R8 puts invalid dates last, and offers the newest first only when there is a date', () => {
    const all = [
      patient(1, 'A', '3. 11. 2026'),
      patient(2, 'B', '2026-01-05T08:00:00Z'),
      patient(3, 'C', '2026-06-05'),
    ];
    expect(ids(sortPatients(all, 'newest'))).to.deep.equal([3, 2, 1]);
    expect(availableOrders(all)).to.include('newest');
    expect(availableOrders(all.slice(0, 1))).to.deep.equal(['name', 'name-back']);
  });
});
