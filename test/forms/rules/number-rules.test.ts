import { describe, it } from 'node:test';
import '../../support/in-node';
import { between, decimal, max_value, min_value, numeric } from '../../../src/forms/rules/number-rules';
import { expectRule, nothing, testRule } from './expect-rule';

describe('V11 number rules', () => {
  it('between: includes both ends', () => {
    const inside = [...nothing, 1, 120, '1', '119,9', '120'];
    const outside = [0, '0,9', 121, '120,1', 'a', Number.NaN];
    expectRule(between(1, 120), inside, outside, 'Položka Vek musí byť od 1 do 120');
    expectRule(between(0.5, 1000), ['0,5', '1 000'], ['0,4'], 'Položka Vek musí byť od 0,5 do 1 000');
  });

  testRule(
    'min_value',
    min_value(18),
    [...nothing, 18, '18', '18,01'],
    [17, '17,99', '-18', 'a'],
    'Položka Vek musí byť najmenej 18',
  );

  testRule(
    'max_value',
    max_value(1234.5),
    [...nothing, 1234.5, '1 234,5', -9999],
    ['1234,51', 'a'],
    'Položka Vek môže byť najviac 1 234,5',
  );

  testRule(
    'numeric: digits only',
    numeric,
    [...nothing, 0, '0', '15', ' 15 ', '007'],
    [-1, 1.5, '-1', '1,5', '1 5', 'a', '1e3', '²'],
    'Položka Vek môže obsahovať iba číslice',
  );

  it('decimal: at most so many decimal places', () => {
    const upTo = 'Položka Vek musí byť číslo s najviac';
    expectRule(decimal(), [...nothing, 1, '1,23456', '-1.5'], ['1,', 'a', '1,2,3'], 'Položka Vek musí byť číslo');
    const two = ['1', '1,2', '1,23', '1.23', 1.23];
    expectRule(decimal(2), two, ['1,234', 1.234], `${upTo} 2 desatinnými miestami`);
    expectRule(decimal(1), ['1,2'], ['1,23'], `${upTo} 1 desatinným miestom`);
    expectRule(decimal(0), ['1', '-1'], ['1,0'], 'Položka Vek musí byť celé číslo');
  });
});
