import { expect } from '@open-wc/testing';
import { indexAfterKey } from '../../../src/ui/controls/row-keys';

describe('list navigation keys', () => {
  const after = (key: string, index: number) => indexAfterKey(key, index, 20, 8);

  it('move by one, by a page, and to both ends', () => {
    expect(after('ArrowDown', 3)).to.equal(4);
    expect(after('ArrowUp', 3)).to.equal(2);
    expect(after('PageDown', 3)).to.equal(11);
    expect(after('PageUp', 11)).to.equal(3);
    expect(after('Home', 11)).to.equal(0);
    expect(after('End', 3)).to.equal(19);
  });

  it('stop at both ends', () => {
    expect(after('ArrowUp', 0)).to.equal(0);
    expect(after('PageUp', 3)).to.equal(0);
    expect(after('ArrowDown', 19)).to.equal(19);
    expect(after('PageDown', 15)).to.equal(19);
  });

  it('other keys move nothing, and neither does any key in an empty list', () => {
    expect(after('a', 3)).to.equal(null);
    expect(after('toString', 3)).to.equal(null);
    expect(indexAfterKey('End', 0, 0, 8)).to.equal(null);
  });
});
