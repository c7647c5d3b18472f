import { describe, it } from 'node:test';
import { expect } from '../../support/in-node';
import { plainSpaces } from '../../../src/lib/clean-text';
import { fileSize } from '../../../src/texts/language/file-size';
import { euros } from '../../../src/texts/language/money';
import { parseNumber } from '../../../src/texts/language/parse-number';
import { plural } from '../../../src/texts/language/plural';

const NO_NUMBERS = ['', ' ', 'a', '1a', '1,', ',5', '1,2,3', '1 2', '12 34', '1e3', 'Infinity', '0x10', '--1'];

describe('numbers in Slovak', () => {
  it('are read as they are written, and nothing else is; a finite number is taken as it is', () => {
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
    ] as const)
      expect(parseNumber(text), text).to.equal(number);
    for (const text of NO_NUMBERS) expect(parseNumber(text), text).to.equal(null);
    expect([1.5, Number.NaN, Infinity].map(parseNumber)).to.deep.equal([1.5, null, null]);
  });

  it('of bytes are shown in the largest unit, and of euros as „1 234,50 €“; no line ends before the unit', () => {
    for (const [bytes, text] of [
      [0, '0 B'],
      [1023, '1 023 B'],
      [1024, '1 kB'],
      [1536, '1,5 kB'],
      [1024 * 1024 - 1, '1 MB'],
      [1_258_291, '1,2 MB'],
      [10 * 1024 * 1024, '10 MB'],
      [3 * 1024 ** 3, '3 GB'],
      [2048 * 1024 ** 3, '2 048 GB'],
    ] as const)
      expect(plainSpaces(fileSize(bytes))).to.equal(text);
    expect(fileSize(1024)).to.equal('1\u00a0kB');
    expect(euros(1234.5)).to.equal('1\u00a0234,50\u00a0€');
  });

  it('take the form of their noun: for 1, for 2 to 4, and for all others, as for a fraction, a negative count and NaN', () => {
    const countsOf = (form: string) =>
      [0, 1, 2, 3, 4, 5, 11, 21, 22, 100, 101, 1.5, 2.5, -1, -3, Number.NaN].filter(
        (count) => plural(count, 'pacient', 'pacienti', 'pacientov') === form,
      );
    expect(countsOf('pacient')).to.deep.equal([1]);
    expect(countsOf('pacienti')).to.deep.equal([2, 3, 4]);
    expect(countsOf('pacientov')).to.deep.equal([0, 5, 11, 21, 22, 100, 101, 1.5, 2.5, -1, -3, Number.NaN]);
  });
});
