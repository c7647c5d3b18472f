import { expect } from '@open-wc/testing';
import { emulateMedia } from '@web/test-runner-commands';
import { press } from '../../support/user-input';
import { closeScreen } from '../../support/screen';
import { until } from '../../support/until';
import { calendarPractice, cell, monday, openCalendar, termOn, weekDay } from './calendar-screen';

const NAME = 'Ján Tajný';

/** Whether the innermost element with the name, or an ancestor of it, is blurred. */
const isBlurred = (element: Element | null | undefined): boolean =>
  Boolean(element) &&
  (getComputedStyle(element as Element).filter.includes('blur') || isBlurred(element?.parentElement));

describe('the calendar in privacy mode', () => {
  const realPrint = window.print;
  afterEach(async () => {
    window.print = realPrint;
    await emulateMedia({ media: 'screen' });
    await closeScreen();
  });

  it('hides names in the grid and in the list, and prints initials, and no note; a term without an end says so in its block, and is as long as its slot', async () => {
    const term = { ...termOn(weekDay(1), '08:20', NAME), event_note: 'Tajná poznámka' };
    const endless = { type: 'schedule', date: monday(), time: '08:20', user_alternate: 'Eva Bezkonca' } as const;
    const practice = await calendarPractice([term, endless], 5, { settings: { privacy: true } });
    const { see, root } = await openCalendar(practice);
    await cell(see, /Ján Tajný/);
    const block = await cell(see, /8:20 až 8:40, Eva Bezkonca/);
    expect(getComputedStyle(block, '::after').content).to.equal('"koniec neuvedený"');
    await until(() => isBlurred(see.queryByText(NAME)));
    await emulateMedia({ media: 'print' });
    let text: string | null = null;
    window.print = () => {
      window.dispatchEvent(new Event('beforeprint'));
      text = root.querySelector('[data-printed]')?.textContent ?? null;
      window.dispatchEvent(new Event('afterprint'));
    };
    see.getByRole('button', { name: /^Tlačiť/ }).click();
    expect(text).to.include('8:20').and.to.include('JT');
    expect(text).not.to.include('Tajn');
    await emulateMedia({ media: 'screen' });
    await press(see.getByRole('button', { name: 'Zoznam' }));
    await until(() => see.queryByRole('grid') === null && isBlurred(see.queryByText(NAME)));
  });
});
