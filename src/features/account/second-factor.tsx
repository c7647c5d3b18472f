import { Check, X } from 'lucide-react';
import { useState } from 'react';
import { useReloadWhenStale } from '../../state/react/use-reload-when-stale';
import { useResource } from '../../state/react/use-resource';
import { accountTexts } from '../../texts/account';
import { Loading } from '../../ui/feedback/loading';
import { ResourceView } from '../../ui/feedback/resource-view';
import { AccountSection } from './section';
import { usePart, useValue } from '../../state/react/use-store';
import { accountPart } from './part';
import type { Account } from './contract';
import { FEW_RECOVERY_CODES, LOGIN_FIELD_MAX_LENGTH, SECOND_FACTOR_CODE_MAX_LENGTH } from '../../constants';
import { Button } from '../../ui/controls/button';
import { Badge } from '../../ui/feedback/badge';
import { Notice } from '../../ui/feedback/notice';
import { Dialog } from '../../ui/overlays/dialog';
import { css } from '../../ui/style/style';
import { RecoveryCodes } from './second-factor-secrets';
import { SecondFactorSetup } from './second-factor-setup';
import { CountdownNotice } from '../../forms/countdown-notice';
import { PopupForm } from '../../forms/popup-form';
import { useForm } from '../../forms/use-form';
import { PasswordField } from '../../ui/controls/password-field';
import { TextField } from '../../ui/controls/text-field';
import { createProofRules, type ProofValues } from './account.rules';
import { mayBeDone, useFormSend } from './use-form-send';

const texts = accountTexts.secondFactor;

/** „Dvojstupňové overenie“. */
export function SecondFactor() {
  const { secondFactor } = usePart(accountPart);
  useReloadWhenStale(secondFactor);
  const resource = useResource(secondFactor);
  return (
    <AccountSection title={texts.title} hint={resource.data?.second_factor ? texts.onHint : texts.offHint}>
      <ResourceView resource={resource} failedTitle={texts.loadFailed} skeleton={<Loading rows={1} />}>
        {(account) => <SecondFactorState account={account} />}
      </ResourceView>
    </AccountSection>
  );
}

/** Changes to the second factor: `begin` while it is off, the others while it is on. */
type Request = 'begin' | 'renew' | 'end';

/** Whether the second factor is on, and the popups that change it. */
function SecondFactorState({ account }: { account: Account }) {
  const { recoveryCodes, forgetRecoveryCodes } = usePart(accountPart);
  const codes = useValue(recoveryCodes);
  const [request, setRequest] = useState<Request | null>(null);
  /** The response to the request was lost. */
  const [isLost, setIsLost] = useState(false);
  const { second_factor: isOn, recovery_codes: left } = account;
  // The change was made despite the failed request, or elsewhere.
  const isSettled = request !== null && isOn === (request === 'begin');
  const isFormOpen = request !== null && !isSettled;
  const open = (next: Request) => {
    setRequest(next);
    setIsLost(false);
  };
  const form = { onClose: () => setRequest(null), onLost: () => setIsLost(true) };
  return (
    <>
      <div className={line}>
        <Badge variant={isOn ? 'good' : 'plain'} Icon={isOn ? Check : X}>
          {isOn ? texts.on : texts.off}
        </Badge>
        {isOn && <span>{texts.codesLeft(left)}</span>}
      </div>
      {isSettled && (
        <Notice variant="warning" role="status">
          {isLost ? texts.settled[request] : texts.changedElsewhere}
        </Notice>
      )}
      {isOn && left <= FEW_RECOVERY_CODES && <Notice variant="warning">{texts.fewCodes}</Notice>}
      <div className={line}>
        {/* The same button in both states, so that it keeps the focus. */}
        <Button
          aria-haspopup="dialog"
          aria-label={isOn ? texts.endTitle : texts.beginTitle}
          onClick={() => open(isOn ? 'end' : 'begin')}
        >
          {isOn ? texts.turnOff : texts.turnOn}
        </Button>
        {isOn && (
          <Button aria-haspopup="dialog" onClick={() => open('renew')}>
            {texts.renew}
          </Button>
        )}
      </div>
      {isFormOpen && request === 'begin' && (
        <Dialog title={texts.beginTitle} onClose={form.onClose}>
          <SecondFactorSetup {...form} />
        </Dialog>
      )}
      {isFormOpen && request !== 'begin' && (
        <Dialog title={texts[`${request}Title`]} description={texts[`${request}Hint`]} onClose={form.onClose}>
          <ProofForm request={request} {...form} />
        </Dialog>
      )}
      {/* After the popup of the request has given the focus back. */}
      {codes && !isFormOpen && <RecoveryCodes codes={codes} onKept={forgetRecoveryCodes} />}
    </>
  );
}

const line = css`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 8px;
`;

interface ProofFormProps {
  /** The change to prove: new recovery codes, or turning the second factor off. */
  request: 'renew' | 'end';
  onClose(): void;
  /** The response was lost. */
  onLost(): void;
}

/** Requires both factors again, then makes the change. */
function ProofForm({ request, onClose, onLost }: ProofFormProps) {
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
