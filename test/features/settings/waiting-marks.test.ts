import { expect } from '@open-wc/testing';
import { expectAccessible } from '../../support/accessible';
import { createPractice, storedSettings } from '../../support/practice';
import { closeScreen, openScreen } from '../../support/screen';
import { until } from '../../support/until';
import { press, type } from '../../support/user-input';
import { countCalls, openSettings, SETTINGS, STORE_SETTING } from './settings-screen';

describe('the settings of the waiting room', () => {
  afterEach(closeScreen);

  it('from how many minutes on a wait is marked stores itself, and what is out of bounds is not sent', async () => {
    const { see, element, practice } = await openSettings(SETTINGS, { capabilities: ['waiting-marks'] });
    const mark = await see.findByRole<HTMLInputElement>('textbox', { name: 'Čaká už (minúty)' });
    const long = see.getByRole<HTMLInputElement>('textbox', { name: 'Čaká dlho (minúty)' });
    expect([mark.value, long.value]).to.deep.equal(['20', '40']);
    await expectAccessible(element);
    await press(mark);
    mark.select();
    await type('4');
    await until(() => mark.getAttribute('aria-invalid') === 'true');
    expect(await countCalls(practice, STORE_SETTING)).to.equal(0);
    mark.select();
    await type('15');
    await until(async () => (await storedSettings(practice))['waiting_mark'] === '15');
    await press(long);
    long.select();
    await type('30');
    await until(async () => (await storedSettings(practice))['waiting_long'] === '30');
  });

  it('is absent where the server does not offer it', async () => {
    const { see } = await openScreen(await createPractice(), SETTINGS);
    await see.findByRole('heading', { level: 2, name: 'Súkromie' });
    expect(see.queryByRole('heading', { level: 2, name: 'Čakáreň' })).to.equal(null);
  });
});
