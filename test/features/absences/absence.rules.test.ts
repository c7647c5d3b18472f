import { describe, it } from 'node:test';
import { expect } from '../../support/in-node';
import {
  absenceRequest,
  createAbsenceRules,
  withoutTime,
  withTime,
  type AbsenceValues,
} from '../../../src/features/absences/absence.rules';
import { ZONE } from '../../support/practice-clock';
import { clockIn } from '../../support/dates';

const filled: AbsenceValues = {
  whole_days: false,
  absence_from: '2026-12-10T08:00',
  absence_to: '2026-12-11T16:30',
  supplier: 'none',
  supplier_id: null,
  supplier_name: '',
};
const errors = (change: Partial<AbsenceValues>) =>
  createAbsenceRules()
    .run({ ...filled, ...change })
    .getErrors();

describe('the rules of an absence', () => {
  it('V4 both ends are required', () => {
    expect(errors({})).to.deep.equal({});
    expect(errors({ absence_from: '', absence_to: '' })).to.deep.equal({
      absence_from: ['Položka Začiatok je povinná'],
      absence_to: ['Položka Koniec je povinná'],
    });
  });

  it('V4 both ends are dates of the chosen kind', () => {
    const wrong = ['Položka Začiatok musí byť platný dátum'];
    expect(errors({ absence_from: '2026-12-10' }).absence_from).to.deep.equal(wrong);
    expect(errors({ absence_from: '10. 12.' }).absence_from).to.deep.equal(wrong);
    expect(errors({ absence_from: '2026-12-10T08:03' }).absence_from).to.deep.equal(wrong);
    const days = { whole_days: true, absence_from: '2026-12-10', absence_to: '2026-12-10' };
    expect(errors(days)).to.deep.equal({});
    expect(errors({ ...days, absence_from: '2026-12-10T08:00' }).absence_from).to.deep.equal(wrong);
    expect(errors({ ...days, absence_from: '2026-02-29' }).absence_from).to.deep.equal(wrong);
  });

  it('V4 the end is not before the beginning', () => {
    const early = ['Položka Koniec nesmie byť skôr ako Začiatok'];
    expect(errors({ absence_to: '2026-12-10T07:55' }).absence_to).to.deep.equal(early);
    expect(errors({ absence_to: '2026-12-10T08:00' })).to.deep.equal({});
    const days = { whole_days: true, absence_from: '2026-12-10' };
    expect(errors({ ...days, absence_to: '2026-12-09' }).absence_to).to.deep.equal(early);
  });

  it('V7 the substitute is optional; a custom name has at most 255 characters', () => {
    expect(errors({ supplier: 'list' })).to.deep.equal({});
    expect(errors({ supplier: 'other' })).to.deep.equal({});
    expect(errors({ supplier: 'other', supplier_name: ` ${'a'.repeat(255)} ` })).to.deep.equal({});
    const long = { supplier_name: 'a'.repeat(256) };
    expect(errors({ ...long, supplier: 'other' }).supplier_name).to.deep.equal([
      'Položka Meno zastupujúceho môže obsahovať najviac 255 znakov',
    ]);
    expect(errors({ ...long, supplier: 'none' })).to.deep.equal({});
  });
});

describe('the request of an absence', () => {
  it('C22 sends only the chosen kind of substitute', () => {
    const both = { ...filled, supplier_id: 7, supplier_name: ' MUDr. Iná ' };
    const sent = (change: Partial<AbsenceValues>) => {
      const { supplier_id, supplier_name } = absenceRequest({ ...both, ...change }, ZONE);
      return [supplier_id, supplier_name];
    };
    expect(sent({ supplier: 'none' })).to.deep.equal([null, null]);
    expect(sent({ supplier: 'list' })).to.deep.equal([7, null]);
    expect(sent({ supplier: 'other' })).to.deep.equal([null, 'MUDr. Iná']);
    expect(sent({ supplier: 'other', supplier_name: '  ' })).to.deep.equal([null, null]);
  });

  it('C22 sends whole days as 0:00 to 23:59', () => {
    const days = { whole_days: true, absence_from: '2026-12-10', absence_to: '2026-12-11' };
    const { absence_from, absence_to } = absenceRequest({ ...filled, ...days }, ZONE);
    expect(absence_from).to.match(/^2026-12-10T00:00:00(?:Z|[+-]\d\d:\d\d)$/);
    expect(clockIn(undefined, absence_to)).to.equal('2026-12-11 23:59');
  });
});

describe('the switch between days and times', () => {
  it('V4 removes the time and restores it; an invalid text stays as it was typed', () => {
    expect(withoutTime('2026-12-10T08:05')).to.equal('2026-12-10');
    expect(withoutTime('')).to.equal('');
    expect(withoutTime('asi zajtra')).to.equal('asi zajtra');
    expect(withTime('2026-12-12', 'from', '2026-12-10T08:05')).to.equal('2026-12-12T08:05');
    expect(withTime('2026-12-12', 'from', '')).to.equal('2026-12-12T00:00');
    expect(withTime('2026-12-12', 'to', 'asi zajtra')).to.equal('2026-12-12T23:59');
    expect(withTime('', 'to', '2026-12-10T08:05')).to.equal('');
    expect(withTime('asi zajtra', 'to', '')).to.equal('asi zajtra');
  });
});
