import { expect } from '@open-wc/testing';
import { useState } from 'react';
import { PasswordField } from '../../../src/ui/controls/password-field';
import { TextField, type TextFieldProps } from '../../../src/ui/controls/text-field';
import { focused, press, type } from '../../support/user-input';
import { mountView, unmountViews } from '../../support/mount-view';
import { until } from '../../support/until';

/** Fewer than three letters are an error. */
function Name(props: Partial<TextFieldProps>) {
  const [value, setValue] = useState('');
  const error = value !== '' && value.length < 3 ? 'Položka Meno musí obsahovať minimálne 3 znaky' : null;
  return <TextField label="Meno" name="name" {...props} value={value} onChange={setValue} error={error} />;
}

const describedBy = (control: Element, root: ShadowRoot) =>
  (control.getAttribute('aria-describedby') ?? '').split(' ').map((id) => root.getElementById(id)?.textContent);

describe('the text field', () => {
  afterEach(unmountViews);

  it('W10 W12 shows an error beneath the field, linked to it, and marks it invalid', async () => {
    const { see, root } = mountView(<Name info="Celé meno." placeholder="Anna Kováčová" />);
    const input = await see.findByRole<HTMLInputElement>('textbox', { name: 'Meno' });
    const frame = input.parentElement;
    expect(input.name).to.equal('name');
    expect(input.placeholder).to.equal('Anna Kováčová');
    expect(describedBy(input, root)).to.deep.equal(['Celé meno.']);
    expect(input.hasAttribute('aria-invalid')).to.equal(false);
    const before = frame && getComputedStyle(frame).borderColor;
    await press(see.getByText('Meno'));
    await until(() => focused() === input);
    await type('ab');
    const error = await see.findByText('Položka Meno musí obsahovať minimálne 3 znaky');
    expect(input.getAttribute('aria-invalid')).to.equal('true');
    expect(describedBy(input, root)).to.deep.equal(['Celé meno.', error.textContent]);
    expect(error.getBoundingClientRect().top).to.be.at.least(input.getBoundingClientRect().bottom);
    expect(frame && getComputedStyle(frame).borderColor).to.not.equal(before);
    await type('c');
    await until(() => !input.hasAttribute('aria-invalid'));
    expect(describedBy(input, root)).to.deep.equal(['Celé meno.']);
  });

  it('W12 the type sets the keyboard; a number keeps the typed text, comma included', async () => {
    const { see } = mountView(
      <>
        <Name label="Minúty" name="minutes" type="number" />
        <Name label="E-mail" name="email" type="email" />
        <Name label="Telefón" name="phone" type="tel" />
      </>,
    );
    const minutes = await see.findByLabelText<HTMLInputElement>('Minúty');
    expect(minutes.inputMode).to.equal('decimal');
    await press(minutes);
    await type('12,5');
    expect(minutes.value).to.equal('12,5');
    expect(see.getByLabelText<HTMLInputElement>('E-mail').type).to.equal('email');
    expect(see.getByLabelText<HTMLInputElement>('Telefón').type).to.equal('tel');
  });

  it('W12 a password can be shown', async () => {
    const { see } = mountView(<PasswordField label="Heslo" name="password" value="tajné" onChange={() => undefined} />);
    const input = await see.findByLabelText<HTMLInputElement>('Heslo');
    const button = see.getByRole('button', { name: 'Zobraziť heslo' });
    expect(input.type).to.equal('password');
    await press(button);
    expect(input.type).to.equal('text');
    expect(button.getAttribute('aria-pressed')).to.equal('true');
    await press(button);
    expect(input.type).to.equal('password');
  });

  it('cannot be changed while disabled', async () => {
    const { see } = mountView(<Name disabled />);
    const input = await see.findByLabelText<HTMLInputElement>('Meno');
    await press(input);
    await type('a');
    expect(input.value).to.equal('');
  });
});
