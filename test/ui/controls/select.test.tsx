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

  it('W12 a press opens all options, and a press on one chooses it and closes', async () => {
    const changes: (string | null)[] = [];
    const { see } = mountView(<Types changes={changes} required />);
    const input = await box(see);
    expect(input.name).to.equal('hours_type');
    expect(input.placeholder).to.equal('Vyberte…');
    expect(input.getAttribute('aria-expanded')).to.equal('false');
    expect(input.getAttribute('aria-required')).to.equal('true');
    await press(input);
    await see.findByRole('listbox', { name: 'Typ' });
    expect(input.getAttribute('aria-expanded')).to.equal('true');
    expect(options(see)).to.deep.equal(['Termín', 'Prednostný termín', 'Čakací lístok', 'Iné']);
    await press(see.getByRole('option', { name: 'Čakací lístok' }));
    await until(() => input.value === 'Čakací lístok');
    expect(changes).to.deep.equal(['queue']);
    expect(options(see)).to.deep.equal([]);
    await until(() => focused() === input);
  });

  it('typing filters without diacritics, and Enter takes the first match', async () => {
    const changes: (string | null)[] = [];
    const sent: true[] = [];
    const { see, root } = mountView(<Types changes={changes} begin="other" onSubmit={() => sent.push(true)} />);
    const input = await box(see);
    await press(input);
    await type('cakaci LIS');
    await until(() => options(see).length === 1);
    expect(options(see)).to.deep.equal(['Čakací lístok']);
    expect(active(see, root)).to.equal('Čakací lístok');
    await pressKeys('Enter');
    await until(() => input.value === 'Čakací lístok');
    expect(changes).to.deep.equal(['queue']);
    expect(sent).to.deep.equal([]);
    await pressKeys('Enter');
    await until(() => sent.length > 0);
  });

  it('Escape and blur keep the chosen option', async () => {
    const changes: (string | null)[] = [];
    const { see } = mountView(<Types changes={changes} begin="queue" required />);
    const input = await box(see);
    await press(input);
    await type('ter');
    await until(() => options(see).length === 2);
    await pressKeys('Escape');
    await until(() => input.value === 'Čakací lístok');
    expect(options(see)).to.deep.equal([]);
    await type('ter');
    await until(() => options(see).length === 2);
    await pressKeys('Tab');
    await until(() => input.value === 'Čakací lístok');
    await press(input);
    await pressKeys('Backspace');
    await press(see.getByRole('button', { name: 'Ďalej' }));
    await until(() => input.value === 'Čakací lístok');
    expect(changes).to.deep.equal([]);
  });

  it('blur takes an option that was typed in full', async () => {
    const changes: (string | null)[] = [];
    const { see } = mountView(<Types changes={changes} />);
    await press(await box(see));
    await type('termin');
    await until(() => options(see).length === 2);
    await pressKeys('Tab');
    await until(() => changes.length > 0);
    expect(changes).to.deep.equal(['schedule']);
  });

  it('an optional one can be cleared by its button, and by deleting the text', async () => {
    const changes: (string | null)[] = [];
    const { see } = mountView(<Types changes={changes} begin="queue" />);
    const input = await box(see);
    await press(see.getByRole('button', { name: 'Vymazať výber: Typ' }));
    await until(() => input.value === '');
    await until(() => focused() === input);
    expect(see.queryByRole('button', { name: /^Vymazať/ })).to.equal(null);
    await pressKeys('ArrowDown', 'Enter');
    await until(() => input.value === 'Termín');
    await press(input);
    await pressKeys('Backspace', 'Tab');
    await until(() => changes.length === 3);
    expect(changes).to.deep.equal([null, 'schedule', null]);
  });

  it('does not open while disabled', async () => {
    const { see } = mountView(<Types begin="queue" disabled />);
    const input = await box(see);
    await press(input);
    expect(input.disabled).to.equal(true);
    expect(see.queryByRole('listbox')).to.equal(null);
    expect(see.queryByRole('button', { name: /^Vymazať/ })).to.equal(null);
  });

  it('a press between the options keeps the focus in the input, one outside closes', async () => {
    const { see } = mountView(<Types />);
    const input = await box(see);
    await press(input);
    await type('xyz');
    await press(await see.findByText('Sorry, no matching options.'));
    expect(focused() === input).to.equal(true);
    expect(input.value).to.equal('xyz');
    await press(see.getByRole('button', { name: 'Ďalej' }));
    await until(() => see.queryByText('Sorry, no matching options.') === null);
    expect(input.value).to.equal('');
  });

  it('the pointer and the arrows share the active option', async () => {
    const { see, root } = mountView(<Types />);
    await press(await box(see));
    await hover(await see.findByRole('option', { name: 'Prednostný termín' }));
    await until(() => active(see, root) === 'Prednostný termín');
    await pressKeys('ArrowDown');
    await until(() => active(see, root) === 'Čakací lístok');
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
    expect(left).to.be.at.least(0);
    expect(right).to.be.at.most(320);
    expect(top).to.be.at.least(0);
    expect(bottom).to.be.at.most(480);
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
