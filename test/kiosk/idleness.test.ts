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

  it('2.2.1 asks before it takes away what was written, and covers it meanwhile; any key or press goes on, as often as wished', async () => {
    const { see, page } = await openKiosk(await createPractice());
    const timers = holdTimers(page);
    const name = see.getByRole<HTMLInputElement>('textbox', { name: /^Vaše meno/ });
    await press(name);
    timers.runAsk();
    await until(() => focused() !== name);
    expect(see.queryByRole('alertdialog'), 'nothing is lost').to.equal(null);
    await press(name);
    await type('Ján');
    timers.runAsk();
    const question = await see.findByRole('alertdialog', { name: 'Ste ešte tu?' });
    expect(plainSpaces(question.textContent)).to.contain('o 20 sekúnd');
    const button = see.getByRole('button', { name: 'Áno, pokračovať' });
    expect(name.value).to.equal('Ján');
    const view = page.defaultView;
    expect(view?.getComputedStyle(question, '::backdrop').backgroundColor).to.match(/^rgb\(/);
    for (const key of ['Enter', 'Space', 'Escape', 'Enter']) {
      await until(() => focused() === button);
      await pressKeys(key);
      await until(() => focused() === name);
      expect(see.queryByRole('alertdialog')).to.equal(null);
      expect(name.value).to.equal('Ján');
      expect(timers.idleCount()).to.equal(1);
      timers.runAsk();
    }
    await press(await see.findByRole('heading', { name: 'Ste ešte tu?' }));
    await until(() => see.queryByRole('alertdialog') === null);
    expect(name.value).to.equal('Ján');
    timers.runIdle();
    await until(() => name.value === '');
    await until(() => see.queryByRole('alertdialog') === null);
  });
});
