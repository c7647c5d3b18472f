import { expect } from '@open-wc/testing';
import { createMatcher, digits, searchable, searchKey } from '../../src/lib/search';

describe('search', () => {
  const key = searchKey(['MUDr. Žofia Ďuríčková-Ľupčová', null], ['885719/6204', '+421 900 123 456']);
  const finds = (query: string) => createMatcher(query)(key);

  it('ignores diacritics, case and repeated blanks', () => {
    expect(searchable('  Ľubomír\u00a0 ŠŤASTNÝ ')).to.equal('lubomir stastny');
    expect(searchable('Władysław Đurić, Søren Weiß, Ægir')).to.equal('wladyslaw duric, soren weiss, aegir');
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

  it('an empty query matches everything', () => {
    expect(finds('')).to.equal(true);
    expect(finds('  ')).to.equal(true);
  });
});
