import { expect } from '@open-wc/testing';
import { conditionsInTurn, namesOf, resetCondition, setCondition } from '../support/conditions';
import { fullPractice } from '../support/full-practice';
import { breakCall, createPractice, type TestPractice } from '../support/practice';
import { problemsOf } from '../support/perceivable';
import { closeScreen, openScreen } from '../support/screen';
import { screens } from '../support/screens';
import { until } from '../support/until';

const states = ['filled', 'empty', 'loading', 'failed'] as const;

const someConditions = conditionsInTurn();

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
    for (const state of states) {
      const chosen = someConditions(state === 'filled' ? 2 : 1);
      it(`${name}, ${state}: ${namesOf(chosen)}`, async () => {
        const practice = state === 'filled' ? full : await createPractice();
        if (state === 'loading') await breakCall(practice.lane, { kind: 'hold', path: call });
        if (state === 'failed')
          await breakCall(practice.lane, {
            kind: 'answer',
            path: call,
            answer: { status: 500, headers: {}, body: '{}' },
          });
        const { element, root, see } = await openScreen(practice, path);
        await see.findByRole('main');
        if (state === 'filled') await until(() => see.queryAllByText(sign).length > 0);
        if (state === 'failed') await until(() => see.queryAllByRole('button', { name: /^Skúsiť/ }).length > 0);
        if (state === 'empty') await until(() => root.querySelector('main')?.textContent !== '');
        const found: string[] = [];
        for (const condition of chosen) {
          await setCondition(condition, root);
          found.push(...(await problemsOf(element, root)).map((problem) => `${condition.name}: ${problem}`));
        }
        expect(found.join('\n')).to.equal('');
      });
    }
  }
});
