import { within } from '@testing-library/dom';
import { expect } from '@open-wc/testing';
import { chooseFiles } from '../support/files';
import { fullPractice } from '../support/full-practice';
import { createPractice, type TestPractice } from '../support/practice';
import { address, closeScreen, openScreen } from '../support/screen';
import { until } from '../support/until';
import { focused, press, pressKeys, type } from '../support/user-input';
import { openInvoice, windows } from '../support/windows';

/** Whether the browser would ask before the page is left. */
const asksBeforeUnload = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));

/** The value of a form's control. */
const valueOf = (field: Element) =>
  field instanceof HTMLInputElement && /radio|checkbox/.test(field.type)
    ? field.checked
    : (field as HTMLInputElement).value;

/** Fields of a form that can be changed, except for files. */
const fieldsOf = (box: HTMLElement) =>
  [...box.querySelectorAll<HTMLInputElement>('form :is(input, textarea):not([type=file], [hidden])')].filter(
    (field) => !field.disabled,
  );

/** Every kind of window. The announcement has its own test; the other omitted ones behave like one of those left. */
const each = windows.filter(
  ([name]) => !['announcement', 'doctor’s state', 'transaction', 'billing', 'user menu'].includes(name),
);

/** Changes a field as a user does, without leaving it. */
async function change(field: HTMLInputElement): Promise<void> {
  if (/radio|checkbox/.test(field.type)) return press(field);
  field.focus();
  // A date is typed: its picker is a dialog.
  if (field.role === 'combobox' && field.ariaHasPopup !== 'dialog') return pressKeys('ArrowDown', 'ArrowDown', 'Enter');
  field.select();
  await type('12');
}

describe('the browser’s back with something open over the screen', () => {
  let full: TestPractice;
  before(async () => {
    full = await fullPractice();
  });
  afterEach(closeScreen);

  /** Opens the screen after another screen of the panel, which is the previous entry of the history. */
  async function openSecond(path: string) {
    const screen = await openScreen(full, path === '/pacienti' ? '/nastavenia' : '/pacienti', {
      width: 1280,
      height: 800,
    });
    await screen.see.findByRole('main');
    (screen.element as HTMLElementTagNameMap['ordinacia-admin']).navigate(path);
    // Wait until the new screen has taken the focus.
    await until(() => address() === path && screen.root.querySelector('main')?.contains(focused()));
    return screen;
  }

  // An invoice opened for a payout takes its month from the payout.
  const hasForm = ([name, , , form]: (typeof windows)[number]) => form !== undefined && name !== 'invoice';

  for (const path of new Set(each.map(([, one]) => one))) {
    it(`R1 P1 closes each window of ${path}, keeps the screen and the entries, and each field of a form is there again`, async () => {
      const panel = await openSecond(path);
      const back = async (box: HTMLElement) => {
        history.back();
        await until(() => !box.isConnected && address() === path);
        const hasWindow = panel.root.querySelector('dialog[open]') !== null;
        expect(asksBeforeUnload() && !hasWindow, 'a closed form').to.equal(false);
      };
      for (const one of each.filter(([, at]) => at === path)) {
        const [name, , open] = one;
        const show = async () => {
          const box = await open(panel);
          if (hasForm(one)) await until(() => fieldsOf(box).length > 0 && box.contains(focused()));
          return box;
        };
        const entries = history.length;
        const box = await show();
        const below = [...panel.root.querySelectorAll<HTMLElement>('dialog[open]')].filter((dialog) => dialog !== box);
        let typed: unknown[] = [];
        if (hasForm(one)) {
          expect(asksBeforeUnload(), `${name}, untouched`).to.equal(false);
          // A changed field may add others.
          for (let index = 0; index < fieldsOf(box).length; index += 1) {
            const field = fieldsOf(box)[index];
            if (field && !(field.type === 'radio' && field.checked)) await change(field);
          }
          await until(asksBeforeUnload);
          typed = fieldsOf(box).map(valueOf);
        }
        await back(box);
        expect(history.length, name).to.equal(entries);
        expect(
          below.every((dialog) => dialog.isConnected),
          `${name}: what lies below stays`,
        ).to.equal(true);
        for (const dialog of below) await back(dialog);
        if (!hasForm(one)) continue;
        const again = await show();
        await until(() => fieldsOf(again).map(valueOf).join() === typed.join());
        await back(again);
      }
      history.back();
      await until(() => address() !== path);
    });
  }

  it('R1 P1 the file of an invoice is there again', async () => {
    const panel = await openSecond('/vyplaty');
    const open = () => openInvoice(panel);
    const box = await open();
    await chooseFiles(within(box).getByLabelText('Faktúra'), { name: 'faktura.pdf', size: 2_000, start: '%PDF-1.4' });
    await within(box).findByText(/^faktura\.pdf, /);
    await until(asksBeforeUnload);
    history.back();
    await until(() => !box.isConnected && address() === '/vyplaty');
    await within(await open()).findByText(/^faktura\.pdf, /);
  });

  it('R1 P1 the text of an announcement is there again', async () => {
    const { see } = await openScreen(await createPractice(), '/pacienti');
    await press(await see.findByRole('link', { name: 'Nastavenia' }));
    await see.findByRole('heading', { level: 1, name: 'Nastavenia' });
    const open = async () => {
      await press(see.getByRole('button', { name: 'Rýchle akcie' }));
      await press(await see.findByRole('menuitem', { name: 'Pridať oznam' }));
      return see.findByRole<HTMLTextAreaElement>('textbox', { name: 'Text oznamu' });
    };
    await press(await open());
    await type('Dovolenka');
    await until(asksBeforeUnload);
    history.back();
    await until(() => see.queryByRole('dialog') === null && address() === '/nastavenia');
    expect((await open()).value).to.equal('Dovolenka');
    history.back();
    await until(() => see.queryByRole('dialog') === null && address() === '/nastavenia');
    history.back();
    await see.findByRole('heading', { level: 1, name: 'Pacienti' });
    history.forward();
    await see.findByRole('heading', { level: 1, name: 'Nastavenia' });
    expect(see.queryByRole('dialog')).to.equal(null);
  });
});
