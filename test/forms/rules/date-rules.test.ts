import { describe, it } from 'node:test';
import '../../support/in-node';
import { after, after_or_equal, before, before_or_equal, date } from '../../../src/forms/rules/date-rules';
import { expectRule, list, nothing, testRule } from './expect-rule';

describe('V11 date rules', () => {
  testRule(
    'date: a day that exists',
    date,
    [
      ...nothing,
      new Date(0),
      ...list('2028-02-29 | 2026-12-31 | 2026-12-10T08:00:00+01:00 | 2026-12-10T08:00 | 2026-12-10T08:00:00.000Z'),
    ],
    [
      new Date('x'),
      ...list('2027-02-29 | 2026-13-01 | 2026-00-10 | 2026-04-31 | 10.12.2026 | 2026-1-1 | zajtra | 2026-12-10T25:00'),
      '2026-02-30T08:00:00Z',
    ],
    'Položka Vek musí byť platný dátum',
  );

  it('after and after_or_equal', () => {
    const from = '2026-12-10T08:00:00+01:00';
    const [same, later, earlier] = ['2026-12-10T07:00:00Z', '2026-12-10T07:00:01Z', '2026-12-10T06:59:59Z'];
    expectRule(after(from, 'Od'), [...nothing, later, 'x'], [same, earlier], 'Položka Vek musí byť neskôr ako Od');
    expectRule(after_or_equal(from, 'Od'), [...nothing, same, later], [earlier], 'Položka Vek nesmie byť skôr ako Od');
  });

  it('before and before_or_equal; a day without a time means local midnight', () => {
    const [earlier, day, later] = ['2026-03-28', '2026-03-29', '2026-03-30'];
    const notLater = 'Položka Vek nesmie byť neskôr ako Do';
    expectRule(before(day, 'Do'), [...nothing, earlier], [day, later], 'Položka Vek musí byť skôr ako Do');
    expectRule(before_or_equal(day, 'Do'), [...nothing, earlier, day], [later], notLater);
    const midnight = new Date(2026, 5, 1);
    expectRule(before_or_equal('2026-06-01', 'Do'), [midnight], [new Date(midnight.getTime() + 1)], notLater);
  });

  it('passes when there is nothing to compare with', () => {
    for (const rule of [after, before, after_or_equal, before_or_equal]) {
      for (const other of ['', null, undefined, 'x']) {
        if (!rule(other, 'Od').isMet('2026-01-01')) throw new Error(rule.name);
      }
    }
  });
});
