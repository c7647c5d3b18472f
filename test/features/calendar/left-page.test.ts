import { expect } from '@open-wc/testing';
import { breakCall, clearFaults } from '../../support/practice';
import { address, closeScreen } from '../../support/screen';
import { until } from '../../support/until';
import { focused, press, pressKeys } from '../../support/user-input';
import { calendarCall, calendarPractice, cell, openCalendar, weekDay } from './calendar-screen';

describe('a page of the calendar that is left before it is loaded', () => {
  afterEach(closeScreen);

  it('does not take the focus when it is shown again', async () => {
    const practice = await calendarPractice();
    const { see } = await openCalendar(practice);
    const slot = await cell(see, /^pondelok .*, 8:20 až 8:40, voľné/);
    slot.focus();
    await breakCall(practice.lane, { kind: 'hold', path: calendarCall(7, 13) });
    await pressKeys('PageDown');
    await until(() => address() === `/kalendar?den=${weekDay(7)}`);
    await press(see.getByRole('button', { name: 'Predchádzajúci týždeň' }));
    await cell(see, /^pondelok .*, 8:20 až 8:40, voľné/);
    await clearFaults(practice.lane);
    const next = see.getByRole('button', { name: 'Nasledujúci týždeň' });
    await press(next);
    await until(() => see.queryAllByRole('gridcell').length === 30 && address() === `/kalendar?den=${weekDay(7)}`);
    expect(focused() === next, focused()?.outerHTML).to.equal(true);
  });
});
