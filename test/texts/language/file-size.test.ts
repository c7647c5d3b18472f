import { describe, it } from 'node:test';
import { expect } from '../../support/in-node';
import { fileSize } from '../../../src/texts/language/file-size';

describe('fileSize', () => {
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
  ] as const) {
    it(`${bytes} → ${text}`, () => {
      expect(fileSize(bytes).replace(/\s/g, ' ')).to.equal(text);
    });
  }

  it('does not break between the number and its unit', () => {
    expect(fileSize(1024)).to.equal('1\u00a0kB');
  });
});
