import { afterEach, beforeEach, describe, it } from 'node:test';
import { expect } from '../../support/in-node';
import { createAnnouncementRules } from '../../../src/features/announcements/announcement.rules';
import { installFakeClock, type FakeClock } from '../../support/fake-clock';

const errors = (expired_at: string, note: string) => createAnnouncementRules().run({ expired_at, note }).getErrors();

describe('the rules of the special notice', () => {
  let clock: FakeClock;
  // Local time, in any time zone.
  beforeEach(() => (clock = installFakeClock(new Date('2026-11-10T09:00:00'))));
  afterEach(() => clock.restore());

  it('V6 both fields are required; blanks alone are empty', () => {
    const required = {
      expired_at: ['Položka Zobrazovať do je povinná'],
      note: ['Položka Text oznamu je povinná'],
    };
    expect(errors('', '')).to.deep.equal(required);
    expect(errors('', ' \n ').note).to.deep.equal(required.note);
  });

  it('V6 the end is an existing local time, later than now', () => {
    const late = ['Položka Zobrazovať do musí byť neskôr ako teraz'];
    const wrong = ['Položka Zobrazovať do musí byť platný dátum'];
    expect(errors('2026-11-10T08:55', 'x').expired_at).to.deep.equal(late);
    expect(errors('2026-11-10T09:00', 'x').expired_at).to.deep.equal(late);
    expect(errors('2026-11-10T09:05', 'x').expired_at).to.equal(undefined);
    expect(errors('2026-11-10T09:07', 'x').expired_at).to.deep.equal(wrong);
    expect(errors('1. 1. 2020 8:00', 'x').expired_at).to.deep.equal(wrong);
    expect(errors('2026-11-31T09:00', 'x').expired_at).to.deep.equal(wrong);
    expect(errors('2127-01-01T00:00', 'x').expired_at).to.deep.equal(wrong);
    expect(errors('zajtra', 'x').expired_at).to.deep.equal(wrong);
  });

  it('V6 the note has at most 500 characters when trimmed', () => {
    const end = '2026-11-11T09:00';
    expect(errors(end, 'x')).to.deep.equal({});
    expect(errors(end, ` ${'á'.repeat(500)}\n`)).to.deep.equal({});
    expect(errors(end, 'á'.repeat(501)).note).to.deep.equal(['Položka Text oznamu môže obsahovať najviac 500 znakov']);
  });
});
