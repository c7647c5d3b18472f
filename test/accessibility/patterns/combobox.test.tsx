import { useState } from 'react';
import { Select } from '../../../src/ui/controls/select';
import { mountView } from '../../support/mount-view';
import { describePattern } from '../../support/pattern';
import { focused } from '../../support/user-input';

// https://www.w3.org/WAI/ARIA/apg/patterns/combobox/: editable, with a list that is filtered as one types
const data = ['Jar', 'Leto', 'Jeseň', 'Zima'].map((option) => ({ option, value: option }));

function Seasons({ first }: { first: string | null }) {
  const [value, setValue] = useState(first);
  return (
    <>
      <Select label="Obdobie" name="season" data={data} value={value} onChange={setValue} required />
      <button type="button">Ďalej</button>
    </>
  );
}

const begin = (first: string | null) => async () => {
  const { see, root } = mountView(<Seasons first={first} />);
  const input = await see.findByRole<HTMLInputElement>('combobox', { name: 'Obdobie' });
  input.focus();
  return () => {
    const list = see.queryByRole('listbox');
    const active = root.getElementById(input.getAttribute('aria-activedescendant') ?? '')?.textContent;
    return [
      list ? `open (${list.children.length})` : 'closed',
      `active: ${active ?? 'none'}`,
      `text: ${input.value}`,
      input.getAttribute('aria-expanded') === String(list !== null) ? null : 'aria-expanded is wrong',
      focused() === input ? null : `focus: ${focused()?.textContent ?? ''}`,
    ]
      .filter((part) => part !== null)
      .join(', ');
  };
};

const [DOWN, UP] = ['ArrowDown', 'ArrowUp'];

describePattern('the combobox, closed and empty', begin(null), [
  ['Down Arrow opens it on the first option', [DOWN], 'open (4), active: Jar, text: '],
  ['Up Arrow opens it on the last option', [UP], 'open (4), active: Zima, text: '],
  ['Alt+Down Arrow opens it, and no option is active', ['Alt+ArrowDown'], 'open (4), active: none, text: '],
  ['Down Arrow and Enter choose the first option', [DOWN, 'Enter'], 'closed, active: none, text: Jar'],
  ['Up Arrow and Enter choose the last option', [UP, 'Enter'], 'closed, active: none, text: Zima'],
  ['a letter opens it with what begins so', ['l'], 'open (1), active: Leto, text: l'],
  ['letters filter without diacritics', ['j', 'e', 's', 'e', 'n'], 'open (1), active: Jeseň, text: jesen'],
  ['Escape leaves it as it is', ['Escape'], 'closed, active: none, text: '],
  ['Tab goes on', ['Tab'], 'closed, active: none, text: , focus: Ďalej'],
]);

describePattern('the combobox, closed with a choice', begin('Leto'), [
  ['Down Arrow opens it on the chosen option', [DOWN], 'open (4), active: Leto, text: Leto'],
  ['Up Arrow opens it on the chosen option', [UP], 'open (4), active: Leto, text: Leto'],
  ['letters replace the text', ['z', 'i'], 'open (1), active: Zima, text: zi'],
]);

describePattern('the open combobox', begin('Leto'), [
  ['Down Arrow goes to the next option', [DOWN, DOWN], 'open (4), active: Jeseň, text: Leto'],
  ['Down Arrow goes from the last option to the first', [DOWN, DOWN, DOWN, DOWN], 'open (4), active: Jar, text: Leto'],
  ['Up Arrow goes to the previous option', [DOWN, UP], 'open (4), active: Jar, text: Leto'],
  ['Up Arrow goes from the first option to the last', [DOWN, UP, UP], 'open (4), active: Zima, text: Leto'],
  ['Enter chooses the active option and closes', [DOWN, DOWN, 'Enter'], 'closed, active: none, text: Jeseň'],
  ['Escape closes it and keeps the choice', [DOWN, DOWN, 'Escape'], 'closed, active: none, text: Leto'],
  ['Alt+Up Arrow closes it', [DOWN, 'Alt+ArrowUp'], 'closed, active: none, text: Leto'],
  ['Tab keeps the choice and goes on', [DOWN, DOWN, 'Tab'], 'closed, active: none, text: Leto, focus: Ďalej'],
  ['Backspace takes the text', [DOWN, 'Backspace'], 'open (4), active: Leto, text: '],
]);
