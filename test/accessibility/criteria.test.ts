import { expect } from '@open-wc/testing';
import { setViewport } from '@web/test-runner-commands';
import axe from 'axe-core';
import { dayFromNow } from '../support/dates';
import { listen } from '../support/heard';
import { unmountAll } from '../support/mount';
import { createPractice } from '../support/practice';
import { pressChord } from '../support/pattern';
import { closeScreen, openScreen } from '../support/screen';
import { until } from '../support/until';
import { focused, hover, press, pressKeys, type } from '../support/user-input';

const WIDE = { width: 1280, height: 800 };

/** The landmarks and the first heading, as if the element were the whole page. */
async function landmarks(): Promise<string[]> {
  const { violations } = await axe.run(document, {
    runOnly: [
      'region',
      'landmark-one-main',
      'landmark-unique',
      'landmark-no-duplicate-main',
      'landmark-main-is-top-level',
      'page-has-heading-one',
    ],
  });
  return violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html.slice(0, 120)}`));
}

const isBlurred = (element: Element | null | undefined) => getComputedStyle(element ?? document.body).filter !== 'none';

describe('what axe cannot see', () => {
  afterEach(async () => {
    await closeScreen();
    await unmountAll();
    await setViewport(WIDE);
  });

  it('1.3.1 1.4.10 everything is in a landmark that has a name of its own; at 320 px the first heading stays while one searches, no search without results widens the page, and the panel that covers the screen is its content', async () => {
    const practice = await createPractice([], { patients: [{ fullname: 'Ján' }] });
    const { see, root } = await openScreen(practice, '/pacienti', WIDE);
    await see.findByRole('option', { name: /Ján/ });
    expect([...root.querySelectorAll('search')].map((one) => one.getAttribute('aria-label'))).to.deep.equal([
      'Hľadať pacienta',
      'Hľadať v zozname pacientov',
    ]);
    expect(await landmarks()).to.deep.equal([]);

    await setViewport({ width: 320, height: 640 });
    await press(await see.findByRole('button', { name: 'Hľadať pacienta' }));
    await see.findByRole('combobox', { name: /^Hľadať v pacientoch/ });
    see.getByRole('heading', { level: 1, name: 'Pacienti' });
    expect(await landmarks()).to.deep.equal([]);
    await type('xyz');
    await until(() => see.queryAllByText('Nenašiel sa žiadny pacient.').length > 1);
    expect(document.documentElement.scrollWidth).to.equal(320);
    await pressKeys('Escape');
    await press(see.getByRole('button', { name: 'Zavrieť hľadanie' }));
    await press(see.getByRole('textbox', { name: 'Hľadať v zozname pacientov' }));
    await type('xyz');
    await until(() => see.queryAllByText(/^Nenašiel sa|^Nikto/).length > 0);
    expect(document.documentElement.scrollWidth).to.equal(320);

    await press(see.getByRole('button', { name: /^Panel čakárne/ }));
    await see.findByRole('button', { name: 'Zavrieť panel čakárne' });
    see.getByRole('main', { name: 'Pacienti' });
    expect(await landmarks()).to.deep.equal([]);
  });

  it('2.4.11 Shift+Tab brings each control out from under the header', async () => {
    const tickets = Array.from({ length: 12 }, (_, index) => ({ type: 'queue' as const, user_alternate: `P${index}` }));
    const { see, root } = await openScreen(await createPractice(tickets), '/cakaren', { width: 390, height: 844 });
    await see.findByRole('button', { name: 'Ďalší pacient: P0' });
    const header = see.getByRole('banner');
    see.getByRole('link', { name: 'P11' }).focus();
    const covered: string[] = [];
    for (let steps = 0; steps < 14; steps += 1) {
      await pressChord('Shift+Tab');
      const box = focused()?.getBoundingClientRect();
      if (!box || header.contains(focused())) break;
      if (box.top < header.getBoundingClientRect().bottom) covered.push(root.activeElement?.textContent ?? '');
    }
    expect(covered).to.deep.equal([]);
  });

  it('2.1.1 the keys reveal hidden names in the transactions and in the overview', async () => {
    const tickets = ['Ján Novák', 'Eva Malá'].map((user_alternate) => ({ type: 'queue' as const, user_alternate }));
    const practice = await createPractice(tickets, {
      settings: { privacy: true },
      payments: [{ payment_title: 'A', amount_cents: 100, status: 'paid', user: { fullname: 'Ivan Malý' } }],
    });
    const { see } = await openScreen(practice, '/transakcie', WIDE);
    const name = await see.findByText('Ivan Malý');
    await until(() => isBlurred(name));
    see.getByRole('button', { name: /detail transakcie/ }).focus();
    await until(() => !isBlurred(name));
    location.hash = '/prehlady';
    const names = [await see.findByText('Ján Novák'), await see.findByText('Eva Malá')];
    await until(() => names.every(isBlurred));
    see.getByRole('link', { name: 'Otvoriť čakáreň' }).focus();
    await until(() => names.every((one) => !isBlurred(one)));
  });

  it('2.4.6 4.1.3 two appointments of one patient have buttons of different names; F8 goes to the newest toast, stops its time, and Escape goes back', async () => {
    const day = dayFromNow(1);
    const terms = ['10:00', '11:00'].map((time) => ({
      type: 'schedule' as const,
      date: day,
      time,
      user_alternate: 'Ján',
    }));
    const { see } = await openScreen(await createPractice(terms), '/cakaren', WIDE);
    const cancels = await see.findAllByRole('button', { name: /^Zrušiť termín/ });
    expect(new Set(cancels.map(({ ariaLabel }) => ariaLabel)).size).to.equal(2);

    const button = see.getByRole('button', { name: /^Panel čakárne/ });
    button.focus();
    await pressKeys('Enter');
    const close = await see.findByRole('button', { name: 'Zavrieť oznámenie' });
    expect(close.getAttribute('aria-keyshortcuts')).to.equal('F8');
    const hint = see.getByText('F8');
    expect(getComputedStyle(hint).display, 'to whoever works by keys').not.to.equal('none');
    await pressKeys('F8');
    await until(() => focused()?.closest('[part="toast"]'));
    await pressKeys('Escape');
    await until(() => focused() === button);
    await pressKeys('F8', 'Enter');
    await until(() => see.queryByRole('button', { name: 'Zavrieť oznámenie' }) === null);
    await until(() => focused() === button);
  });

  it('3.1.2 1.4.11 4.1.3 the search is marked as English where the specification says so, its active option has an outline, and it announces that nobody matches only after searching', async () => {
    const patients = Array.from({ length: 200 }, (_, index) => ({ fullname: `Ján ${index}` }));
    const { see, root } = await openScreen(await createPractice([], { patients }), '/prehlady', WIDE);
    const box = await see.findByRole<HTMLInputElement>('combobox', { name: /^Hľadať v pacientoch/ });
    expect(box.placeholder).to.equal('Search in Patients');
    expect(box.closest('[lang]')?.getAttribute('lang')).to.equal('en');
    box.focus();
    const heard = listen(root);
    const seenTexts = new Set<string>();
    new MutationObserver(() => {
      if (root.textContent.includes('Nenašiel sa žiadny pacient')) seenTexts.add('none');
    }).observe(root, { subtree: true, childList: true, characterData: true });
    await type('J');
    await until(() => box.closest('[lang]')?.getAttribute('lang') === 'sk');
    const option = await see.findByRole('option', { name: /Ján/, selected: true });
    expect(getComputedStyle(option).outline).to.match(/solid 2px/);
    expect(heard.times('Nenašiel sa')).to.equal(0);
    expect([...seenTexts]).to.deep.equal([]);
    heard.stop();
  });

  it('4.1.2 an icon button’s name is no description, too', async () => {
    const { see, root } = await openScreen(await createPractice(), '/prehlady', WIDE);
    const bell = await see.findByRole('button', { name: /^Notifikácie/ });
    expect([...root.querySelectorAll('button[aria-label][title]')]).to.deep.equal([]);
    await hover(bell);
    await until(() => bell.title === 'Notifikácie');
    await hover(await see.findByRole('heading', { level: 1 }));
    await until(() => !bell.hasAttribute('title'));
  });
});
