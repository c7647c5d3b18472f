import { expect } from '@open-wc/testing';
import { DAY_MS, DEFAULT_TIME_ZONE } from '../../../src/constants';
import { toInstantIso } from '../../../src/lib/local-time';
import { DateField, DateTimeField, TimeField } from '../../../src/ui/calendar/calendar-field';
import { PracticeTimeContext } from '../../../src/ui/content/practice-time';
import { errorAt } from '../../support/failure-alert';
import { focused, pressKeys, press, type } from '../../support/user-input';
import { mountField, type MountedField } from '../../support/mount-field';
import { unmountViews } from '../../support/mount-view';
import { until } from '../../support/until';

const year = new Date().getFullYear();
const UNCLEAR = 'Zadajte dátum a čas, napríklad 23. 11. 2026 9:05';

async function write({ input }: MountedField, text: string, ...keys: ('Tab' | 'Enter')[]): Promise<void> {
  await press(input);
  input.select();
  await type(text);
  await pressKeys(...keys);
}

const errorOf = ({ input, root }: MountedField) => errorAt(input, root);

/** Each text is refused at its field, with the reason. */
async function expectRefused(field: MountedField, reasons: Readonly<Record<string, string>>): Promise<void> {
  for (const [text, reason] of Object.entries(reasons)) {
    await write(field, text, 'Tab');
    await until(() => errorOf(field) === reason);
    expect([field.value(), field.input.value], 'nothing typed is lost').to.deep.equal([text, text]);
  }
}

describe('the date and time fields', () => {
  afterEach(unmountViews);

  it('W13 W14 accepts a typed date, and formats it in Slovak on blur', async () => {
    const field = await mountField(DateTimeField);
    for (const [text, value, shown] of [
      ['1.2. 09:05', `${year}-02-01T09:05`, `1. 2. ${year} 9:05`],
      [`31.12.${year} 23:59`, `${year}-12-31T23:59`, `31. 12. ${year} 23:59`],
    ] as const) {
      await write(field, text);
      expect(field.value()).to.equal(value);
      expect(field.input.value, 'while it is typed').to.equal(text);
      await pressKeys('Tab');
      expect(field.input.value).to.equal(shown);
      expect(field.value()).to.equal(value);
      expect(errorOf(field)).to.equal('');
      expect(new Date(toInstantIso(value) ?? '').getHours()).to.equal(Number(value.slice(11, 13)));
    }
  });

  it('W13 takes the year of a day without one from the server, whatever year the computer has', async () => {
    const practice = { zone: DEFAULT_TIME_ZONE, aheadMs: 11 * 366 * DAY_MS };
    const serverYear = new Date(Date.now() + practice.aheadMs).getFullYear();
    const field = await mountField((props) => (
      <PracticeTimeContext value={practice}>
        <DateTimeField {...props} />
      </PracticeTimeContext>
    ));
    await write(field, '23. 11. 9:05');
    expect(field.value()).to.equal(`${serverYear}-11-23T09:05`);
  });

  it('shows an error for a text it cannot read, from blur until it is fixed', async () => {
    const field = await mountField(DateTimeField);
    await write(field, 'zajtra');
    expect(errorOf(field)).to.equal('');
    await pressKeys('Tab');
    await until(() => errorOf(field) === UNCLEAR);
    field.see.getByText(UNCLEAR);
    expect(field.input.value).to.equal('zajtra');
    expect(field.value(), 'nothing typed is lost').to.equal('zajtra');
    expect(toInstantIso(field.value())).to.equal(null);
    await write(field, `23. 11. ${year}`);
    expect(errorOf(field)).to.equal(UNCLEAR);
    await type(' 9');
    expect(errorOf(field)).to.equal('');
    expect(field.value()).to.equal(`${year}-11-23T09:00`);
    await type(':0');
    expect(errorOf(field), 'it is being typed again').to.equal('');
    await type('5');
    expect(field.value()).to.equal(`${year}-11-23T09:05`);
  });

  it('W13 refuses a day, an hour or minutes that do not exist, what is too early and too late, and says why rather than the form’s error', async () => {
    const limits = { min: `${year}-12-01T08:00`, max: `${year}-12-24T12:00` };
    const field = await mountField(DateTimeField, { ...limits, error: 'Položka Koniec je povinná' });
    expect(errorOf(field)).to.equal('Položka Koniec je povinná');
    await expectRefused(field, {
      [`31. 2. ${year} 9:05`]: 'Taký deň v kalendári nie je',
      [`23. 12. ${year} 9:07`]: 'Čas zadajte v násobkoch 5 minút',
      [`23. 12. ${year} 24:00`]: 'Čas zadajte od 0:00 do 23:59',
      [`30. 11. ${year} 9:05`]: `Najskôr 1. 12. ${year} 8:00`,
      [`24. 12. ${year} 12:05`]: `Najneskôr 24. 12. ${year} 12:00`,
    });
  });

  it('Enter takes a valid text and submits the form; an invalid one shows its error and submits nothing', async () => {
    const field = await mountField(DateTimeField);
    await write(field, 'o desiatej', 'Enter');
    expect(errorOf(field)).to.equal(UNCLEAR);
    await until(() => focused() === field.input);
    expect(field.sent()).to.equal(0);
    await write(field, `1.2.${year} 9`, 'Enter');
    expect(field.input.value).to.equal(`1. 2. ${year} 9:00`);
    expect(field.sent()).to.equal(1);
  });

  it('is controlled by its value: a reset empties it, whatever was typed', async () => {
    const field = await mountField(DateTimeField);
    await write(field, 'zajtra');
    field.give('');
    expect(field.input.value).to.equal('');
    await write(field, 'pozajtra', 'Tab');
    await until(() => errorOf(field) === UNCLEAR);
    field.give('');
    expect(field.input.value).to.equal('');
    expect(errorOf(field)).to.equal('');
    field.give(`${year}-03-04T05:05`);
    expect(field.input.value).to.equal(`4. 3. ${year} 5:05`);
  });

  it('W13 W16 a date has no time, and is within 100 years of now', async () => {
    const field = await mountField(DateField);
    await write(field, '23.11.', 'Tab');
    expect([field.value(), field.input.value]).to.deep.equal([`${year}-11-23`, `23. 11. ${year}`]);
    await expectRefused(field, {
      [`23. 11. ${year} 9:05`]: 'Zadajte dátum, napríklad 23. 11. 2026',
      [`1. 1. ${year + 101}`]: `Najneskôr 31. 12. ${year + 100}`,
      [`31. 12. ${year - 101}`]: `Najskôr 1. 1. ${year - 100}`,
    });
  });

  it('W13 a time has no date', async () => {
    const field = await mountField(TimeField, { label: 'Od', min: '08:00' });
    await write(field, '0905', 'Tab');
    expect([field.value(), field.input.value]).to.deep.equal(['09:05', '9:05']);
    await expectRefused(field, { ráno: 'Zadajte čas, napríklad 9:05', '7:55': 'Najskôr 8:00' });
  });
});
