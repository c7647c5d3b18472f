import { expect } from '@open-wc/testing';
import { setViewport } from '@web/test-runner-commands';
import { useState } from 'react';
import { Select } from '../../../src/ui/controls/select';
import { focused, pressKeys, press, type } from '../../support/user-input';
import { mountView, unmountViews } from '../../support/mount-view';
import { until } from '../../support/until';
import { patients } from '../gallery/state';
import { Types, box, options, active } from './select-of-types';

describe('the options of a select', () => {
  before(() => setViewport({ width: 1280, height: 860 }));
  afterEach(unmountViews);

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
  });

  it('options of the same name are distinguished, and found, by their second line', async () => {
    function Patients() {
      const [value, setValue] = useState<number | null>(null);
      return (
        <Select
          label="Typ"
          name="user_id"
          data={patients}
          value={value}
          onChange={setValue}
          info={`id ${value ?? '–'}`}
        />
      );
    }
    const { see } = mountView(<Patients />);
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
