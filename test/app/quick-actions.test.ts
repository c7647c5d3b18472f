import { expect } from '@open-wc/testing';
import { setViewport } from '@web/test-runner-commands';
import { expectAccessible } from '../support/accessible';
import { focused, pressKeys, press } from '../support/user-input';
import { mount, unmountAll } from '../support/mount';
import { createPractice } from '../support/practice';
import { until } from '../support/until';

describe('the quick actions', () => {
  before(() => setViewport({ width: 1280, height: 900 }));
  afterEach(unmountAll);

  it('S9 S10 are the four of the specification, in its order', async () => {
    const { see, element } = await mount(await createPractice(), 'ordinacia-admin', {
      attributes: { routing: 'memory' },
    });
    await press(await see.findByRole('button', { name: 'Rýchle akcie' }));
    expect(see.getAllByRole('menuitem').map(({ textContent }) => textContent)).to.deep.equal([
      'Pridať termín',
      'Nastaviť absenciu',
      'Pridať ordinačné hodiny',
      'Pridať oznam',
    ]);
    await expectAccessible(element);
    await pressKeys('Escape');
    expect(see.queryByRole('menu')).to.equal(null);
  });

  it('S10 each opens its popup by keyboard, and Escape returns the focus to the button', async () => {
    const { see } = await mount(await createPractice(), 'ordinacia-admin', { attributes: { routing: 'memory' } });
    const button = await see.findByRole('button', { name: 'Rýchle akcie' });
    for (const [steps, name] of [
      [0, 'Pridať termín'],
      [1, 'Nastaviť absenciu'],
      [2, 'Pridať ordinačné hodiny'],
      [3, 'Pridať oznam'],
    ] as const) {
      await until(() => focused() === button || (button.focus(), false));
      await pressKeys('Enter');
      await see.findByRole('menu');
      await pressKeys(...Array.from({ length: steps }, () => 'ArrowDown'), 'Enter');
      await see.findByRole('dialog', { name });
      await pressKeys('Escape');
      await until(() => !see.queryByRole('dialog') && focused() === button);
    }
  });
});
