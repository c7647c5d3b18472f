import { expect } from '@open-wc/testing';
import { plainSpaces } from '../../src/lib/clean-text';
import { createPractice } from '../support/practice';
import { unmountAll } from '../support/mount';
import { until } from '../support/until';
import { focused, press, pressKeys, type } from '../support/user-input';
import { holdTimers } from './booking';
import { openKiosk } from './kiosk-page';

describe('a kiosk that nobody touches', () => {
  afterEach(unmountAll);

  async function openWritten() {
    const { see, page } = await openKiosk(await createPractice());
    const timers = holdTimers(page);
    const name = see.getByRole<HTMLInputElement>('textbox', { name: /^Vaše meno/ });
    await press(name);
    await type('Ján');
    return { see, page, timers, name };
  }

  it('2.2.1 asks before it takes away what was written, and covers it meanwhile', async () => {
    const { see, page, timers, name } = await openWritten();
    timers.runAsk();
    const question = await see.findByRole('alertdialog', { name: 'Ste ešte tu?' });
    expect(plainSpaces(question.textContent)).to.contain('o 20 sekúnd');
    const button = see.getByRole('button', { name: 'Áno, pokračovať' });
    await until(() => focused() === button);
    expect(name.value).to.equal('Ján');
    const view = page.defaultView;
    expect(view?.getComputedStyle(question, '::backdrop').backgroundColor).to.match(/^rgb\(/);
    timers.runIdle();
    await until(() => name.value === '');
    await until(() => see.queryByRole('alertdialog') === null);
  });

  it('2.2.1 Enter, Space or Escape answers it: everything is as it was, and the time begins anew', async () => {
    const { see, timers, name } = await openWritten();
    for (const key of ['Enter', 'Space', 'Escape']) {
      // As often as wished.
      for (let times = 0; times < 4; times += 1) {
        timers.runAsk();
        await until(() => focused()?.textContent === 'Áno, pokračovať');
        await pressKeys(key);
        await until(() => focused() === name);
      }
      expect(see.queryByRole('alertdialog')).to.equal(null);
      expect(name.value).to.equal('Ján');
      expect(timers.idleCount()).to.equal(1);
    }
    // A press anywhere, too.
    timers.runAsk();
    await press(await see.findByRole('heading', { name: 'Ste ešte tu?' }));
    await until(() => see.queryByRole('alertdialog') === null);
    expect(name.value).to.equal('Ján');
  });

  it('does not ask where nothing is lost', async () => {
    const { see, page } = await openKiosk(await createPractice());
    const timers = holdTimers(page);
    await press(see.getByRole('textbox', { name: /^Vaše meno/ }));
    timers.runAsk();
    expect(see.queryByRole('alertdialog')).to.equal(null);
    await until(() => focused() !== see.getByRole('textbox', { name: /^Vaše meno/ }));
  });
});
