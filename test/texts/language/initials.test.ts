import { describe, it } from 'node:test';
import { expect } from '../../support/in-node';
import { initials } from '../../../src/texts/language/initials';

describe('initials', () => {
  for (const [name, expected] of [
    ['Anna Kováčová', 'AK'],
    ['MUDr. Anna Kováčová, PhD.', 'AK'],
    ['doc. MUDr. Ján Hrušovský, CSc.', 'JH'],
    ['Mgr.art. Eva Malá', 'EM'],
    ['Štefan Ľubomír Ďurčo', 'ŠĎ'],
    ['šarlota čierna', 'ŠČ'],
    ['Madonna', 'M'],
    ['  Ján   Prvý  ', 'JP'],
    ['Mária Kováčová-Nagyová', 'MK'],
    ['(Peter) „Sova“', 'PS'],
    ['Lístok 12', 'L1'],
    ['👩 Mária Nová 🇸🇰', 'MN'],
    ['MUDr.', ''],
    ['', ''],
    ['   ', ''],
    ['— ?', ''],
  ] as const) {
    it(`of „${name}“ are „${expected}“`, () => {
      expect(initials(name)).to.equal(expected);
    });
  }
});
