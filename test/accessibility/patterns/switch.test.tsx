import { useState } from 'react';
import { SwitchReveal } from '../../../src/ui/controls/switch-reveal';
import { mountView } from '../../support/mount-view';
import { describePattern } from '../../support/pattern';
import { focused } from '../../support/user-input';

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

async function begin() {
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

describePattern('the switch', begin, [
  ['Tab goes to it', ['Tab'], 'switch, off'],
  ['Space switches it on, and reveals what belongs to it', ['Tab', 'Space'], 'switch, on, revealed'],
  ['Space switches it off again', ['Tab', 'Space', 'Space'], 'switch, off'],
  ['Tab goes on to what it reveals', ['Tab', 'Space', 'Tab'], 'Vnútri, on, revealed'],
]);
