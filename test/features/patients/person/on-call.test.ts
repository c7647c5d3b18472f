import { expect } from '@open-wc/testing';
import { setViewport } from '@web/test-runner-commands';
import { within } from '@testing-library/dom';
import { mount, unmountAll } from '../../../support/mount';
import { createPractice } from '../../../support/practice';
import { hover, press } from '../../../support/user-input';
import { until } from '../../../support/until';

const patients = [
  {
    fullname: 'Anna Kováčová',
    note: 'Alergia na penicilín.',
    tickets: [{ type: 'schedule' as const, time: '00:10' }],
  },
  { fullname: 'Boris Iný', tickets: [{ type: 'schedule' as const, time: '00:20' }] },
];

describe('the note of whoever was called', () => {
  before(() => setViewport({ width: 1024, height: 860 }));
  afterEach(unmountAll);

  it('is seen without a click, hidden where the data of patients are until it is hovered, and goes with them', async () => {
    const practice = await createPractice([], { patients, settings: { privacy: true } });
    const { see } = await mount(practice, 'ordinacia-waiting-room');
    await press(await see.findByRole('button', { name: 'Ďalší pacient: Anna Kováčová' }));
    const card = within(await see.findByRole('region', { name: 'V ambulancii' }));
    await card.findByText('Poznámka o pacientovi');
    const note = card.getByText('Alergia na penicilín.');
    const isBlurred = () => getComputedStyle(note).filter.startsWith('blur');
    await until(isBlurred);
    await hover(note);
    await until(() => !isBlurred());
    const next = await see.findByRole('button', { name: 'Ďalší pacient: Boris Iný' });
    await until(() => next.ariaDisabled !== 'true');
    await press(next);
    await card.findByText(/^Boris Iný · od/);
    expect(card.queryByText('Alergia na penicilín.')).to.equal(null);
  });
});
