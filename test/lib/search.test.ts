import { describe, it } from 'node:test';
import { expect } from '../support/in-node';
import { createMatcher, digits, searchable, searchKey } from '../../src/lib/search';

describe('search', () => {
  const key = searchKey(['MUDr. Žofia Ďuríčková-Ľupčová', null], ['885719/6204', '+421 900 123 456']);
  const finds = (query: string) => createMatcher(query)(key);

  it('ignores diacritics, case and repeated blanks', () => {
    expect(searchable('  Ľubomír\u00a0 ŠŤASTNÝ ')).to.equal('lubomir stastny');
    expect(searchable('Władysław Đurić, Søren Weiß, Ægir')).to.equal('wladyslaw duric soren weiss aegir');
    expect(digits('+421 (0)900/12-34')).to.equal('42109001234');
  });

  it('matches every word of a query in any order, as any part of a word', () => {
    for (const query of ['zofia', 'ŽOFIA', 'duric', 'lupcova zof', ' mudr  zofia ']) {
      expect(finds(query), query).to.equal(true);
    }
    for (const query of ['zofia novak', 'sofia', 'zofiaduri']) expect(finds(query), query).to.equal(false);
  });

  it('finds numbers in any format', () => {
    for (const query of ['8857196204', '885719/6204', '88571', '0900 123 456', '0900123', '+421 900', '421900123456']) {
      expect(finds(query), query).to.equal(true);
    }
    for (const query of ['999', '0911', '6204885']) expect(finds(query), query).to.equal(false);
  });

  it('finds a telephone number, however it is stored and typed', () => {
    const forms = ['+421 900 123 456', '0900 123 456', '00421900123456', '0900/123 456', '+421 (0)900 123 456'];
    for (const kept of forms) {
      const matches = (query: string) => createMatcher(query)(searchKey(['Ján Novák'], [kept]));
      for (const query of [...forms, '421900123456', '900123456', '0900123', '+421 900 12', '00421 900']) {
        expect(matches(query), `${query} in ${kept}`).to.equal(true);
      }
      for (const query of ['0911 123 456', '+421 911', '+420 900 123 456']) {
        expect(matches(query), `${query} in ${kept}`).to.equal(false);
      }
    }
  });

  it('finds a name and a number together', () => {
    for (const query of [
      'zofia 8857196204',
      '885719/6204 ďuríčková',
      'lupcova 0900 123',
      '0900123 zof',
      'duric 88571',
    ]) {
      expect(finds(query), query).to.equal(true);
    }
    for (const query of ['zofia 0911', 'nova 8857196204', 'zofia 6204885']) expect(finds(query), query).to.equal(false);
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
    for (const [name = '', ...queries] of names) {
      for (const query of queries) {
        expect(createMatcher(query)(searchKey([name])), `${query} in ${name}`).to.equal(true);
      }
    }
    expect(createMatcher("d'brien")(searchKey(['O’Brien']))).to.equal(false);
  });

  it('S8 finds a birth date as it is written, as far as it is typed, and by its year', () => {
    const born = searchKey(['Eva Malá'], ['805229/1234', '+421 900 123 456'], '1980-02-29');
    for (const query of [
      '29.2.1980',
      '29. 2. 1980',
      '29.02.1980',
      '29. 02. 1980',
      '29.\u00a02.\u202f1980',
      '29 2 1980',
      '29/2/1980',
      '29-2-1980',
      '1980',
      '1980-02-29',
      '1980–02–29',
      '29.2',
      '29.2.',
      '29.0',
      '29. 2. 19',
      '1980-02',
      'mala 1980',
      '29.2.1980 eva',
    ]) {
      expect(createMatcher(query)(born), query).to.equal(true);
    }
    for (const query of [
      '9.2.1980',
      '28.2.1980',
      '29.2.1981',
      '29.12.1980',
      '1981',
      '2.29.1980',
      'novak 1980',
      '2. 9. 1980',
    ]) {
      expect(createMatcher(query)(born), query).to.equal(false);
    }
    expect(createMatcher('12.3.2026')(searchKey(['Výkon 12. 03. 2026'])), 'a date in a text').to.equal(true);
  });

  it('an empty query matches everything', () => {
    expect(finds('')).to.equal(true);
    expect(finds('  ')).to.equal(true);
  });
});
