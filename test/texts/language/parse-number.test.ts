import { describe, it } from 'node:test';
import { expect } from '../../support/in-node';
import { parseNumber } from '../../../src/texts/language/parse-number';

describe('readNumber', () => {
  for (const [text, number] of [
    ['12', 12],
    [' 12 ', 12],
    ['-3', -3],
    ['+3', 3],
    ['12,5', 12.5],
    ['12.5', 12.5],
    ['1 234,50', 1234.5],
    ['1\u00a0234\u00a0567', 1_234_567],
    ['0', 0],
    ['007', 7],
  ] as const) {
    it(`reads „${text}“`, () => {
      expect(parseNumber(text)).to.equal(number);
    });
  }

  for (const text of ['', ' ', 'a', '1a', '1,', ',5', '1,2,3', '1 2', '12 34', '1e3', 'Infinity', '0x10', '--1']) {
    it(`„${text}“ is not a number`, () => {
      expect(parseNumber(text)).to.equal(null);
    });
  }

  it('takes a finite number as it is', () => {
    expect([1.5, Number.NaN, Infinity].map(parseNumber)).to.deep.equal([1.5, null, null]);
  });
});
