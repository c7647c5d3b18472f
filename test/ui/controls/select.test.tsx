import { expect } from '@open-wc/testing';
import { setViewport } from '@web/test-runner-commands';
import { Dialog } from '../../../src/ui/overlays/dialog';
import { TextField } from '../../../src/ui/controls/text-field';
import { focused, pressKeys, hover, press, type } from '../../support/user-input';
import { mountView, unmountViews } from '../../support/mount-view';
import { until } from '../../support/until';
import { useState } from 'react';
import { Select } from '../../../src/ui/controls/select';
import type { Option } from '../../../src/ui/controls/select-list';
import type { Seen } from '../../support/mount';
import { Held, patients, types } from '../gallery/state';

interface TypesProps {
  begin?: string;
  required?: boolean;
  disabled?: boolean;
  data?: readonly Option[];
  state?: 'ready' | 'loading' | 'failed';
  onRetry?(): void;
  onSubmit?(): void;
  changes?: (string | null)[];
}

/** A form with a select of the types of office hours. */
function Types({ begin, changes, data = types, onSubmit, ...props }: TypesProps) {
  const [value, setValue] = useState(begin ?? null);
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit?.();
      }}
    >
      <Select
        {...props}
        label="Typ"
        name="hours_type"
        data={data}
        value={value}
        onChange={(next) => {
          changes?.push(next);
          setValue(next);
        }}
      />
      {/* Below the open list. */}
      <button type="button" style={{ marginTop: 400 }}>
        Ďalej
      </button>
    </form>
  );
}

const box = (see: Seen) => see.findByRole<HTMLInputElement>('combobox', { name: 'Typ' });
const options = (see: Seen) => see.queryAllByRole('option').map(({ textContent }) => textContent);
/** The active option, as a screen reader announces it. */
const active = (see: Seen, root: ShadowRoot) =>
  root.getElementById(see.getByRole('combobox').getAttribute('aria-activedescendant') ?? '')?.textContent ?? null;

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

  it('W17 without a match: ‘Sorry, no matching options.’, where Enter does nothing and a press keeps the focus in the input; a press outside closes it', async () => {
    const sent: true[] = [];
    const { see } = mountView(<Types onSubmit={() => sent.push(true)} />);
    const input = await box(see);
    await press(input);
    await type('xyz');
    const said = await see.findByText('Sorry, no matching options.');
    expect(said.role).to.equal('status');
    await pressKeys('Enter');
    await press(said);
    expect([focused() === input, input.value, ...sent]).to.deep.equal([true, 'xyz']);
    await pressKeys('Backspace', 'Backspace', 'Backspace');
    await until(() => options(see).length === 4);
    expect(see.queryByText('Sorry, no matching options.')).to.equal(null);
    await type('xyz');
    await see.findByText('Sorry, no matching options.');
    await press(see.getByRole('button', { name: 'Ďalej' }));
    await until(() => see.queryByText('Sorry, no matching options.') === null);
    expect(input.value).to.equal('');
  });

  it('F3 options that failed to load can be retried', async () => {
    const retries: true[] = [];
    const { see } = mountView(<Types state="failed" data={[]} onRetry={() => retries.push(true)} />);
    const input = await box(see);
    const said = await see.findByText('Možnosti sa nepodarilo načítať.');
    expect(input.getAttribute('aria-describedby')).to.contain(said.id);
    await press(input);
    expect(see.queryByRole('listbox')).to.equal(null);
    await press(see.getByRole('button', { name: 'Skúsiť znova' }));
    expect(retries).to.have.length(1);
    expect(focused()).to.equal(input);
  });

  it('options of the same name are distinguished, and found, by their second line', async () => {
    const { see } = mountView(
      <Held<number | null> value={null}>
        {(id, set) => (
          <Select label="Typ" name="user_id" data={patients} value={id} onChange={set} info={`id ${id ?? '–'}`} />
        )}
      </Held>,
    );
    await press(await box(see));
    await type('kovac 1955');
    await until(() => options(see).length === 1);
    await pressKeys('Enter');
    await see.findByText('id 2');
  });

  it('shows a value that is not offered any more as it is; renders part of a long list, and typing finds the rest', async () => {
    const data = Array.from({ length: 2000 }, (_, index) => ({
      option: `Pacient ${index + 1}.`,
      value: `${index + 1}`,
    }));
    const { see, root } = mountView(<Types begin="10:40" data={data} />);
    const input = await box(see);
    expect(input.value).to.equal('10:40');
    await press(input);
    await until(() => options(see).length === 100);
    see.getByText(/^Zobrazené: 100 z 2 000\. Ďalšie nájdete písaním\.$/);
    await pressKeys('ArrowUp');
    await until(() => active(see, root) === 'Pacient 100.');
    const last = see.getByRole('option', { name: 'Pacient 100.' }).getBoundingClientRect();
    const list = see.getByRole('listbox').getBoundingClientRect();
    expect(last.bottom).to.be.at.most(list.bottom);
    await type('1999.');
    await until(() => options(see).length === 1);
    await pressKeys('Enter');
    await until(() => input.value === 'Pacient 1999.');
  });
});
