import { expect } from '@open-wc/testing';
import { setViewport } from '@web/test-runner-commands';
import { conditions, inTurn, lowest, namesOf, resetCondition, type Condition } from '../support/conditions';
import { atWidths, longPractice } from '../support/long-values';
import { overflowsOf } from '../support/perceivable';
import type { TestPractice } from '../support/practice';
import { closeScreen, openScreen } from '../support/screen';
import { focused } from '../support/user-input';
import { opensOnlyWide, windows } from '../support/windows';
import { changedWindow, changes, closeWindow, lookedAt, ringsIn, sendEmpty, smallFields } from './visit';

const WIDE: Condition = { name: '1440 px', width: 1440, height: 900 };
const SIZES: readonly Condition[] = [WIDE, { name: '390 px', width: 390, height: 844 }];

/** A menu scrolls in a low window; a list whose field keeps the focus has an active option instead of a ring. */
function ringSizes(name: string): readonly Condition[] {
  if (['finder', 'search', 'select'].includes(name)) return [];
  if (opensOnlyWide(name)) return [WIDE];
  return name === 'quick actions' ? [...someSizes(1), ...lowest] : someSizes(1);
}

const WIDTHS = [1280, 390, 320];

const someConditions = inTurn(conditions);
const someChanges = inTurn(changes);
const someSizes = inTurn(SIZES);

describe('every window over the screen, with the longest values', () => {
  let practice: TestPractice;
  before(async () => {
    practice = await longPractice();
  });
  afterEach(async () => {
    await closeScreen();
    await resetCondition();
  });

  // Forms are also submitted empty, so that their errors are shown.
  for (const [name, path, open, form] of windows) {
    const wanted = someConditions(1).filter(({ width }) => !opensOnlyWide(name) || width > 1000);
    const chosen = wanted.length > 0 ? wanted : conditions.slice(0, 1);
    const someOfThem = someChanges(1);
    const sizes = ringSizes(name);
    it(`2.4.7 ${name}: ${namesOf(chosen)}; rings, fields for a finger, nothing cut, and ${namesOf(someOfThem)}`, async () => {
      const panel = await openScreen(practice, path, { width: 1280, height: 800 });
      await panel.see.findByRole('main');
      const box = await open(panel);
      // With a single condition, a form is checked only with its errors.
      const found = form && chosen.length === 1 ? [] : await lookedAt(panel, chosen, box);
      expect(focused(), 'the focus is somewhere').to.not.equal(document.body);
      found.push(...(await ringsIn(panel, sizes, box)));
      const look = () => (box.isConnected ? overflowsOf(panel.root, null, box) : ['it was closed']);
      found.push(await atWidths(opensOnlyWide(name) ? [1280] : WIDTHS, look));
      await setViewport({ width: 1280, height: 800 });
      if (form || name === 'date picker' || name === 'finder') found.push(...(await smallFields(box)));
      if (form) {
        await sendEmpty(box);
        found.push(...(await lookedAt(panel, chosen, box)).map((problem) => `with errors, ${problem}`));
        await resetCondition();
      }
      await closeWindow(panel, box);
      for (const { name: change, run } of someOfThem) {
        const remains = await changedWindow(panel, open, run, form === 'form');
        found.push(...remains.map((problem) => `${change}: ${problem}`));
      }
      expect(found.filter(Boolean).join('\n')).to.equal('');
    });
  }
});
