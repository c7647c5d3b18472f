// needs: own-page
import { expect } from '@open-wc/testing';
import { setViewport } from '@web/test-runner-commands';
import { toInstantIso } from '../../../src/lib/local-time';
import { DateTimeField } from '../../../src/ui/calendar/calendar-field';
import { pressKeys, press, type } from '../../support/user-input';
import { mountField, type MountedField } from '../../support/mount-field';
import { unmountViews } from '../../support/mount-view';
import { setTimeZone } from '../../support/page';
import { until } from '../../support/until';

/** `lib/local-time` has the rules in four zones. */
const gap = { day: '2026-03-08', shown: '8. 3. 2026' };

const LEFT_OUT = 'Čas 2:30 v tento deň neexistuje, hodiny sa posúvajú z 2:00 na 3:00';

const dayButton = ({ root }: MountedField, day: string) => {
  const found = root.querySelector<HTMLElement>(`[data-day="${day}"] button`);
  if (!found) throw new Error(`${day} is not shown.`);
  return found;
};
const hourOption = ({ see }: MountedField, hour: string) =>
  see.getByRole('combobox', { name: 'Hodina' }).querySelector<HTMLOptionElement>(`option[value="${hour}"]`);

describe('clock changes', () => {
  before(() => setViewport({ width: 1280, height: 860 }));
  afterEach(async () => {
    unmountViews();
    await setTimeZone(null);
  });

  it('W14 a time that does not exist is an error at the field, is not offered, and never becomes another one', async () => {
    await setTimeZone('America/Los_Angeles');
    const field = await mountField(DateTimeField);
    const { see, input } = field;
    const write = async (text: string) => {
      await press(input);
      input.select();
      await type(text);
      await pressKeys('Tab');
    };
    await write(`${gap.shown} 2:30`);
    await see.findByText(LEFT_OUT);
    expect(input.value).to.equal(`${gap.shown} 2:30`);
    expect(toInstantIso(field.value())).to.equal(null);
    await write(`${gap.shown} 3:00`);
    expect(field.value()).to.equal(`${gap.day}T03:00`);

    const other = gap.day.replace(/..$/, '15');
    field.give(`${other}T02:30`);
    await field.open();
    expect(hourOption(field, '02')?.disabled).to.equal(false);
    await press(dayButton(field, gap.day));
    await see.findByText(LEFT_OUT);
    expect(hourOption(field, '02')?.disabled).to.equal(true);
    const confirm = see.getByRole('button', { name: 'Vybrať' });
    await press(confirm);
    expect(field.value()).to.equal(`${other}T02:30`);
    // On another day the chosen time applies again.
    await press(dayButton(field, other));
    await until(() => !see.queryByText(LEFT_OUT));
    await press(dayButton(field, gap.day));
    see.getByRole('combobox', { name: 'Hodina' }).focus();
    await type('3');
    await until(() => !see.queryByText(LEFT_OUT));
    await press(confirm);
    expect(field.value()).to.equal(`${gap.day}T03:30`);
  });

  it('W16 every month of the year begins on its weekday and has its days, east of the practice', async () => {
    await setTimeZone('Pacific/Auckland');
    const field = await mountField(DateTimeField, { value: '2026-01-15T09:05' });
    await field.open();
    for (let month = 0; month < 12; month += 1) {
      const prefix = `2026-${String(month + 1).padStart(2, '0')}`;
      await until(() => field.root.querySelector(`[data-day="${prefix}-01"] button`));
      const shown = [...field.root.querySelectorAll('tbody tr')].map((week) =>
        [...week.querySelectorAll('td')].map((cell) => cell.querySelector('button') && cell.dataset['day']),
      );
      const weekday = new Date(Date.UTC(2026, month, 1)).getUTCDay();
      const length = new Date(Date.UTC(2026, month + 1, 0)).getUTCDate();
      const blanks = Array.from({ length: (weekday + 6) % 7 }, () => null);
      const days = Array.from({ length }, (_, index) => `${prefix}-${String(index + 1).padStart(2, '0')}`);
      expect(shown.flat().slice(0, blanks.length + length)).to.deep.equal([...blanks, ...days]);
      expect(shown.flat().filter(Boolean)).to.have.length(length);
      field.see.getByRole('button', { name: 'Prejsť na ďalší mesiac' }).click();
    }
  });
});
