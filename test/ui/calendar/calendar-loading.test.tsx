import { expect } from '@open-wc/testing';
import { DateTimeField } from '../../../src/ui/calendar/calendar-field';
import { expectAccessible } from '../../support/accessible';
import { focused, pressKeys, press, type } from '../../support/user-input';
import { recordWarnings } from '../../support/record-warnings';
import { mountField } from '../../support/mount-field';
import { unmountViews } from '../../support/mount-view';
import { blockLoading } from '../../support/page';
import { until } from '../../support/until';

// A loaded chunk stays loaded: no other test of its page may load it.
describe('loading the day picker’s chunk', () => {
  afterEach(async () => {
    unmountViews();
    await blockLoading(null);
  });

  it('a date can still be typed when it fails, and loading can be retried', async () => {
    const loaded = () =>
      performance.getEntriesByType('resource').filter(({ name }) => /\/calendar-\w+\.js/.test(new URL(name).pathname));
    const field = await mountField(DateTimeField);
    const warnings = recordWarnings();
    await blockLoading('*://*:*/*/calendar-*.js');
    await press(field.button);
    const alert = await field.see.findByRole('alert');
    expect(alert.textContent).to.equal('Kalendár sa nepodarilo načítať. Dátum môžete napísať priamo do poľa.');
    await expectAccessible(field.element);
    // No day is visible, so none is chosen.
    await press(field.see.getByRole('button', { name: 'Vybrať' }));
    expect(field.value()).to.equal('');
    await press(field.input);
    await type('24. 12. 2026 9:05');
    await pressKeys('Tab');
    expect(field.value()).to.equal('2026-12-24T09:05');
    // Retry twice: while loading still fails, and once it succeeds.
    await press(field.button);
    const retry = await field.see.findByRole('button', { name: 'Skúsiť znova' });
    const said = '[ordinacia] the calendar did not load';
    expect(warnings.messages).to.deep.equal([said, said]);
    warnings.restore();
    // The browser keeps 250 resource timings, and other tests of this page may have used them up.
    performance.clearResourceTimings();
    await blockLoading(null);
    await press(retry);
    await field.see.findByRole('grid', { name: 'december 2026' });
    await until(() => focused()?.textContent === '24');
    // The press alone loads the chunk; the browser records that a little after it runs.
    await until(() => loaded().length > 0);
  });
});
