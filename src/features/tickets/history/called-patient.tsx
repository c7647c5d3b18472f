import { Undo2, UserX, StickyNote } from 'lucide-react';
import { useRef } from 'react';
import type { Ticket } from '../contract';
import type { historyPart } from '../history';
import { useOffers, useValue, usePart } from '../../../state/react/use-store';
import { historyTexts as texts } from '../../../texts/history';
import { ticketSubject } from '../../../texts/waiting-room';
import { Button } from '../../../ui/controls/button';
import { ActionFailure } from '../../../ui/feedback/failure-notices';
import * as style from './office-card.style';
import { returnsPart } from '../returns';
import type { RecordId } from '../../../api/contract/fields';
import { personTexts } from '../../../texts/person';
import { Sensitive } from '../../../ui/content/personal';
import { css } from '../../../ui/style/style';
import { hiddenClass } from '../../../ui/style/theme';
import { usePatient } from '../../patients/person';

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
        // The second click of a double click would return the patient who was called before.
        onClick={({ detail }) => void (detail < 2 && returns.run(ticket))}
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

/** The doctor's note on the patient in the office, on one line: it loads later than the rows below, and must not move them. */
export function ShortNote({ userId }: { userId: RecordId }) {
  const note = usePatient(userId)?.attributes.note;
  if (!note) return null;
  return (
    <p className={line} data-reveals="">
      <StickyNote size={14} strokeWidth={1.75} aria-hidden="true" />
      <span className={hiddenClass}>{personTexts.note}</span>
      <Sensitive className={text}>{note}</Sensitive>
    </p>
  );
}

const line = css`
  display: flex;
  align-items: center;
  gap: 6px;
  min-width: 0;
  color: var(--warning);
  font-size: 14px;
  & > svg {
    flex: none;
  }
`;

const text = css`
  min-width: 0;
  overflow: hidden;
  text-overflow: ellipsis;
  white-space: nowrap;
`;
