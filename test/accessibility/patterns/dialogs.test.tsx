import { expect } from '@open-wc/testing';
import { useState } from 'react';
import { FormErrors } from '../../../src/forms/form-errors';
import { AlertPopup } from '../../../src/frame/frame-popups';
import { mountView, unmountViews } from '../../support/mount-view';
import { describePattern } from '../../support/pattern';
import { until } from '../../support/until';
import { focused, pressKeys } from '../../support/user-input';
import { Button } from '../../../src/ui/controls/button';
import { RadioGroup } from '../../../src/ui/controls/radio-group';
import { TextField } from '../../../src/ui/controls/text-field';
import { Dialog } from '../../../src/ui/overlays/dialog';
import { Drawer } from '../../../src/ui/overlays/drawer';

// https://www.w3.org/WAI/ARIA/apg/patterns/alert/ and …/alertdialog/
function Failing() {
  const [messages, setMessages] = useState<string[]>([]);
  return (
    <>
      <FormErrors messages={messages} />
      <button type="button" onClick={() => setMessages(['Nepodarilo sa to.'])}>
        Odoslať
      </button>
    </>
  );
}

describe('the alert', () => {
  afterEach(unmountViews);

  it('is there at once, and does not take the focus', async () => {
    const { see } = mountView(<Failing />);
    const button = await see.findByRole('button', { name: 'Odoslať' });
    button.focus();
    await pressKeys('Enter');
    const alert = await until(() => see.queryByRole('alert'));
    expect(alert.textContent).to.equal('Nepodarilo sa to.');
    expect(focused()).to.equal(button);
  });
});

function Warned() {
  const [isOpen, setIsOpen] = useState(false);
  const [count, setCount] = useState(0);
  return (
    <>
      <button type="button" onClick={() => setIsOpen(true)}>
        Odoslať {count}
      </button>
      {isOpen && (
        <AlertPopup
          variant="danger"
          title="Nepodarilo sa to"
          description="Skúste to znova."
          onRetry={() => setCount(count + 1)}
          onClose={() => setIsOpen(false)}
        />
      )}
    </>
  );
}

async function beginAlert() {
  const { see, root } = mountView(<Warned />);
  (await see.findByRole('button', { name: /^Odoslať/ })).focus();
  return () => {
    const dialog = see.queryByRole('alertdialog', { name: 'Nepodarilo sa to' });
    const described = root.getElementById(dialog?.getAttribute('aria-describedby') ?? '')?.textContent;
    return [dialog ? `open (${described ?? ''})` : 'closed', focused()?.textContent].join(', ');
  };
}

describePattern('the alert dialog', beginAlert, [
  ['it opens with the focus on its first button', ['Enter'], 'open (Skúste to znova.), V poriadku'],
  ['Tab goes from the last button to the first', ['Enter', 'Tab', 'Tab'], 'open (Skúste to znova.), V poriadku'],
  ['Shift+Tab goes from the first button to the last', ['Enter', 'Shift+Tab'], 'open (Skúste to znova.), Skúsiť znova'],
  ['Escape closes it, and gives the focus back', ['Enter', 'Escape'], 'closed, Odoslať 0'],
  ['Enter on its button closes it, and gives the focus back', ['Enter', 'Enter'], 'closed, Odoslať 0'],
  ['Enter on its other button does what it says', ['Enter', 'Tab', 'Enter'], 'closed, Odoslať 1'],
]);

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

const beginWindow = (kind: 'dialog' | 'drawer') => async () => {
  const { see } = mountView(<Page kind={kind} />);
  const opener = await see.findByRole('button', { name: 'Otvoriť' });
  opener.focus();
  return () => {
    const target = focused();
    const name = target?.getAttribute('name') ?? target?.getAttribute('aria-label') ?? target?.textContent ?? '';
    return `${see.queryByRole('dialog', { name: 'Okno' }) ? 'open' : 'closed'}, ${name}`;
  };
};

describePattern('the dialog', beginWindow('dialog'), [
  ['it opens with the focus in it', ['Enter'], 'open, choice'],
  ['Tab goes to the next control', ['Enter', 'Tab'], 'open, name'],
  ['Tab goes from the last control to the first', ['Enter', 'Tab', 'Tab', 'Tab'], 'open, choice'],
  ['Shift+Tab goes to the previous control', ['Enter', 'Tab', 'Shift+Tab'], 'open, choice'],
  ['Shift+Tab goes from the first control to the last', ['Enter', 'Shift+Tab'], 'open, Uložiť'],
  ['Escape closes it, and gives the focus back', ['Enter', 'Tab', 'Escape'], 'closed, Otvoriť'],
  ['its button closes it, and gives the focus back', ['Enter', 'Shift+Tab', 'Enter'], 'closed, Otvoriť'],
]);

describePattern('the drawer', beginWindow('drawer'), [
  ['it opens with the focus in it', ['Enter'], 'open, Zavrieť'],
  ['Tab goes from the last control to the first', ['Enter', 'Tab', 'Tab', 'Tab'], 'open, Zavrieť'],
  ['Shift+Tab goes from the first control to the last', ['Enter', 'Shift+Tab'], 'open, Dva'],
  ['Escape closes it, and gives the focus back', ['Enter', 'Tab', 'Escape'], 'closed, Otvoriť'],
]);
