import { expect } from '@open-wc/testing';
import { pressWith, shortcutsAreOn, focused, pressKeys, type, press } from '../support/user-input';
import { createPractice } from '../support/practice';
import { address, closeScreen, openScreen } from '../support/screen';
import { until } from '../support/until';
import { setViewport } from '@web/test-runner-commands';
import { openRoom } from '../elements/open-element';

const patients = ['Ľubomír Šťastný', 'Žofia Ďuríčková'].map((fullname) => ({ fullname }));

describe('the box that finds patients, screens and actions', () => {
  afterEach(closeScreen);

  async function openBox(width = 1280) {
    const practice = await createPractice([], { patients });
    const screen = await openScreen(practice, '/nastavenia', { width });
    await screen.see.findByRole('switch', { name: 'Klávesové skratky' });
    await shortcutsAreOn(screen.root);
    screen.see.getByRole('main').focus();
    await pressWith('Control', 'k');
    const box = await screen.see.findByRole<HTMLInputElement>('combobox', { name: 'Pacient, obrazovka alebo akcia' });
    await until(() => focused() === box);
    return { practice, box, ...screen };
  }

  it('has every screen and action, of which the combobox refers to the active one; finds a patient without diacritics, says how many, and Enter opens the first', async () => {
    const { see, box, practice } = await openBox();
    const labels = (await see.findAllByRole('option')).map(({ textContent }) => textContent);
    expect(labels).to.include.members([
      'ČakáreňObrazovka',
      'VýplatyObrazovka',
      'Nastaviť absenciuAkcia',
      'Nahrať faktúruAkcia',
      'Odhlásiť saObrazovka',
    ]);
    await type('vyplaty');
    await until(() => see.getAllByRole('option').length === 1);
    expect(box.getAttribute('aria-activedescendant')).to.equal(see.getByRole('option').id);
    await pressKeys('Enter');
    await until(() => address() === '/vyplaty' && focused()?.matches('main'));
    await pressWith('Control', 'k');
    await type('stastny');
    const option = await see.findByRole('option', { name: /^Ľubomír Šťastný/ });
    expect(option.textContent).to.equal('Ľubomír ŠťastnýPacient');
    await see.findByText('Nájdená 1 možnosť');
    await pressKeys('Enter');
    await until(
      () => address() === `/pacienti?pacient=${practice.recordIds.patients[0]}` && focused()?.matches('main'),
    );
  });

  it('an action opens its popup, Escape leaves the box and gives the focus back', async () => {
    const { see } = await openBox(390);
    await type('absenciu');
    await until(() => see.getAllByRole('option').length === 1);
    await pressKeys('Enter');
    await see.findByRole('dialog', { name: 'Nastaviť absenciu' });
    await pressKeys('Escape');
    await until(() => !see.queryByRole('dialog') && focused()?.matches('main'));
    await pressWith('Control', 'k');
    await type('xyz');
    await see.findByText('Nič sa nenašlo.', { selector: 'p' });
    await pressKeys('ArrowDown', 'Escape');
    await until(() => !see.queryByRole('dialog') && focused()?.matches('main'));
  });
});

const telephone = { width: 390, height: 800 };

/** Presses a link with Ctrl; the browser would open a tab. */
function pressForTab(link: HTMLElement): boolean {
  const event = new MouseEvent('click', { bubbles: true, cancelable: true, composed: true, ctrlKey: true });
  let isLeftToBrowser = false;
  window.addEventListener(
    'click',
    (late) => {
      isLeftToBrowser = !late.defaultPrevented;
      late.preventDefault();
    },
    { once: true },
  );
  link.dispatchEvent(event);
  return isLeftToBrowser;
}

describe('records that have an address', () => {
  afterEach(closeScreen);

  it('R8 S8 patients in the list and in the header’s search are links: Ctrl leaves them to the browser, a press opens in place', async () => {
    const practice = await createPractice([], { patients: [{ fullname: 'Adam Malý' }, { fullname: 'Eva Nová' }] });
    const [adam, eva] = practice.recordIds.patients;
    const { see } = await openScreen(practice, '/pacienti');
    const row = await see.findByRole<HTMLAnchorElement>('option', { name: 'Adam Malý' });
    expect(new URL(row.href).hash).to.equal(`#/pacienti?pacient=${adam}`);
    expect(pressForTab(row)).to.equal(true);
    expect(address()).to.equal('/pacienti');
    await press(row);
    await until(() => address() === `/pacienti?pacient=${adam}`);

    await press(see.getByRole('combobox', { name: 'Hľadať v pacientoch' }));
    await type('eva');
    const found = await until(() =>
      see
        .getAllByRole<HTMLAnchorElement>('option')
        .find((one) => one.getAttribute('href')?.endsWith(`=${eva}`) && one.id),
    );
    expect(pressForTab(found)).to.equal(true);
    expect(address()).to.equal(`/pacienti?pacient=${adam}`);
    await press(found);
    await until(() => address() === `/pacienti?pacient=${eva}`);
  });

  const queue = { type: 'queue', user_alternate: 'Ján Prvý' } as const;
  const lists = [
    ['T7 a ticket', '/cakaren', 'tiket', 'Eva Nová', 'Ján Prvý'],
    ['E5 a request for a prescription', '/e-recepty', 'recept', 'Eva Nová', 'Ján Prvý'],
  ] as const;
  for (const [title, path, query, name, other] of lists) {
    it(`${title} is a link: Ctrl leaves it to the browser, a press, Enter and Space open in place`, async () => {
      const practice = await createPractice([queue, { ...queue, user_alternate: 'Eva Nová' }], {
        recepts: [other, name].map((fullname) => ({ recept_title: 'Prestarium 5 mg', user: { fullname } })),
      });
      const id = { tiket: practice.ids, recept: practice.recordIds.recepts }[query][1];
      const opened = `${path}?${query}=${id}`;
      const { see, root } = await openScreen(practice, path);
      const row = await see.findByRole<HTMLAnchorElement>('link', { name });
      expect(new URL(row.href).hash).to.equal(`#${opened}`);
      expect(pressForTab(row)).to.equal(true);
      expect(address()).to.equal(path);
      await press(row);
      await until(() => address() === opened && row.getAttribute('aria-current') === 'true');
      for (const key of ['Enter', 'Space']) {
        history.back();
        await until(() => address() === path && row.getAttribute('aria-current') === null);
        row.focus();
        await pressKeys(key);
        await until(() => address() === opened && row.getAttribute('aria-current') === 'true');
      }
      await shortcutsAreOn(root);
      row.focus();
      await pressKeys('k');
      await until(() => focused() === see.getByRole('link', { name: other }));
    });
  }

  it('T7 on a telephone back closes a ticket, and forward opens it again; it is open after a reload, and leaves the address when it was handled', async () => {
    const practice = await createPractice([queue, { ...queue, user_alternate: 'Eva Nová' }]);
    const opened = `/cakaren?tiket=${practice.ids[0]}`;
    const { see } = await openScreen(practice, '/cakaren', telephone);
    await press(await see.findByRole('link', { name: 'Ján Prvý' }));
    await see.findByRole('button', { name: 'Späť na zoznam' });
    expect(address()).to.equal(opened);
    history.back();
    await until(() => see.queryByRole('link', { name: 'Ján Prvý' })?.checkVisibility());
    expect(address()).to.equal('/cakaren');
    history.forward();
    await see.findByRole('button', { name: 'Odbaviť: Ján Prvý' });
    await press(see.getByRole('button', { name: 'Späť na zoznam' }));
    await until(() => address() === '/cakaren');

    await closeScreen();
    const again = await openScreen(practice, opened, telephone);
    await press(await again.see.findByRole('button', { name: 'Odbaviť: Ján Prvý' }));
    await again.see.findByRole('button', { name: 'Ďalší pacient: Eva Nová' });
    expect(address()).to.equal('/cakaren');
  });

  it('B3 T7 the waiting room alone has buttons, and leaves the page’s history and address alone', async () => {
    await setViewport(telephone);
    const { see, root } = await openRoom([queue]);
    const before = [history.length, location.href];
    await press(await see.findByRole('button', { name: 'Ján Prvý' }));
    await see.findByRole('button', { name: 'Späť na zoznam' });
    await setViewport({ width: 1280, height: 860 });
    await until(() => see.getByRole('button', { name: 'Ján Prvý' }).getAttribute('aria-current') === 'true');
    expect(root.querySelector('[data-ticket] a')).to.equal(null);
    expect([history.length, location.href]).to.deep.equal(before);
  });
});
