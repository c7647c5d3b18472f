import { describe, it } from 'node:test';
import { expect } from '../support/in-node';
import { createMatcher, digits, searchable, searchKey } from '../../src/lib/search';
import { initials } from '../../src/texts/language/initials';
import { bySurname, nameParts } from '../../src/texts/language/surname';

describe('search', () => {
  const key = searchKey(['MUDr. Žofia Ďuríčková-Ľupčová', null], ['885719/6204', '+421 900 123 456']);
  const finds = (query: string, text = key) => createMatcher(query)(text);

  /** Expects that these queries find the text, and the others do not. */
  function expectMatches(found: readonly string[], missed: readonly string[], text = key): void {
    expect(found.filter((query) => !finds(query, text))).to.deep.equal([]);
    expect(missed.filter((query) => finds(query, text))).to.deep.equal([]);
  }

  it('ignores diacritics, case and repeated blanks', () => {
    expect(searchable('  Ľubomír\u00a0 ŠŤASTNÝ ')).to.equal('lubomir stastny');
    expect(searchable('Władysław Đurić, Søren Weiß, Ægir')).to.equal('wladyslaw duric soren weiss aegir');
    expect(digits('+421 (0)900/12-34')).to.equal('42109001234');
  });

  it('matches every word of a query in any order, as any part of a word', () => {
    const found = ['zofia', 'ŽOFIA', 'duric', 'lupcova zof', ' mudr  zofia '];
    expectMatches(found, ['zofia novak', 'sofia', 'zofiaduri']);
  });

  it('finds numbers in any format', () => {
    const found = ['8857196204', '885719/6204', '88571', '0900 123 456', '0900123', '+421 900', '421900123456'];
    expectMatches(found, ['999', '0911', '6204885']);
  });

  it('finds a telephone number, however it is stored and typed', () => {
    const forms = ['+421 900 123 456', '0900 123 456', '00421900123456', '0900/123 456', '+421 (0)900 123 456'];
    const found = [...forms, '421900123456', '900123456', '0900123', '+421 900 12', '00421 900'];
    for (const kept of forms)
      expectMatches(found, ['0911 123 456', '+421 911', '+420 900 123 456'], searchKey(['Ján Novák'], [kept]));
  });

  it('finds a name and a number together', () => {
    const found = ['zofia 8857196204', '885719/6204 ďuríčková', 'lupcova 0900 123', '0900123 zof', 'duric 88571'];
    expectMatches(found, ['zofia 0911', 'nova 8857196204', 'zofia 6204885']);
  });

  it('S8 treats quotes, apostrophes, dashes, dots, commas and blanks of all kinds alike', () => {
    const names = [
      ['O’Brien', "o'brien", 'O‘BRIEN', 'o`brien', 'o´brien', 'oʼbrien', 'o′brien', 'obrien', 'o brien'],
      ["Sean O'Brien", 'o’brien', 'O’Brien Sean', "„O'Brien“"],
      ['Nováková – Malá', 'novakova-mala', 'Nováková—Malá', 'novakova\u2011mala', 'novakova−mala', 'novakova mala'],
      ['Nováková-Malá', 'novakova–mala', 'nováková - malá', 'novakova\u2010mala', 'novakovamala', 'nov\u00adakova'],
      ['Ing. Vladimír Hlaváč', 'Ing.Hlaváč', 'ing hlavac', 'Hlaváč, Vladimír', 'ing.\u00a0hlaváč', 'ING .hlavac'],
      ['Ing.Hlaváč', 'Ing. Hlaváč', 'hlavac'],
      ['Anna\u00a0\u202f Nová', 'anna nova', 'ANNA\u2009NOVÁ'],
      ['J. R. Novák', 'j.r.novak', 'J.R. Novák'],
    ];
    for (const [name = '', ...queries] of names) expectMatches(queries, ["d'brien"], searchKey([name]));
  });

  it('S8 finds a birth date as it is written, as far as it is typed, and by its year', () => {
    const born = searchKey(['Eva Malá'], ['805229/1234', '+421 900 123 456'], '1980-02-29');
    const days = ['29.2.1980', '29. 2. 1980', '29.02.1980', '29. 02. 1980', '29.\u00a02.\u202f1980', '29 2 1980'];
    const others = ['29/2/1980', '29-2-1980', '1980', '1980-02-29', '1980–02–29', 'mala 1980', '29.2.1980 eva'];
    const begun = ['29.2', '29.2.', '29.0', '29. 2. 19', '1980-02'];
    const wrong = ['9.2.1980', '28.2.1980', '29.2.1981', '29.12.1980', '1981', '2.29.1980', 'novak 1980', '2. 9. 1980'];
    expectMatches([...days, ...others, ...begun], wrong, born);
    expectMatches(['12.3.2026'], [], searchKey(['Výkon 12. 03. 2026']));
  });

  it('an empty query matches everything', () => {
    expectMatches(['', '  '], []);
  });
});

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
    for (const [surname, names] of Object.entries({
      'Nováková Malá': 'Zuzana Nováková-Malá | Zuzana Nováková – Malá | Zuzana Nováková Malá',
      Nováková: 'Anna Mária Nováková | Nováková Zuzana',
      Novák: 'Ján Kováč Novák | Novák, Ján | Novák, Ing. Ján, PhD.',
      NOVÁK: 'NOVÁK Ján | Ján NOVÁK',
      Berg: 'Ján van der Berg',
      Goethe: 'Johann Wolfgang von Goethe',
      Cruz: 'Maria de la Cruz',
      'De Niro': 'Robert De Niro',
      OBrien: 'Sean O’Brien',
      Dana: 'Dana',
    }))
      for (const name of names.split(' | ')) expect(nameParts(name, null).surname, name).to.equal(surname);
    expect(nameParts('Novák Ján', 'Novák').surname).to.equal('Novák');
    expect(nameParts('Malá Nováková Eva', 'Malá Nováková').surname).to.equal('Malá Nováková');
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
