import { describe, it } from 'node:test';
import '../../support/in-node';
import { required, requiredAsTyped } from '../../../src/forms/rules/required';
import { expectRule } from './expect-rule';

describe('the rule required', () => {
  it('V10 refuses blanks and an empty list; zero and false are values', () => {
    expectRule(
      required,
      ['a', ' a ', 0, false, [''], new File([], 'a.pdf'), new Date()],
      ['', ' ', '\n\t', '\u00a0', null, undefined, []],
      'Položka Vek je povinná',
    );
  });

  it('V10 accepts blanks where they count', () => {
    expectRule(requiredAsTyped, [' ', 'a'], ['', null, undefined], 'Položka Vek je povinná');
  });
});
