import { expect } from '@open-wc/testing';
import { conditions, conditionsInTurn, namesOf, resetCondition, setCondition } from '../support/conditions';
import { fullPractice } from '../support/full-practice';
import type { TestPractice } from '../support/practice';
import { problemsOf } from '../support/perceivable';
import { closeScreen, openScreen } from '../support/screen';
import { until } from '../support/until';
import { focused } from '../support/user-input';
import { activate, windows } from '../support/windows';

const someConditions = conditionsInTurn();

describe('every window over the screen', () => {
  let full: TestPractice;
  before(async () => {
    full = await fullPractice();
  });
  afterEach(async () => {
    await closeScreen();
    await resetCondition();
  });

  // Forms are sent empty, too, so that their errors are shown.
  for (const [name, path, open, form] of windows) {
    // In a narrow window what opens these is behind a button of its own.
    const isWide = name === 'search' || name === 'user menu';
    const wanted = someConditions(1).filter(({ width }) => !isWide || width > 1000);
    const chosen = wanted.length > 0 ? wanted : conditions.slice(0, 1);
    it(`${name}: ${namesOf(chosen)}`, async () => {
      const found: string[] = [];
      const panel = await openScreen(full, path, { width: 1280, height: 800 });
      await panel.see.findByRole('main');
      const box = await open(panel);
      for (const condition of chosen) {
        await setCondition(condition, panel.root);
        found.push(
          ...(await problemsOf(panel.element, panel.root, box)).map((problem) => `${condition.name}: ${problem}`),
        );
      }
      if (form) {
        const submit = box.querySelector<HTMLElement>('button[type="submit"]');
        if (!submit) throw new Error('The form cannot be sent.');
        await activate(submit);
        await until(() => box.querySelector('[aria-invalid="true"]'));
        await until(() => box.contains(focused()) && focused() !== submit);
        for (const condition of chosen) {
          await setCondition(condition, panel.root);
          const problems = await problemsOf(panel.element, panel.root, box);
          found.push(...problems.map((problem) => `with errors, ${condition.name}: ${problem}`));
        }
      }
      expect(focused(), 'the focus is somewhere').to.not.equal(document.body);
      expect(found.join('\n')).to.equal('');
    });
  }
});
