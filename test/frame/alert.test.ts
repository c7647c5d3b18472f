import { expect } from '@open-wc/testing';
import { setViewport } from '@web/test-runner-commands';
import { focused, pressKeys, press } from '../support/user-input';
import { mountFrame, releaseFrames } from '../support/mount-frame';
import { unmountViews } from '../support/mount-view';
import { createPractice } from '../support/practice';
import { until } from '../support/until';

describe('the alert', () => {
  before(() => setViewport({ width: 1280, height: 860 }));
  afterEach(() => {
    unmountViews();
    releaseFrames();
  });

  for (const [variant, button, emoji] of [
    ['success', 'Wohoou, super!', '🎉'],
    ['danger', 'V poriadku', '😕'],
  ] as const) {
    it(`P1 P10 W18 „${button}“ on ${variant}, 520 px wide, announced as a whole, closes by its button, Escape and the backdrop`, async () => {
      const alert = { variant, title: 'Nadpis', description: 'Čo sa stalo.' };
      const { see, opener } = await mountFrame(await createPractice(), 'alert', alert);
      await press(opener);
      const dialog = await see.findByRole('alertdialog', { name: 'Nadpis', description: 'Čo sa stalo.' });
      expect(dialog.getBoundingClientRect().width).to.equal(520);
      see.getByText(emoji);
      await press(see.getByRole('button', { name: button }));
      await until(() => !see.queryByRole('alertdialog') && focused() === opener);

      await pressKeys('Enter');
      await see.findByRole('alertdialog');
      await pressKeys('Escape');
      await until(() => !see.queryByRole('alertdialog') && focused() === opener);

      await pressKeys('Enter');
      const again = await see.findByRole('alertdialog');
      // The runner's mouse knows no double click. Its second press lies on the backdrop, and was not meant for it.
      again.dispatchEvent(new MouseEvent('mousedown', { bubbles: true, detail: 2 }));
      await press(see.getByRole('heading', { name: 'Nadpis' }));
      see.getByRole('alertdialog');
      again.dispatchEvent(new MouseEvent('mousedown', { bubbles: true, detail: 1 }));
      await until(() => !see.queryByRole('alertdialog'));
    });
  }
});
