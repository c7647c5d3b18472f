import { expect } from '@open-wc/testing';
import { setViewport } from '@web/test-runner-commands';
import { Dialog } from '../../../src/ui/overlays/dialog';
import { TextField } from '../../../src/ui/controls/text-field';
import { focused, pressKeys, hover, press, type } from '../../support/user-input';
import { mountView, unmountViews } from '../../support/mount-view';
import { until } from '../../support/until';
import { Types, box, options, active } from './select-of-types';

describe('the select', () => {
  before(() => setViewport({ width: 1280, height: 860 }));
  afterEach(unmountViews);

  it('W12 a press opens all options, and a press on one chooses it and closes; the pointer and the arrows share the active option; typing filters, and Enter submits the form only while the list is closed', async () => {
    const changes: (string | null)[] = [];
    const sent: true[] = [];
    const { see, root } = mountView(<Types changes={changes} required onSubmit={() => sent.push(true)} />);
    const input = await box(see);
    expect([input.name, input.placeholder]).to.deep.equal(['hours_type', 'Vyberte…']);
    expect(input.ariaExpanded).to.equal('false');
    await press(input);
    await see.findByRole('listbox', { name: 'Typ' });
    expect(input.ariaExpanded).to.equal('true');
    expect(options(see)).to.deep.equal(['Termín', 'Prednostný termín', 'Čakací lístok', 'Iné']);
    await hover(await see.findByRole('option', { name: 'Prednostný termín' }));
    await until(() => active(see, root) === 'Prednostný termín');
    await pressKeys('ArrowDown');
    await until(() => active(see, root) === 'Čakací lístok');
    await press(see.getByRole('option', { name: 'Iné' }));
    await until(() => input.value === 'Iné' && focused() === input);
    expect(options(see)).to.deep.equal([]);
    await type('cakaci LIS');
    await until(() => options(see).join() === 'Čakací lístok');
    await pressKeys('Enter');
    await until(() => input.value === 'Čakací lístok');
    expect(changes).to.deep.equal(['other', 'queue']);
    expect(sent).to.deep.equal([]);
    await pressKeys('Enter');
    await until(() => sent.length > 0);
  });

  it('Escape and blur keep the chosen option; blur takes one that was typed in full', async () => {
    const changes: (string | null)[] = [];
    const { see } = mountView(<Types changes={changes} begin="queue" required />);
    const input = await box(see);
    await press(input);
    for (const key of ['Escape', 'Tab'] as const) {
      await type('ter');
      await until(() => options(see).length === 2);
      await pressKeys(key);
      await until(() => input.value === 'Čakací lístok' && options(see).length === 0);
    }
    await press(input);
    await pressKeys('Backspace');
    await press(see.getByRole('button', { name: 'Ďalej' }));
    await until(() => input.value === 'Čakací lístok');
    expect(changes).to.deep.equal([]);
    await press(input);
    await type('termin');
    await until(() => options(see).length === 2);
    await pressKeys('Tab');
    await until(() => changes.join() === 'schedule');
  });

  it('an optional one can be cleared by its button, and by deleting the text; a disabled one does not open', async () => {
    const changes: (string | null)[] = [];
    const { see } = mountView(<Types changes={changes} begin="queue" />);
    const input = await box(see);
    await press(see.getByRole('button', { name: 'Vymazať výber: Typ' }));
    await until(() => input.value === '' && focused() === input);
    expect(see.queryByRole('button', { name: /^Vymazať/ })).to.equal(null);
    await pressKeys('ArrowDown', 'Enter');
    await until(() => input.value === 'Termín');
    await press(input);
    await pressKeys('Backspace', 'Tab');
    await until(() => changes.length === 3);
    expect(changes).to.deep.equal([null, 'schedule', null]);

    const disabled = mountView(<Types begin="queue" disabled />);
    await press(await box(disabled.see));
    expect(disabled.see.queryByRole('listbox')).to.equal(null);
    expect(disabled.see.queryByRole('button', { name: /^Vymazať/ })).to.equal(null);
  });

  it('P1 at the bottom of a popup on a narrow screen it opens in sight, and Escape closes only the list', async () => {
    await setViewport({ width: 320, height: 480 });
    const closed: true[] = [];
    function Popup() {
      return (
        <Dialog title="Okno" onClose={() => closed.push(true)}>
          {['Jedna', 'Dva', 'Tri', 'Štyri'].map((name) => (
            <TextField key={name} label={name} name={name} value="" onChange={() => undefined} />
          ))}
          <Types />
        </Dialog>
      );
    }
    const { see } = mountView(<Popup />);
    const input = await box(see);
    await press(input);
    const list = await see.findByRole('listbox');
    await until(() => list.getBoundingClientRect().height > 0);
    const { left, right, top, bottom } = list.getBoundingClientRect();
    expect(Math.min(left, top)).to.be.at.least(0);
    expect([right <= 320, bottom <= 480]).to.deep.equal([true, true]);
    await pressKeys('Escape');
    await until(() => see.queryByRole('listbox') === null);
    expect(closed).to.deep.equal([]);
    await pressKeys('ArrowDown');
    await press(await see.findByRole('option', { name: 'Iné' }));
    await until(() => input.value === 'Iné');
    await pressKeys('Escape');
    await until(() => closed.length === 1);
    expect(document.scrollingElement?.scrollWidth).to.equal(320);
    await setViewport({ width: 1280, height: 860 });
  });
});
