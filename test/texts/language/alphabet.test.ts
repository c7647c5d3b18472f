import { describe, it } from 'node:test';
import { expect } from '../../support/in-node';
import { byAlphabet } from '../../../src/texts/language/alphabet';

describe('the Slovak alphabet', () => {
  it('has letters of its own, with „ch“ after „h“', () => {
    const names = ['Ivan', 'Chalupa', 'Hora', 'Čierny', 'Cibuľa', 'Žák', 'Zeman', 'Ďuriš', 'Dudáš', 'Ábel', 'Adam'];
    expect(names.sort(byAlphabet)).to.deep.equal([
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
