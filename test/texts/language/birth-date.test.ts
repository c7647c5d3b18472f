import { describe, it } from 'node:test';
import { expect } from '../../support/in-node';
import { formatBirthDate } from '../../../src/texts/language/birth-date';

const TODAY = '2026-11-21';
const wordsOf = (born: string, today = TODAY) => formatBirthDate(born, today).replaceAll('\u00a0', ' ');

describe('a birth date in words', () => {
  it('has the age in years from the first birthday on', () => {
    expect(wordsOf('1980-03-12')).to.equal('12. marca 1980 (46 rokov)');
    expect(wordsOf('2025-11-21')).to.equal('21. novembra 2025 (1 rok)');
    expect(wordsOf('2024-05-01')).to.equal('1. mája 2024 (2 roky)');
  });

  it('the age changes on the birthday itself', () => {
    expect(wordsOf('1976-11-21')).to.contain('(50 rokov)');
    expect(wordsOf('1976-11-22')).to.contain('(49 rokov)');
  });

  it('a small child’s age is in months', () => {
    expect(wordsOf('2025-11-22')).to.equal('22. novembra 2025 (11 mesiacov)');
    expect(wordsOf('2026-10-21')).to.equal('21. októbra 2026 (1 mesiac)');
    expect(wordsOf('2026-11-20')).to.equal('20. novembra 2026 (menej ako mesiac)');
  });

  it('has no age before the birth, and an invalid date stays as it is', () => {
    expect(wordsOf('2026-12-01')).to.equal('1. decembra 2026');
    expect(wordsOf('2026-02-31')).to.equal('2026-02-31');
    expect(wordsOf('okolo roku 1950')).to.equal('okolo roku 1950');
  });
});
