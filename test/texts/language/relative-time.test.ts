import { describe, it } from 'node:test';
import { expect } from '../../support/in-node';
import { plainSpaces } from '../../../src/lib/clean-text';
import { ZONE } from '../../support/practice-clock';
import { formatRelativeTime } from '../../../src/texts/language/relative-time';

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
});
