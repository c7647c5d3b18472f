import { describe, it } from 'node:test';
import '../../support/in-node';
import { between, decimal, max_value, min_value, numeric } from '../../../src/forms/rules/number-rules';
import { expectRule } from './expect-rule';

const nothing = ['', null, undefined];

describe('number rules', () => {
  it('V11 between: includes both ends', () => {
    expectRule(
      between(1, 120),
      [...nothing, 1, 120, '1', '119,9', '120'],
      [0, '0,9', 121, '120,1', 'a', Number.NaN],
      'Položka Vek musí byť od 1 do 120',
    );
    expectRule(between(0.5, 1000), ['0,5', '1 000'], ['0,4'], 'Položka Vek musí byť od 0,5 do 1 000');
  });

  it('V11 min_value', () => {
    expectRule(
      min_value(18),
      [...nothing, 18, '18', '18,01'],
      [17, '17,99', '-18', 'a'],
      'Položka Vek musí byť najmenej 18',
    );
  });

  it('V11 max_value', () => {
    expectRule(
      max_value(1234.5),
      [...nothing, 1234.5, '1 234,5', -9999],
      ['1234,51', 'a'],
      'Položka Vek môže byť najviac 1 234,5',
    );
  });

  it('V11 numeric: digits only', () => {
    expectRule(
      numeric,
      [...nothing, 0, '0', '15', ' 15 ', '007'],
      [-1, 1.5, '-1', '1,5', '1 5', 'a', '1e3', '²'],
      'Položka Vek môže obsahovať iba číslice',
    );
  });

  it('V11 decimal: at most so many decimal places', () => {
    expectRule(decimal(), [...nothing, 1, '1,23456', '-1.5'], ['1,', 'a', '1,2,3'], 'Položka Vek musí byť číslo');
    expectRule(
      decimal(2),
      ['1', '1,2', '1,23', '1.23', 1.23],
      ['1,234', 1.234],
      'Položka Vek musí byť číslo s najviac 2 desatinnými miestami',
    );
    expectRule(decimal(1), ['1,2'], ['1,23'], 'Položka Vek musí byť číslo s najviac 1 desatinným miestom');
    expectRule(decimal(0), ['1', '-1'], ['1,0'], 'Položka Vek musí byť celé číslo');
  });
});
