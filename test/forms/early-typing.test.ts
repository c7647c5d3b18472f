import { expect } from '@open-wc/testing';
import { setViewport } from '@web/test-runner-commands';
import { mount, unmountAll } from '../support/mount';
import { createPractice } from '../support/practice';
import { press } from '../support/user-input';

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
