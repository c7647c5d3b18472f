import { expect } from '@open-wc/testing';
import { openFrame, openKiosk } from '../kiosk/kiosk-page';
import { fullPractice } from '../support/full-practice';
import { mount, unmountAll } from '../support/mount';
import { createPractice } from '../support/practice';
import { closeScreen, openScreen } from '../support/screen';
import { until } from '../support/until';
import { press } from '../support/user-input';
import { smallFields } from './visit';

/** Beside the screens and windows of `screens` and `popups`. */
describe('with a finger no field is smaller than 16 px', () => {
  afterEach(async () => {
    await closeScreen();
    await unmountAll();
  });

  const expectLarge = async (part: ParentNode) => expect(await smallFields(part)).to.deep.equal([]);

  it('window: new announcement', async () => {
    const { see } = await openScreen(await createPractice(), '/cakaren');
    await press(await see.findByRole('button', { name: 'Rýchle akcie' }));
    await press(await see.findByRole('menuitem', { name: 'Pridať oznam' }));
    const box = await see.findByRole('dialog', { name: 'Pridať oznam' });
    await until(() => box.querySelector('textarea'));
    await expectLarge(box);
  });

  it('edited office hours', async () => {
    const { see, root } = await openScreen(await fullPractice(), '/ordinacne-hodiny');
    await press(await see.findByRole('link', { name: /^Upraviť: / }));
    await until(() => root.querySelector('main form input'));
    await expectLarge(root);
  });

  for (const [path, button] of [
    ['/prihlasenie', 'Prihlásiť sa'],
    ['/registracia', 'Zaregistrovať sa'],
  ] as const) {
    it(path, async () => {
      history.replaceState(null, '', `#${path}`);
      const { see, root } = await mount(await createPractice(), 'ordinacia-admin', {
        attributes: { routing: 'hash' },
        isLoggedIn: false,
      });
      await see.findByRole('button', { name: button });
      await expectLarge(root);
    });
  }

  it('the kiosk, its pairing and the set-up of an account', async () => {
    const { page } = await openKiosk(await createPractice());
    await expectLarge(page);
    const { page: setUp } = await openFrame('/setup', 390);
    await expectLarge(setUp);
  });
});
