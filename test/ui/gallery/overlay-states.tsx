import { LogOut, Settings } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { FormErrors } from '../../../src/forms/form-errors';
import { PopupForm } from '../../../src/forms/popup-form';
import { Button } from '../../../src/ui/controls/button';
import { TextField } from '../../../src/ui/controls/text-field';
import { CloseRow } from '../../../src/ui/overlays/close-row';
import { Dialog, lazyDialog } from '../../../src/ui/overlays/dialog';
import { Drawer } from '../../../src/ui/overlays/drawer';
import { Menu } from '../../../src/ui/overlays/menu';
import { LONG, nothing, shown } from './state';

/** Opens what covers the page. */
function Opening({ label, children }: { label: string; children(close: () => void): ReactNode }) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setIsOpen(true)}>{label}</Button>
      {isOpen && children(() => setIsOpen(false))}
    </>
  );
}

const opening = (label: string, children: (close: () => void) => ReactNode) => (
  <Opening label={label}>{children}</Opening>
);

const form = { submitLabel: 'Uložiť', sendingLabel: 'Ukladám…', isSending: false, formErrors: [] };
const field = <TextField label="Meno" name="name" value="" onChange={nothing} />;

const LoadingDialog = lazyDialog<{ onClose(): void }>('never', () => new Promise(nothing));

export const Overlays = shown({
  dialog: opening('Otvoriť okno', (close) => (
    <Dialog title="Okno" description="Čo sa v ňom robí." onClose={close}>
      <CloseRow onClose={close} />
    </Dialog>
  )),
  'dialog, long': opening('Otvoriť dlhé okno', (close) => (
    <Dialog title={LONG} onClose={close}>
      {Array.from({ length: 30 }, (_, index) => (
        <p key={index}>{LONG}</p>
      ))}
      <CloseRow onClose={close} />
    </Dialog>
  )),
  alert: opening('Otvoriť upozornenie', (close) => (
    <Dialog title="Niečo sa nepodarilo" description={LONG} role="alertdialog" onClose={close}>
      <CloseRow onClose={close} />
    </Dialog>
  )),
  'form in a dialog': opening('Otvoriť formulár', (close) => (
    <Dialog title="Formulár" onClose={close}>
      <PopupForm {...form} onStartOver={nothing} onSubmit={(event) => event.preventDefault()} onCancel={close}>
        {field}
      </PopupForm>
    </Dialog>
  )),
  'dialog, loading': opening('Otvoriť okno, ktoré sa načítava', (close) => <LoadingDialog onClose={close} />),
  drawer: opening('Otvoriť zásuvku', (close) => (
    <Drawer label="Navigácia" closeLabel="Zavrieť navigáciu" onClose={close}>
      <p style={{ padding: 20 }}>Obsah</p>
    </Drawer>
  )),
  menu: (
    <Menu
      label="Účet"
      items={[
        { key: 'settings', label: 'Nastavenia', icon: <Settings size={18} strokeWidth={1.5} />, onChoose: nothing },
        { key: 'logout', label: 'Odhlásiť sa', icon: <LogOut size={18} strokeWidth={1.5} />, onChoose: nothing },
      ]}
      trigger={(props) => <Button {...props}>Otvoriť menu</Button>}
    />
  ),
});

export const Forms = shown({
  form: (
    <PopupForm {...form} isOnScreen onSubmit={(event) => event.preventDefault()} onCancel={nothing}>
      {field}
    </PopupForm>
  ),
  'form, sending': (
    <PopupForm {...form} isSending isOnScreen onSubmit={nothing} onCancel={nothing}>
      {field}
    </PopupForm>
  ),
  'form, wrong': (
    <PopupForm {...form} formErrors={['Toto sa neuložilo.', LONG]} isOnScreen onSubmit={nothing} onCancel={nothing}>
      {field}
    </PopupForm>
  ),
  'what is wrong with a form': <FormErrors messages={['Toto sa neuložilo.']} />,
});
