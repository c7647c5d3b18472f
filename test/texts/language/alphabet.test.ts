import { expect } from '@open-wc/testing';
import { bySlovakAlphabet } from '../../../src/texts/language/alphabet';

describe('the Slovak alphabet', () => {
  it('has letters of its own, with „ch“ after „h“', () => {
    const names = ['Ivan', 'Chalupa', 'Hora', 'Čierny', 'Cibuľa', 'Žák', 'Zeman', 'Ďuriš', 'Dudáš', 'Ábel', 'Adam'];
    expect(names.sort(bySlovakAlphabet)).to.deep.equal([
      'Ábel',
      'Adam',
      'Cibuľa',
      'Čierny',
      'Dudáš',
      'Ďuriš',
      'Hora',
      'Chalupa',
      'Ivan',
      'Zeman',
      'Žák',
    ]);
  });
});
