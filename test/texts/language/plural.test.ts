import { describe, it } from 'node:test';
import { expect } from '../../support/in-node';
import { plural } from '../../../src/texts/language/plural';

describe('plural', () => {
  const of = (count: number) => `${count} ${plural(count, 'pacient', 'pacienti', 'pacientov')}`;

  it('follows the Slovak forms', () => {
    expect([0, 1, 2, 3, 4, 5, 11, 21, 22, 100, 101].map(of)).to.deep.equal([
      '0 pacientov',
      '1 pacient',
      '2 pacienti',
      '3 pacienti',
      '4 pacienti',
      '5 pacientov',
      '11 pacientov',
      '21 pacientov',
      '22 pacientov',
      '100 pacientov',
      '101 pacientov',
    ]);
  });

  it('uses the form for many for a fraction, a negative count and NaN', () => {
    expect([1.5, 2.5, -1, -3, Number.NaN].map((count) => plural(count, 'one', 'few', 'many'))).to.deep.equal(
      Array.from({ length: 5 }, () => 'many'),
    );
  });
});
