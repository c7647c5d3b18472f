import { Undo2, UserX } from 'lucide-react';
import { useRef } from 'react';
import type { Ticket } from '../contract';
import type { historyPart } from '../history';
import { useOffers, useValue, usePart } from '../../../state/react/use-store';
import { historyTexts as texts } from '../../../texts/history';
import { ticketSubject } from '../../../texts/ticket-subject';
import { Button } from '../../../ui/controls/button';
import { ActionFailure } from '../../../ui/feedback/action-failure';
import * as style from './office-card.style';
import { returnsPart } from '../returns';

/** Actions on the called ticket: return it to the waiting room, or mark it as a no-show. */
export function InOfficeActions({ history, ticket }: { history: ReturnType<typeof historyPart>; ticket: Ticket }) {
  const returns = usePart(returnsPart);
  const canMiss = useOffers('ticket-no-show');
  const isReturning = useValue(returns.pending).get(ticket.id)?.state === 'pending';
  const missing = useValue(history.missing).get(ticket.id);
  const missButton = useRef<HTMLButtonElement>(null);
  const isMissing = missing?.state === 'pending';
  const name = ticketSubject(ticket);
  const miss = () => void history.missCalled(ticket);
  return (
    <>
      <Button
        aria-label={texts.returnOf(name)}
        title={texts.return}
        icon={<Undo2 size={18} strokeWidth={1.5} aria-hidden="true" />}
        isBusy={isReturning}
        isDisabled={isMissing}
        onClick={() => void returns.run(ticket)}
      >
        <span className={style.wideOnly}>{texts.return}</span>
      </Button>
      {canMiss && (
        <Button
          ref={missButton}
          aria-label={texts.missedOf(name)}
          title={texts.missed}
          icon={<UserX size={18} strokeWidth={1.5} aria-hidden="true" />}
          isBusy={isMissing}
          isDisabled={isReturning}
          onClick={miss}
        >
          <span className={style.wideOnly}>{texts.missed}</span>
        </Button>
      )}
      {missing && missing.state !== 'pending' && (
        <div className={style.failure}>
          <ActionFailure failure={missing} nextFocus={missButton} onRetry={miss}>
            {texts.missFailed[missing.state]}
          </ActionFailure>
        </div>
      )}
    </>
  );
}
