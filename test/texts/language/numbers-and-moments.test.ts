import { describe, it } from 'node:test';
import { expect } from '../../support/in-node';
import { plainSpaces } from '../../../src/lib/clean-text';
import { fileSize } from '../../../src/texts/language/file-size';
import { euros } from '../../../src/texts/language/money';
import { parseNumber } from '../../../src/texts/language/parse-number';
import { plural } from '../../../src/texts/language/plural';
import { ZONE } from '../../support/practice-clock';
import { formatBirthDate } from '../../../src/texts/language/birth-date';
import { formatDay, formatShortDay } from '../../../src/texts/language/format-day';
import { formatMoment } from '../../../src/texts/language/format-moment';
import { formatRelativeTime } from '../../../src/texts/language/relative-time';

const NO_NUMBERS = ['', ' ', 'a', '1a', '1,', ',5', '1,2,3', '1 2', '12 34', '1e3', 'Infinity', '0x10', '--1'];

describe('numbers in Slovak', () => {
  it('are read as they are written, and nothing else is; a finite number is taken as it is', () => {
    for (const [text, number] of [
      ['12', 12],
      [' 12 ', 12],
      ['-3', -3],
      ['+3', 3],
      ['12,5', 12.5],
      ['12.5', 12.5],
      ['1 234,50', 1234.5],
      ['1\u00a0234\u00a0567', 1_234_567],
      ['0', 0],
      ['007', 7],
    ] as const)
      expect(parseNumber(text), text).to.equal(number);
    for (const text of NO_NUMBERS) expect(parseNumber(text), text).to.equal(null);
    expect([1.5, Number.NaN, Infinity].map(parseNumber)).to.deep.equal([1.5, null, null]);
  });

  it('of bytes are shown in the largest unit, and of euros as „1 234,50 €“; no line ends before the unit', () => {
    for (const [bytes, text] of [
      [0, '0 B'],
      [1023, '1 023 B'],
      [1024, '1 kB'],
      [1536, '1,5 kB'],
      [1024 * 1024 - 1, '1 MB'],
      [1_258_291, '1,2 MB'],
      [10 * 1024 * 1024, '10 MB'],
      [3 * 1024 ** 3, '3 GB'],
      [2048 * 1024 ** 3, '2 048 GB'],
    ] as const)
      expect(plainSpaces(fileSize(bytes))).to.equal(text);
    expect(fileSize(1024)).to.equal('1\u00a0kB');
    expect(euros(1234.5)).to.equal('1\u00a0234,50\u00a0€');
  });

  it('take the form of their noun: for 1, for 2 to 4, and for all others, as for a fraction, a negative count and NaN', () => {
    const countsOf = (form: string) =>
      [0, 1, 2, 3, 4, 5, 11, 21, 22, 100, 101, 1.5, 2.5, -1, -3, Number.NaN].filter(
        (count) => plural(count, 'pacient', 'pacienti', 'pacientov') === form,
      );
    expect(countsOf('pacient')).to.deep.equal([1]);
    expect(countsOf('pacienti')).to.deep.equal([2, 3, 4]);
    expect(countsOf('pacientov')).to.deep.equal([0, 5, 11, 21, 22, 100, 101, 1.5, 2.5, -1, -3, Number.NaN]);
  });
});

const now = new Date(2026, 10, 21, 14, 30).getTime();
const at = (...parts: [number, number, number, number, number]) =>
  plainSpaces(formatRelativeTime(new Date(...parts).toISOString(), now, ZONE));

describe('a moment in words', () => {
  it('within the hour it is relative, with the Slovak plural', () => {
    expect(at(2026, 10, 21, 14, 30)).to.equal('pred chvíľou');
    expect(at(2026, 10, 21, 14, 29)).to.equal('pred 1 minútou');
    expect(at(2026, 10, 21, 14, 28)).to.equal('pred 2 minútami');
    expect(at(2026, 10, 21, 14, 25)).to.equal('pred 5 minútami');
    expect(at(2026, 10, 21, 13, 31)).to.equal('pred 59 minútami');
  });

  it('earlier, it is the day and the time', () => {
    expect(at(2026, 10, 21, 13, 30)).to.equal('dnes o 13:30');
    expect(at(2026, 10, 21, 0, 5)).to.equal('dnes o 0:05');
    expect(at(2026, 10, 20, 23, 59)).to.equal('včera o 23:59');
    expect(at(2026, 10, 19, 8, 5)).to.equal('štvrtok 19. novembra o 8:05');
    expect(at(2025, 11, 31, 9, 0)).to.equal('31. decembra 2025 o 9:00');
  });

  it('a moment in the future shows its time, and an invalid one stays as it is', () => {
    expect(at(2026, 10, 21, 14, 35)).to.equal('dnes o 14:35');
    expect(at(2026, 10, 22, 0, 5)).to.equal('zajtra o 0:05');
    expect(at(2026, 10, 23, 0, 5)).to.equal('pondelok 23. novembra o 0:05');
    for (const text of ['pred týždňom', '21.11.2026', '2026-99-99T00:00', '5']) {
      expect(formatRelativeTime(text, now, ZONE)).to.equal(text);
    }
  });

  it('a birth date has the age in years, a small child’s in months, and none before the birth; an invalid one stays as it is', () => {
    for (const [born, words] of [
      ['1980-03-12', '12. marca 1980 (46 rokov)'],
      ['2024-05-01', '1. mája 2024 (2 roky)'],
      ['2025-11-21', '21. novembra 2025 (1 rok)'],
      ['2025-11-22', '22. novembra 2025 (11 mesiacov)'],
      ['2026-10-21', '21. októbra 2026 (1 mesiac)'],
      ['2026-11-20', '20. novembra 2026 (menej ako mesiac)'],
      // The age changes on the birthday itself.
      ['1976-11-21', '21. novembra 1976 (50 rokov)'],
      ['1976-11-22', '22. novembra 1976 (49 rokov)'],
      ['2026-12-01', '1. decembra 2026'],
      ['2026-02-31', '2026-02-31'],
      ['okolo roku 1950', 'okolo roku 1950'],
    ] as const)
      expect(plainSpaces(formatBirthDate(born, '2026-11-21'))).to.equal(words);
  });

  it('no line ends inside of a date, before a time or before a unit', () => {
    const DATE = '2026-03-22';
    for (const text of [
      formatDay(DATE),
      formatShortDay(DATE),
      formatMoment('2026-03-22T09:05'),
      formatBirthDate('1980-03-12', DATE),
      formatRelativeTime('2026-03-22T09:05:00', now, ZONE),
      formatRelativeTime('2026-11-21T09:05:00', now, ZONE),
    ])
      expect(text).to.not.match(/\d\. |\so |(?<!\d{3})\d /u);
  });
});
