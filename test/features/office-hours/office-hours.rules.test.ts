import { describe, it } from 'node:test';
import { expect } from '../../support/in-node';
import type { OfficeHours } from '../../../src/features/office-hours/contract';
import { createOfficeHoursRules } from '../../../src/features/office-hours/office-hours.rules';
import { officeHoursRequest, officeHoursValues } from '../../../src/features/office-hours/office-hours-values';
import type { OfficeHoursValues, TimeRow } from '../../../src/features/office-hours/office-hours-values';

const row = (hours_day: string | null, hours_time_from: string, hours_time_to: string): TimeRow => {
  return { id: null, hours_day, hours_time_from, hours_time_to };
};

const good: OfficeHoursValues = {
  hours_name: 'Ambulancia',
  hours_type: 'schedule',
  approximate_time_on_patient: '15',
  time_schedules: [],
};

/** The first message of each field. */
function errorsOf(change: Partial<OfficeHoursValues>): Record<string, string | undefined> {
  const errors = createOfficeHoursRules()
    .run({ ...good, ...change })
    .getErrors();
  return Object.fromEntries(
    Object.entries(errors).flatMap(([name, messages]) => (messages.length > 0 ? [[name, messages[0]]] : [])),
  );
}
const errorsOfRows = (...time_schedules: TimeRow[]) => errorsOf({ time_schedules });
/** The errors of a row, by the names of its fields. */
const named = (index: number, errors: object) =>
  Object.fromEntries(Object.entries(errors).map(([name, error]) => [`time_schedules.${index}.${name}`, error]));

describe('the rules of office hours', () => {
  it('V3 name, type and minutes are required', () => {
    expect(errorsOf({ hours_name: ' ', hours_type: null, approximate_time_on_patient: '' })).to.deep.equal({
      hours_name: 'Položka Názov je povinná',
      hours_type: 'Položka Typ je povinná',
      approximate_time_on_patient: 'Položka Čas na pacienta je povinná',
    });
    expect(errorsOf({})).to.deep.equal({});
  });

  it('V3 the name has at most 255 characters', () => {
    expect(errorsOf({ hours_name: 'ž'.repeat(255) })).to.deep.equal({});
    expect(errorsOf({ hours_name: 'ž'.repeat(256) })).to.have.property('hours_name');
  });

  it('V3 the minutes are a whole number from 1 to 480', () => {
    const minutes = (text: string) => errorsOf({ approximate_time_on_patient: text })['approximate_time_on_patient'];
    for (const text of ['1', ' 15 ', '480']) expect(minutes(text), text).to.equal(undefined);
    for (const text of ['0', '481', '-5']) {
      expect(minutes(text), text).to.equal('Položka Čas na pacienta musí byť od 1 do 480');
    }
    for (const text of ['12,5', 'veľa', '1e2', '٣']) {
      expect(minutes(text), text).to.equal('Položka Čas na pacienta musí byť celé číslo');
    }
  });

  it('V7 V8 rows are optional; each field of an existing row is required', () => {
    const time = 'Zadajte čas, napríklad 9:05';
    for (const [entered, errors] of [
      [[], {}],
      [[row('monday', '08:00', '12:00')], {}],
      [[row(null, '08:00', '12:00')], { hours_day: 'Položka Deň je povinná' }],
      [[row('monday', '', '12:00')], { hours_time_from: 'Položka Od je povinná' }],
      [[row('monday', '08:00', '')], { hours_time_to: 'Položka Do je povinná' }],
      [[row('monday', '25:00', 'neskoro')], { hours_time_from: time, hours_time_to: time }],
    ] as const)
      expect(errorsOfRows(...entered), JSON.stringify(entered)).to.deep.equal(named(0, errors));
  });

  it('V3 a row ends after it begins', () => {
    const error = named(0, { hours_time_to: 'Položka Do musí byť neskôr ako Od' });
    for (const [from, to, errors] of [
      ['08:00', '08:05', {}],
      ['00:00', '23:59', {}],
      ['08:00', '08:00', error],
      ['13:00', '08:00', error],
    ] as const)
      expect(errorsOfRows(row('monday', from, to)), `${from} – ${to}`).to.deep.equal(errors);
  });

  it('V3 rows of one day must not overlap, with the error at the later one; touching is allowed', () => {
    const first = row('monday', '08:00', '12:00');
    for (const [from, to, overlaps] of [
      ['12:00', '14:00', false],
      ['07:00', '08:00', false],
      ['11:55', '14:00', true],
      ['07:00', '08:05', true],
      ['08:00', '12:00', true],
      ['09:00', '10:00', true],
      ['07:00', '13:00', true],
    ] as const) {
      const errors = overlaps ? named(1, { hours_time_from: 'Hodiny sa prekrývajú s riadkom 1' }) : {};
      expect(errorsOfRows(first, row('monday', from, to)), from).to.deep.equal(errors);
      expect(errorsOfRows(first, row('tuesday', from, to)), from).to.deep.equal({});
    }
    const later = errorsOfRows(first, row('tuesday', '08:00', '12:00'), row('tuesday', '11:00', '13:00'));
    expect(later).to.deep.equal(named(2, { hours_time_from: 'Hodiny sa prekrývajú s riadkom 2' }));
    // An incomplete row overlaps nothing.
    expect(errorsOfRows(row('monday', '12:00', '08:00'), row('monday', '09:00', '10:00'))).to.not.have.property(
      'time_schedules.1.hours_time_from',
    );
  });

  it('C21 a new row is sent without an id, a stored one with its own', () => {
    const record: OfficeHours = {
      id: 7,
      hours_name: 'Ráno',
      hours_type: 'queue',
      approximate_time_on_patient: 10,
      time_schedules: [{ id: 70, hours_day: 'monday', hours_time_from: '08:00', hours_time_to: '12:00' }],
    };
    const values = officeHoursValues(record);
    expect(officeHoursRequest(values, record.id)).to.deep.equal(record);
    const stored = values.time_schedules;
    const time_schedules = [...stored, row('friday', '09:00', '10:00')];
    const sent = officeHoursRequest({ ...values, time_schedules }, undefined);
    expect(sent).to.not.have.property('id');
    const added = { hours_day: 'friday', hours_time_from: '09:00', hours_time_to: '10:00' };
    expect(sent.time_schedules[1]).to.deep.equal(added);
  });
});
