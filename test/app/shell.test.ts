import { expect } from '@open-wc/testing';
import { setViewport } from '@web/test-runner-commands';
import { openElement } from '../elements/open-element';
import { focused, pressKeys, press } from '../support/user-input';
import { seen, unmountAll, type Seen } from '../support/mount';
import { openPageAt } from '../support/page-frame';
import { answerWith, createPractice } from '../support/practice';
import { until } from '../support/until';

const attributes = { routing: 'memory' };
const tickets = [
  { type: 'schedule' as const, time: '00:10', user: { fullname: 'Ján Prvý', isPatient: true } },
  { type: 'queue' as const, user_alternate: 'Eva Druhá' },
];

const admin = () => openElement('ordinacia-admin', tickets, {}, { attributes });
const title = (see: Seen, name: string) => see.findByRole('heading', { level: 1, name });

describe('the shell', () => {
  before(() => (document.body.style.margin = '0'));
  beforeEach(() => setViewport({ width: 1440, height: 900 }));
  afterEach(unmountAll);

  it('S1 is rendered only when logged in; otherwise only the routed view is', async () => {
    const { practice, see, element } = await openElement(
      'ordinacia-admin',
      tickets,
      {},
      { attributes, isLoggedIn: false },
    );
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

  it('S2 S3 S7 S9 K4 X1 the navigation is 315 px wide, the header 80 px high: title, buttons, links, and the doctor’s state in words; another screen is shown before anything else is rendered: a popover opened meanwhile would be closed; and from its top, also if the focus was on the screen before', async () => {
    const { see, root, element } = await admin();
    await title(see, 'Čakáreň');
    const navigation = see.getByRole('navigation');
    expect(navigation.parentElement?.getBoundingClientRect().width).to.equal(315);
    const banner = see.getByRole('banner');
    expect(banner.getBoundingClientRect().height).to.equal(80);
    const names = [...banner.querySelectorAll('button')]
      .filter((button) => button.checkVisibility())
      .map(({ ariaLabel }) => ariaLabel);
    expect(names).to.deep.equal(['Rýchle akcie', 'Notifikácie', 'Panel čakárne']);
    await see.findByRole('button', { name: /Neordinuje$/ });
    expect(root.querySelector('[data-state="offline"]')).to.not.equal(null);

    see.getByRole('heading', { name: 'Ordinácia' });
    const current = () => see.getAllByRole('link', { current: 'page' }).map(({ textContent }) => textContent);
    expect(current()).to.deep.equal(['Čakáreň']);
    const main = () => until(() => focused()?.matches('main'));
    see.getByRole('button', { name: 'Preskočiť na obsah' }).focus();
    await pressKeys('Enter');
    await main();
    const patients = see.getByRole('link', { name: 'Pacienti' });
    patients.focus();
    patients.click();
    await Promise.resolve();
    expect(root.querySelector('h1')?.textContent).to.equal('Pacienti');
    await title(see, 'Pacienti');
    expect(current()).to.deep.equal(['Pacienti']);
    await main();
    see.getByRole('link', { name: /^E-recepty/ }).focus();
    await pressKeys('Enter');
    await title(see, 'Recepty');
    await main();
    const content = see.getByRole('main');
    content.style.minHeight = '3000px';
    window.scrollTo(0, 1_000);
    (element as HTMLElement & { navigate(path: string): void }).navigate('/pacienti');
    await title(see, 'Pacienti');
    await until(() => window.scrollY === 0 && focused() === content);
  });

  it('K4 at 1024 and at 1440 px the title and the content begin at the same edge, with the hot panel and without', async () => {
    await setViewport({ width: 1024, height: 900 });
    const { see } = await admin();
    await title(see, 'Čakáreň');
    const main = see.getByRole('main');
    const edge = () => main.getBoundingClientRect().left + Number.parseFloat(getComputedStyle(main).paddingLeft);
    const heading = () => see.getByRole('heading', { level: 1 }).getBoundingClientRect().left;
    expect(heading()).to.equal(edge());
    await setViewport({ width: 1440, height: 900 });
    await until(() => heading() === edge());
    await press(await see.findByRole('link', { name: /^Prehľad/ }));
    await title(see, 'Prehľad');
    await press(await see.findByRole('button', { name: /^Panel čakárne/ }));
    await see.findByRole('region', { name: 'Čakáreň' });
    expect(heading()).to.equal(edge());
  });

  it('S9 S10 the quick actions are the four of the specification; each opens its popup by keyboard, and Escape returns the focus', async () => {
    const names = ['Pridať termín', 'Nastaviť absenciu', 'Pridať ordinačné hodiny', 'Pridať oznam'];
    const { see } = await admin();
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

  it('S2 at 900 px the navigation is beside the screen, and at 899 px a drawer that opens, traps the focus, and closes', async () => {
    await setViewport({ width: 900, height: 800 });
    const { see } = await admin();
    await title(see, 'Čakáreň');
    see.getByRole('navigation');
    expect(see.queryByRole('button', { name: 'Otvoriť navigáciu' })).to.equal(null);
    await setViewport({ width: 899, height: 800 });
    const opener = await see.findByRole('button', { name: 'Otvoriť navigáciu' });
    expect(see.queryByRole('navigation')).to.equal(null);
    await press(opener);
    const drawer = see.getByRole('dialog', { name: 'Hlavná navigácia' });
    expect(drawer.matches(':modal'), 'the rest is inert').to.equal(true);
    await pressKeys('Escape');
    await until(() => focused() === opener);
    await press(opener);
    await press(see.getByRole('link', { name: 'Pacienti' }));
    await title(see, 'Pacienti');
    expect(see.queryByRole('dialog')).to.equal(null);
    expect(see.getByRole('banner').getBoundingClientRect().height).to.equal(80);
  });

  it('R17 an unknown path shows a not-found screen with a way back without the shell, too', async () => {
    location.hash = '/nikde/nic';
    const options = { attributes: { routing: 'hash' }, isLoggedIn: false };
    const { see } = await openElement('ordinacia-admin', tickets, {}, options);
    await see.findByText('Táto adresa v paneli neexistuje');
    await press(see.getByRole('link', { name: 'Prejsť do čakárne' }));
    await see.findByRole('heading', { level: 1, name: 'Prihlásenie' });
    history.replaceState(null, '', location.pathname + location.search);
  });

  it('R2 the login puts the focus on the name, but takes it from nothing', async () => {
    const visit = async () => openElement('ordinacia-admin', [], {}, { attributes, isLoggedIn: false });
    const { see } = await visit();
    await until(() => focused() !== null && focused() === see.queryByLabelText('Prihlasovacie meno'));
    await unmountAll();
    const own = document.createElement('input');
    document.body.append(own);
    own.focus();
    const again = await visit();
    await again.see.findByRole('heading', { name: 'Prihlásenie' });
    expect(focused()).to.equal(own);
    own.remove();
  });

  it('under the bar of a demo the side navigation ends with the window, and nothing lies under the bar when the page scrolls', async () => {
    const names = Array.from({ length: 30 }, (_, index) => `Pacient ${index}`);
    const practice = await createPractice(names.map((user_alternate) => ({ type: 'queue', user_alternate })));
    const { lane, token } = practice;
    localStorage.setItem(`token-${lane}`, token);
    // The host page of a demo, without its content security policy.
    const body = `<!doctype html><html lang="sk"><head><title>Ukážka</title>
      <link rel="stylesheet" href="/page.css"><link rel="stylesheet" href="/lane/${lane}/demo-bar.css">
      <script type="module" src="/ordinacia/esm/admin.js"></script></head>
      <body><aside class="demo-bar"><p>Ukážka</p></aside>
      <ordinacia-admin api-base="/lane/${lane}" token-key="token-${lane}" routing="hash" hot-panel></ordinacia-admin></body></html>`;
    await answerWith(lane, '/page.html', 200, body, { 'content-type': 'text/html' });
    const page = await openPageAt(`/lane/${lane}/page.html#/cakaren`, 1440);
    const element = page.document.querySelector<HTMLElement>('ordinacia-admin');
    if (!element) throw new Error('There is no panel.');
    const { see } = seen(element);
    const row = (await see.findByRole('button', { name: 'Ďalší pacient: Pacient 0' })).closest('li');
    const side = see.getByRole('navigation', { name: 'Hlavná navigácia' }).closest('[part="navigation"]');
    const header = see.getByRole('banner');
    const boxOf = (one: Element | null | undefined) => {
      if (!one) throw new Error('It is not there.');
      return one.getBoundingClientRect();
    };
    const { window } = page;
    const bar = boxOf(page.document.querySelector('.demo-bar'));
    expect([bar.top, boxOf(side).top, boxOf(side).bottom]).to.deep.equal([0, bar.bottom, window.innerHeight]);
    window.scrollTo(0, 800);
    await until(() => window.scrollY === 800 && boxOf(row).top === boxOf(header).bottom + 8);
    expect([boxOf(header).top, boxOf(side).top]).to.deep.equal([bar.height, bar.height]);
    expect(boxOf(side).bottom).to.equal(window.innerHeight);
  });
});
