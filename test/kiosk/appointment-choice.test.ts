import { expect } from '@open-wc/testing';
import { setViewport } from '@web/test-runner-commands';
import { focused, press } from '../support/user-input';
import { unmountAll } from '../support/mount';
import { answerWith, breakCall, createPractice, release, untilAnswered, untilHeld } from '../support/practice';
import { until } from '../support/until';
import { HOST } from './kiosk-page';
import { TIMES, mendKiosk, daysOf, withTerms, openBooking, days, times } from './booking';

describe('the days and times at the kiosk', () => {
  before(() => setViewport({ width: 1280, height: 960 }));
  afterEach(async () => {
    await mendKiosk();
    await unmountAll();
  });

  it('ignores late times of a day that is not chosen any more', async () => {
    const { see } = await openBooking(await withTerms());
    const [first, second] = await days(see);
    if (!first || !second) throw new Error('There are no two days.');
    await breakCall(HOST, { kind: 'hold', path: TIMES, times: 1, answer: { status: 200, body: '[{"time":"05:00"}]' } });
    await press(first);
    await untilHeld(HOST, TIMES);
    await press(second);
    await times(see);
    await release(HOST, TIMES);
    await untilAnswered(HOST, TIMES, 2);
    await until(() => see.queryByRole('radio', { name: /^23:00$/ }));
    expect(see.queryAllByRole('radio', { name: /^5:00$/ })).to.have.length(0);
  });

  it('shows loading, failed and empty, with a retry', async () => {
    const practice = await createPractice();
    await breakCall(HOST, { kind: 'hold', path: daysOf(practice) });
    const { see } = await openBooking(practice);
    await see.findByText('Hľadajú sa voľné dni…');
    await mendKiosk();
    await release(HOST, daysOf(practice));
    await see.findByText(/^Táto ambulancia teraz nemá voľný termín\./);
    await unmountAll();

    const full = await withTerms();
    await answerWith(HOST, daysOf(full), 500, '{}');
    const { see: again } = await openBooking(full);
    await again.findByText('Voľné dni sa nepodarilo načítať.');
    await mendKiosk();
    await answerWith(HOST, TIMES, 500, '{}');
    await press(again.getByRole('button', { name: 'Skúsiť znova' }));
    const [, second] = await days(again);
    if (!second) throw new Error('There is no second day.');
    await press(second);
    await again.findByText('Voľné časy sa nepodarilo načítať.');
    await mendKiosk();
    await press(again.getByRole('button', { name: 'Skúsiť znova' }));
    const [time] = await times(again);
    await until(() => focused() === time);
  });
});
