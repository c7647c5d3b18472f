import { expect } from '@open-wc/testing';
import { mount, unmountAll } from '../support/mount';
import { createPractice, seenCalls } from '../support/practice';
import { closeScreen, openScreen } from '../support/screen';
import { until } from '../support/until';
import { press, pressKeys, type } from '../support/user-input';
import { windows } from '../support/windows';
import { setViewport } from '@web/test-runner-commands';

describe('fields that were filled in without an event', () => {
  afterEach(async () => {
    await closeScreen();
    await unmountAll();
  });

  it('F1 log in, by the page, and by an extension, also while another field is typed into', async () => {
    const practice = await createPractice([{ type: 'queue', user_alternate: 'Ján Prvý' }]);
    const { see, element } = await mount(practice, 'ordinacia-waiting-room', { isLoggedIn: false });
    const name = await see.findByLabelText<HTMLInputElement>('Prihlasovacie meno');
    name.value = practice.email;
    see.getByLabelText<HTMLInputElement>('Heslo').value = practice.password;
    await press(see.getByRole('button', { name: 'Prihlásiť sa' }));
    await see.findByRole('button', { name: 'Ďalší pacient: Ján Prvý' });

    element.logout();
    const empty = await see.findByLabelText<HTMLInputElement>('Prihlasovacie meno');
    // React does not notice values that are set from an isolated world.
    Reflect.set(HTMLInputElement.prototype, 'value', practice.password, see.getByLabelText('Heslo'));
    await press(empty);
    await type(practice.email);
    await press(see.getByRole('button', { name: /heslo/i }));
    await press(empty);
    await pressKeys('Enter');
    await see.findByRole('button', { name: 'Ďalší pacient: Ján Prvý' });
  });

  // Together these forms have every kind of control.
  const forms = windows.filter(([name]) => ['absence', 'office hours'].includes(name));
  for (const [name, path, open] of forms) {
    it(`count in each field: ${name}`, async () => {
      const panel = await openScreen(await createPractice(), path, { width: 1280, height: 800 });
      await panel.see.findByRole('main');
      const box = await open(panel);
      const form = await until(() => box.querySelector('form'));
      await until(() => form.querySelector('input, textarea'));
      const filled: [HTMLInputElement | HTMLTextAreaElement, string | boolean][] = [];
      for (const control of form.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('input, textarea')) {
        if (control.disabled || control.type === 'file') continue;
        if (control instanceof HTMLInputElement && control.type === 'radio') {
          // The last of the group.
          control.checked = true;
        } else if (control instanceof HTMLInputElement && control.type === 'checkbox') {
          control.checked = !control.checked;
        } else if (!control.matches('[role=combobox]')) {
          control.value = '11:11';
          filled.push([control, '11:11']);
        }
      }
      const chosen = [...form.querySelectorAll<HTMLInputElement>('input:checked')];
      form.requestSubmit();
      await until(() => form.querySelector('[aria-invalid="true"]') ?? !form.isConnected);
      for (const [control, value] of filled) if (control.isConnected) expect(control.value).to.equal(value);
      for (const control of chosen) if (control.isConnected) expect(control.checked, control.name).to.equal(true);
    });
  }

  it('a colleague’s name and position, which stand in no form of the engine', async () => {
    const practice = await createPractice([], { capabilities: ['colleagues'] });
    const { see } = await openScreen(practice, '/nastavenia');
    const form = await see.findByRole<HTMLFormElement>('form', { name: 'Pozvať kolegu' });
    const name = form.querySelector<HTMLInputElement>('[name=colleague_name]');
    const title = form.querySelector<HTMLInputElement>('[name=colleague_title]');
    if (!name || !title) throw new Error('The form has both.');
    name.value = 'Jana Sestrová';
    title.checked = true;
    form.requestSubmit();
    await until(async () => (await seenCalls(practice.lane)).some(({ body }) => body.includes('Jana Sestrová')));
  });
});

const TEXT = 'Zatvorené';

/** Types into a field as soon as it is on the page, before React runs its effects. */
const typeAtOnce = (root: ShadowRoot, selector: string) =>
  new Promise<HTMLInputElement | HTMLTextAreaElement>((resolve) => {
    new MutationObserver((_, observer) => {
      const field = root.querySelector<HTMLInputElement | HTMLTextAreaElement>(selector);
      if (!field) return;
      observer.disconnect();
      field.focus();
      for (const letter of TEXT) {
        // As browsers do: at the end of the value.
        field.setRangeText(letter, field.value.length, field.value.length, 'end');
        field.dispatchEvent(new InputEvent('input', { data: letter, bubbles: true, composed: true }));
      }
      resolve(field);
    }).observe(root, { childList: true, subtree: true });
  });

describe('what is typed in the moment in which a form appears', () => {
  before(() => setViewport({ width: 1280, height: 860 }));
  afterEach(unmountAll);

  it('is kept in a line and in an area of text, each letter of it', async () => {
    const practice = await createPractice();
    const login = await mount(practice, 'ordinacia-waiting-room', { isLoggedIn: false });
    const line = await typeAtOnce(login.root, 'input[name=username]');
    expect([line.isConnected, line.value]).to.deep.equal([true, TEXT]);
    await unmountAll();
    const { root, see } = await mount(practice, 'ordinacia-admin', { attributes: { routing: 'memory' } });
    await press(await see.findByRole('button', { name: 'Rýchle akcie' }));
    const typed = typeAtOnce(root, 'textarea');
    await press(await see.findByRole('menuitem', { name: 'Pridať oznam' }));
    const area = await typed;
    expect([area.isConnected, area.value]).to.deep.equal([true, TEXT]);
  });
});
