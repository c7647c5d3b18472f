// needs: own-page
import { expect } from '@open-wc/testing';
import { CLOCK_NOTICE_KEY } from '../../src/constants';
import { focusPart } from '../../src/frame/keys/rows';
import { lowest, resetCondition } from '../support/conditions';
import { fullPractice } from '../support/full-practice';
import { shortcutsAreOn } from '../support/keys';
import type { Mounted } from '../support/mount';
import { setTimeZone } from '../support/page';
import { hiddenPartOf } from '../support/perceivable';
import type { TestPractice } from '../support/practice';
import { closeScreen, openScreen } from '../support/screen';
import { screens } from '../support/screens';
import { until } from '../support/until';
import { focused, pressKeys } from '../support/user-input';

const ROWS_AT_MOST = 12;
const STOPS_AT_MOST = 120;

describe('what has the focus is in view at 400 %', () => {
  let full: TestPractice;
  before(async () => {
    full = await fullPractice();
  });
  afterEach(async () => {
    await closeScreen();
    await setTimeZone(null);
    await resetCondition();
  });

  for (const [name, path, , sign] of screens) {
    for (const size of lowest) {
      it(`2.4.7 2.4.11 ${name}, ${size.name} px: J, K and Tab`, async () => {
        const panel = await openScreen(full, path, size);
        await until(() => panel.see.queryAllByText(sign).length > 0);
        expect((await hiddenOnTheWay(panel)).join('\n')).to.equal('');
      });
    }
  }

  for (const [name, path, , sign] of screens)
    for (const size of [lowest[0], { name: '1280 × 600', width: 1280, height: 600 }]) {
      it(`2.4.11 ${name} with the notice of a wrong clock, ${size.name} px: J, K and Tab`, async () => {
        localStorage.removeItem(CLOCK_NOTICE_KEY);
        await setTimeZone('Pacific/Auckland');
        const panel = await openScreen(full, path, size);
        await until(() => panel.see.queryAllByText(sign).length > 0);
        await panel.see.findByText(/^Tento počítač má iné časové pásmo/);
        const found = await hiddenOnTheWay(panel);
        const close = panel.see.getByRole('button', { name: 'Rozumiem' });
        close.focus();
        found.push(...[hiddenPartOf(close, panel.root)].filter((hidden) => hidden !== undefined));
        expect(found.join('\n')).to.equal('');
      });
    }
});

/** What was not in view of what got the focus, by the keys of the rows and by Tab. */
async function hiddenOnTheWay({ see, root }: Mounted): Promise<string[]> {
  await shortcutsAreOn(root);
  focusPart(await see.findByRole('main'));
  const found: string[] = [];
  const look = (key: string) => {
    const hidden = hiddenPartOf(focused(), root);
    if (hidden) found.push(`${key}: ${hidden}`);
  };
  for (const key of ['j', 'k'] as const) {
    for (let rows = 0; rows < ROWS_AT_MOST; rows += 1) {
      const before = focused();
      await pressKeys(key);
      if (focused() === before) break;
      look(key);
    }
  }
  for (let stops = 0; stops < STOPS_AT_MOST; stops += 1) {
    await pressKeys('Tab');
    if (!root.contains(focused())) break;
    look('Tab');
  }
  return found;
}
