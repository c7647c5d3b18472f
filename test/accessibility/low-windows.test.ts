import { expect } from '@open-wc/testing';
import { focusPart } from '../../src/frame/keys/rows';
import { lowest, resetCondition } from '../support/conditions';
import { fullPractice } from '../support/full-practice';
import { shortcutsAreOn } from '../support/keys';
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
    await resetCondition();
  });

  for (const [name, path, , sign] of screens) {
    for (const size of lowest) {
      it(`2.4.7 2.4.11 ${name}, ${size.name} px: J, K and Tab`, async () => {
        const { see, root } = await openScreen(full, path, size);
        await see.findByRole('main');
        await until(() => see.queryAllByText(sign).length > 0);
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
        expect(found.join('\n')).to.equal('');
      });
    }
  }
});
