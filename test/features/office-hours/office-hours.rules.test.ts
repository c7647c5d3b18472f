import { describe, it } from 'node:test';
import { expect } from '../../support/in-node';
import type { OfficeHours } from '../../../src/features/office-hours/contract';
import { createOfficeHoursRules } from '../../../src/features/office-hours/office-hours.rules';
import {
  officeHoursRequest,
  officeHoursValues,
  type OfficeHoursValues,
  type TimeRow,
} from '../../../src/features/office-hours/office-hours-values';

const row = (hours_day: string | null, hours_time_from: string, hours_time_to: string): TimeRow => ({
  id: null,
  hours_day,
  hours_time_from,
  hours_time_to,
});

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
    expect(errorsOfRows()).to.deep.equal({});
    expect(errorsOfRows(row('monday', '08:00', '12:00'))).to.deep.equal({});
    expect(errorsOfRows(row(null, '08:00', '12:00'))).to.deep.equal({
      'time_schedules.0.hours_day': 'Položka Deň je povinná',
    });
    expect(errorsOfRows(row('monday', '', '12:00'))).to.deep.equal({
      'time_schedules.0.hours_time_from': 'Položka Od je povinná',
    });
    expect(errorsOfRows(row('monday', '08:00', ''))).to.deep.equal({
      'time_schedules.0.hours_time_to': 'Položka Do je povinná',
    });
    expect(errorsOfRows(row('monday', '25:00', 'neskoro'))).to.deep.equal({
      'time_schedules.0.hours_time_from': 'Zadajte čas, napríklad 9:05',
      'time_schedules.0.hours_time_to': 'Zadajte čas, napríklad 9:05',
    });
  });

  it('V3 a row ends after it begins', () => {
    const error = { 'time_schedules.0.hours_time_to': 'Položka Do musí byť neskôr ako Od' };
    expect(errorsOfRows(row('monday', '08:00', '08:05'))).to.deep.equal({});
    expect(errorsOfRows(row('monday', '00:00', '23:59'))).to.deep.equal({});
    expect(errorsOfRows(row('monday', '08:00', '08:00'))).to.deep.equal(error);
    expect(errorsOfRows(row('monday', '13:00', '08:00'))).to.deep.equal(error);
  });

  it('V3 rows of one day must not overlap, with the error at the later one; touching is allowed', () => {
    const first = row('monday', '08:00', '12:00');
    const at = (number: number) => `Hodiny sa prekrývajú s riadkom ${number}`;
    for (const [from, to] of [['12:00', '14:00'] as const, ['07:00', '08:00'] as const]) {
      expect(errorsOfRows(first, row('monday', from, to)), from).to.deep.equal({});
    }
    for (const [from, to] of [
      ['11:55', '14:00'] as const,
      ['07:00', '08:05'] as const,
      ['08:00', '12:00'] as const,
      ['09:00', '10:00'] as const,
      ['07:00', '13:00'] as const,
    ]) {
      expect(errorsOfRows(first, row('monday', from, to)), from).to.deep.equal({
        'time_schedules.1.hours_time_from': at(1),
      });
      expect(errorsOfRows(first, row('tuesday', from, to)), from).to.deep.equal({});
    }
    expect(errorsOfRows(first, row('tuesday', '08:00', '12:00'), row('tuesday', '11:00', '13:00'))).to.deep.equal({
      'time_schedules.2.hours_time_from': at(2),
    });
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
    const sent = officeHoursRequest(
      { ...values, time_schedules: [...stored, row('friday', '09:00', '10:00')] },
      undefined,
    );
    expect(sent).to.not.have.property('id');
    expect(sent.time_schedules[1]).to.deep.equal({
      hours_day: 'friday',
      hours_time_from: '09:00',
      hours_time_to: '10:00',
    });
  });
});
