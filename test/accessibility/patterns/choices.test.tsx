import { useState } from 'react';
import { RadioGroup } from '../../../src/ui/controls/radio-group';
import { mountView } from '../../support/mount-view';
import { describePattern } from '../../support/pattern';
import { focused } from '../../support/user-input';
import { SwitchReveal } from '../../../src/ui/controls/switch';

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

const beginRadios = (first: string | null) => async () => {
  const { see, root } = mountView(<Choice first={first} />);
  (await see.findByRole('button', { name: 'Pred' })).focus();
  return () => {
    const target = focused();
    const name = target instanceof HTMLInputElement ? target.value : (target?.textContent ?? '');
    return `${name}, chosen: ${root.querySelector<HTMLInputElement>(':checked')?.value ?? 'none'}`;
  };
};

describePattern('the radio group, nothing chosen', beginRadios(null), [
  ['Tab goes to the first button and chooses nothing', ['Tab'], 'Jeden, chosen: none'],
  ['Space chooses the focused button', ['Tab', 'Space'], 'Jeden, chosen: Jeden'],
  ['Tab leaves it, as it is one stop', ['Tab', 'Tab'], 'Za, chosen: none'],
]);

describePattern('the radio group with a choice', beginRadios('Dva'), [
  ['Tab goes to the chosen button', ['Tab'], 'Dva, chosen: Dva'],
  ['Shift+Tab leaves it', ['Tab', 'Shift+Tab'], 'Pred, chosen: Dva'],
  ['Down Arrow chooses the next button', ['Tab', 'ArrowDown'], 'Tri, chosen: Tri'],
  ['Right Arrow chooses the next button', ['Tab', 'ArrowRight'], 'Tri, chosen: Tri'],
  ['Up Arrow chooses the previous button', ['Tab', 'ArrowUp'], 'Jeden, chosen: Jeden'],
  ['Left Arrow chooses the previous button', ['Tab', 'ArrowLeft'], 'Jeden, chosen: Jeden'],
  ['Down Arrow goes from the last button to the first', ['Tab', 'ArrowDown', 'ArrowDown'], 'Jeden, chosen: Jeden'],
  ['Up Arrow goes from the first button to the last', ['Tab', 'ArrowUp', 'ArrowUp'], 'Tri, chosen: Tri'],
]);

// https://www.w3.org/WAI/ARIA/apg/patterns/switch/ and …/disclosure/: this one reveals what belongs to it
function Setting() {
  const [isOn, setIsOn] = useState(false);
  return (
    <form onSubmit={(event) => event.preventDefault()}>
      <button type="button">Pred</button>
      <SwitchReveal label="Zastupovanie" name="has_substitute" value={isOn} onChange={setIsOn}>
        <button type="button">Vnútri</button>
      </SwitchReveal>
    </form>
  );
}

async function beginSwitch() {
  const { see } = mountView(<Setting />);
  const control = await see.findByRole<HTMLInputElement>('switch', { name: 'Zastupovanie' });
  see.getByRole('button', { name: 'Pred' }).focus();
  return () => {
    const target = focused();
    const isRevealed = see.queryByRole('group', { name: 'Zastupovanie' }) !== null;
    return [
      target === control ? 'switch' : (target?.textContent ?? ''),
      control.checked ? 'on' : 'off',
      control.getAttribute('aria-expanded') === String(isRevealed) ? null : 'aria-expanded is wrong',
      isRevealed ? 'revealed' : null,
    ]
      .filter((part) => part !== null)
      .join(', ');
  };
}

describePattern('the switch', beginSwitch, [
  ['Tab goes to it', ['Tab'], 'switch, off'],
  ['Space switches it on, and reveals what belongs to it', ['Tab', 'Space'], 'switch, on, revealed'],
  ['Space switches it off again', ['Tab', 'Space', 'Space'], 'switch, off'],
  ['Tab goes on to what it reveals', ['Tab', 'Space', 'Tab'], 'Vnútri, on, revealed'],
]);
