import { expect } from '@open-wc/testing';
import { setViewport } from '@web/test-runner-commands';
import { expectAccessible } from '../support/accessible';
import { keys, press } from '../support/act';
import { mount, unmountAll } from '../support/mount';
import { createPractice } from '../support/practice';

describe('the quick actions', () => {
  before(() => setViewport({ width: 1280, height: 900 }));
  afterEach(unmountAll);

  it('S9 are the four of the specification in its order', async () => {
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
    await keys('Escape');
    expect(see.queryByRole('menu')).to.equal(null);
  });
});
