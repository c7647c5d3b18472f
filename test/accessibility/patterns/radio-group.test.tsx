import { useState } from 'react';
import { RadioGroup } from '../../../src/ui/controls/radio-group';
import { mountView } from '../../support/mount-view';
import { describePattern } from '../../support/pattern';
import { focused } from '../../support/user-input';

// https://www.w3.org/WAI/ARIA/apg/patterns/radio/
const data = ['Jeden', 'Dva', 'Tri'].map((option) => ({ option, value: option }));

function Choice({ first }: { first: string | null }) {
  const [value, setValue] = useState(first);
  return (
    <>
      <button type="button">Pred</button>
      <RadioGroup label="Voľba" name="choice" data={data} value={value} onChange={setValue} />
      <button type="button">Za</button>
    </>
  );
}

const begin = (first: string | null) => async () => {
  const { see, root } = mountView(<Choice first={first} />);
  (await see.findByRole('button', { name: 'Pred' })).focus();
  return () => {
    const target = focused();
    const name = target instanceof HTMLInputElement ? target.value : (target?.textContent ?? '');
    return `${name}, chosen: ${root.querySelector<HTMLInputElement>(':checked')?.value ?? 'none'}`;
  };
};

describePattern('the radio group, nothing chosen', begin(null), [
  ['Tab goes to the first button and chooses nothing', ['Tab'], 'Jeden, chosen: none'],
  ['Space chooses the focused button', ['Tab', 'Space'], 'Jeden, chosen: Jeden'],
  ['Tab leaves it, as it is one stop', ['Tab', 'Tab'], 'Za, chosen: none'],
]);

describePattern('the radio group with a choice', begin('Dva'), [
  ['Tab goes to the chosen button', ['Tab'], 'Dva, chosen: Dva'],
  ['Shift+Tab leaves it', ['Tab', 'Shift+Tab'], 'Pred, chosen: Dva'],
  ['Down Arrow chooses the next button', ['Tab', 'ArrowDown'], 'Tri, chosen: Tri'],
  ['Right Arrow chooses the next button', ['Tab', 'ArrowRight'], 'Tri, chosen: Tri'],
  ['Up Arrow chooses the previous button', ['Tab', 'ArrowUp'], 'Jeden, chosen: Jeden'],
  ['Left Arrow chooses the previous button', ['Tab', 'ArrowLeft'], 'Jeden, chosen: Jeden'],
  ['Down Arrow goes from the last button to the first', ['Tab', 'ArrowDown', 'ArrowDown'], 'Jeden, chosen: Jeden'],
  ['Up Arrow goes from the first button to the last', ['Tab', 'ArrowUp', 'ArrowUp'], 'Tri, chosen: Tri'],
]);
