import { describe, it } from 'node:test';
import { expect } from '../support/in-node';
import { isSameData } from '../../src/lib/same-data';

describe('isSameData', () => {
  const record = () => ({
    id: 1,
    user: { id: 5, attributes: { fullname: 'Eva', avatar: null } },
    list: [1, { a: 'b' }],
  });

  it('compares deeply, in any order of fields', () => {
    expect(isSameData(record(), record())).to.equal(true);
    expect(isSameData({ a: 1, b: 2 }, { b: 2, a: 1 })).to.equal(true);
    expect(isSameData([], [])).to.equal(true);
    expect(isSameData(Number.NaN, Number.NaN)).to.equal(true);
  });

  for (const [one, other] of [
    [{ a: 1 }, { a: '1' }],
    [{ a: null }, { a: undefined }],
    [{ a: undefined }, {}],
    [{ a: undefined }, { b: undefined }],
    [{ a: 1 }, { a: 1, b: 2 }],
    [{ a: 1, b: 2 }, { a: 1 }],
    [[], {}],
    [{}, null],
    [null, {}],
    [
      [1, 2],
      [2, 1],
    ],
    [[1], [1, 2]],
    [{ 0: 'a' }, ['a']],
    [{ a: { b: [1, { c: 2 }] } }, { a: { b: [1, { c: 3 }] } }],
    [{ toString: 1 }, { a: 1 }],
  ]) {
    it(`${JSON.stringify(one)} is not ${JSON.stringify(other)}`, () => {
      expect(isSameData(one, other)).to.equal(false);
      expect(isSameData(other, one)).to.equal(false);
    });
  }

  it('a file equals only itself', () => {
    const file = new File(['a'], 'a.pdf');
    expect(isSameData({ file }, { file })).to.equal(true);
    expect(isSameData({ file }, { file: new File(['a'], 'a.pdf') })).to.equal(false);
    expect(isSameData({ file: {} }, { file })).to.equal(false);
  });
});
