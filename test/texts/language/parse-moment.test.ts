import { describe, it } from 'node:test';
import { expect } from '../../support/in-node';
import type { MomentKind, MomentLimits, MomentProblem } from '../../../src/lib/local-time';
import { momentOrText, parseMoment } from '../../../src/texts/language/parse-moment';
import { formatMoment } from '../../../src/texts/language/format-moment';

const now = new Date(2026, 10, 21, 9, 30);
const read = (kind: MomentKind, text: string, limits: MomentLimits = {}) => parseMoment(kind, text, limits, now);
const meaning = (kind: MomentKind, text: string) => read(kind, text).moment;
const problem = (kind: MomentKind, text: string, limits: MomentLimits = {}): MomentProblem['is'] | undefined =>
  read(kind, text, limits).problem?.is;

const understood: Record<MomentKind, Record<string, string>> = {
  'date-time': {
    '23. 11. 2026 9:05': '2026-11-23T09:05',
    '23.11.2026 09:05': '2026-11-23T09:05',
    '  23 . 11 . 2026   9 : 05 ': '2026-11-23T09:05',
    '23.11.2026, 9:05': '2026-11-23T09:05',
    '23. 11. 2026 o 9:05': '2026-11-23T09:05',
    '23. 11. 2026 9.05': '2026-11-23T09:05',
    '23,11,2026 9,05': '2026-11-23T09:05',
    '23/11/2026 9:05': '2026-11-23T09:05',
    '23. 11. 2026 0905': '2026-11-23T09:05',
    '23. 11. 2026 905': '2026-11-23T09:05',
    '23. 11. 2026 9': '2026-11-23T09:00',
    '23.11. 9:05': '2026-11-23T09:05',
    '23.11 9:05': '2026-11-23T09:05',
    '23.11.9:05': '2026-11-23T09:05',
    '1. 2. 10.30': '2026-02-01T10:30',
    '2026-11-23T09:05': '2026-11-23T09:05',
    '2026-11-23 9:05': '2026-11-23T09:05',
    '1. 1. 2026 0:00': '2026-01-01T00:00',
    '31. 12. 2026 23:55': '2026-12-31T23:55',
    '31. 12. 2026 23:59': '2026-12-31T23:59',
    '29. 2. 2028 12:00': '2028-02-29T12:00',
  },
  date: {
    '23. 11. 2026': '2026-11-23',
    '23.11.2026': '2026-11-23',
    '23. 11.': '2026-11-23',
    '23.11': '2026-11-23',
    '2026-11-23': '2026-11-23',
    '1.1.1926': '1926-01-01',
    '31.12.2126': '2126-12-31',
    '29. 2. 2028': '2028-02-29',
  },
  time: {
    '9:05': '09:05',
    '0905': '09:05',
    '905': '09:05',
    '9': '09:00',
    '23': '23:00',
    '0': '00:00',
    '9.05': '09:05',
  },
};

const refused: Record<MomentKind, Partial<Record<MomentProblem['is'], string[]>>> = {
  'date-time': {
    unclear: [
      'zajtra',
      '23. 11. 2026',
      '9:05',
      '23',
      '23. 11. 2026 9:5',
      '23. 11. 20269:05',
      '23.11.26 9:05',
      // Digits after a day without its year may be the year that is being typed.
      '23. 11. 20',
      '23. 11. 2026T',
      '2026-11-23',
      '23. 11. 2026 9:05 9:05',
      '-1. 1. 2026 9:05',
    ],
    'no-hour': ['23. 11. 2026 24:00', '23. 11. 2026 25', '23. 11. 2026 9:60', '23.11. 99:99'],
    'no-day': ['31. 2. 2026 9:05', '29. 2. 2026 9:05', '0. 1. 2026 9:05', '1. 13. 2026 9:05', '32. 1. 2026 9:05'],
    step: ['23. 11. 2026 9:07', '23. 11. 2026 0:59', '23. 11. 2026 23:58'],
    early: ['31. 12. 1925 23:55'],
    late: ['1. 1. 2127 0:00'],
  },
  date: {
    unclear: ['dnes', '23', '23. 11. 2026 9:05', '23.11.26', '2026-1-1', '20261123'],
    'no-day': ['31. 2. 2026', '31. 4.', '29. 2. 2100', '2026-02-30', '00. 00. 2026'],
    early: ['31. 12. 1925', '1. 1. 1900'],
    late: ['1. 1. 2127', '31. 12. 9999'],
  },
  time: {
    unclear: ['ráno', '9:', ':05', '9:5', '9:055', '00905', '-9', '9:05:00'],
    'no-hour': ['24:00', '24', '2400', '9:60', '99'],
    step: ['9:01', '904', '23:58'],
  },
};

describe('a typed moment', () => {
  for (const kind of ['date-time', 'date', 'time'] as const) {
    it(`W13 ${kind}: every Slovak way to write it, and ISO 8601, give the same value`, () => {
      for (const [text, moment] of Object.entries(understood[kind])) {
        expect(read(kind, text), text).to.deep.equal({ moment, problem: null });
      }
    });

    it(`W13 ${kind}: an invalid text is refused with its reason`, () => {
      for (const [reason, texts] of Object.entries(refused[kind])) {
        for (const text of texts) expect(problem(kind, text), text).to.equal(reason);
      }
    });

    it(`${kind}: the displayed text and the value itself are read back unchanged`, () => {
      for (const moment of Object.values(understood[kind])) {
        expect(meaning(kind, formatMoment(moment)), moment).to.equal(moment);
        expect(meaning(kind, moment), moment).to.equal(moment);
      }
    });
  }

  it('is shown in the Slovak format', () => {
    expect(formatMoment('2026-11-03T09:05')).to.equal('3.\u00a011.\u00a02026 9:05');
    expect(formatMoment('2026-01-23')).to.equal('23.\u00a01.\u00a02026');
    expect(formatMoment('00:00')).to.equal('0:00');
  });

  it('includes both limits', () => {
    const limits = { min: '2026-12-01T08:00', max: '2026-12-24T12:00' };
    expect(problem('date-time', '1. 12. 2026 8:00', limits)).to.equal(undefined);
    expect(problem('date-time', '24. 12. 2026 12:00', limits)).to.equal(undefined);
    expect(read('date-time', '1. 12. 2026 7:55', limits).problem).to.deep.equal({ is: 'early', min: limits.min });
    expect(read('date-time', '24. 12. 2026 12:05', limits).problem).to.deep.equal({ is: 'late', max: limits.max });
    expect(problem('date', '30. 11. 2026', { min: '2026-12-01' })).to.equal('early');
    expect(problem('time', '7:55', { min: '08:00' })).to.equal('early');
    expect(problem('time', '18:05', { max: '18:00' })).to.equal('late');
  });

  it('W16 years range 100 to either side without limits, and never more', () => {
    expect(problem('date', '1. 1. 1926')).to.equal(undefined);
    expect(problem('date', '31. 12. 1925', { min: '1900-01-01' })).to.equal('early');
    expect(problem('date', '31. 12. 2126')).to.equal(undefined);
    expect(problem('date', '1. 1. 2127', { max: '2200-01-01' })).to.equal('late');
  });

  it('becomes a value only when valid; otherwise it stays the typed text', () => {
    expect(momentOrText('date-time', ' 23.11.2026 9:05 ', {}, now)).to.equal('2026-11-23T09:05');
    expect(momentOrText('date-time', '23.11.2026 9:07', {}, now)).to.equal('23.11.2026 9:07');
    expect(momentOrText('date', '31. 2. 2026', {}, now)).to.equal('31. 2. 2026');
    expect(momentOrText('date', '1. 1. 2026', { min: '2026-02-01' }, now)).to.equal('1. 1. 2026');
    expect(momentOrText('time', '  ', {}, now)).to.equal('');
  });
});
