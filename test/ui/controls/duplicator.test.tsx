import { expect } from '@open-wc/testing';
import { setViewport } from '@web/test-runner-commands';
import { useState } from 'react';
import { Duplicator } from '../../../src/ui/controls/duplicator';
import { FormRow } from '../../../src/ui/controls/form-row';
import { TextField } from '../../../src/ui/controls/text-field';
import { focused, pressKeys, press, type } from '../../support/user-input';
import type { Seen } from '../../support/mount';
import { mountView, unmountViews } from '../../support/mount-view';
import { until } from '../../support/until';

interface Row {
  key: string;
  from: string;
}

let last = 0;

function Times({ begin, max, error }: { begin: number; max?: number; error?: string }) {
  const row = (): Row => ({ key: `row-${(last += 1)}`, from: '' });
  const [rows, setRows] = useState<Row[]>(() => Array.from({ length: begin }, row));
  return (
    <Duplicator
      label="Rozvrh"
      name="time_schedules"
      info="Dni a časy."
      rows={rows}
      max={max}
      error={error}
      onAdd={() => setRows([...rows, row()])}
      onRemove={(index) => setRows(rows.filter((_, other) => other !== index))}
    >
      {(index) => (
        <FormRow>
          <TextField
            label="Od"
            name={`time_schedules.${index}.from`}
            value={rows[index]?.from ?? ''}
            onChange={(from) => setRows(rows.map((one, other) => (other === index ? { ...one, from } : one)))}
          />
          <TextField
            label="Do"
            name={`time_schedules.${index}.to`}
            info="Koniec."
            value=""
            onChange={() => undefined}
          />
        </FormRow>
      )}
    </Duplicator>
  );
}

const add = (see: Seen) => see.findByRole('button', { name: 'Pridať riadok' });
const fields = (see: Seen) => see.queryAllByLabelText<HTMLInputElement>('Od');

describe('the duplicator', () => {
  beforeEach(() => setViewport({ width: 1280, height: 860 }));
  afterEach(unmountViews);

  it('V8 W9 adds a row and moves the focus into it, up to the maximum, which the button explains', async () => {
    const { see } = mountView(<Times begin={5} max={7} />);
    const button = await add(see);
    await press(button);
    await until(() => focused() === fields(see)[5]);
    await type('8:00');
    expect(see.queryByText('Najviac 7 riadkov.')).to.equal(null);
    await press(button);
    await until(() => focused() === fields(see)[6]);
    see.getByRole('group', { name: 'Rozvrh' });
    see.getByRole('group', { name: 'Riadok 7' });
    expect(fields(see).map(({ value, name }) => [name, value])).to.deep.include.members([
      ['time_schedules.5.from', '8:00'],
      ['time_schedules.6.from', ''],
    ]);
    const why = see.getByText('Najviac 7 riadkov.');
    expect(button.ariaDisabled).to.equal('true');
    expect(button.getAttribute('aria-describedby')).to.contain(why.id);
    await press(button);
    await pressKeys('Enter');
    expect(fields(see)).to.have.length(7);
    await press(see.getByRole('button', { name: 'Odstrániť riadok 7' }));
    await until(() => fields(see).length === 6);
    expect(button.hasAttribute('aria-disabled')).to.equal(false);
  });

  it('W9 W10 shows the error of the list beneath it; removes the chosen row, and the focus moves to its neighbour, and to the add button after the last', async () => {
    const { see } = mountView(<Times begin={3} error="Pridajte aspoň dva riadky." />);
    const button = await add(see);
    const error = see.getByText('Pridajte aspoň dva riadky.');
    expect(button.getAttribute('aria-describedby')).to.contain(error.id);
    expect(error.getBoundingClientRect().top).to.be.at.least(button.getBoundingClientRect().bottom);
    const remove = (number: number) => see.getByRole('button', { name: `Odstrániť riadok ${number}` });
    for (const [index, text] of ['a', 'b', 'c'].entries()) {
      fields(see)[index]?.focus();
      await type(text);
    }
    const values = () => fields(see).map(({ value }) => value);
    await press(remove(2));
    await until(() => values().join('') === 'ac' && focused() === remove(2));
    await pressKeys('Enter');
    await until(() => values().join('') === 'a' && focused() === remove(1));
    await pressKeys('Enter');
    await until(() => values().length === 0 && focused() === button);
  });

  it('W9 a form row: fields side by side with aligned controls, and stacked where it is narrow', async () => {
    const { see } = mountView(<Times begin={1} />);
    await add(see);
    const places = () =>
      ['Od', 'Do'].map((label) => see.getByLabelText(label).getBoundingClientRect()) as [DOMRect, DOMRect];
    const [from, to] = places();
    expect(from.top).to.equal(to.top);
    expect(from.right).to.be.at.most(to.left);
    await setViewport({ width: 320, height: 640 });
    const [narrowFrom, narrowTo] = places();
    expect(narrowFrom.bottom).to.be.at.most(narrowTo.top);
    expect(narrowFrom.left).to.equal(narrowTo.left);
    expect(document.scrollingElement?.scrollWidth).to.equal(320);
  });
});
