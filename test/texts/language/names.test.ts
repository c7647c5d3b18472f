import { describe, it } from 'node:test';
import { expect } from '../../support/in-node';
import { initials } from '../../../src/texts/language/initials';
import { bySurname, nameParts } from '../../../src/texts/language/surname';

const sorted = (names: readonly string[]) =>
  names
    .map((name) => ({ name, parts: nameParts(name, null) }))
    .sort((one, other) => bySurname(one.parts, other.parts))
    .map(({ name }) => name);

describe('R8 names sorted by surname', () => {
  it('leaves academic titles out, before and after, with and without dots and blanks', () => {
    for (const name of [
      'Ing. Vladimír Hlaváč',
      'Vladimír Hlaváč, PhD.',
      'MUDr. Mgr. Vladimír Hlaváč, PhD., MPH',
      'Ing.Vladimír Hlaváč',
      'prof. h. c. prof. MUDr. Vladimír Hlaváč, DrSc., FESC',
      'Vladimír Hlaváč CSc.',
      'Ing. arch. Vladimír Hlaváč',
      'PaedDr. Vladimír Hlaváč, Ph.D.',
      'Dr.h.c. Vladimír Hlaváč MBA',
      'Mgr. et Mgr. Vladimír Hlaváč, LL.M.',
      'MUDr Vladimír Hlaváč PhD',
      'plk. gšt. Ing. Vladimír Hlaváč ml.',
      'Vladimír Hlaváč st.',
      'Mgr.art. Vladimír Hlaváč, DiS.',
      'MUDR. VLADIMÍR HLAVÁČ, PHD.',
      'vladimír hlaváč',
      'V. Hlaváč',
    ]) {
      expect(nameParts(name, null).surname.toLocaleLowerCase('sk'), name).to.equal('hlaváč');
    }
    // Titles alone are the name.
    expect(nameParts('MUDr.', null).surname).to.equal('MUDr.');
  });

  it('knows double surnames, particles, capitals, commas, and what the server says', () => {
    for (const [name = '', surname, server = null] of [
      ['Zuzana Nováková-Malá', 'Nováková Malá'],
      ['Zuzana Nováková – Malá', 'Nováková Malá'],
      ['Zuzana Nováková Malá', 'Nováková Malá'],
      ['Anna Mária Nováková', 'Nováková'],
      ['Nováková Zuzana', 'Nováková'],
      ['Ján Kováč Novák', 'Novák'],
      ['Ján van der Berg', 'Berg'],
      ['Johann Wolfgang von Goethe', 'Goethe'],
      ['Maria de la Cruz', 'Cruz'],
      ['Robert De Niro', 'De Niro'],
      ['Sean O’Brien', 'OBrien'],
      ['NOVÁK Ján', 'NOVÁK'],
      ['Ján NOVÁK', 'NOVÁK'],
      ['Novák, Ján', 'Novák'],
      ['Novák, Ing. Ján, PhD.', 'Novák'],
      ['Novák Ján', 'Novák', 'Novák'],
      ['Malá Nováková Eva', 'Malá Nováková', 'Malá Nováková'],
      ['Dana', 'Dana'],
    ]) {
      expect(nameParts(name, server ?? null).surname, name).to.equal(surname);
    }
    expect(nameParts('Ing. Novák Ján', 'Novák')).to.deep.equal({ surname: 'Novák', given: 'Ján' });
  });

  it('sorts as Slovaks do: „ch“ after „h“, letters with marks after those without, namesakes by given name', () => {
    const expected = [
      'prof. JUDr. Zuzana Aaronová, CSc. | Eva Ábelová | Ján Adam | Dr. Ján Cibuľa | Eva Čierna | Ivan Dudáš',
      'Ján Ďuriš | Ing. Vladimír Hlaváč | Adam Hora | Anna Horáková | Zoltán Chalupa | Ján van der Kolk',
      'Adam Novák | Ing. Ján Novák | Eva Nováková | Zuzana Nováková-Malá | Ivan Zeman | Ivan Žák',
    ].flatMap((line) => line.split(' | '));
    expect(sorted(expected.toReversed())).to.deep.equal(expected);
  });
});

it('initials are those of the first and the last name, without titles and marks', () => {
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
  ] as const)
    expect(initials(name), name).to.equal(expected);
});
