import { useState } from 'react';
import type { SecondFactorSetup as Setup } from './contract';
import { LOGIN_FIELD_MAX_LENGTH } from '../../constants';
import { CountdownNotice } from '../../forms/countdown-notice';
import { PopupForm } from '../../forms/popup-form';
import { useForm } from '../../forms/use-form';
import { accountTexts } from '../../texts/account';
import { PasswordField } from '../../ui/controls/password-field';
import { Notice } from '../../ui/feedback/notice';
import { createPasswordRules, type PasswordValues } from './account.rules';
import { AppCodeForm } from './app-code-form';
import { useFormSend } from './use-form-send';
import { usePart } from '../../state/react/use-store';
import { accountPart } from './part';

const texts = accountTexts.secondFactor;

interface SecondFactorSetupProps {
  onClose(): void;
  /** The response to the confirmation was lost. */
  onLost(): void;
}

/** Turns the second factor on: the password, then the app's first code. */
export function SecondFactorSetup({ onClose, onLost }: SecondFactorSetupProps) {
  const [setup, setSetup] = useState<Setup | null>(null);
  const [isExpired, setIsExpired] = useState(false);
  const expire = () => {
    setSetup(null);
    setIsExpired(true);
  };
  if (setup) return <AppCodeForm setup={setup} onClose={onClose} onExpired={expire} onLost={onLost} />;
  return <PasswordStep isExpired={isExpired} onBegun={setSetup} onClose={onClose} />;
}

interface PasswordStepProps {
  /** The last setup was not confirmed in time. */
  isExpired: boolean;
  onBegun(setup: Setup): void;
  onClose(): void;
}

function PasswordStep({ isExpired, onBegun, onClose }: PasswordStepProps) {
  const { beginSecondFactor } = usePart(accountPart);
  const { field, formErrors, handleSubmit, showErrors } = useForm(nothingYet, createPasswordRules);
  const { isSending, isWaiting, message, send } = useFormSend({
    failed: texts.beginFailed,
    conflict: texts.changedElsewhere,
    showErrors,
  });
  return (
    <PopupForm
      onSubmit={handleSubmit(
        ({ current_password }) => void send(async () => onBegun(await beginSecondFactor(current_password))),
      )}
      onCancel={onClose}
      submitLabel={texts.next}
      sendingLabel={texts.checking}
      isSending={isSending}
      isWaiting={isWaiting}
      formErrors={formErrors}
    >
      {isExpired && !message && (
        <Notice variant="warning" role="alert">
          {texts.expired}
        </Notice>
      )}
      <CountdownNotice message={message} isWaiting={isWaiting} spoken={accountTexts.failures.waitUnknown} />
      <PasswordField
        {...field('current_password')}
        label={accountTexts.currentPassword}
        info={texts.beginHint}
        autoComplete="current-password"
        maxLength={LOGIN_FIELD_MAX_LENGTH}
        required
      />
    </PopupForm>
  );
}

const nothingYet: PasswordValues = { current_password: '' };
