import { expect } from '@open-wc/testing';
import { setViewport } from '@web/test-runner-commands';
import { focused, press } from '../support/user-input';
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

  const open = async (variant: 'success' | 'danger') => {
    const alert = { variant, title: 'Nadpis', description: 'Čo sa stalo.' };
    const frame = await mountFrame(await createPractice(), 'alert', alert);
    await press(frame.opener);
    await frame.see.findByRole('alertdialog', { name: 'Nadpis', description: 'Čo sa stalo.' });
    return frame;
  };

  for (const [variant, button, emoji] of [
    ['success', 'Wohoou, super!', '🎉'],
    ['danger', 'V poriadku', '😕'],
  ] as const) {
    it(`P1 P10 W18 „${button}“ on ${variant}, 520 px wide, announced as a whole, closes by its button`, async () => {
      const { see, opener } = await open(variant);
      expect(see.getByRole('alertdialog').getBoundingClientRect().width).to.equal(520);
      see.getByText(emoji);
      await press(see.getByRole('button', { name: button }));
      await until(() => !see.queryByRole('alertdialog') && focused() === opener);
    });
  }

  it('P1 closes by the backdrop, but not by the second press of a double click', async () => {
    const { see } = await open('danger');
    const dialog = see.getByRole('alertdialog');
    // The mouse of the test runner cannot double-click. The second press of one hits the backdrop, and must be ignored.
    dialog.dispatchEvent(new MouseEvent('mousedown', { bubbles: true, detail: 2 }));
    await press(see.getByRole('heading', { name: 'Nadpis' }));
    see.getByRole('alertdialog');
    dialog.dispatchEvent(new MouseEvent('mousedown', { bubbles: true, detail: 1 }));
    await until(() => !see.queryByRole('alertdialog'));
  });
});
