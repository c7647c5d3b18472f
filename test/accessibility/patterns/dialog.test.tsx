import { useState } from 'react';
import { Button } from '../../../src/ui/controls/button';
import { RadioGroup } from '../../../src/ui/controls/radio-group';
import { TextField } from '../../../src/ui/controls/text-field';
import { Dialog } from '../../../src/ui/overlays/dialog';
import { Drawer } from '../../../src/ui/overlays/drawer';
import { mountView } from '../../support/mount-view';
import { describePattern } from '../../support/pattern';
import { focused } from '../../support/user-input';

// https://www.w3.org/WAI/ARIA/apg/patterns/dialog-modal/
const ignore = () => undefined;

function Page({ kind }: { kind: 'dialog' | 'drawer' }) {
  const [isOpen, setIsOpen] = useState(false);
  const close = () => setIsOpen(false);
  const data = ['Áno', 'Nie'].map((option) => ({ option, value: option }));
  const chosen: string = 'Áno';
  return (
    <>
      <button type="button" onClick={() => setIsOpen(true)}>
        Otvoriť
      </button>
      <button type="button">Za</button>
      {isOpen && kind === 'dialog' && (
        <Dialog title="Okno" onClose={close}>
          <RadioGroup label="Voľba" name="choice" data={data} value={chosen} onChange={ignore} />
          <TextField label="Meno" name="name" value="" onChange={ignore} />
          <Button onClick={close}>Uložiť</Button>
        </Dialog>
      )}
      {isOpen && kind === 'drawer' && (
        <Drawer label="Okno" closeLabel="Zavrieť" onClose={close}>
          <a href="#jeden">Jeden</a>
          <a href="#dva">Dva</a>
        </Drawer>
      )}
    </>
  );
}

const begin = (kind: 'dialog' | 'drawer') => async () => {
  const { see } = mountView(<Page kind={kind} />);
  const opener = await see.findByRole('button', { name: 'Otvoriť' });
  opener.focus();
  return () => {
    const target = focused();
    const name = target?.getAttribute('name') ?? target?.getAttribute('aria-label') ?? target?.textContent ?? '';
    return `${see.queryByRole('dialog', { name: 'Okno' }) ? 'open' : 'closed'}, ${name}`;
  };
};

describePattern('the dialog', begin('dialog'), [
  ['it opens with the focus in it', ['Enter'], 'open, choice'],
  ['Tab goes to the next control', ['Enter', 'Tab'], 'open, name'],
  ['Tab goes from the last control to the first', ['Enter', 'Tab', 'Tab', 'Tab'], 'open, choice'],
  ['Shift+Tab goes to the previous control', ['Enter', 'Tab', 'Shift+Tab'], 'open, choice'],
  ['Shift+Tab goes from the first control to the last', ['Enter', 'Shift+Tab'], 'open, Uložiť'],
  ['Escape closes it, and gives the focus back', ['Enter', 'Tab', 'Escape'], 'closed, Otvoriť'],
  ['its button closes it, and gives the focus back', ['Enter', 'Shift+Tab', 'Enter'], 'closed, Otvoriť'],
]);

describePattern('the drawer', begin('drawer'), [
  ['it opens with the focus in it', ['Enter'], 'open, Zavrieť'],
  ['Tab goes from the last control to the first', ['Enter', 'Tab', 'Tab', 'Tab'], 'open, Zavrieť'],
  ['Shift+Tab goes from the first control to the last', ['Enter', 'Shift+Tab'], 'open, Dva'],
  ['Escape closes it, and gives the focus back', ['Enter', 'Tab', 'Escape'], 'closed, Otvoriť'],
]);
