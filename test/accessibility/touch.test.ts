import { expect } from '@open-wc/testing';
import { openFrame, openKiosk } from '../kiosk/kiosk-page';
import { fullPractice } from '../support/full-practice';
import { mount, unmountAll } from '../support/mount';
import { emulateTouch } from '../support/page';
import { createPractice, type TestPractice } from '../support/practice';
import { closeScreen, openScreen } from '../support/screen';
import { screens } from '../support/screens';
import { until } from '../support/until';
import { press } from '../support/user-input';
import { windows } from '../support/windows';

/** What iOS zooms in on when it is smaller than 16 px. */
const TYPED_IN = 'input:not([type=radio], [type=checkbox], [type=file]), select, textarea';

const kindOf = (field: Element) =>
  [field.localName, field.getAttribute('type'), field.getAttribute('role')].filter(Boolean).join(' ');

describe('with a finger no field is smaller than 16 px', () => {
  let full: TestPractice;
  const seen = new Set<string>();
  before(async () => {
    full = await fullPractice();
  });
  afterEach(async () => {
    await emulateTouch(false);
    await closeScreen();
    await unmountAll();
  });

  async function expectLarge(part: ParentNode): Promise<void> {
    // A change of the window's size takes it away.
    await emulateTouch(true);
    expect(matchMedia('(pointer: coarse)').matches, 'a coarse pointer').to.equal(true);
    const fields = [...part.querySelectorAll(TYPED_IN)];
    expect(fields).to.not.have.length(0);
    fields.forEach((field) => seen.add(kindOf(field)));
    const small = fields.filter((field) => parseFloat(getComputedStyle(field).fontSize) < 16);
    expect(small.map((field) => `${kindOf(field)} ${field.getAttribute('name')}`)).to.deep.equal([]);
  }

  for (const [name, path, , sign] of screens) {
    it(name, async () => {
      const { see, root } = await openScreen(full, path, { width: 1280 });
      await until(() => see.queryAllByText(sign).length > 0);
      await expectLarge(root);
    });
  }

  for (const [name, path, open, form] of windows) {
    if (!form && name !== 'date picker' && name !== 'finder') continue;
    it(`window: ${name}`, async () => {
      const panel = await openScreen(full, path, { width: 1280, height: 800 });
      await panel.see.findByRole('main');
      const box = await open(panel);
      await until(() => box.querySelector(TYPED_IN));
      await expectLarge(box);
    });
  }

  it('window: new announcement', async () => {
    const { see } = await openScreen(await createPractice(), '/cakaren');
    await press(await see.findByRole('button', { name: 'Rýchle akcie' }));
    await press(await see.findByRole('menuitem', { name: 'Pridať oznam' }));
    const box = await see.findByRole('dialog', { name: 'Pridať oznam' });
    await until(() => box.querySelector('textarea'));
    await expectLarge(box);
  });

  it('edited office hours', async () => {
    const { see, root } = await openScreen(full, '/ordinacne-hodiny');
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
      const { see, root } = await mount(full, 'ordinacia-admin', {
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

  after(() => {
    expect([...seen]).to.include.members([
      'input email',
      'input password',
      'input tel',
      'input text',
      'input text combobox',
      'select',
      'textarea',
    ]);
  });
});
