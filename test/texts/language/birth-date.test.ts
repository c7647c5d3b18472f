import { expect } from '@open-wc/testing';
import { formatBirthDate } from '../../../src/texts/language/birth-date';

const TODAY = '2026-11-21';
const words = (born: string, today = TODAY) => formatBirthDate(born, today).replaceAll('\u00a0', ' ');

describe('a birth date in words', () => {
  it('comes with the age, in years from the first birthday on', () => {
    expect(words('1980-03-12')).to.equal('12. marca 1980 (46 rokov)');
    expect(words('2025-11-21')).to.equal('21. novembra 2025 (1 rok)');
    expect(words('2024-05-01')).to.equal('1. mája 2024 (2 roky)');
  });

  it('the birthday itself counts, the day before does not', () => {
    expect(words('1976-11-21')).to.contain('(50 rokov)');
    expect(words('1976-11-22')).to.contain('(49 rokov)');
  });

  it('a small child’s age is in months', () => {
    expect(words('2025-11-22')).to.equal('22. novembra 2025 (11 mesiacov)');
    expect(words('2026-10-21')).to.equal('21. októbra 2026 (1 mesiac)');
    expect(words('2026-11-20')).to.equal('20. novembra 2026 (menej ako mesiac)');
  });

  it('before the birth there is no age, and what is no date stays as it is', () => {
    expect(words('2026-12-01')).to.equal('1. decembra 2026');
    expect(words('2026-02-31')).to.equal('2026-02-31');
    expect(words('okolo roku 1950')).to.equal('okolo roku 1950');
  });
});
