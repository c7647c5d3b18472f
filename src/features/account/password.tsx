import { useState } from 'react';
import { accountTexts } from '../../texts/account';
import { Button } from '../../ui/controls/button';
import { Dialog } from '../../ui/overlays/dialog';
import { AccountSection } from './section';
import { LOGIN_FIELD_MAX_LENGTH, PASSWORD_MIN_LENGTH } from '../../constants';
import { CountdownNotice } from '../../forms/countdown-notice';
import { PopupForm } from '../../forms/popup-form';
import { useForm } from '../../forms/use-form';
import { PasswordField } from '../../ui/controls/password-field';
import { usePart } from '../../state/react/use-store';
import { createNewPasswordRules, type NewPasswordValues } from './account.rules';
import { useFormSend } from './use-form-send';
import { accountPart } from './part';

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

interface PasswordFormProps {
  username: string;
  onClose(): void;
}

/** A new password. The input is never kept: neither in a draft, nor after the form is closed. */
function PasswordForm({ username, onClose }: PasswordFormProps) {
  const account = usePart(accountPart);
  const { field, formErrors, handleSubmit, showErrors } = useForm(nothingYet, createNewPasswordRules);
  const { isSending, isWaiting, message, send } = useFormSend({
    failed: texts.failed,
    unknown: texts.unknown,
    showErrors,
  });
  return (
    <PopupForm
      onSubmit={handleSubmit(
        (values) =>
          void send(async () => {
            await account.changePassword(values);
            onClose();
          }),
      )}
      onCancel={onClose}
      submitLabel={texts.submit}
      sendingLabel={texts.sending}
      isSending={isSending}
      isWaiting={isWaiting}
      formErrors={formErrors}
    >
      <CountdownNotice message={message} isWaiting={isWaiting} spoken={accountTexts.failures.waitUnknown} />
      <Username name={username} />
      <PasswordField
        {...field('current_password')}
        label={accountTexts.currentPassword}
        autoComplete="current-password"
        maxLength={LOGIN_FIELD_MAX_LENGTH}
        required
      />
      <PasswordField
        {...field('password')}
        label={texts.next}
        info={texts.nextInfo(PASSWORD_MIN_LENGTH)}
        autoComplete="new-password"
        maxLength={LOGIN_FIELD_MAX_LENGTH}
        required
      />
      <PasswordField
        {...field('password_confirmation')}
        label={texts.again}
        autoComplete="new-password"
        maxLength={LOGIN_FIELD_MAX_LENGTH}
        required
      />
    </PopupForm>
  );
}

const nothingYet: NewPasswordValues = { current_password: '', password: '', password_confirmation: '' };

/** Tells password managers which account the password belongs to. */
const Username = ({ name }: { name: string }) => (
  <input type="text" autoComplete="username" value={name} readOnly hidden />
);
