import { LOGIN_FIELD_MAX_LENGTH, SECOND_FACTOR_CODE_MAX_LENGTH } from '../../constants';
import { CountdownNotice } from '../../forms/countdown-notice';
import { PopupForm } from '../../forms/popup-form';
import { useForm } from '../../forms/use-form';
import { accountTexts } from '../../texts/account';
import { PasswordField } from '../../ui/controls/password-field';
import { TextField } from '../../ui/controls/text-field';
import { createProofRules, type ProofValues } from './account.rules';
import { mayBeDone, useFormSend } from './use-form-send';
import { usePart } from '../../state/react/use-store';
import { accountPart } from './part';

const texts = accountTexts.secondFactor;

interface ProofFormProps {
  /** The change to prove: new recovery codes, or turning the second factor off. */
  request: 'renew' | 'end';
  onClose(): void;
  /** The response was lost. */
  onLost(): void;
}

/** Requires both factors again, then makes the change. */
export function ProofForm({ request, onClose, onLost }: ProofFormProps) {
  const { renewRecoveryCodes, endSecondFactor } = usePart(accountPart);
  const { field, formErrors, handleSubmit, showErrors } = useForm(nothingYet, createProofRules);
  const { isSending, isWaiting, message, send } = useFormSend({
    failed: texts[`${request}Failed`],
    unknown: texts.proofUnknown,
    conflict: texts.changedElsewhere,
    showErrors,
    onFailed: (failure) => mayBeDone(failure) && onLost(),
  });
  const change = request === 'renew' ? renewRecoveryCodes : endSecondFactor;
  return (
    <PopupForm
      onSubmit={handleSubmit(
        (values) =>
          void send(async () => {
            await change(values);
            onClose();
          }),
      )}
      onCancel={onClose}
      submitLabel={request === 'renew' ? texts.renewSubmit : texts.turnOff}
      sendingLabel={texts.checking}
      isSending={isSending}
      isWaiting={isWaiting}
      formErrors={formErrors}
    >
      <CountdownNotice message={message} isWaiting={isWaiting} spoken={accountTexts.failures.waitUnknown} />
      <PasswordField
        {...field('current_password')}
        label={accountTexts.currentPassword}
        autoComplete="current-password"
        maxLength={LOGIN_FIELD_MAX_LENGTH}
        required
      />
      <TextField
        {...field('code')}
        label={accountTexts.code}
        info={texts.codeInfo}
        autoComplete="one-time-code"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={SECOND_FACTOR_CODE_MAX_LENGTH}
        required
      />
    </PopupForm>
  );
}

const nothingYet: ProofValues = { current_password: '', code: '' };
