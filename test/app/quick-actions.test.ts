import { expect } from '@open-wc/testing';
import { setViewport } from '@web/test-runner-commands';
import { focused, pressKeys } from '../support/user-input';
import { mount, unmountAll } from '../support/mount';
import { createPractice } from '../support/practice';
import { until } from '../support/until';

const names = ['Pridať termín', 'Nastaviť absenciu', 'Pridať ordinačné hodiny', 'Pridať oznam'];

describe('the quick actions', () => {
  before(() => setViewport({ width: 1280, height: 900 }));
  afterEach(unmountAll);

  it('S9 S10 are the four of the specification; each opens its popup by keyboard, and Escape returns the focus', async () => {
    const { see } = await mount(await createPractice(), 'ordinacia-admin', { attributes: { routing: 'memory' } });
    const button = await see.findByRole('button', { name: 'Rýchle akcie' });
    for (const [steps, name] of names.entries()) {
      await until(() => focused() === button || (button.focus(), false));
      await pressKeys('Enter');
      expect((await see.findAllByRole('menuitem')).map(({ textContent }) => textContent)).to.deep.equal(names);
      await pressKeys(...Array.from({ length: steps }, () => 'ArrowDown'), 'Enter');
      await see.findByRole('dialog', { name });
      await pressKeys('Escape');
      await until(() => !see.queryByRole('dialog') && focused() === button);
    }
  });
});
