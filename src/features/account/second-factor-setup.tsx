import { useState } from 'react';
import type { SecondFactorSetup as Setup } from './contract';
import { LOGIN_FIELD_MAX_LENGTH, SECOND_FACTOR_CODE_MAX_LENGTH, SECOND_FACTOR_DIGITS } from '../../constants';
import { CountdownNotice } from '../../forms/countdown-notice';
import { PopupForm } from '../../forms/popup-form';
import { useForm } from '../../forms/use-form';
import { accountTexts } from '../../texts/account';
import { PasswordField } from '../../ui/controls/password-field';
import { Notice } from '../../ui/feedback/notice';
import {
  createPasswordRules,
  createAppCodeRules,
  withoutSpaces,
  type PasswordValues,
  type AppCodeValues,
} from './account.rules';
import { useFormSend, mayBeDone } from './use-form-send';
import { usePart } from '../../state/react/use-store';
import { accountPart } from './part';
import { TextField } from '../../ui/controls/text-field';
import { AppSecret } from './second-factor-secrets';

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
  const { field, formErrors, handleSubmit, showErrors } = useForm(noPasswordYet, createPasswordRules);
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

const noPasswordYet: PasswordValues = { current_password: '' };

interface AppCodeFormProps {
  setup: Setup;
  onClose(): void;
  /** The setup has expired: it was started too long ago. */
  onExpired(): void;
  /** The response was lost. */
  onLost(): void;
}

/** The secret for the authenticator app, and the first code, which proves that the app has it. */
function AppCodeForm({ setup, onClose, onExpired, onLost }: AppCodeFormProps) {
  const { confirmSecondFactor } = usePart(accountPart);
  const { field, formErrors, handleSubmit, showErrors } = useForm(noCodeYet, createAppCodeRules);
  const { isSending, isWaiting, message, send } = useFormSend({
    failed: texts.confirmFailed,
    unknown: texts.confirmUnknown,
    showErrors,
    onFailed(failure) {
      if (mayBeDone(failure)) onLost();
      if (failure.kind === 'conflict') onExpired();
    },
  });
  return (
    <>
      <AppSecret setup={setup} />
      <PopupForm
        onSubmit={handleSubmit(
          ({ code }) =>
            void send(async () => {
              await confirmSecondFactor(withoutSpaces(code));
              onClose();
            }),
        )}
        onCancel={onClose}
        submitLabel={texts.turnOn}
        sendingLabel={texts.checking}
        isSending={isSending}
        isWaiting={isWaiting}
        formErrors={formErrors}
      >
        <CountdownNotice message={message} isWaiting={isWaiting} spoken={accountTexts.failures.waitUnknown} />
        <TextField
          {...field('code')}
          label={texts.appCode}
          info={texts.appCodeInfo(SECOND_FACTOR_DIGITS)}
          inputMode="numeric"
          autoComplete="one-time-code"
          maxLength={SECOND_FACTOR_CODE_MAX_LENGTH}
          required
        />
      </PopupForm>
    </>
  );
}

const noCodeYet: AppCodeValues = { code: '' };
