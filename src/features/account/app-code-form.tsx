import type { SecondFactorSetup } from './contract';
import { SECOND_FACTOR_CODE_MAX_LENGTH, SECOND_FACTOR_DIGITS } from '../../constants';
import { CountdownNotice } from '../../forms/countdown-notice';
import { PopupForm } from '../../forms/popup-form';
import { useForm } from '../../forms/use-form';
import { accountTexts } from '../../texts/account';
import { TextField } from '../../ui/controls/text-field';
import { createAppCodeRules, withoutSpaces, type AppCodeValues } from './account.rules';
import { AppSecret } from './app-secret';
import { mayBeDone, useFormSend } from './use-form-send';
import { usePart } from '../../state/react/use-store';
import { accountPart } from './part';

const texts = accountTexts.secondFactor;

interface AppCodeFormProps {
  setup: SecondFactorSetup;
  onClose(): void;
  /** The setup has expired: it was started too long ago. */
  onExpired(): void;
  /** The response was lost. */
  onLost(): void;
}

/** The secret for the authenticator app, and the first code, which proves that the app has it. */
export function AppCodeForm({ setup, onClose, onExpired, onLost }: AppCodeFormProps) {
  const { confirmSecondFactor } = usePart(accountPart);
  const { field, formErrors, handleSubmit, showErrors } = useForm(nothingYet, createAppCodeRules);
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

const nothingYet: AppCodeValues = { code: '' };
