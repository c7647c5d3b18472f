import { describe, it } from 'node:test';
import { expect } from '../support/in-node';
import { createMatcher, digits, searchable, searchKey } from '../../src/lib/search';

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
