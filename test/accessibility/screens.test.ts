import { expect } from '@open-wc/testing';
import { foreignTexts, textWithoutMarks } from '../support/change-dom';
import { conditions, inTurn, namesOf, resetCondition, type Condition } from '../support/conditions';
import { fullPractice } from '../support/full-practice';
import { answerWith, breakCall, clearFaults, createPractice, release, type TestPractice } from '../support/practice';
import { closeScreen, openScreen, screens } from '../support/screen';
import { until } from '../support/until';
import { changes, hasLateParts, isBroken, lookedAt, ringsIn, smallFields } from './visit';

const SIZES: readonly Condition[] = [
  { name: '1440 px', width: 1440, height: 900 },
  { name: '390 px', width: 390, height: 844 },
];

const someConditions = inTurn(conditions);
const someSizes = inTurn(SIZES);
const someChanges = inTurn(changes);

/** The capabilities of the empty practice, so that screens that need one are checked, too. */
const ACCOUNT = ['password', 'sessions', 'second-factor', 'kiosk'];

describe('every screen in every state', () => {
  let full: TestPractice;
  before(async () => {
    full = await fullPractice();
  });
  afterEach(async () => {
    await closeScreen();
    await resetCondition();
  });

  for (const [name, path, call, sign] of screens) {
    const filled = someConditions(1);
    const someOfThem = someChanges(1);
    const sizes = someSizes(1);
    const [, other, , otherSign] = path === screens[0][1] ? screens[1] : screens[0];

    it(`2.4.7 ${name}, filled: ${namesOf(filled)}; rings at ${namesOf(sizes)}, fields for a finger, and ${namesOf(someOfThem)}`, async () => {
      const panel = await openScreen(full, path);
      const { root, see } = panel;
      await see.findByRole('main');
      const isFilled = () => until(() => see.queryAllByText(sign).length > 0);
      await isFilled();
      const found = await lookedAt(panel, filled);
      found.push(...(await ringsIn(panel, sizes)), ...(await smallFields(root)));
      await hasLateParts(panel);
      const heading = () => textWithoutMarks(root.querySelector('h1') ?? root);
      const own = heading();
      for (const change of someOfThem) {
        change.run(root);
        location.hash = other;
        await until(() => heading() !== own && see.queryAllByText(otherSign).length > 0);
        location.hash = path;
        await until(() => heading() === own);
        await isFilled();
        const remains = [...foreignTexts(root), ...(isBroken(panel) ? ['it has stopped'] : [])];
        found.push(...remains.map((problem) => `${change.name}: ${problem}`));
      }
      expect(found.join('\n')).to.equal('');
    });

    const [loading, failed, empty] = [someConditions(1), someConditions(1), someConditions(1)];
    it(`${name}, loading: ${namesOf(loading)}; failed: ${namesOf(failed)}; empty: ${namesOf(empty)}`, async () => {
      const practice = await createPractice([], { capabilities: [...ACCOUNT, 'calendar'] });
      const { lane } = practice;
      await breakCall(lane, { kind: 'hold', path: call, answer: { status: 403, body: '{}' } });
      const panel = await openScreen(practice, path);
      const { root, see } = panel;
      // Only `main`: the shell is checked with the filled screen.
      const main = await see.findByRole('main');
      const found = (await lookedAt(panel, loading, main)).map((problem) => `loading, ${problem}`);

      await clearFaults(lane);
      await answerWith(lane, call, 403, '{}');
      await release(lane, call);
      const retries = () => see.queryAllByRole('button', { name: /^Skúsiť/ });
      await until(() => retries().length > 0);
      found.push(...(await lookedAt(panel, failed)).map((problem) => `failed, ${problem}`));

      await clearFaults(lane);
      retries().forEach((button) => button.click());
      await until(() => retries().length === 0 && root.querySelector('main')?.textContent !== '');
      await until(() => root.querySelector('main [aria-busy="true"]') === null);
      found.push(...(await lookedAt(panel, empty, see.getByRole('main'))).map((problem) => `empty, ${problem}`));
      expect(found.join('\n')).to.equal('');
    });
  }
});
