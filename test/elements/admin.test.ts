import { expect } from '@open-wc/testing';
import { setViewport } from '@web/test-runner-commands';
import { type } from '../support/user-input';
import { mount, unmountAll } from '../support/mount';
import { createPractice } from '../support/practice';

describe('<ordinacia-admin>', () => {
  before(() => setViewport({ width: 1280, height: 860 }));
  afterEach(unmountAll);

  it('keeps keys typed into its fields from the page’s shortcuts', async () => {
    const practice = await createPractice();
    const { see } = await mount(practice, 'ordinacia-waiting-room', { isLoggedIn: false });
    const pressed: string[] = [];
    const onKeyDown = ({ key }: KeyboardEvent) => pressed.push(key);
    document.addEventListener('keydown', onKeyDown);
    (await see.findByLabelText('Prihlasovacie meno')).focus();
    await type('n');
    see.getByRole('button', { name: 'Zobraziť heslo' }).focus();
    await type('j');
    document.removeEventListener('keydown', onKeyDown);
    expect(pressed).to.deep.equal(['j']);
  });

  it('reports its route, and does not touch the page’s address outside of its base path', async () => {
    const practice = await createPractice([{ type: 'queue', user_alternate: 'Ján Prvý' }]);
    const before = location.href;
    const routes: { path: string; title: string }[] = [];
    const onRoute = ({ detail }: CustomEventInit<{ path: string; title: string }>) => {
      if (detail) routes.push(detail);
    };
    document.addEventListener('ordinacia-route-change', onRoute);
    const { see } = await mount(practice, 'ordinacia-admin');
    await see.findByText('Ján Prvý');
    document.removeEventListener('ordinacia-route-change', onRoute);
    expect(location.href).to.equal(before);
    expect(routes.at(-1)).to.deep.equal({ path: '/cakaren', title: 'Čakáreň' });
  });
});
