import { expect } from '@open-wc/testing';
import { setViewport } from '@web/test-runner-commands';
import { useState } from 'react';
import { DayButtons } from '../../../src/ui/controls/day-buttons';
import { RadioGroup } from '../../../src/ui/controls/radio-group';
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
      error={value === 'sunday' ? 'V nedeľu sa neordinuje.' : null}
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

  it('W8 W10 shows its error beneath', async () => {
    const { see } = open();
    await press(await see.findByText('Nedeľa'));
    const error = await see.findByText('V nedeľu sa neordinuje.');
    const group = see.getByRole('radiogroup');
    expect(group.getAttribute('aria-invalid')).to.equal('true');
    expect(group.getAttribute('aria-describedby')).to.contain(error.id);
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

  it('X11 works with custom options: the patient type', async () => {
    function PatientType() {
      const [value, setValue] = useState<'from_patient_list' | 'other' | null>(null);
      return (
        <RadioGroup
          label="Pacient"
          name="patient_type"
          value={value}
          onChange={setValue}
          info={value ?? 'nič'}
          data={[
            { option: 'Zo zoznamu', value: 'from_patient_list' },
            { option: 'Iný', value: 'other' },
          ]}
        />
      );
    }
    const { see } = mountView(<PatientType />);
    await press(await see.findByText('Iný'));
    await see.findByText('other');
  });
});
