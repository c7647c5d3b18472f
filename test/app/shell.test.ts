import { expect } from '@open-wc/testing';
import { emulateMedia, setViewport } from '@web/test-runner-commands';
import { expectAccessible } from '../support/accessible';
import { focused, pressKeys, press } from '../support/user-input';
import { mount, unmountAll, type Seen } from '../support/mount';
import { createPractice } from '../support/practice';
import { until } from '../support/until';

const attributes = { routing: 'memory' };
const tickets = [
  { type: 'schedule' as const, time: '00:10', user: { fullname: 'Ján Prvý', isPatient: true } },
  { type: 'queue' as const, user_alternate: 'Eva Druhá' },
];

const admin = async () => mount(await createPractice(tickets), 'ordinacia-admin', { attributes });
const title = (see: Seen, name: string) => see.findByRole('heading', { level: 1, name });

describe('the shell', () => {
  before(() => (document.body.style.margin = '0'));
  beforeEach(() => setViewport({ width: 1440, height: 900 }));
  afterEach(async () => {
    await emulateMedia({ colorScheme: 'light' });
    await unmountAll();
  });

  it('S1 is drawn only when logged in; otherwise only the routed view is', async () => {
    const practice = await createPractice(tickets);
    const { see, element } = await mount(practice, 'ordinacia-admin', { attributes, isLoggedIn: false });
    await see.findByRole('heading', { name: 'Prihlásenie' });
    expect(see.queryByRole('navigation')).to.equal(null);
    expect(see.queryByRole('banner')).to.equal(null);
    localStorage.setItem(`token-${practice.lane}`, practice.token);
    window.dispatchEvent(new StorageEvent('storage', { key: `token-${practice.lane}` }));
    await see.findByRole('navigation', { name: 'Hlavná navigácia' });
    see.getByRole('banner');
    (element as HTMLElement & { logout(): void }).logout();
    await see.findByRole('heading', { name: 'Prihlásenie' });
    expect(see.queryByRole('navigation')).to.equal(null);
  });

  it('S2 S7 K4 the navigation is 315 px wide, and the header 80 px high with the route’s title', async () => {
    const { see } = await admin();
    await title(see, 'Čakáreň');
    const column = see.getByRole('navigation').parentElement;
    expect(column?.getBoundingClientRect().width).to.equal(315);
    expect(see.getByRole('banner').getBoundingClientRect().height).to.equal(80);
  });

  for (const width of [1024, 1440, 1920]) {
    it(`K4 at ${width} px the title and the content begin at the same edge, with the hot panel and without`, async () => {
      await setViewport({ width, height: 900 });
      const { see } = await admin();
      await title(see, 'Čakáreň');
      const main = see.getByRole('main');
      const edge = () => main.getBoundingClientRect().left + Number.parseFloat(getComputedStyle(main).paddingLeft);
      const heading = () => see.getByRole('heading', { level: 1 }).getBoundingClientRect().left;
      expect(heading()).to.equal(edge());
      await press(await see.findByRole('link', { name: /^Prehľad/ }));
      await title(see, 'Prehľad');
      if (width < 1075) return;
      await press(await see.findByRole('button', { name: /^Panel čakárne/ }));
      await see.findByRole('region', { name: 'Čakáreň' });
      expect(heading()).to.equal(edge());
    });
  }

  it('S3 the section „Ordinácia“ links to its screens, and marks the current one', async () => {
    const { see } = await admin();
    await title(see, 'Čakáreň');
    see.getByRole('heading', { name: 'Ordinácia' });
    const current = () => see.getAllByRole('link', { current: 'page' }).map(({ textContent }) => textContent);
    expect(current()).to.deep.equal(['Čakáreň']);
    await press(see.getByRole('link', { name: 'Pacienti' }));
    await title(see, 'Pacienti');
    expect(current()).to.deep.equal(['Pacienti']);
    await until(() => focused()?.matches('main'));
    see.getByRole('link', { name: /^E-recepty/ }).focus();
    await pressKeys('Enter');
    await title(see, 'Recepty');
    await until(() => focused()?.matches('main'));
  });

  it('S7 S9 the header has its three buttons by name', async () => {
    const { see } = await admin();
    await title(see, 'Čakáreň');
    const banner = see.getByRole('banner');
    const names = [...banner.querySelectorAll('button')]
      .filter((button) => button.checkVisibility())
      .map(({ ariaLabel }) => ariaLabel);
    expect(names).to.deep.equal(['Rýchle akcie', 'Notifikácie', 'Panel čakárne']);
  });

  it('S6 opens the logout from the user menu by keyboard, and returns the focus to its button', async () => {
    const { see } = await admin();
    const button = await see.findByRole('button', { name: /^Môj účet ?MUDr\. Test/ });
    button.focus();
    await pressKeys('Enter');
    const logout = await see.findByRole('menuitem', { name: 'Odhlásiť sa' });
    expect(logout.getAttribute('href')).to.equal('/odhlasenie');
    await pressKeys('Escape');
    expect(see.queryByRole('menu')).to.equal(null);
    await until(() => focused() === button);
    await pressKeys('ArrowDown', 'End', 'Enter');
    await see.findByRole('heading', { name: 'Prihlásenie' });
  });

  it('X1 shows the doctor’s state on the avatar, in words too', async () => {
    const { see, root } = await admin();
    await see.findByRole('button', { name: /Neordinuje$/ });
    expect(root.querySelector('[data-state="offline"]')).to.not.equal(null);
  });

  it('a press anywhere outside closes a menu', async () => {
    const { see } = await admin();
    await press(await see.findByRole('button', { name: /^Môj účet/ }));
    await see.findByRole('menu');
    await press(see.getByRole('heading', { level: 1 }));
    await until(() => !see.queryByRole('menu'));
  });

  it('a skip link leads past the navigation to the content', async () => {
    const { see } = await admin();
    await title(see, 'Čakáreň');
    const skip = see.getByRole('button', { name: 'Preskočiť na obsah' });
    skip.focus();
    await pressKeys('Enter');
    await until(() => focused()?.matches('main'));
  });

  for (const width of [899, 600, 320]) {
    it(`S2 at ${width} px the navigation is a drawer that opens, traps the focus, and closes`, async () => {
      await setViewport({ width, height: 800 });
      const { see, element } = await admin();
      await title(see, 'Čakáreň');
      expect(see.queryByRole('navigation')).to.equal(null);
      expect(document.documentElement.scrollWidth).to.equal(width);
      const opener = see.getByRole('button', { name: 'Otvoriť navigáciu' });
      await press(opener);
      const drawer = see.getByRole('dialog', { name: 'Hlavná navigácia' });
      await expectAccessible(element);
      expect(drawer.matches(':modal'), 'the rest is inert').to.equal(true);
      await pressKeys('Escape');
      await until(() => focused() === opener);
      await press(opener);
      await press(see.getByRole('link', { name: 'Pacienti' }));
      await title(see, 'Pacienti');
      expect(see.queryByRole('dialog')).to.equal(null);
      expect(document.documentElement.scrollWidth).to.equal(width);
      expect(see.getByRole('banner').getBoundingClientRect().height).to.equal(80);
    });
  }

  it('S2 at 900 px the navigation is beside the screen', async () => {
    await setViewport({ width: 900, height: 800 });
    const { see } = await admin();
    await see.findByRole('navigation');
    expect(see.queryByRole('button', { name: 'Otvoriť navigáciu' })).to.equal(null);
    expect(document.documentElement.scrollWidth).to.equal(900);
  });

  for (const colorScheme of ['light', 'dark'] as const) {
    it(`S9 axe finds nothing in the shell, its menus and its drawer, ${colorScheme}`, async () => {
      await emulateMedia({ colorScheme });
      const { see, element } = await admin();
      await see.findByRole('link', { name: 'Ján Prvý' });
      await expectAccessible(element);
      await press(see.getByRole('button', { name: /^Môj účet/ }));
      await see.findByRole('menu');
      await expectAccessible(element);
      await pressKeys('Escape');
      await press(see.getByRole('button', { name: 'Notifikácie' }));
      await see.findByRole('dialog', { name: 'Notifikácie' });
      await expectAccessible(element);
    });
  }

  it('R17 an unknown path shows a not-found screen with a way back, with and without the shell', async () => {
    const practice = await createPractice(tickets);
    for (const isLoggedIn of [true, false]) {
      location.hash = '/nikde/nic';
      const { see, element } = await mount(practice, 'ordinacia-admin', {
        attributes: { routing: 'hash' },
        isLoggedIn,
      });
      await see.findByText('Táto adresa v paneli neexistuje');
      await expectAccessible(element);
      await press(see.getByRole('link', { name: 'Prejsť do čakárne' }));
      await see.findByRole('heading', { level: 1, name: isLoggedIn ? 'Čakáreň' : 'Prihlásenie' });
      history.replaceState(null, '', location.pathname + location.search);
      await unmountAll();
    }
  });
});
