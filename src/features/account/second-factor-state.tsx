import { Check, X } from 'lucide-react';
import { useState } from 'react';
import type { Account } from './contract';
import { FEW_RECOVERY_CODES } from '../../constants';
import { useValue, usePart } from '../../state/react/use-store';
import { accountTexts } from '../../texts/account';
import { Button } from '../../ui/controls/button';
import { Badge } from '../../ui/feedback/badge';
import { Notice } from '../../ui/feedback/notice';
import { Dialog } from '../../ui/overlays/dialog';
import { css } from '../../ui/style/style';
import { ProofForm } from './proof-form';
import { RecoveryCodes } from './recovery-codes';
import { SecondFactorSetup } from './second-factor-setup';
import { accountPart } from './part';

const texts = accountTexts.secondFactor;

/** Changes to the second factor: `begin` while it is off, the others while it is on. */
type Request = 'begin' | 'renew' | 'end';

/** Whether the second factor is on, and the popups that change it. */
export function SecondFactorState({ account }: { account: Account }) {
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
