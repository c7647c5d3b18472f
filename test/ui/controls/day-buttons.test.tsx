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
      value={value}
      onChange={(day) => {
        changes.push(day);
        setValue(day);
      }}
    />
  );
}

describe('the day buttons', () => {
  afterEach(unmountViews);

  it('W8 W12 are seven radios of one group, a press chooses one, and they wrap on a narrow screen', async () => {
    await setViewport({ width: 320, height: 640 });
    const changes: string[] = [];
    const { see } = mountView(<Day changes={changes} />);
    await see.findByRole('radiogroup', { name: 'Deň' });
    const radios = see.getAllByRole<HTMLInputElement>('radio');
    expect(radios.map(({ labels }) => labels?.[0]?.textContent).join()).to.equal(
      'Pondelok,Utorok,Streda,Štvrtok,Piatok,Sobota,Nedeľa',
    );
    expect(new Set(radios.map(({ name }) => name))).to.deep.equal(new Set(['hours_day']));
    await press(see.getByText('Streda'));
    await press(see.getByText('Piatok'));
    expect(changes).to.deep.equal(['wednesday', 'friday']);
    expect(see.getAllByRole('radio', { checked: true })).to.have.length(1);
    see.getByRole('radio', { name: 'Piatok', checked: true });
    const monday = see.getByText('Pondelok').getBoundingClientRect();
    expect(see.getByText('Nedeľa').getBoundingClientRect().top).to.be.greaterThan(monday.bottom);
    expect(monday.height).to.be.at.least(44);
    expect(document.scrollingElement?.scrollWidth).to.equal(320);
  });
});
