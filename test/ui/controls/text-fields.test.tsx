import { expect } from '@open-wc/testing';
import { useState } from 'react';
import { PasswordField } from '../../../src/ui/controls/password-field';
import { TextField, type TextFieldProps } from '../../../src/ui/controls/text-field';
import { focused, press, type, pressKeys } from '../../support/user-input';
import { mountView, unmountViews } from '../../support/mount-view';
import { until } from '../../support/until';
import { TextArea } from '../../../src/ui/controls/text-area';
import { pressChord } from '../../support/pattern';
import { Held } from '../gallery/state';
import { SearchField } from '../../../src/ui/controls/search-field';

/** Fewer than three letters are an error. */
function Name(props: Partial<TextFieldProps>) {
  const [value, setValue] = useState('');
  const error = value !== '' && value.length < 3 ? 'Položka Meno musí obsahovať minimálne 3 znaky' : null;
  return <TextField label="Meno" name="name" {...props} value={value} onChange={setValue} error={error} />;
}

describe('the text field', () => {
  afterEach(unmountViews);

  it('W10 W12 shows an error beneath the field as long as it is invalid, with another border', async () => {
    const { see } = mountView(<Name placeholder="Anna Kováčová" />);
    const input = await see.findByRole<HTMLInputElement>('textbox', { name: 'Meno' });
    const border = () => getComputedStyle(input.parentElement ?? input).borderColor;
    const before = border();
    expect([input.name, input.placeholder]).to.deep.equal(['name', 'Anna Kováčová']);
    await press(see.getByText('Meno'));
    await until(() => focused() === input);
    await type('ab');
    const error = await see.findByText('Položka Meno musí obsahovať minimálne 3 znaky');
    expect(error.getBoundingClientRect().top).to.be.at.least(input.getBoundingClientRect().bottom);
    expect(border()).to.not.equal(before);
    await type('c');
    await until(() => !input.hasAttribute('aria-invalid') && border() === before);
  });

  it('W12 the type sets the keyboard; a number keeps the typed text, comma included; a password can be shown; a disabled field cannot be changed', async () => {
    const { see } = mountView(
      <>
        <Name label="Minúty" name="minutes" type="number" />
        <Name label="E-mail" name="email" type="email" />
        <Name label="Telefón" name="phone" type="tel" />
        <PasswordField label="Heslo" name="password" value="tajné" onChange={() => undefined} />
        <Name disabled />
      </>,
    );
    const minutes = await see.findByLabelText<HTMLInputElement>('Minúty');
    expect(minutes.inputMode).to.equal('decimal');
    await press(minutes);
    await type('12,5');
    expect(minutes.value).to.equal('12,5');
    expect(see.getByLabelText<HTMLInputElement>('E-mail').type).to.equal('email');
    expect(see.getByLabelText<HTMLInputElement>('Telefón').type).to.equal('tel');

    const password = see.getByLabelText<HTMLInputElement>('Heslo');
    const button = see.getByRole('button', { name: 'Zobraziť heslo' });
    expect(password.type).to.equal('password');
    await press(button);
    expect([password.type, button.ariaPressed]).to.deep.equal(['text', 'true']);
    await press(button);
    expect(password.type).to.equal('password');

    const disabled = see.getByLabelText<HTMLInputElement>('Meno');
    await press(disabled);
    await type('a');
    expect(disabled.value).to.equal('');
  });
});

function Note({ submitInline, onSend }: { submitInline: boolean; onSend(text: string): void }) {
  const [value, setValue] = useState('');
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        onSend(value);
      }}
    >
      <TextArea label="Poznámka" name="note" value={value} onChange={setValue} submitInline={submitInline} />
    </form>
  );
}

describe('the text area', () => {
  afterEach(unmountViews);

  for (const [submitInline, chord] of [
    [false, 'Enter'],
    [true, 'Shift+Enter'],
  ] as const) {
    it(`W11 W12 has 4 rows of 30 characters; ${chord} inserts a line break${submitInline ? ', and Enter submits the form' : ''}`, async () => {
      const sent: string[] = [];
      const { see } = mountView(<Note submitInline={submitInline} onSend={(text) => sent.push(text)} />);
      const area = await see.findByLabelText<HTMLTextAreaElement>('Poznámka');
      expect([area.rows, area.cols]).to.deep.equal([4, 30]);
      await press(area);
      await type('a');
      await pressChord(chord);
      await type('b');
      expect([area.value, ...sent]).to.deep.equal(['a\nb']);
      if (!submitInline) return;
      await pressKeys('Enter');
      await until(() => sent.length > 0);
      expect([area.value, ...sent]).to.deep.equal(['a\nb', 'a\nb']);
    });
  }
});

const search = { label: 'Hľadať v zozname', clearLabel: 'Zrušiť hľadanie' };
const Search = ({ escaped }: { escaped: string[] }) => (
  // Stands for the screen, which gets only the keys that the search does not handle.
  <search onKeyDown={({ key }) => escaped.push(key)}>
    <Held value="">
      {(query, set) => <SearchField {...search} value={query} onChange={set} onClear={() => set('')} />}
    </Held>
  </search>
);

describe('the search field', () => {
  afterEach(unmountViews);

  it('has a name, no autocomplete, and a clear button while there is text; Escape clears it, and propagates only when it is empty', async () => {
    const pressed: string[] = [];
    const { see } = mountView(<Search escaped={pressed} />);
    const input = await see.findByRole<HTMLInputElement>('textbox', { name: 'Hľadať v zozname' });
    expect([input.inputMode, input.enterKeyHint, input.autocomplete]).to.deep.equal(['search', 'search', 'off']);
    expect(see.queryByRole('button')).to.equal(null);
    await press(input);
    await type('n');
    await press(see.getByRole('button', { name: 'Zrušiť hľadanie' }));
    expect(input.value).to.equal('');
    expect(see.queryByRole('button')).to.equal(null);
    expect(focused() === input).to.equal(true);
    await type('a');
    await pressKeys('Escape');
    await until(() => input.value === '');
    expect(pressed).to.deep.equal(['n', 'a']);
    await pressKeys('Escape');
    expect(pressed).to.deep.equal(['n', 'a', 'Escape']);
  });
});
