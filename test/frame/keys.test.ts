import { expect } from '@open-wc/testing';
import { setViewport } from '@web/test-runner-commands';
import { pressWith, shortcutsAreOn, keysAreHeard, focused, press, pressKeys, type } from '../support/user-input';
import { armed, next, three, waiting } from '../features/tickets/history/office-card';
import { mount, type Seen } from '../support/mount';
import { createPractice, storedSettings } from '../support/practice';
import { closeScreen, openScreen } from '../support/screen';
import { until } from '../support/until';

const row = (see: Seen, name: string) => see.getByRole('button', { name });
/** Sends a key as the page receives it; returns whether the panel handled it. */
function dispatch(target: EventTarget | null, init: KeyboardEventInit): boolean {
  return !target?.dispatchEvent(
    new KeyboardEvent('keydown', { bubbles: true, composed: true, cancelable: true, ...init }),
  );
}

describe('the keys', () => {
  beforeEach(() => setViewport({ width: 1280, height: 860 }));
  afterEach(closeScreen);

  /** Opens the waiting room; resolves when its keys act. */
  async function openRoom() {
    const practice = await createPractice(three);
    const mounted = await mount(practice, 'ordinacia-waiting-room');
    await armed(mounted.see, 'Ján Prvý');
    await shortcutsAreOn(mounted.root);
    return { practice, ...mounted };
  }

  it('a control says its key, also in a tooltip, and the sheet lists them all; N serves the first ticket while the focus is in the panel, and the focus goes on to the next „Ďalší pacient“', async () => {
    const { practice, see, root } = await openRoom();
    const button = await next(see, 'Ján Prvý');
    expect([button.getAttribute('aria-keyshortcuts'), button.title]).to.deep.equal(['N', 'Kláves N']);
    button.focus();
    await pressKeys('?');
    await until(() => see.queryByText('Ďalší pacient', { selector: 'dt' }));
    const keys = [...root.querySelectorAll('kbd')].map(({ textContent }) => textContent);
    expect(keys).to.include.members(['N', '/', 'J', 'K', 'A', 'R', '?', 'F6', 'Enter', 'Esc']);
    await pressKeys('Escape');
    await until(() => !see.queryByRole('dialog') && focused() === button);
    button.blur();
    expect(dispatch(document.body, { key: 'n' }), 'without the focus').to.equal(false);
    row(see, 'Eva Druhá').focus();
    await pressKeys('n');
    await until(() => focused() === see.queryByRole('button', { name: 'Ďalší pacient: Eva Druhá' }));
    await armed(see, 'Eva Druhá');
    await pressKeys('n');
    await until(() => focused() === see.queryByRole('button', { name: 'Ďalší pacient: Ivan Tretí' }));
    expect(await waiting(practice)).to.deep.equal(['Ivan Tretí']);
  });

  it('J and K move over the rows, Enter goes into the detail, Escape back to the row; at 390 px the detail covers the list, and Escape closes it', async () => {
    const { practice, see } = await openRoom();
    (await next(see, 'Ján Prvý')).focus();
    for (const [key, name] of [
      ['j', 'Eva Druhá'],
      ['j', 'Ivan Tretí'],
      ['j', 'Ivan Tretí'],
      ['k', 'Eva Druhá'],
    ] as const) {
      await pressKeys(key);
      await until(() => focused() === row(see, name));
    }
    await pressKeys('Enter');
    const detail = see.getByRole('region', { name: 'Detail tiketu' });
    await until(() => focused() === detail);
    const serve = see.getByRole('button', { name: 'Odbaviť: Eva Druhá' });
    let tabs = 0;
    for (; focused() !== serve; tabs += 1) await pressKeys('Tab');
    expect(tabs).to.be.at.most(10);
    await pressKeys('Escape');
    await until(() => focused() === row(see, 'Eva Druhá'));
    await pressKeys('k');
    await until(() => focused() === row(see, 'Ján Prvý'));

    await press(see.getByRole('button', { name: 'Zavrieť detail' }));
    await setViewport({ width: 390, height: 844 });
    row(see, 'Eva Druhá').focus();
    await pressKeys('Enter');
    await until(() => focused() === see.queryByRole('button', { name: 'Späť na zoznam' }));
    // A key must not press a hidden button.
    await pressKeys('n', 'Escape');
    await until(() => focused() === row(see, 'Eva Druhá'));
    expect(await waiting(practice)).to.have.length(3);
  });

  it('are off while something is typed, also by an input method, and in what the page has put into the element', async () => {
    const practice = await createPractice(three);
    const { see, root, element } = await openScreen(practice, '/cakaren');
    await armed(see, 'Ján Prvý');
    await shortcutsAreOn(root);
    const search = see.getByRole('combobox', { name: 'Hľadať v pacientoch' });
    search.focus();
    await type('nj?');
    expect((search as HTMLInputElement).value).to.equal('nj?');
    const main = see.getByRole('main');
    expect(dispatch(main, { key: 'n', isComposing: true })).to.equal(false);
    const editable = document.createElement('div');
    editable.contentEditable = 'true';
    main.append(editable);
    expect(dispatch(editable, { key: 'n' })).to.equal(false);
    const own = document.createElement('p');
    own.tabIndex = 0;
    element.append(own);
    expect(dispatch(own, { key: 'n' })).to.equal(false);
    editable.remove();
    expect(await waiting(practice)).to.have.length(3);
    expect(see.queryByRole('dialog')).to.equal(null);
    main.focus();
    expect(dispatch(main, { key: 'n' }), 'the same key elsewhere').to.equal(true);
    await next(see, 'Eva Druhá');
  });

  it('are off while a dialog is open; leave the combinations of the browser and of a screen reader alone, and what was handled; radio buttons and check boxes take none', async () => {
    const { practice, see, root } = await openRoom();
    await press(see.getByRole('button', { name: /^Zrušiť termín: Eva Druhá/ }));
    await see.findByRole('dialog');
    await pressKeys('n', 'j');
    await pressKeys('Escape');
    await until(() => !see.queryByRole('dialog'));
    expect(await waiting(practice)).to.have.length(3);

    const button = await next(see, 'Ján Prvý');
    button.focus();
    for (const held of ['ctrlKey', 'altKey', 'metaKey', 'shiftKey'] as const)
      for (const key of ['n', 'j', 'a'])
        expect(dispatch(button, { key, [held]: true }), `${held} ${key}`).to.equal(false);
    expect(dispatch(button, { key: 'K', ctrlKey: true, altKey: true })).to.equal(false);
    expect(dispatch(button, { key: 'k', ctrlKey: true }), 'a waiting room has no screens').to.equal(false);
    expect(dispatch(button, { key: 'n', repeat: true }), 'a held key').to.equal(false);
    for (const kind of ['radio', 'checkbox']) {
      const input = document.createElement('input');
      input.type = kind;
      root.querySelector('[part~="list"]')?.append(input);
      expect(dispatch(input, { key: 'j' }), kind).to.equal(true);
      input.remove();
    }
    button.focus();
    const handle = (event: Event) => event.preventDefault();
    root.addEventListener('keydown', handle, { capture: true });
    await pressKeys('?');
    expect(see.queryByRole('dialog')).to.equal(null);
    root.removeEventListener('keydown', handle, { capture: true });
    await pressKeys('?');
    await see.findByRole('dialog', { name: 'Klávesové skratky' });
  });

  it('letters that something else takes: in a closed list of the browser they choose, in an open menu they go to its items, in the list of patients to a patient; „/“ and „?“ begin no name', async () => {
    /** Keys that must do nothing here. */
    const letters = ['n', 'j', 'k', 'a', 'r'] as const;
    const names = ['Nora Nová', 'Jana Jasná', 'Karol Kos', 'Adam Malý', 'Rudolf Rak'];
    const practice = await createPractice(three, {
      patients: names.map((fullname) => ({ fullname })),
      recepts: [{ recept_title: 'Prestarium', user: { fullname: 'Adam Malý' } }],
    });
    const { see, root } = await openScreen(practice, '/pacienti', { width: 1600 });
    // The waiting room beside the patients has a „Ďalší pacient“, which the key N presses.
    await press(await see.findByRole('button', { name: /^Panel čakárne/ }));
    await armed(see, 'Ján Prvý');
    await shortcutsAreOn(root);
    const nothingIsDone = async () => {
      see.getByRole('button', { name: 'Ďalší pacient: Ján Prvý' });
      expect(see.queryByRole('dialog')).to.equal(null);
      expect(await waiting(practice)).to.have.length(3);
    };
    const order = await see.findByRole('combobox', { name: 'Zoradiť' });
    order.focus();
    for (const letter of [...letters, '/', '?']) expect(dispatch(order, { key: letter }), letter).to.equal(false);
    await pressKeys(...letters);
    expect(focused()).to.equal(order);
    await nothingIsDone();

    await press(see.getByRole('button', { name: /^Môj účet/ }));
    const menu = await see.findByRole('menu');
    await until(() => menu.contains(focused()));
    await pressKeys('k');
    await until(() => focused()?.textContent.startsWith('Klávesové skratky'));
    await pressKeys(...letters, '/', '?');
    expect(menu.contains(focused())).to.equal(true);
    await nothingIsDone();
    await pressKeys('Escape');
    await until(() => !root.querySelector('[role="menu"]'));

    (await see.findByRole('option', { name: /Adam Malý/ })).focus();
    await pressKeys('n');
    await until(() => focused()?.getAttribute('role') === 'option' && focused()?.textContent.includes('Nora Nová'));
    // Whether a name begins so or not.
    await pressKeys(...letters);
    for (const letter of letters) expect(dispatch(focused(), { key: letter }), letter).to.equal(true);
    expect(focused()?.getAttribute('role')).to.equal('option');
    await nothingIsDone();
    await pressKeys('/');
    await until(() => focused() === see.getByRole('combobox', { name: 'Hľadať v pacientoch' }));
    (await see.findByRole('option', { name: /Adam Malý/ })).focus();
    await pressKeys('?');
    await until(() => root.querySelector('dialog[open]'));
  });

  it('a page that leaves its keys to its only panel needs no focus; a page can forbid them, and then no control mentions one; of several elements only the one with the focus acts', async () => {
    const practice = await createPractice(three);
    const first = await mount(practice, 'ordinacia-waiting-room', { attributes: { shortcuts: 'page' } });
    await armed(first.see, 'Ján Prvý');
    await shortcutsAreOn(first.root);
    expect(focused()).to.equal(document.body);
    await pressKeys('n');
    await until(() => focused() === first.see.queryByRole('button', { name: 'Ďalší pacient: Eva Druhá' }));
    await first.see.findByText('Naživo');

    first.element.setAttribute('shortcuts', 'off');
    await until(() => !first.root.querySelector('[aria-keyshortcuts]'));
    await keysAreHeard(first.root);
    expect(dispatch(await armed(first.see, 'Eva Druhá'), { key: 'n' })).to.equal(false);
    expect(dispatch(row(first.see, 'Eva Druhá'), { key: 'F6' })).to.equal(false);

    first.element.setAttribute('shortcuts', 'page');
    const second = await openRoom();
    await shortcutsAreOn(first.root);
    (focused() as HTMLElement | null)?.blur();
    expect(dispatch(document.body, { key: 'n' })).to.equal(false);
    row(first.see, 'Ivan Tretí').focus();
    await pressKeys('n');
    await next(first.see, 'Ivan Tretí');
    expect(await waiting(second.practice)).to.have.length(3);
  });

  it('of two elements under a prefix of the page neither takes the keys of the page, until it is alone', async () => {
    const modules: string = '/ordinacia/esm/ordinacia.js';
    const { define } = (await import(modules)) as { define(options: { prefix: string }): void };
    define({ prefix: 'klinika' });
    const open = async () => {
      const practice = await createPractice(three);
      const name = 'klinika-waiting-room' as 'ordinacia-waiting-room';
      const mounted = await mount(practice, name, { attributes: { shortcuts: 'page' } });
      await armed(mounted.see, 'Ján Prvý');
      await shortcutsAreOn(mounted.root);
      return mounted;
    };
    const panels = [await open(), await open()];
    expect(dispatch(document.body, { key: 'n' })).to.equal(false);
    panels[0]?.element.remove();
    await until(() => panels[0]?.root.childElementCount === 0);
    expect(dispatch(document.body, { key: 'n' })).to.equal(true);
  });

  it('the doctor switches the letters off in the settings, where the sheet is shown; F6 stays', async () => {
    const practice = await createPractice(three);
    const { see, root } = await openScreen(practice, '/nastavenia');
    const setting = await see.findByRole('switch', { name: 'Klávesové skratky' });
    await shortcutsAreOn(root);
    expect(setting.ariaChecked ?? (setting as HTMLInputElement).checked).to.be.oneOf(['true', true]);
    await press(setting);
    await until(async () => (await storedSettings(practice))['shortcuts'] === false);
    await until(() => !root.querySelector('[aria-keyshortcuts]'));
    await pressKeys('?');
    expect(see.queryByRole('dialog')).to.equal(null);
    await press(see.getByRole('button', { name: 'Zobraziť skratky' }));
    await see.findByText('Skratky písmenami sú vypnuté v nastaveniach.');
    await press(see.getByRole('button', { name: 'Zavrieť' }));
    await until(() => !see.queryByRole('dialog'));
    await pressKeys('F6');
    await until(() => root.querySelector('[part="main"]') !== focused()?.closest('[part="main"]'));
  });

  it('F6 goes round the regions and comes back to where the focus was, Shift+F6 the other way; the hot panel is a region, and „/“ leads to the search', async () => {
    const practice = await createPractice(three, { patients: [{ fullname: 'Adam Malý' }] });
    const { see, root } = await openScreen(practice, '/pacienti', { width: 1600 });
    await see.findByRole('option', { name: /Adam Malý/ });
    await shortcutsAreOn(root);
    await press(see.getByRole('option', { name: /Adam Malý/ }));
    const detail = see.getByRole('region', { name: 'Detail pacienta' });
    await until(() => detail.textContent.includes('Adam Malý'));
    const regionOf = () => focused()?.closest('[part]')?.getAttribute('part');
    const seenRegions: unknown[] = [];
    while (seenRegions.length < 4) {
      await pressKeys('F6');
      seenRegions.push(regionOf());
    }
    expect(seenRegions).to.deep.equal(['detail', 'navigation', 'header', 'list']);
    expect(focused()).to.equal(see.getByRole('option', { name: /Adam Malý/ }));
    await pressWith('Shift', 'F6');
    expect(regionOf()).to.equal('header');
    await pressKeys('Tab');
    const inHeader = focused();
    await pressKeys('F6');
    await pressWith('Shift', 'F6');
    expect(focused()).to.equal(inHeader);

    await press(see.getByRole('link', { name: /^Prehľad/ }));
    await until(() => focused()?.matches('main'));
    await press(see.getByRole('button', { name: /^Panel čakárne/ }));
    await armed(see, 'Ján Prvý');
    see.getByRole('main').focus();
    await pressKeys('F6');
    await until(() => focused() === see.queryByRole('button', { name: 'Ján Prvý' }));
    await pressKeys('n');
    await until(() => focused() === see.queryByRole('button', { name: 'Ďalší pacient: Eva Druhá' }));
    await pressKeys('/');
    await until(() => focused() === see.getByRole('combobox', { name: 'Hľadať v pacientoch' }));
    expect((focused() as HTMLInputElement).value).to.equal('');
  });
});
