import { expect } from '@open-wc/testing';
import { setViewport } from '@web/test-runner-commands';
import { mount } from '../../../support/mount';
import { createPractice } from '../../../support/practice';
import { address, closeScreen, openScreen } from '../../../support/screen';
import { press } from '../../../support/user-input';
import { until } from '../../../support/until';
import { three } from '../history/office-card';

const two = three.slice(0, 2);
const telephone = { width: 390, height: 800 };

describe('an open ticket and the browser’s back', () => {
  afterEach(closeScreen);

  it('on a telephone back closes it, and forward opens it again', async () => {
    const practice = await createPractice(two);
    const { see } = await openScreen(practice, '/cakaren', telephone);
    await press(await see.findByRole('link', { name: 'Eva Druhá' }));
    await see.findByRole('button', { name: 'Späť na zoznam' });
    expect(address()).to.equal(`/cakaren?tiket=${practice.ids[1] ?? ''}`);
    history.back();
    await until(() => see.queryByRole('link', { name: 'Eva Druhá' })?.checkVisibility());
    expect(address()).to.equal('/cakaren');
    history.forward();
    await see.findByRole('button', { name: 'Odbaviť: Eva Druhá' });
    await press(see.getByRole('button', { name: 'Späť na zoznam' }));
    await until(() => address() === '/cakaren');
  });

  it('it is open after a reload, and leaves the address when it was handled', async () => {
    const practice = await createPractice(two);
    const { see } = await openScreen(practice, `/cakaren?tiket=${practice.ids[0] ?? ''}`, telephone);
    await press(await see.findByRole('button', { name: 'Odbaviť: Ján Prvý' }));
    await see.findByRole('button', { name: 'Ďalší pacient: Eva Druhá' });
    expect(address()).to.equal('/cakaren');
  });

  it('B3 the waiting room alone leaves the page’s history and address alone', async () => {
    await setViewport(telephone);
    const { see } = await mount(await createPractice(two), 'ordinacia-waiting-room');
    const before = [history.length, location.href];
    await press(await see.findByRole('button', { name: 'Eva Druhá' }));
    await see.findByRole('button', { name: 'Späť na zoznam' });
    expect([history.length, location.href]).to.deep.equal(before);
  });
});
