import { expect } from '@open-wc/testing';
import { shortcutsAreOn } from '../support/keys';
import { mount } from '../support/mount';
import { createPractice } from '../support/practice';
import { address, closeScreen, openScreen } from '../support/screen';
import { until } from '../support/until';
import { focused, press, pressKeys, type } from '../support/user-input';

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

  it('T7 without an address the waiting room has buttons', async () => {
    const { see, root } = await mount(await createPractice([queue]), 'ordinacia-waiting-room');
    await press(await see.findByRole('button', { name: 'Ján Prvý' }));
    await until(() => see.getByRole('button', { name: 'Ján Prvý' }).getAttribute('aria-current') === 'true');
    expect(root.querySelector('[data-ticket] a')).to.equal(null);
  });
});
