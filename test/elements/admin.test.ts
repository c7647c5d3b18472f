import { expect } from '@open-wc/testing';
import { emulateMedia, setViewport } from '@web/test-runner-commands';
import { type } from '../support/user-input';
import { expectAccessible } from '../support/accessible';
import { mount, unmountAll } from '../support/mount';
import { createPractice } from '../support/practice';

const tickets = [
  { type: 'schedule' as const, time: '00:10', user: { fullname: 'Ján Prvý' } },
  { type: 'schedule-premium' as const, time: '00:20', user_alternate: 'Eva Druhá' },
  { type: 'queue' as const },
];

describe('<ordinacia-admin>', () => {
  before(() => setViewport({ width: 1280, height: 860 }));
  afterEach(async () => {
    await emulateMedia({ colorScheme: 'light' });
    await unmountAll();
  });

  for (const colorScheme of ['light', 'dark'] as const) {
    it(`B2 works alone in any page: axe finds nothing in login, waiting room and detail, ${colorScheme}`, async () => {
      await emulateMedia({ colorScheme });
      const practice = await createPractice(tickets);
      const attributes = { routing: 'memory' };
      const visitor = await mount(practice, 'ordinacia-admin', { attributes, isLoggedIn: false });
      await visitor.see.findByRole('heading', { name: 'Prihlásenie' });
      await expectAccessible(visitor.element);
      await unmountAll();

      const { see, element } = await mount(practice, 'ordinacia-admin', { attributes });
      await see.findByText('Ján Prvý');
      await see.findByText(/^MUDr\. Test/);
      see.getByRole('link', { name: 'Ján Prvý' }).click();
      await see.findByText('Detail tiketu');
      await expectAccessible(element);
    });
  }

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
    const practice = await createPractice(tickets);
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

  it('routes by the hash with routing="hash"', async () => {
    const practice = await createPractice(tickets);
    const { see } = await mount(practice, 'ordinacia-admin', { attributes: { routing: 'hash' } });
    await see.findByText('Ján Prvý');
    expect(location.hash).to.equal('#/cakaren');
    history.replaceState(null, '', location.pathname + location.search);
  });

  it('applies an early property, a theme and a changed api-base', async () => {
    const one = await createPractice([{ type: 'queue', user_alternate: 'Prvá Ordinácia' }]);
    const other = await createPractice([{ type: 'queue', user_alternate: 'Druhá Ordinácia' }]);
    const { see, element, root } = await mount(one, 'ordinacia-waiting-room', { attributes: { theme: 'dark' } });
    await see.findByText('Prvá Ordinácia');
    const scheme = () => getComputedStyle(root.querySelector('[data-theme]') ?? element).colorScheme;
    expect(scheme()).to.equal('dark');
    element.removeAttribute('theme');
    localStorage.setItem(`token-${one.lane}`, other.token);
    element.setAttribute('api-base', `/lane/${other.lane}`);
    await see.findByText('Druhá Ordinácia');
    expect(see.queryByText('Prvá Ordinácia')).to.equal(null);
    expect(scheme()).to.equal('light dark');
  });
});
