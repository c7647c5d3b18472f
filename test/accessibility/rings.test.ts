import { expect } from '@open-wc/testing';
import { lowest, resetCondition, setCondition, type Condition } from '../support/conditions';
import { fullPractice } from '../support/full-practice';
import type { TestPractice } from '../support/practice';
import { cutRings } from '../support/rings';
import { closeScreen, openScreen } from '../support/screen';
import { screens } from '../support/screens';
import { until } from '../support/until';
import { pressKeys } from '../support/user-input';
import { windows } from '../support/windows';

const WIDE: Condition = { name: 'wide', width: 1440, height: 900 };
const SIZES: readonly Condition[] = [WIDE, { name: '390 px', width: 390, height: 844 }];

/** A menu scrolls in a low window. In a narrow one what opens that of the user is behind a button of its own. */
function sizesOf(name: string): readonly Condition[] {
  if (name === 'user menu') return [WIDE];
  return name === 'quick actions' ? [...SIZES, ...lowest] : SIZES;
}

describe('the ring of the focus is whole', () => {
  let full: TestPractice;
  before(async () => {
    full = await fullPractice();
  });
  afterEach(async () => {
    await closeScreen();
    await resetCondition();
  });

  for (const [name, path, , sign] of screens) {
    it(`2.4.7 ${name}`, async () => {
      const { root, see } = await openScreen(full, path, WIDE);
      await see.findByRole('main');
      await until(() => see.queryAllByText(sign).length > 0);
      // From here on the focus is one of the keys.
      await pressKeys('Tab');
      const found: string[] = [];
      for (const size of SIZES) {
        await setCondition(size, root);
        // Charts follow a while later.
        await until(() => document.documentElement.scrollWidth <= size.width);
        found.push(...cutRings(root, root).map((what) => `${size.name}: ${what}`));
      }
      expect(found.join('\n')).to.equal('');
    });
  }

  for (const [name, path, open] of windows) {
    // The focus stays in the field, whose list has an active option.
    if (['finder', 'search', 'select'].includes(name)) continue;
    it(`2.4.7 ${name}, over the screen`, async () => {
      const panel = await openScreen(full, path, WIDE);
      await panel.see.findByRole('main');
      const box = await open(panel);
      const found: string[] = [];
      for (const size of sizesOf(name)) {
        await setCondition(size, panel.root);
        found.push(...cutRings(panel.root, box).map((what) => `${size.name}: ${what}`));
      }
      expect(found.join('\n')).to.equal('');
    });
  }
});
