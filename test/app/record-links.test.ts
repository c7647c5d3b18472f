import { expect } from '@open-wc/testing';
import { createPractice } from '../support/practice';
import { address, closeScreen, openScreen } from '../support/screen';
import { until } from '../support/until';
import { press, type } from '../support/user-input';

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
});
