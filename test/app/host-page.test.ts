import { expect } from '@open-wc/testing';
import { setViewport } from '@web/test-runner-commands';
import { pressKeys, press, type } from '../support/user-input';
import { three } from '../features/tickets/history/office-card';
import { hostToken, openHostPage, whereIs, type HostPage } from '../support/host-page';
import { logIn } from '../support/log-in';
import { unmountAll } from '../support/mount';
import { addTicket, createPractice, endSession, isSession, storedTickets } from '../support/practice';
import { until } from '../support/until';

const two = three.slice(0, 2);

const at = (page: HostPage, path: string) => until(() => whereIs(page).path === path);
const reloaded = async (page: HostPage, go: () => void) => {
  const loaded = new Promise((resolve) => page.frame.addEventListener('load', resolve, { once: true }));
  go();
  await loaded;
  await until(() => page.window.document.querySelector('ordinacia-admin')?.shadowRoot);
};

describe('the host page at /admin', () => {
  before(() => setViewport({ width: 1280, height: 860 }));
  afterEach(unmountAll);

  it('R1 R2 R7 R15 C2 a protected route redirects to the login and back after it', async () => {
    const practice = await createPractice(two);
    const page = await openHostPage('/admin/cakaren?den=dnes#zoznam');
    await at(page, '/admin/prihlasenie');
    expect(whereIs(page).redirect).to.equal('/cakaren?den=dnes#zoznam');
    const { see } = page.panel();
    await until(() => page.window.document.title === 'Prihlásenie – Ordinácia');
    await press(await see.findByLabelText('Prihlasovacie meno'));
    await type(practice.email);
    await pressKeys('Tab');
    await type(practice.password);
    await pressKeys('Enter');
    await see.findByText('Ján Prvý');
    expect(page.window.location.href).to.match(/\/admin\/cakaren\?den=dnes#zoznam$/);
    see.getByRole('heading', { level: 1, name: 'Čakáreň' });
    await until(() => page.window.document.title === 'Čakáreň – Ordinácia');
  });

  it('R1 R16 R17 the login, opened while logged in, redirects to the waiting room with the intended path; back, forward and reload work; a trailing slash is the same route, and the bare base path redirects to the waiting room', async () => {
    const practice = await createPractice(two);
    const page = await openHostPage('/admin/prihlasenie', { logIn: practice });
    await at(page, '/admin/cakaren');
    expect(whereIs(page).redirect).to.equal('/prihlasenie');
    await page.panel().see.findByText('Ján Prvý');
    page.window.history.pushState(null, '', '/admin/niekde-inde');
    page.window.dispatchEvent(new PopStateEvent('popstate'));
    await page.panel().see.findByRole('heading', { name: 'Stránka sa nenašla' });
    page.window.history.back();
    await page.panel().see.findByText('Ján Prvý');
    page.window.history.forward();
    await page.panel().see.findByRole('heading', { name: 'Stránka sa nenašla' });
    await reloaded(page, () => page.window.location.reload());
    await page.panel().see.findByRole('heading', { name: 'Stránka sa nenašla' });
    await press(page.panel().see.getByRole('link', { name: 'Prejsť do čakárne' }));
    await page.panel().see.findByText('Ján Prvý');
    await reloaded(page, () => page.window.location.assign('/admin/cakaren/'));
    await page.panel().see.findByText('Ján Prvý');
    await until(() => page.window.document.title === 'Čakáreň – Ordinácia');
    await reloaded(page, () => page.window.location.assign('/admin'));
    await at(page, '/admin/cakaren');
  });

  it('R4 R15 C3 X7 logging out ends the session, clears the token and shows the login; the logout needs a session; logging in does not log out again', async () => {
    const practice = await createPractice(two);
    const page = await openHostPage('/admin/cakaren', { logIn: practice });
    const { see, root } = page.panel();
    await see.findByText('Ján Prvý');
    await press(see.getByRole('button', { name: /^Môj účet/ }));
    await press(await see.findByRole('menuitem', { name: 'Odhlásiť sa' }));
    await at(page, '/admin/prihlasenie');
    expect(whereIs(page).redirect).to.equal(null);
    expect(hostToken()).to.equal(null);
    expect(root.textContent).to.not.contain('Ján Prvý');
    await see.findByLabelText('Heslo');
    // The panel sent the logout request before this one.
    await fetch('/api/tickets');
    expect(await isSession(practice.token)).to.equal(false);

    await reloaded(page, () => page.window.location.assign('/admin/odhlasenie'));
    await at(page, '/admin/prihlasenie');
    expect(whereIs(page).redirect).to.equal('/odhlasenie');
    const again = page.panel().see;
    await logIn(again, practice);
    await again.findByText('Ján Prvý');
    expect(whereIs(page).path).to.equal('/admin/cakaren');
  });

  it('R1 R15 the end of the session, and the next login, leave the address of a page that has navigated elsewhere and kept the panel; back in the panel, its address is its own again', async () => {
    const practice = await createPractice(two);
    const page = await openHostPage('/admin/pacienti', { logIn: practice });
    const { see, element } = page.panel();
    await see.findByRole('heading', { level: 1, name: 'Pacienti' });
    page.window.history.pushState(null, '', '/clanky?strana=2#obsah');
    const elsewhere = page.window.location.href;
    await endSession(practice.token);
    (element as HTMLElementTagNameMap['ordinacia-admin']).refresh();
    await see.findByRole('heading', { name: 'Prihlásenie' });
    expect(page.window.location.href).to.equal(elsewhere);
    await logIn(see, practice);
    await see.findByRole('heading', { level: 1, name: 'Pacienti' });
    expect(page.window.location.href).to.equal(elsewhere);

    await endSession(hostToken() ?? '');
    (element as HTMLElementTagNameMap['ordinacia-admin']).refresh();
    await see.findByRole('heading', { name: 'Prihlásenie' });
    page.window.history.back();
    await at(page, '/admin/prihlasenie');
    expect(whereIs(page).redirect).to.equal('/pacienti');
    await see.findByRole('heading', { name: 'Prihlásenie' });
  });

  it('B2 B5 reports no violation of the strict policy while a doctor works by keyboard', async () => {
    const practice = await createPractice(two);
    const page = await openHostPage('/admin/cakaren', { logIn: practice });
    const { see } = page.panel();
    await see.findByText('Naživo');
    (await see.findByRole('link', { name: 'Ján Prvý' })).focus();
    await pressKeys('Enter');
    (await see.findByRole('button', { name: 'Odbaviť: Ján Prvý' })).focus();
    await pressKeys('Enter');
    await see.findByText('Tiket bol úspešne odbavený');
    await see.findByRole('button', { name: 'Ďalší pacient: Eva Druhá' });
    await addTicket(practice, { type: 'queue', user_alternate: 'Nový' });
    (await see.findByRole('button', { name: 'Zrušiť termín: Nový' })).focus();
    await pressKeys('Enter', 'Tab', 'Enter');
    await see.findByText('Tiket bol úspešne zamietnutý');
    expect((await storedTickets(practice)).flatMap(({ tickets }) => tickets)).to.have.length(1);
    expect(await page.violations()).to.deep.equal([]);
  });
});
