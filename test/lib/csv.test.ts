import { describe, it } from 'node:test';
import { expect } from '../support/in-node';
import { toCsv } from '../../src/lib/csv';
import { csvFormat } from '../../src/texts/language/csv-format';

const MARK = '\uFEFF';

/** A single cell, as the file has it. */
const cell = (text: string | number | null) => toCsv([[text]], csvFormat).slice(MARK.length, -2);

describe('CSV for Excel', () => {
  it('begins with a BOM, separates cells by semicolons and ends each line with CRLF', () => {
    expect(
      toCsv(
        [
          ['a', 1],
          ['b', null],
        ],
        csvFormat,
      ),
    ).to.equal(`${MARK}"a";1\r\n"b";\r\n`);
  });

  it('writes numbers with a decimal comma and no grouping', () => {
    expect([1234.5, -12, 0, 0.05].map(cell)).to.deep.equal(['1234,5', '-12', '0', '0,05']);
  });

  it('doubles quotes, and keeps semicolons and line breaks within a cell', () => {
    expect(cell('povedal „áno"; a\r\nodišiel')).to.equal('"povedal „áno""; a\r\nodišiel"');
  });

  it('escapes text that Excel would run as a formula, also behind quotes and blanks', () => {
    for (const text of [
      '=1+1',
      '+421',
      '-A1',
      '@SUM(A1)',
      '\t=1',
      '\r=1',
      '\n=1',
      '\tx',
      '"=1',
      "'=1",
      ' =1',
      '" "=1',
      '＝1',
    ]) {
      expect(cell(text), JSON.stringify(text)).to.equal(`"'${text.replaceAll('"', '""')}"`);
    }
  });

  it('recognises a formula behind invisible characters', () => {
    for (const first of ['\u0000', '\u200b', '\u200f', '\u202e', '\u2066', '\ufeff', '\u00ad', '\u001f']) {
      expect(cell(`${first}=1+1`), `U+${first.charCodeAt(0).toString(16)}`).to.equal(`"'${first}=1+1"`);
    }
  });

  it('keeps a negative amount with its currency a number', () => {
    for (const text of ['-12,50 €', '-1\u00a0234,50\u00a0€', '-1 234 €', '-12 EUR'])
      expect(cell(text)).to.equal(`"${text}"`);
    for (const text of ['-12 € + 1', '-€', '-1 A1', '-1,2,3']) expect(cell(text)).to.equal(`"'${text}"`);
  });

  it('keeps a plain negative number and signs within a text unchanged', () => {
    for (const text of ['-12,50', '-12', '-0.5', 'a=b', 'Novák-Kováč', 'x@y.sk'])
      expect(cell(text)).to.equal(`"${text}"`);
    for (const text of ['-12+3', '-1-1', '--1', '-']) expect(cell(text)).to.equal(`"'${text}"`);
  });
});
