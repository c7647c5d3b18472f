import { useState } from 'react';
import { accountTexts } from '../../texts/account';
import { Button } from '../../ui/controls/button';
import { Dialog } from '../../ui/overlays/dialog';
import { AccountSection } from './section';
import { PasswordForm } from './password-form';

const texts = accountTexts.password;

/** „Zmeniť heslo“. */
export function Password({ username }: { username: string }) {
  const [isOpen, setIsOpen] = useState(false);
  const close = () => setIsOpen(false);
  return (
    <AccountSection
      title={texts.title}
      hint={texts.hint}
      actions={
        <Button aria-haspopup="dialog" onClick={() => setIsOpen(true)}>
          {texts.change}
        </Button>
      }
    >
      {isOpen && (
        <Dialog title={texts.change} onClose={close}>
          <PasswordForm username={username} onClose={close} />
        </Dialog>
      )}
    </AccountSection>
  );
}
