import { expect } from '@open-wc/testing';
import { useState } from 'react';
import { DayButtons } from '../../../src/ui/controls/day-buttons';
import { Switch, SwitchReveal } from '../../../src/ui/controls/switch';
import { TextField } from '../../../src/ui/controls/text-field';
import { press, type } from '../../support/user-input';
import { mountView, unmountViews } from '../../support/mount-view';
import { Held } from '../gallery/state';

const sound = { label: 'Zvuk oznámení', name: 'sound', info: 'Prehrá sa pri novom oznámení.' };
const Sound = (props: { error?: string; disabled?: boolean }) => (
  <Held value={false}>{(value, set) => <Switch {...sound} {...props} value={value} onChange={set} />}</Held>
);

function Substitute() {
  const [value, setValue] = useState(false);
  const [name, setName] = useState('');
  return (
    <SwitchReveal label="Mám zastupovanie" name="has_substitute" value={value} onChange={setValue}>
      <TextField label="Zastupovanie" name="supplier_name" value={name} onChange={setName} />
    </SwitchReveal>
  );
}

describe('the switch', () => {
  afterEach(unmountViews);

  it('W3 W12 toggles by a press, and by a press on its label', async () => {
    const { see } = mountView(<Sound />);
    const control = await see.findByRole<HTMLInputElement>('switch', { name: 'Zvuk oznámení', checked: false });
    expect(control.name).to.equal('sound');
    expect(see.getByText('Prehrá sa pri novom oznámení.').id).to.equal(control.getAttribute('aria-describedby'));
    await press(control);
    see.getByRole('switch', { checked: true });
    await press(see.getByText('Zvuk oznámení'));
    see.getByRole('switch', { checked: false });
  });

  it('W3 W10 shows its error beneath, and does not change while disabled', async () => {
    const { see } = mountView(<Sound error="Nastavenie sa nepodarilo uložiť." disabled />);
    const control = await see.findByRole('switch');
    const error = see.getByText('Nastavenie sa nepodarilo uložiť.');
    expect(control.ariaInvalid).to.equal('true');
    expect(control.getAttribute('aria-describedby')).to.contain(error.id);
    expect(error.getBoundingClientRect().top).to.be.at.least(control.getBoundingClientRect().bottom);
    await press(control);
    see.getByRole('switch', { checked: false });
  });

  it('W4 reveals further inputs, and keeps what was entered', async () => {
    const { see, root } = mountView(<Substitute />);
    const control = await see.findByRole('switch', { name: 'Mám zastupovanie' });
    expect(see.queryByLabelText('Zastupovanie')).to.equal(null);
    await press(control);
    const input = await see.findByLabelText<HTMLInputElement>('Zastupovanie');
    expect(root.getElementById(control.getAttribute('aria-controls') ?? '')?.contains(input)).to.equal(true);
    await press(input);
    await type('Peter');
    await press(control);
    expect(see.queryByLabelText('Zastupovanie')).to.equal(null);
    await press(control);
    expect((await see.findByLabelText<HTMLInputElement>('Zastupovanie')).value).to.equal('Peter');
  });
});

describe('the day buttons', () => {
  afterEach(unmountViews);

  it('W8 are seven radios, Monday first, 44 px high at least', async () => {
    const { see } = mountView(<DayButtons label="Deň" name="hours_day" value={null} onChange={() => undefined} />);
    const radios = await see.findAllByRole<HTMLInputElement>('radio');
    const buttons = radios.map(({ labels }) => labels?.[0]);
    expect(buttons.map((button) => button?.textContent).join()).to.equal(
      'Pondelok,Utorok,Streda,Štvrtok,Piatok,Sobota,Nedeľa',
    );
    for (const button of buttons) expect(button?.getBoundingClientRect().height).to.be.at.least(44);
  });
});
