import { expect } from '@open-wc/testing';
import { setViewport } from '@web/test-runner-commands';
import { useState } from 'react';
import { DayButtons } from '../../../src/ui/controls/day-buttons';
import { press } from '../../support/user-input';
import { mountView, unmountViews } from '../../support/mount-view';

function Day({ changes }: { changes: string[] }) {
  const [value, setValue] = useState<string | null>(null);
  return (
    <DayButtons
      label="Deň"
      name="hours_day"
      info="Jeden deň v týždni."
      value={value}
      onChange={(day) => {
        changes.push(day);
        setValue(day);
      }}
      required
    />
  );
}

const open = () => {
  const changes: string[] = [];
  return { changes, ...mountView(<Day changes={changes} />) };
};

describe('the day buttons', () => {
  beforeEach(() => setViewport({ width: 1280, height: 860 }));
  afterEach(unmountViews);

  it('W8 W12 are seven radios, and a press chooses one', async () => {
    const { see, changes } = open();
    const group = await see.findByRole('radiogroup', { name: 'Deň' });
    expect(group.getAttribute('aria-required')).to.equal('true');
    expect(see.getByText('Jeden deň v týždni.').id).to.equal(group.getAttribute('aria-describedby'));
    const radios = see.getAllByRole<HTMLInputElement>('radio');
    expect(radios.map(({ labels }) => labels?.[0]?.textContent)).to.deep.equal([
      'Pondelok',
      'Utorok',
      'Streda',
      'Štvrtok',
      'Piatok',
      'Sobota',
      'Nedeľa',
    ]);
    expect(new Set(radios.map(({ name }) => name))).to.deep.equal(new Set(['hours_day']));
    await press(see.getByText('Streda'));
    await press(see.getByText('Piatok'));
    expect(changes).to.deep.equal(['wednesday', 'friday']);
    expect(see.getAllByRole('radio', { checked: true })).to.have.length(1);
    see.getByRole('radio', { name: 'Piatok', checked: true });
  });

  it('W8 wraps on a narrow screen', async () => {
    await setViewport({ width: 320, height: 640 });
    const { see } = open();
    const monday = (await see.findByText('Pondelok')).getBoundingClientRect();
    const sunday = see.getByText('Nedeľa').getBoundingClientRect();
    expect(sunday.top).to.be.greaterThan(monday.bottom);
    expect(monday.height).to.be.at.least(44);
    expect(document.scrollingElement?.scrollWidth).to.equal(320);
  });
});
