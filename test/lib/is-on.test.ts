import { describe, it } from 'node:test';
import { expect } from '../support/in-node';
import { isOn } from '../../src/state/app-data';

describe('a stored switch', () => {
  it('is on for each value that Laravel stores for true', () => {
    for (const value of [true, 1, '1', 'true']) expect(isOn(value), String(value)).to.equal(true);
    for (const value of [false, 0, '0', 'false', 'off']) expect(isOn(value, true), String(value)).to.equal(false);
  });

  it('has its default while nothing is stored', () => {
    for (const value of [undefined, null, '']) {
      expect(isOn(value)).to.equal(false);
      expect(isOn(value, true)).to.equal(true);
    }
  });
});
