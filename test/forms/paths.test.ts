import { describe, it } from 'node:test';
import { expect } from '../support/in-node';
import { valueAt, withoutRow, withValueAt } from '../../src/forms/paths';

const values = {
  email: 'a@b.sk',
  ticket_value: { day: '1', time: null },
  time_schedules: [{ from: '8' }, { from: '9' }],
};

describe('value paths', () => {
  it('reads the value at a path, and undefined elsewhere', () => {
    expect(valueAt(values, 'email')).to.equal('a@b.sk');
    expect(valueAt(values, 'ticket_value.day')).to.equal('1');
    expect(valueAt(values, 'time_schedules.1.from')).to.equal('9');
    for (const path of ['x', 'email.length', 'ticket_value.time.x', 'time_schedules.2.from', 'toString', '__proto__']) {
      expect(valueAt(values, path), path).to.equal(undefined);
    }
  });

  it('changes one value and keeps the other objects', () => {
    const next = withValueAt(values, 'time_schedules.1.from', '10');
    expect(next).to.deep.equal({ ...values, time_schedules: [{ from: '8' }, { from: '10' }] });
    expect(next.ticket_value).to.equal(values.ticket_value);
    expect(next.time_schedules[0]).to.equal(values.time_schedules[0]);
    expect(values.time_schedules[1]).to.deep.equal({ from: '9' });
  });

  it('removing a row drops its names and renumbers those behind it', () => {
    const moved = (name: string) => withoutRow(name, 'rows', 1);
    expect(['rows.0.a', 'rows.1.a', 'rows.2.a', 'rows.10.a.b', 'rows', 'rows_2.1.a', 'a'].map(moved)).to.deep.equal([
      'rows.0.a',
      null,
      'rows.1.a',
      'rows.9.a.b',
      'rows',
      'rows_2.1.a',
      'a',
    ]);
  });
});
