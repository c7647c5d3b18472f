// needs: built-files
import { expect } from '@open-wc/testing';
import { setViewport } from '@web/test-runner-commands';
import type React18 from 'react';
import type ReactDom18 from 'react-dom/client';
import { seen } from '../support/mount';
import { closePages, openPageAt, openPageFrame } from '../support/page-frame';
import * as practiceOf from '../support/practice';
import { until } from '../support/until';
import { press, type } from '../support/user-input';
import { openHostilePage, type HostilePage, type HostilePageOptions } from '../support/hostile-page';
import { createMainPractice } from '../support/main-job';

const { addTicket, createPractice, openSockets, seenCalls, storedTickets } = practiceOf;
const KEY = 'unit-framework-token';
const PANEL = '<script type="module" src="/ordinacia/esm/ordinacia.js"></script>';

describe('a page with another framework', () => {
  before(() => setViewport({ width: 1280, height: 860 }));
  afterEach(closePages);

  it('B1 B2 React 18 renders the element, which keeps a React of its own', async () => {
    const practice = await createPractice([{ type: 'queue', user_alternate: 'Ján Prvý' }]);
    localStorage.setItem(KEY, practice.token);
    const page = await openPageFrame({ head: PANEL, body: '<div id="app"></div>' });
    await page.load('/node_modules/react-18/umd/react.production.min.js');
    await page.load('/node_modules/react-dom-18/umd/react-dom.production.min.js');
    const { React, ReactDOM } = page.window as unknown as { React: typeof React18; ReactDOM: typeof ReactDom18 };
    const attributes = { 'api-base': `/lane/${practice.lane}`, 'token-key': KEY, 'realtime-key': 'ordinacia' };
    const container = page.document.querySelector('#app') ?? page.document.body;
    ReactDOM.createRoot(container).render(React.createElement('ordinacia-waiting-room', attributes));
    const element = await until(() => page.document.querySelector('#app ordinacia-waiting-room'));
    await until(() => element.shadowRoot);
    const { see } = seen(element as HTMLElement);
    await see.findByText('Naživo');
    await press(await see.findByRole('button', { name: 'Ďalší pacient: Ján Prvý' }));
    await see.findByText('Tiket bol úspešne odbavený');
    expect(React.version).to.match(/^18\./);
    expect(page.errors).to.deep.equal([]);
  });

  it('B1 B2 Turbo: a body swap ends the old panel and starts the new one, with one socket', async () => {
    const practice = await createPractice([{ type: 'queue', user_alternate: 'Ján Prvý' }]);
    localStorage.setItem('turbo-page', JSON.stringify({ apiBase: `/lane/${practice.lane}`, tokenKey: KEY }));
    localStorage.setItem(KEY, practice.token);
    const page = await openPageAt('/test/elements/turbo-page.html');
    const panel = () => seen(page.document.querySelector('ordinacia-waiting-room') ?? page.document.body).see;
    const authorized = async () => (await seenCalls(practice.lane, '/broadcasting/auth')).length;
    await until(() => page.document.querySelector('ordinacia-waiting-room')?.shadowRoot);
    await panel().findByText('Naživo');
    const first = page.document.querySelector('ordinacia-waiting-room');
    const before = await authorized();
    (Reflect.get(page.window, 'Turbo') as { visit(path: string): void }).visit('/test/elements/turbo-page.html?next');
    await until(() => !first?.isConnected && page.document.querySelector('ordinacia-waiting-room')?.shadowRoot);
    await panel().findByText('Naživo');
    await addTicket(practice, { type: 'queue', user_alternate: 'Eva Druhá' });
    await panel().findByText('Eva Druhá');
    page.window.history.back();
    await until(
      () => page.window.location.search === '' && page.document.querySelector('ordinacia-waiting-room')?.shadowRoot,
    );
    await panel().findByText('Naživo');
    await panel().findByText('Eva Druhá');
    expect(await authorized(), 'the connection goes on').to.equal(before);
    expect(await openSockets()).to.equal(1);
    expect(page.document.querySelectorAll('ordinacia-waiting-room')).to.have.length(1);
    expect(page.errors).to.deep.equal([]);
  });
});

const measures = 'color display font-family font-size padding width height direction text-align'.split(' ');

/** Computed styles of every element in the panel. */
const looksOf = ({ page, panel }: HostilePage) =>
  [...panel.root.querySelectorAll('[data-theme], [data-theme] *')].map((one) => {
    const style = page.window.getComputedStyle(one);
    return measures.map((name) => style.getPropertyValue(name)).join(' ');
  });

describe('a page with styles of its own', () => {
  /** A page with the waiting room of a doctor who is logged in. */
  async function open(options: HostilePageOptions = {}): Promise<HostilePage & { practice: practiceOf.TestPractice }> {
    const practice = await createMainPractice();
    localStorage.setItem(practice.lane, practice.token);
    const opened = await openHostilePage(practice, { element: 'ordinacia-waiting-room', ...options });
    const { see } = opened.panel;
    // The live connection may be ready before the tickets have loaded.
    await see.findByText('Naživo');
    await see.findByRole('button', { name: 'Ďalší pacient: Ján Prvý' });
    return Object.assign(opened, { practice });
  }

  before(() => setViewport({ width: 1280, height: 860 }));
  afterEach(closePages);

  it('B2 page rules that unset everything, hide buttons, shrink the font and write from right to left do not change it, and it works', async () => {
    const plainPage = await open();
    const plain = looksOf(plainPage);
    plainPage.page.remove();
    const style =
      '*{all:unset!important}button,div,p{display:none!important}' +
      'html{font-size:62.5%!important;direction:rtl!important;text-align:right!important}';
    const styled = await open({ head: `<style>${style}</style>` });
    // An unset body is inline and has no margin: give it the same width.
    styled.page.document.body.style.setProperty('display', 'block', 'important');
    styled.page.document.body.style.setProperty('width', '1184px', 'important');
    // The page determines the element's height.
    styled.panel.element.style.setProperty('min-height', '420px', 'important');
    styled.panel.element.style.setProperty('width', '1184px', 'important');
    await until(() => looksOf(styled).join() === plain.join());
    const { see } = styled.panel;
    await press(await see.findByRole('button', { name: /^Zrušiť termín: Eva Druhá/ }));
    expect((await see.findByRole('dialog')).matches(':modal')).to.equal(true);
    await press(see.getByRole('button', { name: 'Áno' }));
    await see.findByText('Tiket bol úspešne zamietnutý');
    await press(await see.findByRole('button', { name: 'Ďalší pacient: Ján Prvý' }));
    await see.findByText('Tiket bol úspešne odbavený');
    expect((await storedTickets(styled.practice)).flatMap(({ tickets }) => tickets)).to.deep.equal([]);
    expect(styled.page.errors).to.deep.equal([]);
  });

  it('B2 ancestors that clip and transform do not clip its dialog or toasts', async () => {
    const page = await open({
      body: `<div style="overflow:hidden;contain:paint;width:500px;height:260px;transform:scale(.9) rotate(.01deg)">{tag}</div>`,
    });
    const { see } = page.panel;
    await press(await see.findByRole('button', { name: /^Zrušiť termín: Eva Druhá/ }));
    const dialog = (await see.findByRole('dialog')).getBoundingClientRect();
    expect([dialog.width, dialog.left + dialog.width / 2]).to.deep.equal([520, page.page.window.innerWidth / 2]);
    await press(see.getByRole('button', { name: 'Áno' }));
    const toast = (await see.findByText('Tiket bol úspešne zamietnutý')).getBoundingClientRect();
    expect(toast.bottom).to.be.above(page.page.window.innerHeight - 120);
  });

  it('B2 a page hides and shows it as any element: by style, hidden, a class, a rule of its own; its fields and buttons do not take part in a form of the page', async () => {
    const { page, panel } = await open({
      head: '<style>.gone{display:none} .row > *{display:grid}</style>',
      body: '<form action="/nowhere"><input name="theirs" value="1" />{tag}</form>',
    });
    const { element, see } = panel;
    const isSeen = () => element.getClientRects().length > 0;
    const ways: readonly [() => void, () => void][] = [
      // As Vue's v-show does.
      [() => (element.style.display = 'none'), () => (element.style.display = '')],
      [() => (element.hidden = true), () => (element.hidden = false)],
      [() => element.classList.add('gone'), () => element.classList.remove('gone')],
    ];
    for (const [hide, show] of ways) {
      hide();
      expect(isSeen()).to.equal(false);
      show();
      expect(isSeen()).to.equal(true);
    }
    expect(page.window.getComputedStyle(element).display).to.equal('block');
    see.getByText('Naživo');

    const form = page.document.querySelector('form');
    let submits = 0;
    form?.addEventListener('submit', (event) => {
      event.preventDefault();
      submits += 1;
    });
    await press(await see.findByRole('button', { name: 'Ďalší pacient: Ján Prvý' }));
    await see.findByText('Tiket bol úspešne odbavený');
    (element as HTMLElement & { logout(): void }).logout();
    (await see.findByLabelText('Prihlasovacie meno')).focus();
    await type('nikto');
    await press(see.getByRole('button', { name: 'Prihlásiť sa' }));
    await see.findByText(/Položka Heslo je povinná/);
    expect(submits).to.equal(0);
    expect(form && [...new page.window.FormData(form).keys()]).to.deep.equal(['theirs']);
  });
});
